/** A number: by stepper, slider, typing or keys. */
import { useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { t } from "../texts.js";
import { isPointedAt } from "./lesson.js";
import { Chance } from "./options.js";

/** @typedef {import("./store.js").Option} Option */

const LEAP = 5; // steps of PageUp and PageDown

/** @param {{store: import("./store.js").TableStore, options: Option[], start: string}} props */
export function Amount({ store, options, start }) {
  const ids = options.map(({ id }) => id).sort((one, other) => Number(one) - Number(other));
  const [at, setAt] = useState(Math.max(0, ids.indexOf(start)));
  const to = (/** @type {number} */ index) => setAt(Math.min(ids.length - 1, Math.max(0, index)));
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    store.answer(ids[at]);
  };
  const type = written((id) => ids.includes(id) && to(ids.indexOf(id)));
  const settle = (/** @type {import("../html.js").Typed} */ event) => {
    to(nearest(ids, Number(event.currentTarget.value)));
    event.currentTarget.value = ids[nearest(ids, Number(event.currentTarget.value))];
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    /** @type {Record<string, number>} */
    const goals = { ArrowUp: at + 1, ArrowDown: at - 1, PageUp: at + LEAP, PageDown: at - LEAP, Home: 0, End: ids.length - 1 };
    if (!(event.key in goals)) return;
    event.preventDefault();
    to(goals[event.key]);
  };
  return html`<form class="amount" onSubmit=${submit}>
    <button type="button" class="step" onClick=${() => to(at - 1)} disabled=${at === 0} aria-label=${t("less")}>−</button>
    <input class="figure" inputmode="numeric" autocomplete="off" value=${ids[at]} aria-label=${t("amount")} onInput=${type} onChange=${settle} onKeyDown=${onKeyDown} onFocus=${(/** @type {import("../html.js").Typed} */ event) => event.currentTarget.select()} />
    <button type="button" class="step" onClick=${() => to(at + 1)} disabled=${at === ids.length - 1} aria-label=${t("more")}>+</button>
    <input type="range" min="0" max=${ids.length - 1} value=${at} aria-label=${t("amount")} aria-valuetext=${ids[at]} tabindex="-1"
      onInput=${written((index) => to(Number(index)))} />
    <button class=${classes("primary", isPointedAt(store, ids[at]) && "is-pointed-at")} data-option=${ids[at]} disabled=${store.isSent.value}>${t("confirm")}<${Chance} store=${store} id=${ids[at]} /></button>
    <span class="bounds">${t("amount-bounds", { least: Number(ids[0]), most: Number(ids.at(-1)) })}</span>
  </form>`;
}

/** The option nearest to a typed number. @param {string[]} ids @param {number} typed */
function nearest(ids, typed) {
  const gaps = ids.map((id) => Math.abs(Number(id) - typed));
  return gaps.indexOf(Math.min(...gaps));
}
