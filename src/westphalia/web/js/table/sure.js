/** What can't be undone is asked once more. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** A button that asks once more. Texts: name, name-sure, and what it means. @param {{name: string, about: string, onSure: () => void}} props */
export function Sure({ name, about, onSure }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return html`<button type="button" class=${name} onClick=${() => setAsked(true)}>${t(name)}</button>`;
  const decide = (/** @type {boolean} */ isSure) => () => {
    setAsked(false);
    if (isSure) onSure();
  };
  return html`<span class="sure" role="group">${t(about)}
    <button type="button" class=${`primary ${name}-sure`} onClick=${decide(true)}>${t(`${name}-sure`)}</button>
    <button type="button" onClick=${decide(false)}>${t("not-now")}</button>
  </span>`;
}
