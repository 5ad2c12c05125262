/** Colours of powers, as the map and the cards show them. */
import { NOBODY } from "./position.js";

/** @typedef {import("westphalia/map/map.js").Paint} Paint */

const HATCHES = ["vertical", "horizontal", "diagonal", "dots", "cross"];
/** @type {Record<string, string>} */
const PALE = { "#F2F2EC": "#a9a398" }; // white would look like bare paper
export const BARE = { tint: "#b9a988", strength: 0.2 };

/** @param {import("./state.d.ts").Printed} printed @param {number} power @returns {Paint} */
export function powerPaint(printed, power) {
  const sheet = power === NOBODY ? null : printed.sheets[power];
  if (!sheet) return { tint: BARE.tint, ink: "#2e2720" };
  return { tint: PALE[sheet.fill] ?? sheet.fill, ink: sheet.text, hatch: HATCHES[printed.powers.indexOf(power) % HATCHES.length] };
}
