/** Whom we have blocked; what is kept about us; and going for good. */
import { useEffect, useState } from "preact/hooks";
import { get, remove } from "../api.js";
import { html } from "../html.js";
import { personName, reasonOf, t } from "../texts.js";
import { become, me } from "./me.js";

/** @typedef {import("../wire.d.ts").Blocked} Blocked */

export function BlockList() {
  const [list, setList] = useState(/** @type {Blocked[]} */ ([]));
  const load = () => get("/me/blocks").then(setList, () => setList([]));
  useEffect(() => void load(), []);
  if (list.length === 0) return null;
  return html`<section class="blocks"><h2>${t("blocked")}</h2>
    <p class="hint">${t("blocked-about")}</p>
    <ul>${list.map(({ handle, name }) => html`<li key=${handle}>${personName(name)} <button type="button" class="quiet unblock" onClick=${() => remove(`/me/blocks/${handle}`).then(load)}>${t("unblock")}</button></li>`)}</ul>
  </section>`;
}

export function OwnData() {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      await become("/me/delete", { password: new FormData(event.currentTarget).get("password") ?? "" });
      setAsked(false);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<section class="own-data"><h2>${t("own-data")}</h2>
    <p><a class="button" href="/api/me/data" download="westphalia.json">${t("own-data-get")}</a></p>
    ${!isAsked && html`<p><button type="button" class="go-for-good" onClick=${() => setAsked(true)}>${t("delete-me")}</button></p>`}
    ${isAsked && html`<form class="farewell" onSubmit=${submit}>
      <p>${t("delete-me-about")}</p>
      ${!me.value?.guest && html`<label>${t("password")} <input name="password" type="password" required autocomplete="current-password" /></label>`}
      <button class="primary delete-sure">${t("delete-me-sure")}</button> <button type="button" onClick=${() => setAsked(false)}>${t("not-now")}</button>
    </form>`}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}
