/** Engraved counters: armies, fleets, capitals, buildings, tokens; all drawn around 0,0, about 24 px wide. */
import { html } from "westphalia/html.js";

const [ARTILLERY, CAVALRY] = [2, 1];

/** @param {number} soldiers @param {{tint: string, ink?: string}} paint @param {[number, number][]} army */
export function armyMark(soldiers, { tint, ink = "#fff6e6" }, army) {
  const strongest = Math.max(...army.map(([code]) => code >> 3));
  return html`<g class="counter">
    <circle r="13" fill=${tint} class="counter-edge" /><circle r="10.6" fill="none" stroke=${ink} stroke-width=".8" opacity=".6" />
    ${strongest === CAVALRY && html`<path d="M-5-11.5L0-16 5-11.5" class="counter-crest" />`}
    ${strongest >= ARTILLERY && html`<path d="M-6-11.5v-4h4v2h4v-2h4v4" class="counter-crest" />`}
    <text y="5" fill=${ink}>${soldiers}</text>
  </g>`;
}

/** @param {number} ships @param {{tint: string, ink?: string}} paint */
export function fleetMark(ships, { tint, ink = "#fff6e6" }) {
  return html`<g class="counter">
    <path d="M0-17V-4M0-16q9 3 8 9q-4-2-8 0M0-14q-7 3-7 8q4-1 7 0" class="counter-sail" />
    <path d="M-15-4h30q-2 12-9 14H-6q-7-2-9-14z" fill=${tint} class="counter-edge" />
    <text y="7" class="small" fill=${ink}>${ships}</text>
  </g>`;
}

/** @param {{tint: string, ink?: string}} paint */
export function capitalMark({ tint }) {
  return html`<g class="counter">
    <path d="M-10 9v-12h3v-4h-1v-4h3v2h2v-2h6v2h2v-2h3v4h-1v4h3v12z" fill=${tint} class="counter-edge" />
    <path d="M-2.5 9v-4a2.5 2.5 0 0 1 5 0v4z" class="counter-door" />
  </g>`;
}

/** @type {Record<string, string>} */
const ICONS = {
  farm: "M0 9V-7M0-7q4 1 4 5q-4 0-4-5q-4 1-4 5q4 0 4-5M0 0q5 0 6 5q-5 0-6-5q-5 0-6 5q5 0 6-5",
  bunker: "M-9 7q0-12 9-12t9 12zM-4 1h8",
  manufactory: "M-9 8v-9l5 3v-3l5 3v-10h3v16zM-5 5h2M0 5h2",
  granary: "M-7 8v-9l7-7 7 7v9zM-2 8v-5h4v5",
  slave_camp: "M-8-4v8M8-4v8M-8 0h16M-3-2a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  port: "M0-6v14M-7 2q1 6 7 6q6 0 7-6M-4-2h8M0-10a2 2 0 1 0 .1 0",
  road: "M-5 9l3-18M5 9l-3-18M0 6v-3M0 0v-2M0-5v-2",
  black: "M-5-5l10 10M5-5l-10 10",
  mineral: "M0-8l7 5-2 8h-10l-2-8zM-7-3h14M0-8v13",
  tree: "M0 9q1-7-1-12M-1-3q-6-4-8 2M-1-3q6-5 9 1M-1-3q-2-6-6-5M-1-3q2-6 6-5",
  explorers: "M-8 7L0-8L8 7zM-2.5 7L0 0L2.5 7",
  robber: "M-6 6l12-12M-6-6l12 12M-7 3l4 4M7 3l-4 4",
};

/** @param {string} name */
export function iconMark(name) {
  if (name.startsWith("red")) return html`<circle r="6" class="token-red" />`;
  return html`<g class=${`icon icon-${name}`}><circle r="11.5" /><path d=${ICONS[name]} /></g>`;
}
