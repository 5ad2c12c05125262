/** A form: a whole order in one panel. Its fields and what it brings are the server's; here they are only drawn. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { t } from "../texts.js";
import { cellText, headingText } from "./cells.js";
import { CLOSING, askOf } from "./filling.js";
import { Label, labelOf, spotsOf } from "./labels.js";
import { Win } from "./options.js";
import { Rule } from "./rule.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").FieldView} Field */

const MANY = 8; // options that are better looked up in a list
const WIDE = 2; // steps beyond which a slider helps
const LEAP = 5; // steps of PageUp and PageDown

/** @param {{store: TableStore}} props */
export function Form({ store }) {
  const { filling, speech } = store;
  const [form, sheet] = [filling.open.value, filling.sheet.value];
  const root = useRef(/** @type {HTMLFormElement|null} */ (null));
  const isLaidOut = sheet !== null;
  useLayoutEffect(() => {
    if (isLaidOut && (form?.option || form?.isAhead)) firstOf(root.current, filling.active.peek())?.focus({ preventScroll: true });
  }, [isLaidOut, form]);
  if (!form) return null;
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    filling.order();
  };
  const beside = form.isAhead ? [form] : filling.behind(form.option);
  return html`<form ref=${root} class="order" data-form=${form.id} onSubmit=${submit} aria-label=${speech.value.format(`form-${form.id}`)}>
    ${beside.length > 1
      ? html`<div class="order-kinds" role="group">${beside.map((each) => html`<button key=${each.id} type="button" aria-pressed=${each.id === form.id} data-open=${each.id} onClick=${() => filling.show(each)}>${speech.value.format(`form-${each.id}`)}</button>`)}</div>`
      : html`<h3>${speech.value.format(`form-${form.id}`)}</h3>`}
    ${sheet && html`<div class="fields">${shownOf(sheet.fields.filter(({ id }) => id !== CLOSING)).map((field) => html`<${FIELDS[field.type]} key=${field.id} store=${store} field=${field} />`)}
      <${More} store=${store} fields=${sheet.fields} /></div>`}
    <div class="order-end">
      ${sheet && html`<${Outcome} store=${store} sheet=${sheet} />`}
      <button class=${classes("primary", store.lesson.value?.point && "is-pointed-at")} data-order=${form.id} disabled=${!sheet?.ready || store.isSent.value}>${speech.value.format(`form-${form.id}-go`)}</button>
      ${filling.canClose && html`<button type="button" class="and-close" disabled=${!sheet?.ready || store.isSent.value} onClick=${() => filling.order({ isLast: true })}>${speech.value.format("form-close")}</button>`}
      ${form.isAhead && html`<button type="button" class="quiet" onClick=${() => filling.begin()}>${t("form-back")}</button>`}
      ${form.option && html`<button type="button" class="quiet" onClick=${() => filling.close()}>${t("form-back")}</button>
        <button type="button" class="quiet step-by-step" onClick=${() => stepwise(store, String(form.option))}>${t("form-steps")}</button>`}
    </div>
  </form>`;
}

/** What is filled in first: the field that the map answers, if one was named. @param {HTMLElement|null} root @param {string} active @returns {HTMLElement|null|undefined} */
function firstOf(root, active) {
  const named = active && root?.querySelector(`[data-field="${active}"] .is-picked input, select[data-field="${active}"]`);
  return /** @type {HTMLElement|null|undefined} */ (named || root?.querySelector(".is-picked input, select, .figure, button"));
}

/** Answer the option itself: the questions come one by one. @param {TableStore} store @param {string} id */
function stepwise(store, id) {
  const option = store.ask.value?.options.find((each) => each.id === id);
  if (option) store.answer(id, { label: labelOf(store, option) });
}

/** Places that can be counted or ticked. @param {Field[]} fields */
const placesOf = (fields) => fields.filter(({ type, label }) => type !== "picker" && label?.name);

/** Of many places only those that are chosen. @param {Field[]} fields */
function shownOf(fields) {
  const places = placesOf(fields);
  return places.length > MANY ? fields.filter((field) => !places.includes(field) || Number(field.value) > 0) : fields;
}

/** The others, to be chosen on the map or from a list. @param {{store: TableStore, fields: Field[]}} props */
function More({ store, fields }) {
  const [places, speech] = [placesOf(fields), store.speech.value];
  if (places.length <= MANY) return null;
  const name = (/** @type {Field} */ { label }) => headingText(label, speech);
  const rest = places.filter(({ value, most }) => !Number(value) && most > 0).sort((a, b) => name(a).localeCompare(name(b), speech.locale));
  return html`<label class="field picker"><span>${t("form-add")} <small class="on-map">${t("form-on-map")}</small></span>
    <select data-field="more" value="" disabled=${rest.length === 0} onChange=${written((id) => id && store.filling.bump(id))}>
      <option value=""></option>${rest.map((field) => html`<option key=${field.id} value=${field.id}>${name(field)}</option>`)}</select></label>`;
}

/** What the order brings: lines of the log to come, numbers that change, or what stands in the way.
 * @param {{store: TableStore, sheet: import("./filling.js").Sheet}} props */
function Outcome({ store, sheet: { told, changes, odds, why, final, ready } }) {
  const speech = store.speech.value;
  return html`<div class="outcome" aria-live="polite" tabindex="0">
    ${told.length > 0 && html`<ul class="told">${told.map(({ line, times }, i) => html`<li key=${i}>${speech.format(line.message, line.args)}${times > 1 && html` <b>×${times}</b>`}</li>`)}</ul>`}
    ${changes.length > 0 && html`<dl class="changes">${changes.map(({ label, before, after }, i) => html`<div key=${i}><dt>${headingText(label, speech)}</dt><dd>${before} → <b>${after}</b></dd></div>`)}</dl>`}
    ${odds && html`<p><${Win} store=${store} odds=${odds} /> ${odds.lines.map((line) => cellText(line, speech)).join("; ")}</p>`}
    ${why && html`<p class="notice">${speech.format(why.message, why.args)} <${Rule} store=${store} id=${why.rule} /></p>`}
    ${final && ready && html`<p class="final">${t("form-final")}</p>`}
  </div>`;
}

/** @param {{store: TableStore, field: Field}} props */
function Picker({ store, field }) {
  const { filling, speech } = store;
  const ask = askOf(store, field);
  const isOnMap = filling.onMap()?.id === field.id;
  const label = html`${cellText(field.label, speech.value)}${isOnMap && html` <small class="on-map">${t("form-on-map")}</small>`}`;
  const take = (/** @type {string} */ id) => filling.fill(field, id);
  const wake = () => (filling.active.value = field.id);
  const mark = (/** @type {import("./store.js").Ref[]} */ refs) => () => (store.marked.value = refs);
  if (field.options.length > MANY) {
    const byName = [...field.options].sort((a, b) => labelOf(store, a, ask).localeCompare(labelOf(store, b, ask), speech.value.locale));
    return html`<label class="field picker" onFocusIn=${wake}><span>${label}</span>
      <select data-field=${field.id} value=${field.value} onChange=${written(take)}>${byName.map((option) => html`<option key=${option.id} value=${option.id}>${labelOf(store, option, ask)}</option>`)}</select></label>`;
  }
  return html`<fieldset class="field picker" onFocusIn=${wake} data-field=${field.id}><legend>${label}</legend>
    ${field.options.map((option) => {
      const refs = spotsOf(store, option, ask);
      return html`<label key=${option.id} class=${classes("pick", option.id === field.value && "is-picked")} data-pick=${option.id} onPointerEnter=${mark(refs)} onPointerLeave=${mark([])}>
        <input type="radio" name=${field.id} value=${option.id} checked=${option.id === field.value} onChange=${() => take(option.id)} /><${Label} store=${store} option=${option} ask=${ask} /></label>`;
    })}
  </fieldset>`;
}

/** @param {{store: TableStore, field: Field}} props */
function Stepper({ store, field }) {
  const { least, most, step, label, note } = field;
  const value = Number(field.value);
  const speech = store.speech.value;
  const name = headingText(label, speech);
  const to = (/** @type {number} */ n) => store.filling.fill(field, Math.min(most, Math.max(least, Math.round(n))));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    /** @type {Record<string, number>} */
    const goals = { ArrowUp: value + step, ArrowDown: value - step, PageUp: value + LEAP * step, PageDown: value - LEAP * step, Home: least, End: most };
    if (!(event.key in goals)) return;
    event.preventDefault();
    to(goals[event.key]);
  };
  const type = written((text) => /^\d+$/.test(text) && to(Number(text)));
  const isWide = (most - least) / step > WIDE;
  return html`<div class=${classes("field", "stepper", most <= least && "is-fixed", value > 0 && "is-set")} data-field=${field.id}>
    <span class="stepper-name">${name}${note && typeof note !== "number" && html` <small>${cellText(note, speech)}</small>`}</span>
    <button type="button" class="step" tabindex="-1" disabled=${value <= least} aria-label=${`${t("less")}: ${name}`} onClick=${() => to(value - step)}>−</button>
    <input class="figure" inputmode="numeric" autocomplete="off" value=${value} aria-label=${`${name}, ${t("amount-bounds", { least, most })}`} onInput=${type} onKeyDown=${onKeyDown} disabled=${most <= least}
      onFocus=${(/** @type {import("../html.js").Typed} */ event) => event.currentTarget.select()} />
    <button type="button" class="step" tabindex="-1" disabled=${value >= most} aria-label=${`${t("more")}: ${name}`} onClick=${() => to(value + step)}>+</button>
    <span class="bounds">${most}</span>
    ${isWide && html`<input type="range" tabindex="-1" aria-hidden="true" min=${least} max=${most} step=${step} value=${value} onInput=${written((n) => to(Number(n)))} />`}
  </div>`;
}

/** @param {{store: TableStore, field: Field}} props */
function Tick({ store, field }) {
  const speech = store.speech.value;
  return html`<label class=${classes("field", "tick", field.value === 1 && "is-picked")} data-field=${field.id}>
    <input type="checkbox" checked=${field.value === 1} onChange=${() => store.filling.fill(field, field.value === 1 ? 0 : 1)} /> ${headingText(field.label, speech)}${field.note && html` <small>${cellText(field.note, speech)}</small>`}</label>`;
}

const FIELDS = { picker: Picker, stepper: Stepper, tick: Tick };
