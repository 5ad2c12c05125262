/** Pictures of what happens seldom, drawn for this page. */
import { html } from "../html.js";

/** Strokes by what they show. @type {Record<string, string>} */
const STROKES = {
  battle: "M9 9 33 33M39 9 15 33M12 28l8 8M36 28l-8 8M13 35l-5 5M35 35l5 5", // crossed swords
  capital: "M10 40V18h5v5h5v-5h8v5h5v-5h5v22zM20 40v-9q4-5 8 0v9M24 18V7l8 3-8 3M31 23l-4 6 5 3-3 8", // a gate that breaks, its flag
  fall: "M9 34 7 16l9 7 8-13 8 13 9-7-2 18zM9 39h30M24 10l-3 9 6 4-4 11", // a broken crown
  death: "M18 40V24h12v16M14 40h20M24 24v-3M24 17q-4-4 0-10 4 6 0 10zM21 29v6", // a candle that burns down
  plague: "M24 8q12 1 12 13 0 6-5 9l-13 9q-6 3-7-1 2-5 6-8-5-4-5-9Q12 9 24 8zM19 20a3 3 0 1 0 .1 0M30 20a3 3 0 1 0 .1 0M9 39l5-3", // a beaked mask
  crown: "M9 34 7 16l9 7 8-13 8 13 9-7-2 18zM9 39h30M24 26v4M16 28v2M32 28v2", // a crown
  revolt: "M14 40V20M24 40V14M34 40V20M10 20q4-9 8 0zM20 14q4-9 8 0zM30 20q4-9 8 0z", // torches
};

/** @param {string} of */
export const strokesOf = (of) => STROKES[of];

/** @param {{of: string}} props */
export function Picture({ of }) {
  return html`<svg class=${`picture picture-${of}`} viewBox="0 0 48 48" aria-hidden="true"><path d=${STROKES[of]} /></svg>`;
}
