/** What can be done with a thing on the board, in a hand or on a mat: orders with their prices, and why others are not possible. */
import { html } from "../html.js";
import { t } from "../texts.js";
import { Label, labelOf, saidOf } from "./labels.js";
import { Rule } from "./rule.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Deeds({ store }) {
  const { piece, speech } = store;
  const deeds = piece.value?.deeds ?? [];
  const open = deeds.filter(({ why }) => !why);
  const closed = deeds.filter(({ why }) => why);
  if (!deeds.length) return null;
  const label = (/** @type {import("../wire.d.ts").DeedView} */ { option, form }) =>
    form && store.filling.behind(option.id).length !== 1
      ? html`${speech.value.format(`form-${form}`)} <small class="choice-note">${saidOf(store, option)?.note}</small>`
      : html`<${Label} store=${store} option=${option} />`;
  return html`<div class="deeds">
    ${open.map((deed, i) => html`<button key=${i} type="button" class="deed" data-deed=${deed.form ?? deed.option.id} disabled=${store.isSent.value} onClick=${() => store.undertake(deed, labelOf(store, deed.option))}>${label(deed)}</button>`)}
    ${closed.length > 0 && html`<details><summary>${t("deeds-closed", { n: closed.length })}</summary>
      <ul>${closed.map((deed, i) => html`<li key=${i}><b>${label(deed)}</b> ${speech.value.format(deed.why?.message ?? "", deed.why?.args)} <${Rule} store=${store} id=${deed.why?.rule ?? ""} /></li>`)}</ul></details>`}
  </div>`;
}
