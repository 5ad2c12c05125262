/** Which part of the map is in the drawing: what is in sight and a little more. It grows in strips while the map is moved, one
 * at a time, and is cut back when it rests: nobody waits for hundreds of names and counters that lie elsewhere, and what a
 * finger holds stays where it is until it lets go. */
import { meets } from "./bounds.js";

/** @typedef {import("./bounds.js").Box} Box */
/** @typedef {import("./zoom.js").Transform} Transform */

const STRIP = 192; // px by which it grows
const AHEAD = 64; // px around what is in sight that are in the drawing at least
const MOST = 2; // times the screen: who sees more of a drawing sees it too small to read, until it is drawn for that scale

/** What is in sight and a little more, in whole strips. @param {Transform} to where somebody looks
 * @param {{width: number, height: number}} size px of the screen @param {number} k px per unit of the drawing @returns {Box} in units */
export function inSight(to, size, k) {
  const strip = STRIP / k;
  const ahead = AHEAD / k;
  const down = (/** @type {number} */ edge) => Math.floor((edge - ahead) / strip) * strip;
  const up = (/** @type {number} */ edge) => Math.ceil((edge + ahead) / strip) * strip;
  return [down(-to.x / to.k), down(-to.y / to.k), up((size.width - to.x) / to.k), up((size.height - to.y) / to.k)];
}

/** What is in the drawing after a movement: the same box if it has all that is wanted; another if somebody jumped.
 * @param {Box} box @param {Box} wanted @param {{width: number, height: number}} size px of the screen @param {number} k px per unit of the drawing @returns {Box} */
export function grown(box, wanted, { width, height }, k) {
  const [left, top, right, bottom] = wanted;
  const isWithin = left >= box[0] && top >= box[1] && right <= box[2] && bottom <= box[3];
  const most = (/** @type {number} */ px) => (px * MOST + 2 * (STRIP + AHEAD)) / k;
  const isTooMuch = right - left > most(width) || bottom - top > most(height);
  if (isWithin || isTooMuch) return box;
  if (!meets(wanted, box)) return wanted;
  return [Math.min(left, box[0]), Math.min(top, box[1]), Math.max(right, box[2]), Math.max(bottom, box[3])];
}

/** @param {Box} a @param {Box} b */
export const isSame = (a, b) => a.every((edge, i) => edge === b[i]);
