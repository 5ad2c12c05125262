/** The question: one sentence, its options grouped, what is refused and why. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { help } from "../settings.js";
import { personName, reasonOf, t } from "../texts.js";
import { WaitLine } from "../waits.js";
import { post } from "../api.js";
import { Advice } from "./advice.js";
import { Ahead } from "./ahead.js";
import { OnlyAnswer } from "./alone.js";
import { Amount } from "./amount.js";
import { cellText } from "./cells.js";
import { Chronicle } from "./digest.js";
import { Fold } from "./fold.js";
import { Form } from "./form.js";
import { Past } from "./history.js";
import { labelOf, saidOf } from "./labels.js";
import { isPointedAt } from "./lesson.js";
import { Chance, ChanceLines, Groups, Things } from "./options.js";
import { Refusals } from "./refusals.js";
import { ToResult } from "./end.js";
import { Rule, RuleText } from "./rule.js";
import { labelsOf } from "./steps.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */
/** @typedef {import("./store.js").Refused} Refused */

const FEW = 8; // refused things and amounts that are shown among the others; more are listed apart

/** @param {{store: TableStore}} props */
export function Decision({ store }) {
  const view = store.view.value;
  const ask = store.ask.value;
  const speech = store.speech.value;
  const states = classes("decision", ask && (ask.aside ? "is-aside" : "is-asked"), store.isSent.value && "is-sent", store.isOver.value && "is-over");
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.scrollTop = 0;
    root.current.querySelector(".is-pointed-at")?.scrollIntoView({ block: "nearest" });
  }, [ask?.kind, ask && !ask.aside && view.version, store.confirming.value, store.filling.open.value]);
  return html`<section ref=${root} class=${states} data-version=${view.version} aria-live="polite" aria-label=${t("decision")}>
    ${ask && !ask.aside && html`<${Chronicle} store=${store} />`}
    ${ask && !ask.aside ? html`<${Question} key=${`${view.version}`} store=${store} ask=${ask} />` : html`<${NoQuestion} store=${store} />`}
    ${ask?.aside && html`<${Meanwhile} store=${store} ask=${ask} />`}
    ${store.notice.value && html`<p class="notice" role="alert">${speech.format(store.notice.value.message, store.notice.value.args)} <${Rule} store=${store} id=${store.notice.value.rule} /></p>`}
    <${KeptLine} store=${store} />
    ${store.filling.stood.value && html`<p class="stood" role="status">${cellText(store.filling.stood.value, speech)}</p>`}
    <${Vote} store=${store} />
    <${Undo} store=${store} />
    <${Fold} root=${root} />
  </section>`;
}

/** Its line is kept while there is a question, so that no answer comes to lie where it was. @param {{store: TableStore}} props */
function Undo({ store }) {
  const { can_undo, ask } = store.view.value;
  if (store.past.value || store.isOver.value || (!can_undo && (!ask || ask.aside))) return null;
  return html`<p class=${classes("undo-line", !can_undo && "is-empty")}>${can_undo && html`<button type="button" class="undo" onClick=${() => store.undo()} title=${t("undo-key")}>${t("undo")}</button>`}</p>`;
}

/** An answer that waits for a connection, or what became of it. What may be on its way can't be called back. @param {{store: TableStore}} props */
function KeptLine({ store }) {
  const { held, last, told } = store.kept;
  const waits = held.value ?? (store.isSent.value && !store.isOnline.value ? last : null);
  if (!waits) return told.value && html`<p class="kept" role="status">${t(told.value)}</p>`;
  return html`<p class="kept" role="status">${t("kept-waits", { answer: waits.label || t("kept-answer") })}
    ${held.value && html` <button type="button" class="quiet kept-drop" onClick=${() => store.kept.drop()}>${t("kept-drop")}</button>`}</p>`;
}

/** @param {{store: TableStore}} props */
function NoQuestion({ store }) {
  if (store.past.value) return html`<${Past} store=${store} />`;
  if (store.isOver.value) return html`<h2>${t("game-over")}</h2><${ToResult} store=${store} />`;
  const speech = store.speech.value;
  const others = store.view.value.waiting.filter(({ seat }) => !store.ask.value?.aside || seat !== store.ask.value.seat);
  const names = [...new Set(others.map(({ seat }) => speech.name("seat", String(seat + 1))))];
  return html`<h2 class="waiting">${t("waiting-for", { names: names.join(", ") })}</h2>
    <p class="waits-line"><${WaitLine} key=${store.clocks.value} game=${store.table.value.game} names="" waits=${waitsOf(store, others)} /></p>
    <${SatOut} store=${store} />
    <${About} store=${store} ask=${null} />`;
}

/** @param {TableStore} store @param {import("../wire.d.ts").Waiting[]} waiting @returns {import("../waits.js").Wait[]} */
const waitsOf = (store, waiting) => waiting.map(({ seat, rule }) => {
  const clock = store.clocks.value.get(seat);
  return { rule, waited: clock?.waited ?? null, left: clock?.left ?? null };
});

/** A bot has kept our chair since our clock ran out: one click and it is ours again. @param {{store: TableStore}} props */
function SatOut({ store }) {
  const kept = store.players.value.filter(({ seat, bot, absent }) => store.mine.value.includes(seat) && absent && bot != null);
  if (kept.length === 0) return null;
  const back = () => kept.forEach(({ seat }) => post(`/tables/${store.id}/seats/${seat}/bot`, { bot: null }).catch((error) => (store.problem.value = reasonOf(error))));
  return html`<p class="notice sat-out" role="status">${t("chair-kept")} <button type="button" class="primary chair-back" onClick=${back}>${t("chair-back")}</button></p>`;
}

/** What one may do while others are waited for, folded unless something lies there to be read. @param {{store: TableStore, ask: import("./store.js").Ask}} props */
function Meanwhile({ store, ask }) {
  const isUnread = store.game.value.about(store.scene.value, ask).length > 0;
  return html`<details class="meanwhile" open=${isUnread}>
    <summary>${t("aside")}</summary>
    <${Question} key=${`${store.view.value.version}`} store=${store} ask=${ask} />
  </details>`;
}

/** @param {{store: TableStore, ask: import("./store.js").Ask}} props */
function Question({ store, ask }) {
  const speech = store.speech.value;
  const isNamed = (/** @type {Option} */ option) => option.ref !== null || Boolean(saidOf(store, option)?.name);
  const kinds = byKind(ask.options, (option) => option, isNamed);
  const refused = byKind(ask.refused, ({ option }) => option, isNamed);
  const isMany = refused.things.length + refused.amounts.length > FEW;
  return html`
    <${Steps} store=${store} />
    <h2>${speech.format(ask.message, ask.args)} <${Rule} store=${store} id=${ask.rule} /></h2>
    ${help.value && html`<${RuleText} store=${store} id=${ask.rule} />`}
    <${About} store=${store} ask=${ask} />
    <${OnlyAnswer} store=${store} ask=${ask} />
    ${store.confirming.value !== null && html`<${Confirm} store=${store} id=${store.confirming.value} />`}
    ${store.confirming.value === null && html`<${Form} store=${store} />`}
    <div class="answers" hidden=${store.confirming.value !== null || Boolean(store.filling.open.value?.option || store.filling.open.value?.isAhead)}>
      ${kinds.amounts.length > 0 && html`<${Amount} store=${store} options=${kinds.amounts} start=${ask.default} />`}
      <${Things} store=${store} options=${kinds.things} refused=${isMany ? [] : refused.things} />
      <${Groups} store=${store} options=${kinds.words} refused=${refused.words} />
      ${ask.text > 0 && html`<${FreeText} store=${store} length=${ask.text} />`}
      <${Refusals} store=${store} refused=${isMany ? [...refused.things, ...refused.amounts] : refused.amounts} />
    </div>
    <${Advice} store=${store} ask=${ask} />
    <${Ahead} store=${store} ask=${ask} />
  `;
}

/** The cards that the question is about. @param {{store: TableStore, ask: import("./store.js").Ask|null}} props */
function About({ store, ask }) {
  const faces = store.game.value.about(store.scene.value, ask);
  return faces.length > 0 && html`<div class="about-cards">${faces}</div>`;
}

/** Numbers, things with a name, and words. @template T @param {T[]} list @param {(each: T) => Option} optionOf @param {(option: Option) => boolean} isNamed */
function byKind(list, optionOf, isNamed) {
  const words = list.filter((each) => optionOf(each).message !== null);
  const others = list.filter((each) => optionOf(each).message === null);
  const things = others.filter((each) => isNamed(optionOf(each)));
  const amounts = others.filter((each) => !isNamed(optionOf(each)));
  return { words, things, amounts };
}

/** What was chosen on the way to this question. @param {{store: TableStore}} props */
function Steps({ store }) {
  const labels = labelsOf(store.steps.value);
  if (!labels.length) return null;
  return html`<ol class="steps" aria-label=${t("steps")}>${labels.map((label, i) => html`<li key=${i}>${label}</li>`)}</ol>`;
}

/** Dice or a reveal follow: said once before. @param {{store: TableStore, id: string}} props */
function Confirm({ store, id }) {
  const go = useRef(/** @type {HTMLButtonElement|null} */ (null));
  useLayoutEffect(() => go.current?.focus(), []);
  const option = store.ask.value?.options.find((each) => each.id === id) ?? { id, message: null, ref: null };
  const label = labelOf(store, option);
  const note = saidOf(store, option)?.note;
  return html`<div class="confirm" role="alertdialog" aria-labelledby="confirm-text">
    <p id="confirm-text"><b>${label}</b>${note && html` <small class="choice-note">${note}</small>`}<${Chance} store=${store} id=${id} /> ${t("confirm-boundary")}</p>
    <${ChanceLines} store=${store} id=${id} />
    <button type="button" class=${classes("primary", "go-on", isPointedAt(store, id) && "is-pointed-at")} ref=${go} onClick=${() => store.answer(id, { isSure: true, label })}>${t("confirm-go")}</button>
    <button type="button" onClick=${() => (store.confirming.value = null)}>${t("confirm-not")}</button>
  </div>`;
}

/** @param {{store: TableStore, length: number}} props */
function FreeText({ store, length }) {
  const [text, setText] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    if (text.trim()) store.answer(text.trim());
  };
  return html`<form class="free-text" onSubmit=${submit}>
    <label>${t("own-words", { length })}
      <textarea maxlength=${length} rows="3" value=${text} onInput=${written(setText)} /></label>
    <button class="primary" disabled=${!text.trim()}>${t("confirm")}</button>
  </form>`;
}

/** A vote under way. @param {{store: TableStore}} props */
function Vote({ store }) {
  const vote = store.vote.value;
  if (vote?.state !== "open") return null;
  const cast = (/** @type {boolean} */ yes) => () => store.send({ type: "vote", vote: vote.vote, yes });
  const counts = { what: t(`vote-${vote.vote}`), yes: vote.yes.length, needed: vote.needed };
  const seat = vote.seat === null ? "" : store.speech.value.name("seat", String(vote.seat + 1));
  return html`<div class="vote" role="alert">
    <p>${vote.by ? t("vote-open", { name: personName(vote.by), ...counts }) : t("vote-open-late", { seat, ...counts })}</p>
    <button type="button" onClick=${cast(true)}>${t("vote-yes")}</button> <button type="button" onClick=${cast(false)}>${t("vote-no")}</button>
  </div>`;
}
