/** Battle cards: value, sign of the ability, what it does. */
import { html } from "westphalia/html.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */

const HIDDEN_ID = "hidden";

/** Nothing, an eye, crossed swords, a drum, a flame. @type {Record<string, string>} */
const SIGNS = {
  1: "M-6 0h12",
  2: "M-10 0q10-11 20 0q-10 11-20 0zM0-3.500a3.500 3.500 0 1 0 .1 0",
  3: "M-9 9L9-9M-9-9L9 9M-9 4l5 5M9 4l-5 5",
  4: "M-9-5v10q9 5 18 0v-10M-9-5a9 4 0 1 0 18 0a9 4 0 1 0-18 0M-8-1l5 7 3-6 3 6 5-7",
  5: "M0-11q9 8 6 15q-2 5-6 6q-7-1-7-8q1-4 4-6q0 4 2 5q3-5 1-12z",
};

/** @param {Scene} scene @param {import("westphalia/table/store.js").Ref} ref */
export const card = ({ texts }, { domain, id }) => (domain === "card" ? html`<${Face} texts=${texts} id=${id} />` : null);

/** @param {{texts: Scene["texts"], id: string, isDown?: boolean}} props `isDown`: it lies face down, but we know it */
export function Face({ texts, id, isDown = false }) {
  if (id === HIDDEN_ID) return html`<span class="re-card re-back" role="img" aria-label=${texts.name("card", id)}></span>`;
  return html`<span class=${`re-card re-card-${id}${isDown ? " is-down" : ""}`}>
    <b>${id}</b>
    <svg viewBox="-13 -13 26 26" aria-hidden="true"><path d=${SIGNS[id]} /></svg>
    <small>${texts.format(`ability-${id}`)}</small>
  </span>`;
}
