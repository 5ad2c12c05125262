/** Options as buttons: words under their headings, things that can be searched, cards; what is refused stands grey among them. */
import { useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { t } from "../texts.js";
import { adviceFor } from "./advice.js";
import { cellText } from "./cells.js";
import { Label, labelOf, spotsOf, saidOf } from "./labels.js";
import { isPointedAt } from "./lesson.js";
import { Cannot } from "./refusals.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */
/** @typedef {import("./store.js").Refused} Refused */

const MANY = 12; // things among which one wants to search

/** Words, under the headings and in the order the game gives them; in each group what is refused comes last. @param {{store: TableStore, options: Option[], refused: Refused[]}} props */
export function Groups({ store, options, refused }) {
  const { groups: headed, menus } = store.game.value;
  const isMenu = !menus || menus.includes(store.ask.value?.kind ?? "");
  const groups = Object.entries(isMenu ? headed : {}).map(([id, words]) => ({ id, words }));
  const named = new Set(groups.flatMap(({ words }) => words));
  const ids = [...options.map(({ id }) => id), ...refused.map(({ option }) => option.id)];
  const shown = [...groups, { id: "", words: ids.filter((id) => !named.has(id)) }];
  const choice = (/** @type {string} */ id) => {
    const option = options.find((each) => each.id === id);
    if (option) return html`<${Choice} key=${id} store=${store} option=${option} />`;
    const refusal = refused.find((each) => each.option.id === id);
    return refusal && html`<${Cannot} key=${id} store=${store} refused=${refusal} label=${html`<${Label} store=${store} option=${refusal.option} />`} />`;
  };
  return shown.map(({ id, words }) => {
    const isOpen = (/** @type {string} */ word) => options.some((each) => each.id === word);
    const choices = [...words.filter(isOpen), ...words.filter((word) => !isOpen(word))].map(choice).filter(Boolean);
    return (
      choices.length > 0 &&
      html`<div key=${id} class=${classes("group", !words.some(isOpen) && "is-closed", id && words.includes(store.ask.value?.default ?? "") && "has-default")}>
        ${id && html`<h3>${store.speech.value.format(id)}</h3>`}
        <div class="options">${choices}</div>
      </div>`
    );
  });
}

/** Things by name, with a search where there are many. @param {{store: TableStore, options: Option[], refused: Refused[]}} props */
export function Things({ store, options, refused }) {
  const [sought, setSought] = useState("");
  if (!options.length && !refused.length) return null;
  const { speech, scene, game, ask } = store;
  const fits = (/** @type {Option} */ option) => labelOf(store, option).toLocaleLowerCase().includes(sought.toLocaleLowerCase());
  const byName = (/** @type {Option} */ a, /** @type {Option} */ b) => labelOf(store, a).localeCompare(labelOf(store, b), speech.value.locale);
  const byNote = (/** @type {Option} */ a, /** @type {Option} */ b) => Number(Boolean(saidOf(store, b)?.note)) - Number(Boolean(saidOf(store, a)?.note));
  const isMany = options.length > MANY;
  const shown = isMany ? options.filter(fits).sort((a, b) => byNote(a, b) || byName(a, b)) : options;
  const face = (/** @type {Option} */ option) => option.ref && game.value.card?.(scene.value, option.ref, ask.value);
  const isHand = options.some(face);
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    if (shown.length === 1) store.answer(shown[0].id, { label: labelOf(store, shown[0]) });
  };
  return html`
    ${isMany && html`<form class="option-search" role="search" onSubmit=${submit}>
      <input type="search" value=${sought} placeholder=${t("options-search", { n: options.length })} aria-label=${t("options-search", { n: options.length })}
        onInput=${written(setSought)} /></form>`}
    <div class=${classes("options", "things", isMany && "is-many", isHand && "hand")}>
      ${shown.map((option) => html`<${Choice} key=${option.id} store=${store} option=${option} face=${isHand && face(option)} />`)}
      ${refused.map((each) => html`<${Cannot} key=${each.option.id} store=${store} refused=${each} label=${labelOf(store, each.option)} />`)}
      ${shown.length === 0 && options.length > 0 && html`<p class="empty">${t("search-nothing")}</p>`}
    </div>`;
}

/** @param {{store: TableStore, option: Option, face?: any}} props */
function Choice({ store, option, face }) {
  const mark = (/** @type {import("./store.js").Ref[]} */ refs) => () => (store.marked.value = refs);
  const label = labelOf(store, option);
  const said = saidOf(store, option);
  const refs = [...spotsOf(store, option), ...(said?.about ?? [])];
  const advised = adviceFor(store, option.id);
  const lines = store.odds.value[option.id]?.win === null; // what it brings is told with it; how odds come about, on hover
  return html`<button type="button" class=${classes("choice", face && "is-card", (said?.text || lines) && "has-text", store.ask.value?.default === option.id && "is-default", isPointedAt(store, option.id) && "is-pointed-at", advised > 0 && "is-advised")} data-option=${option.id}
    title=${said?.tip} disabled=${store.isSent.value} onClick=${() => store.choose(option.id, { label })}
    onPointerEnter=${mark(refs)} onPointerLeave=${mark([])} onFocus=${mark(refs)} onBlur=${mark([])}>
    ${advised > 0 && html`<span class="advised" role="img" aria-label=${t("advice-mark", { n: advised })} title=${t("advice-mark", { n: advised })}>${advised}</span>`}${face || html`<${Label} store=${store} option=${option} />`}<${Chance} store=${store} id=${option.id} />${lines && html`<${ChanceLines} store=${store} id=${option.id} />`}
  </button>`;
}

/** The odds beside an option: the chance to win, and on hover how it comes about. @param {{store: TableStore, id: string}} props */
export function Chance({ store, id }) {
  const odds = store.odds.value[id];
  return odds ? html`<${Win} store=${store} odds=${odds} />` : null;
}

/** @param {{store: TableStore, odds: import("../wire.d.ts").OddsView}} props */
export function Win({ store, odds }) {
  if (odds.win === null) return null;
  const speech = store.speech.value;
  const percent = new Intl.NumberFormat(speech.locale, { style: "percent" }).format(odds.win);
  const why = odds.lines.map((line) => cellText(line, speech)).join("\n");
  return html` <span class="odds" title=${why} style=${{ "--win": `${Math.round(odds.win * 100)}%` }}><span class="unseen">${t("odds-win")} </span>${percent}<span class="unseen"> ${why}</span></span>`;
}

/** How the odds come about, in words. @param {{store: TableStore, id: string}} props */
export function ChanceLines({ store, id }) {
  const lines = store.odds.value[id]?.lines ?? [];
  return lines.map((line, i) => html`<span key=${i} class="odds-line">${cellText(line, store.speech.value)}</span>`);
}
