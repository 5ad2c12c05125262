/** How names are lettered on a map: rows, size, and which of them find room at a zoom. */
import { Grid } from "./grid.js";

/** @typedef {{letter: number, smallest: number, largest: number, legible: number, tallest: number, isBelow?: boolean}} Hand
 * Below counters, or beside them; width of a letter in its size; sizes in units of the map; smallest and largest size on the screen in px. */

/** @type {Record<string, Hand>} */
export const HANDS = {
  place: { letter: 0.56, smallest: 21, largest: 46, legible: 11, tallest: 25 },
  sea: { letter: 0.9, smallest: 14, largest: 42, legible: 10, tallest: 24 },
  title: { letter: 0.86, smallest: 62, largest: 110, legible: 9, tallest: 24, isBelow: true },
  region: { letter: 0.74, smallest: 16, largest: 48, legible: 10, tallest: 17 },
};
const ROW = 1.08;
const MOST_BOXES = 6; // for a name that is turned
const ASIDE = 13; // px that a name moves from its place to make way for a counter

/** The name in one or two rows, whichever can be larger, and the size of its letters.
 * @param {string} text @param {number[]} room @param {Hand} hand */
export function lettering(text, room, hand) {
  let best = { rows: [text], size: 0 };
  for (const rows of splits(text)) {
    const longest = Math.max(...rows.map((row) => row.length));
    const size = Math.min(room[0] / (hand.letter * longest), room[1] / (ROW * rows.length));
    if (size > best.size) best = { rows, size };
  }
  return { rows: best.rows, size: Math.min(Math.max(best.size, hand.smallest), hand.largest) };
}

/** @param {string} text */
function splits(text) {
  const words = text.split(" ");
  const ways = [[text]];
  for (let i = 1; i < words.length; i++) ways.push([words.slice(0, i).join(" "), words.slice(i).join(" ")]);
  return ways;
}

/** @typedef {{key: string, x: number, y: number, rows: string[], size: number, room: number[], hand: Hand, angle: number, from: number, until: number}} Label
 * `from`, `until`: the scales (px per unit) between which the drawing wants it to be read */
/** @typedef {import("./bounds.js").Box} Box */

/** @typedef {{x: number, y: number, size: number, box: Box}} Lettered where a name stands, in units */

/** The sizes and places, in units, of the labels that find room at this scale: beside the counters, larger ones first.
 * @param {Label[]} labels larger first @param {number} scale px per unit @param {Box[]} counters
 * @returns {Map<string, Lettered>} */
export function roomFor(labels, scale, counters = []) {
  const names = new Grid();
  const taken = new Grid(counters);
  const placed = new Map();
  for (const label of labels) {
    const { hand, rows } = label;
    if (scale < label.from || scale > label.until) continue;
    const size = Math.min(Math.max(label.size * scale, hand.legible), hand.tallest) / scale;
    const halfWidth = (Math.max(...rows.map((row) => row.length)) * hand.letter * 0.92 * size) / 2;
    const halfHeight = (rows.length * ROW * size) / 2;
    for (const [dx, dy] of shifts(label, ASIDE / scale)) {
      const [x, y] = [label.x + dx, label.y + dy];
      const boxes = boxesOf(x, y, halfWidth, halfHeight, label.angle);
      if (boxes.some((box) => names.has(box) || (!hand.isBelow && taken.has(box)))) continue;
      boxes.forEach((box) => names.add(box));
      placed.set(label.key, { x, y, size, box: around(boxes) });
      break;
    }
  }
  return placed;
}

/** The room a name takes: one box, or if it is turned a chain of small ones along its line.
 * @param {number} x @param {number} y @param {number} halfWidth @param {number} halfHeight @param {number} angle in degrees @returns {Box[]} */
function boxesOf(x, y, halfWidth, halfHeight, angle) {
  if (!angle) return [[x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight]];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const count = Math.max(2, Math.min(MOST_BOXES, Math.ceil(halfWidth / halfHeight)));
  const half = halfWidth / count;
  const [w, h] = [half * Math.abs(cos) + halfHeight * Math.abs(sin), half * Math.abs(sin) + halfHeight * Math.abs(cos)];
  return Array.from({ length: count }, (_, n) => {
    const along = (2 * n + 1) * half - halfWidth;
    const [px, py] = [x + along * cos, y + along * sin];
    return [px - w, py - h, px + w, py + h];
  });
}

/** Where a name may stand: at its place, or a little above, below, beside; not so far that another land seems to be meant.
 * @param {Label} label @param {number} step */
function shifts({ room: [width, height] }, step) {
  const ways = [[0, 0], [0, -step], [0, step], [-step, 0], [step, 0], [0, -2 * step], [0, 2 * step]];
  return ways.filter(([dx, dy]) => Math.abs(dx) <= width / 2 && Math.abs(dy) <= height);
}

/** One box around them all. @param {Box[]} boxes @returns {Box} */
const around = (boxes) => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

/** The baseline of each row around the middle. @param {number} count @param {number} y @param {number} size */
export function baselines(count, y, size) {
  const first = y + size * 0.33 - (ROW * size * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => first + i * ROW * size);
}
