/** How far the outlines of a drawing reach: what lies outside of a piece of the picture need not be painted there. */

/** @typedef {[number, number, number, number]} Box left, top, right, bottom in units */

/** @type {Box} */
const EVERYWHERE = [-Infinity, -Infinity, Infinity, Infinity];
const POINTS = new Set(["M", "L", "Q", "C", "T", "S"]); // whose numbers are spots or what a curve bends towards

/** The box around a path; around everything if its commands are not known. @param {string} path @returns {Box} */
export function boundsOf(path) {
  /** @type {Box} */
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  const reach = () => {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  };
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const kind = command.toUpperCase();
    if (kind === "Z") continue;
    const isStep = command !== kind;
    if (kind === "H" || kind === "V") {
      for (const number of numbers) {
        if (kind === "H") x = isStep ? x + number : number;
        else y = isStep ? y + number : number;
        reach();
      }
    } else if (POINTS.has(kind) && (!isStep || kind === "M" || kind === "L")) {
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        [x, y] = isStep ? [x + numbers[i], y + numbers[i + 1]] : [numbers[i], numbers[i + 1]];
        reach();
      }
    } else return EVERYWHERE;
  }
  return box;
}

/** Whether a box comes into another that is wider by `margin` on all sides. @param {Box} a @param {Box} b @param {number} [margin] */
export const meets = (a, b, margin = 0) => a[0] < b[2] + margin && a[2] > b[0] - margin && a[1] < b[3] + margin && a[3] > b[1] - margin;
