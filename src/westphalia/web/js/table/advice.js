/** What would you do? Advice for the question at hand, where the table allows it; everybody reads that it was asked for. */
import { useState } from "preact/hooks";
import { post } from "../api.js";
import { html } from "../html.js";
import { reasonOf, t } from "../texts.js";
import { Candidates } from "./weighing.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** The place of an option among what is advised, from 1; 0: it is not. @param {TableStore} store @param {string} id */
export const adviceFor = (store, id) => 1 + (store.advice.value?.candidates.findIndex(({ steps }) => steps[0].default === id) ?? -1);

/** @param {{store: TableStore, ask: import("./store.js").Ask}} props */
export function Advice({ store, ask }) {
  const [isThinking, think] = useState(false);
  const [problem, setProblem] = useState("");
  const { advice: isAllowed, kind } = store.table.value;
  const advice = store.advice.value;
  if (ask.aside || kind === "lesson" || ask.options.length < 2) return null;
  const request = async () => {
    const { version } = store.view.value;
    think(true);
    setProblem("");
    try {
      const found = await post(`/tables/${store.id}/advice`, { seat: ask.seat, version });
      if (store.view.value.version === version) store.advice.value = found;
    } catch (error) {
      setProblem(reasonOf(error));
    }
    think(false);
  };
  if (advice) {
    return html`<section class="advice" aria-live="polite"><h3>${t("advice")}</h3>
      <${Candidates} store=${store} candidates=${advice.candidates} compared=${t("why-compared")} />
      ${advice.candidates.length === 1 && html`<p>${t("advice-only")}</p>`}
      <p class="hint">${t("advice-games", { n: advice.games })}</p>
    </section>`;
  }
  return html`<p class="advice-line">
    <button type="button" class="quiet ask-advice" disabled=${!isAllowed || isThinking || store.isSent.value} onClick=${request} title=${t("advice-about")}>${t("advice-ask")}</button>
    ${!isAllowed && html` <small class="hint">${t("advice-off")}</small>`}
    ${isThinking && html` <small class="hint" role="status">${t("why-thinking")}</small>`}
    ${problem && html` <span class="notice" role="alert">${problem}</span>`}
  </p>`;
}
