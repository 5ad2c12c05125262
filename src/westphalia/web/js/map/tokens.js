/** Counters on the map: which are shown at a zoom, how large, and where when several would lie upon each other. */
import { Grid } from "./grid.js";

/** @typedef {{key: string, x: number, y: number, from: number, size: number, mark: any, ref?: {domain: string, id: string}, hint?: string, isOwn?: boolean, held?: {domain: string, id: string}}} Token
 * `from`: the scale (px per unit) from which on it is shown; `mark`: SVG around 0,0, about 24 px wide; the first of a list
 * are the most important: they keep their places; `ref`: what it stands for, if it can be pointed at and chosen; `hint`: what it is, for who points at it; `isOwn`: a force of the player, who may drag it; `held`: what is dragged then, if not `ref`. */
/** @typedef {{key: string, x: number, y: number, scale: number, mark: any, ref: Token["ref"], hint?: string, isOwn?: boolean, held?: Token["ref"], box: import("./bounds.js").Box}} Placed */

const SIZES = { least: 0.58, most: 1.15, full: 0.5 }; // of counters, and the scale at which they are full
const WIDTH = 25; // px of a counter at full size

/** @param {Token[]} tokens @param {number} k px per unit @returns {Placed[]} */
export function placeTokens(tokens, k) {
  /** @type {Placed[]} */
  const placed = [];
  const taken = new Grid();
  for (const { key, x, y, from, size, mark, ref, hint, isOwn, held } of tokens) {
    if (k < from) continue;
    const scale = (size * growth(k)) / k;
    const half = (WIDTH * scale) / 2;
    const at = spots(x, y, half * 2).map(([px, py]) => /** @type {import("./bounds.js").Box} */ ([px - half, py - half, px + half, py + half]));
    const box = at.find((each) => !taken.has(each)) ?? at[0];
    taken.add(box);
    placed.push({ key, x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale, mark, ref, hint, isOwn, held, box });
  }
  return placed;
}

/** Its own place, then beside it. @param {number} x @param {number} y @param {number} step */
const spots = (x, y, step) => [[x, y], [x + step, y], [x - step, y], [x, y + step], [x, y - step], [x + step, y + step], [x - step, y + step], [x + 2 * step, y], [x - 2 * step, y], [x, y + 2 * step]];

/** Counters grow with the map, but less. @param {number} k */
const growth = (k) => Math.min(SIZES.most, Math.max(SIZES.least, Math.sqrt(k / SIZES.full)));
