/** Engraved counters, all drawn around 0,0, about 24 px wide. */
import { html } from "westphalia/html.js";

/** @typedef {{tint: string, ink?: string}} Ink */

/** @param {number} count @param {Ink} paint @param {boolean} isLed whether somebody leads */
export function armyMark(count, { tint, ink = "#fff6e6" }, isLed) {
  return html`<g class="counter">
    ${isLed && html`<path d="M-5.5-11.5v-6l3 2.6 2.5-4 2.5 4 3-2.6v6z" class="counter-edge" fill="#d9b75c" />`}
    <path d="M-12-11h24v11q0 9-12 13q-12-4-12-13z" fill=${tint} class="counter-edge" />
    <path d="M-9.6-8.6h19.2v8.2q0 6.800-9.600 10.400q-9.600-3.600-9.600-10.400z" fill="none" stroke=${ink} stroke-width=".8" opacity=".55" />
    <text y="5" fill=${ink}>${count}</text>
  </g>`;
}

/** Units that are not there yet: what an attack would meet. @param {number} count */
export const levyMark = (count) => html`<g class="counter pp-levy"><path d="M-11-10h22v10q0 8-11 12q-11-4-11-12z" /><text y="5">${count}</text></g>`;

/** @param {number|""} count @param {Ink} paint @param {boolean} isFleet the Fleet, or Light Ships by themselves */
export function shipMark(count, { tint, ink = "#fff6e6" }, isFleet) {
  const sails = isFleet ? "M0-18V-4M0-17q9 3 8 10q-4-2-8 0M0-15q-7 3-7 9q4-1 7 0" : "M0-14V-4M0-13q7 3 6 7q-3-1-6 0";
  return html`<g class="counter">
    <path d=${sails} class="counter-sail" />
    <path d=${isFleet ? "M-15-4h30q-2 12-9 14H-6q-7-2-9-14z" : "M-11-4h22q-2 9-6 11H-5q-4-2-6-11z"} fill=${tint} class="counter-edge" />
    <text y=${isFleet ? 7 : 5} class="small" fill=${ink}>${count}</text>
  </g>`;
}

/** A free Trade Protection slot. */
export const slotMark = () => html`<g class="pp-slot"><circle r="8" /><path d="M-4 2h8q-1 3-2.500 3.500h-3q-1.500-.5-2.500-3.500zM0 1v-7q3 2 3 5.500" /></g>`;

/** A Town: small or large, with Unrest and a capital's walls. @param {Ink} paint @param {{isLarge: boolean, isCapital: boolean, isVassal: boolean, unrest: number}} look */
export function townMark({ tint, ink }, { isLarge, isCapital, isVassal, unrest }) {
  const radius = isLarge ? 9 : 6.5;
  const body = isVassal
    ? html`<rect x=${-radius} y=${-radius} width=${2 * radius} height=${2 * radius} transform="rotate(45) scale(.8)" fill=${tint} class="counter-edge" />`
    : html`<circle r=${radius} fill=${tint} class="counter-edge" />`;
  return html`<g class="counter">
    ${body}
    ${isLarge && !isVassal && html`<circle r="4.500" fill="none" stroke=${ink} stroke-width="1.200" opacity=".8" />`}
    ${isCapital && html`<path d="M-8-6.500v-8h3.200v2.500h3.200v-2.500h3.200v2.500h3.200v-2.500h3.200v8z" fill=${tint} class="counter-edge" />`}
    ${unrest > 0 && html`<path d="M5-3q5-3 3.500-10q5 3 5 9q0 6-5.500 6q-4 0-4-4q0-2 1-1z" class="pp-flame" />`}
  </g>`;
}

/** The printed town of a Realm that no player runs. @param {Ink} paint @param {boolean} isLarge @param {boolean} isCapital */
export function printedTownMark({ tint }, isLarge, isCapital) {
  return html`<g class="pp-printed">
    <circle r=${isLarge ? 6.5 : 4.500} fill="#f8f1df" /><circle r=${isLarge ? 3.500 : 2} fill=${tint} class="pp-core" />
    ${isCapital && html`<path d="M-6-6h12M-6-6v-4M0-6v-5.500M6-6v-4" class="pp-crown" />`}
  </g>`;
}

/** @param {number} count @param {Ink} paint */
export const cubesMark = (count, { tint, ink = "#fff6e6" }) => html`<g class="counter">
  <path d="M-9-5l4-4h14v14l-4 4z" fill=${tint} class="counter-edge" /><path d="M-9-5h14v14h-14zM5-5l4-4" fill=${tint} class="counter-edge" />
  <text x="-2" y="6" class="small" fill=${ink}>${count}</text>
</g>`;

/** @param {Ink} paint @param {boolean} isCore */
export const claimMark = ({ tint, ink = "#fff6e6" }, isCore) => html`<g class="counter">
  <path d="M-7 12v-23M-7-11h15l-4 5.500 4 5.500h-15" fill=${tint} class="counter-edge" />
  ${isCore && html`<circle cx="-1" cy="-5.500" r="2.800" fill=${ink} />`}
</g>`;

/** @param {string} tint @param {string} religion */
export const religionMark = (tint, religion) => html`<g class="counter">
  <circle r="10" fill=${tint} class="counter-edge" /><path d=${SIGNS[religion] ?? SIGNS.other} class="pp-sign" />
</g>`;

/** @type {Record<string, string>} */
const SIGNS = {
  catholic: "M0-6v12M-4-2.500h8",
  counter_reformed: "M0-6.500v13M-4-3h8M-3 1h6",
  protestant: "M-4-5h8v10h-8zM0-5v10",
  orthodox: "M0-7v14M-3-4.500h6M-4.500-1.500h9M-3 3.500l6 2",
  muslim: "M3-5a6 6 0 1 0 0 10a4.800 4.800 0 1 1 0-10z",
  diverse: "M-5 0h10M0-5v10M-3.500-3.500l7 7M3.500-3.500l-7 7",
  revolutionary: "M0-6l1.800 4h4l-3.200 2.600 1.200 4.400-3.800-2.600-3.800 2.600 1.200-4.400-3.200-2.600h4z",
  other: "M0-5a5 5 0 1 0 .1 0",
};

/** @param {number} pirates @param {number} expanded */
export const nodeMark = (pirates, expanded) => html`<g class=${`pp-node ${pirates ? "has-pirates" : ""}`}>
  <path d="M0-12l12 12-12 12-12-12z" /><path d="M0-6v11M-6-4h12M-6-4l-2 5h4zM6-4l-2 5h4zM-3 5h6" class="pp-scales" />
  ${expanded > 0 && html`<circle cx="9" cy="-9" r="4" class="pp-expanded" />`}
</g>`;

/** @param {Ink} paint */
export const merchantMark = ({ tint, ink = "#fff6e6" }) => html`<g class="counter">
  <circle cy="-6" r="5" fill=${tint} class="counter-edge" /><path d="M-8 9q0-11 8-11t8 11z" fill=${tint} class="counter-edge" /><path d="M-3 5h6" stroke=${ink} stroke-width="1.500" />
</g>`;

/** @param {number} count */
export const rebelsMark = (count) => html`<g class="counter"><path d="M-12-11h24v11q0 9-12 13q-12-4-12-13z" fill="#3d3430" class="counter-edge" />
  <path d="M4-9q4 3 3 8" class="pp-flame" /><text y="5" fill="#f3d9a8">${count}</text></g>`;

/** The banner of a Crusade. */
export const crusadeMark = () => html`<g class="counter"><path d="M-9 13v-26" class="pp-pole" /><path d="M-9-13h19v16h-19z" fill="#faf4e4" class="counter-edge" /><path d="M.5-11v12M-5-5h11" stroke="#a3312a" stroke-width="3" /></g>`;

/** @param {number} count */
export const imperialMark = (count) => html`<g class="counter"><path d="M-8-8h16v16h-16z" fill="#b3893a" class="counter-edge" /><text y="4.500" class="small" fill="#2e2720">${count}</text></g>`;
