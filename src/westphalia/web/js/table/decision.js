/** The question: one sentence, its options grouped, what is refused and why. */
import { useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { help } from "../settings.js";
import { t } from "../texts.js";
import { Rule, RuleText } from "./rule.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */

/** @param {{store: TableStore}} props */
export function Decision({ store }) {
  const view = store.view.value;
  const ask = store.ask.value;
  const speech = store.speech.value;
  return html`<section class=${classes("decision", ask && "is-asked", store.isSent.value && "is-sent", store.isOver.value && "is-over")} data-version=${view.version} aria-live="polite" aria-label=${t("decision")}>
    ${ask ? html`<${Question} key=${`${view.version}`} store=${store} ask=${ask} />` : html`<${NoQuestion} store=${store} />`}
    ${store.notice.value && html`<p class="notice" role="alert">${speech.format(store.notice.value.message, store.notice.value.args)} <${Rule} store=${store} id=${store.notice.value.rule} /></p>`}
    <${Vote} store=${store} />
    ${view.can_undo && !store.past.value && html`<button type="button" class="undo" onClick=${() => store.undo()} title="U">${t("undo")}</button>`}
  </section>`;
}

/** @param {{store: TableStore}} props */
function NoQuestion({ store }) {
  const view = store.view.value;
  const speech = store.speech.value;
  if (store.past.value)
    return html`<h2>${t("looking-back")}</h2>
      <button type="button" class="primary" onClick=${() => store.look(null)}>${t("back-to-now")}</button>`;
  if (store.isOver.value) return html`<h2>${t("game-over")}</h2>`;
  const names = [...new Set(view.waiting.map(({ seat }) => speech.name("seat", String(seat + 1))))];
  return html`<h2 class="waiting">${t("waiting-for", { names: names.join(", ") })}</h2>`;
}

/** @param {{store: TableStore, ask: import("./store.js").Ask}} props */
function Question({ store, ask }) {
  const speech = store.speech.value;
  const amounts = ask.options.filter(({ message, ref }) => message === null && ref === null);
  const words = ask.options.filter(({ message }) => message !== null);
  const things = ask.options.filter(({ ref }) => ref !== null);
  return html`
    <h2>${ask.aside ? t("aside") : speech.format(ask.message, ask.args)} <${Rule} store=${store} id=${ask.rule} /></h2>
    ${ask.aside && html`<p>${speech.format(ask.message, ask.args)}</p>`}
    ${help.value && html`<${RuleText} store=${store} id=${ask.rule} />`}
    ${amounts.length > 0 && html`<${Amount} store=${store} options=${amounts} start=${ask.default} />`}
    ${things.length > 0 && html`<div class="options things">${things.map((option) => html`<${Choice} key=${option.id} store=${store} option=${option} />`)}</div>`}
    <${Words} store=${store} words=${words} />
    ${ask.text > 0 && html`<${FreeText} store=${store} length=${ask.text} />`}
    ${ask.refused.length > 0 && html`<${Refusals} store=${store} refused=${ask.refused} />`}
  `;
}

/** Words, under the headings the game gives them. @param {{store: TableStore, words: Option[]}} props */
function Words({ store, words }) {
  const groups = new Map();
  for (const option of words) {
    const group = store.game.value.group(option.id);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const speech = store.speech.value;
  return [...groups].map(
    ([group, options]) => html`<div key=${group} class="group">
      ${group && html`<h3>${speech.format(group)}</h3>`}
      <div class="options">${options.map((option) => html`<${Choice} key=${option.id} store=${store} option=${option} />`)}</div>
    </div>`,
  );
}

/** @param {{store: TableStore, option: Option}} props */
function Choice({ store, option }) {
  const mark = (refs) => () => (store.marked.value = refs);
  const refs = option.ref ? [option.ref] : [];
  const isDefault = store.ask.value?.default === option.id;
  return html`<button type="button" class=${classes("choice", isDefault && "is-default")} data-option=${option.id} disabled=${store.isSent.value}
    onClick=${() => store.answer(option.id)} onPointerEnter=${mark(refs)} onPointerLeave=${mark([])} onFocus=${mark(refs)} onBlur=${mark([])}>
    ${labelOf(store, option)}
  </button>`;
}

/** @param {TableStore} store @param {Option} option */
function labelOf(store, option) {
  const speech = store.speech.value;
  if (option.ref) return speech.name(option.ref.domain, option.ref.id);
  return option.message ? speech.format(option.message, store.ask.value?.args) : option.id;
}

/** A number, by stepper, slider or keys. @param {{store: TableStore, options: Option[], start: string}} props */
function Amount({ store, options, start }) {
  const ids = options.map(({ id }) => id);
  const [at, setAt] = useState(Math.max(0, ids.indexOf(start)));
  const step = (by) => setAt(Math.min(ids.length - 1, Math.max(0, at + by)));
  const submit = (event) => {
    event.preventDefault();
    store.answer(ids[at]);
  };
  return html`<form class="amount" onSubmit=${submit}>
    <button type="button" class="step" onClick=${() => step(-1)} disabled=${at === 0} aria-label=${t("less")}>−</button>
    <output>${ids[at]}</output>
    <button type="button" class="step" onClick=${() => step(1)} disabled=${at === ids.length - 1} aria-label=${t("more")}>+</button>
    <input type="range" min="0" max=${ids.length - 1} value=${at} aria-label=${t("amount")} aria-valuetext=${ids[at]}
      onInput=${(event) => setAt(Number(event.currentTarget.value))} />
    <button class="primary" data-option=${ids[at]} disabled=${store.isSent.value}>${t("confirm")}</button>
  </form>`;
}

/** @param {{store: TableStore, length: number}} props */
function FreeText({ store, length }) {
  const [text, setText] = useState("");
  const submit = (event) => {
    event.preventDefault();
    if (text.trim()) store.answer(text.trim());
  };
  return html`<form class="free-text" onSubmit=${submit}>
    <label>${t("own-words", { length })}
      <textarea maxlength=${length} rows="3" value=${text} onInput=${(event) => setText(event.currentTarget.value)} /></label>
    <button class="primary" disabled=${!text.trim()}>${t("confirm")}</button>
  </form>`;
}

/** What is not possible now, each with its reason. @param {{store: TableStore, refused: import("./store.js").Refused[]}} props */
function Refusals({ store, refused }) {
  const speech = store.speech.value;
  return html`<details class="refusals">
    <summary>${t("why-not", { n: refused.length })}</summary>
    <dl>
      ${refused.map(
        ({ option, rule, message, args }) => html`<div key=${option.id} data-refused=${option.id}>
          <dt>${labelOf(store, option)}</dt>
          <dd>${speech.format(message, args)} <${Rule} store=${store} id=${rule} /></dd>
        </div>`,
      )}
    </dl>
  </details>`;
}

/** A vote under way. @param {{store: TableStore}} props */
function Vote({ store }) {
  const vote = store.vote.value;
  if (!vote || vote.state !== "open") return null;
  const cast = (yes) => () => store.send({ type: "vote", vote: vote.vote, yes });
  return html`<div class="vote" role="alert">
    <p>${t("vote-open", { name: vote.by, what: t(`vote-${vote.vote}`), yes: vote.yes.length, needed: vote.needed })}</p>
    <button type="button" onClick=${cast(true)}>${t("vote-yes")}</button> <button type="button" onClick=${cast(false)}>${t("vote-no")}</button>
  </div>`;
}
