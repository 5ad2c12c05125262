/** A name and a password, to find one's seats on every device. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { go } from "../router.js";
import { personName, reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { Courier } from "./courier.js";
import { EnterCode, ShowCode } from "./devices.js";
import { become, me } from "./me.js";
import { BlockList, OwnData } from "./own_data.js";
import { Presence } from "./presence.js";

const [LEAST, MOST] = [8, 200]; // characters of a password

export function AccountPage() {
  return html`<${Bar} />
    <main class="account sheet">
      <h1>${t("account")}</h1>
      ${me.value && (me.value.guest ? html`<${Guest} />` : html`<${Known} />`)}
      ${me.value && !me.value.guest && html`<${Presence} key=${`presence-${me.value.id}`} />`}
      ${me.value && html`<${Courier} key=${me.value.id} />`}
      ${me.value && html`<${ShowCode} key=${`code-${me.value.id}`} />`}
      ${me.value && html`<section class="move-here"><h2>${t("device-other")}</h2><${EnterCode} onDone=${() => go("/")} /></section>`}
      ${me.value && html`<${BlockList} key=${`blocks-${me.value.id}`} />`}
      ${me.value && html`<${OwnData} key=${`data-${me.value.id}`} />`}
    </main>`;
}

function Guest() {
  return html`<p class="lead">${t("account-guest", { name: personName(me.value?.name ?? "") })}</p>
    <div class="pair">
      <${Entrance} path="/register" title="register" about="register-about" password="new-password" />
      <${Entrance} path="/login" title="log-in" about="log-in-about" password="current-password" />
    </div>
    <${Rename} />`;
}

function Known() {
  const [problem, setProblem] = useState("");
  const leave = () => become("/logout").catch((error) => setProblem(reasonOf(error)));
  return html`<p class="lead">${t("account-known", { name: me.value?.name ?? "" })}</p>
    <${Rename} />
    <${NewPassword} />
    <p><button type="button" class="log-out" onClick=${leave}>${t("log-out")}</button></p>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}`;
}

/** Register or log in. @param {{path: string, title: string, about: string, password: string, onDone?: () => void}} props */
export function Entrance({ path, title, about, password, onDone = () => undefined }) {
  const [problem, setProblem] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      await become(path, { name: form.get("name"), password: form.get("password") });
      onDone();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<form class=${`entrance ${title}`} onSubmit=${submit}>
    <h2>${t(title)}</h2>
    <p class="hint">${t(about)}</p>
    <label>${t("name")} <input name="name" required maxlength="40" autocomplete="username" /></label>
    <label>${t("password")} <input name="password" type="password" required minlength=${LEAST} maxlength=${MOST} autocomplete=${password} /></label>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    <button class="primary">${t(title)}</button>
  </form>`;
}

/** Another password, for who knows the one of now. */
function NewPassword() {
  const [told, setTold] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { old, password } = Object.fromEntries(new FormData(form));
    try {
      await become("/me/password", { old, password });
      form.reset();
      setTold(t("password-changed"));
    } catch (error) {
      setTold(reasonOf(error));
    }
  };
  return html`<form class="new-password" onSubmit=${submit}>
    <h2>${t("new-password")}</h2>
    <p class="hint">${t("new-password-about")}</p>
    <label>${t("password-old")} <input name="old" type="password" required minlength=${LEAST} maxlength=${MOST} autocomplete="current-password" /></label>
    <label>${t("password-new")} <input name="password" type="password" required minlength=${LEAST} maxlength=${MOST} autocomplete="new-password" /></label>
    <button>${t("rename-do")}</button>
    ${told && html`<p role="status">${told}</p>`}
  </form>`;
}

/** What others call us. */
function Rename() {
  const [told, setTold] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      const person = await become("/me/name", { name: new FormData(event.currentTarget).get("name") });
      setTold(t("renamed", { name: person?.name ?? "" }));
    } catch (error) {
      setTold(reasonOf(error));
    }
  };
  return html`<form class="rename" onSubmit=${submit}>
    <label>${t("rename")} <input name="name" required maxlength="40" key=${me.value?.name} defaultValue=${me.value?.named ? me.value.name : ""} autocomplete="nickname" /></label>
    <button>${t("rename-do")}</button>
    ${told && html`<p role="status">${told}</p>`}
  </form>`;
}
