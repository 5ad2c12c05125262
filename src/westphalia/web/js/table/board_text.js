/** The board in words: the game's own tables, then every place with what is known of it, and a button where it answers the question. */
import { useEffect, useState } from "preact/hooks";
import { html, written } from "../html.js";
import { t } from "../texts.js";
import { cellText, headingText } from "./cells.js";
import { labelOf } from "./labels.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Ref} Ref */

/** @param {{store: TableStore}} props */
export function BoardText({ store }) {
  const [sought, setSought] = useState("");
  const { board, speech } = store;
  useEffect(() => {
    store.readers.value++;
    return () => void store.readers.value--;
  }, [store]);
  const { land, sea } = store.game.value.domains;
  const refs = [land, sea].flatMap((domain) => (board.value.domains[domain] ?? []).map((id) => ({ domain, id })));
  const found = refs.filter(({ domain, id }) => speech.value.name(domain, id).toLocaleLowerCase().includes(sought.toLocaleLowerCase()));
  return html`<div class="words">
    ${(store.scene.value.words?.tables ?? []).map((table, i) => html`<${Table} key=${i} store=${store} table=${table} />`)}
    ${refs.length > 0 && html`<h3 class="words-places">${t("places")}</h3>
      <input type="search" aria-label=${t("search")} placeholder=${t("search")} value=${sought} onInput=${written(setSought)} />`}
    ${found.map((ref) => html`<${Place} key=${ref.domain + ref.id} store=${store} place=${ref} />`)}
  </div>`;
}

/** @param {{store: TableStore, table: {heading: any, columns: any[], rows: any[][]}}} props */
function Table({ store, table: { heading, columns, rows } }) {
  const speech = store.speech.value;
  return html`<details class="words-table">
    <summary>${headingText(heading, speech)}</summary>
    <div class="words-scroll" tabindex="0" role="group" aria-label=${headingText(heading, speech)}>
      <table>
        <thead><tr>${columns.map((cell, i) => html`<th key=${i} scope="col">${headingText(cell, speech)}</th>`)}</tr></thead>
        <tbody>${rows.map((row, n) => html`<tr key=${n}>${row.map((cell, i) => (i === 0 ? html`<th key=${i} scope="row">${headingText(cell, speech)}</th>` : html`<td key=${i}>${cellText(cell, speech)}</td>`))}</tr>`)}</tbody>
      </table>
    </div>
  </details>`;
}

/** @param {{store: TableStore, place: Ref}} props */
function Place({ store, place }) {
  const { speech, game, scene, ask } = store;
  const stands = (/** @type {import("./store.js").Option} */ { ref }) => ref && game.value.onMap(scene.value, ref).some(({ domain, id }) => domain === place.domain && id === place.id);
  const option = ask.value?.options.find(stands);
  const refusal = ask.value?.refused.find((each) => stands(each.option));
  const facts = game.value.facts(scene.value, place);
  const label = option && labelOf(store, option);
  return html`<article>
    <h3>${speech.value.name(place.domain, place.id)}</h3>
    <dl>${facts.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    ${option && html`<button type="button" onClick=${() => store.answer(option.id, { label })}>${t("choose", { name: label })}</button>`}
    ${refusal && html`<p class="refusal">${speech.value.format(refusal.message, refusal.args)}</p>`}
  </article>`;
}
