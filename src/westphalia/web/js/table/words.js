/** The map in words: every place with what is known of it, and a button where it answers the question. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Words({ store }) {
  const [sought, setSought] = useState("");
  const { board, speech } = store;
  const refs = ["place", "sea"].flatMap((domain) => (board.value.domains[domain] ?? []).map((id) => ({ domain, id })));
  const found = refs.filter(({ domain, id }) => speech.value.name(domain, id).toLocaleLowerCase().includes(sought.toLocaleLowerCase()));
  return html`<div class="words">
    <input type="search" aria-label=${t("search")} placeholder=${t("search")} value=${sought} onInput=${(event) => setSought(event.currentTarget.value)} />
    ${found.map((ref) => html`<${Place} key=${ref.domain + ref.id} store=${store} place=${ref} />`)}
  </div>`;
}

/** @param {{store: import("./store.js").TableStore, place: {domain: string, id: string}}} props */
function Place({ store, place }) {
  const { speech, game, state, board, ask } = store;
  const is = ({ ref }) => ref?.domain === place.domain && ref.id === place.id;
  const option = ask.value?.options.find(is);
  const refusal = ask.value?.refused.find((each) => is(each.option));
  const facts = game.value.facts(state.value, place, board.value, speech.value);
  const name = speech.value.name(place.domain, place.id);
  return html`<article>
    <h3>${name}</h3>
    <dl>${facts.map(([label, value]) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
    ${option && html`<button type="button" onClick=${() => store.answer(option.id)} aria-label=${t("choose", { name })}>${t("choose", { name })}</button>`}
    ${refusal && html`<p class="refusal">${speech.value.format(refusal.message, refusal.args)}</p>`}
  </article>`;
}
