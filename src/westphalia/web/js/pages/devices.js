/** A second device: a code that the first shows, and where the second is told it. */
import { useState } from "preact/hooks";
import { post } from "../api.js";
import { html } from "../html.js";
import { go, query } from "../router.js";
import { reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { become } from "./me.js";
import { Address } from "./share.js";

/** Shows a code, and says what it is good for. */
export function ShowCode() {
  const [shown, setShown] = useState(/** @type {import("../wire.d.ts").DeviceCode|null} */ (null));
  const [problem, setProblem] = useState("");
  const show = () => post("/me/device").then(setShown, (error) => setProblem(reasonOf(error)));
  return html`<section class="device-code"><h2>${t("device")}</h2>
    <p class="hint">${t("device-about")}</p>
    ${shown
      ? html`<p class="code" role="status"><b>${shown.code}</b> ${t("device-minutes", { n: Math.round(shown.seconds / 60) })}</p>
          <${Address} label=${t("device-link")} address=${`${location.origin}${location.pathname}#/move?code=${shown.code}`} />`
      : html`<p><button type="button" class="show-code" onClick=${show}>${t("device-show")}</button></p>`}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}

/** Be who the code leads to. @param {{code?: string, onDone: () => void}} props */
export function EnterCode({ code = "", onDone }) {
  const [problem, setProblem] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      await become("/me/move-here", { code: new FormData(event.currentTarget).get("code") });
      onDone();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<form class="enter-code" onSubmit=${submit}>
    <label>${t("device-code")} <input name="code" required minlength="8" maxlength="20" defaultValue=${code} autocomplete="one-time-code" autocapitalize="characters" spellcheck=${false} /></label>
    <button class="primary">${t("device-enter")}</button>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </form>`;
}

/** Where the link of a code leads. */
export function MovePage() {
  return html`<${Bar} /><main class="account sheet"><h1>${t("device")}</h1>
    <p class="lead">${t("device-here")}</p>
    <${EnterCode} code=${query.value.get("code") ?? ""} onDone=${() => go("/")} />
  </main>`;
}
