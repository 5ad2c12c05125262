/** Boxes by where they lie, so that who looks for room need not look at all of them. */
import { meets } from "./bounds.js";

/** @typedef {import("./bounds.js").Box} Box */

const CELL = 80; // units

export class Grid {
  /** @param {Box[]} boxes */
  constructor(boxes = []) {
    /** @type {Map<string, Box[]>} */
    this.cells = new Map();
    boxes.forEach((box) => this.add(box));
  }

  /** @param {Box} box */
  add(box) {
    for (const key of cellsOf(box)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
  }

  /** Whether something lies there already. @param {Box} box */
  has(box) {
    return cellsOf(box).some((key) => this.cells.get(key)?.some((other) => meets(box, other)));
  }
}

/** @param {Box} box */
function cellsOf([left, top, right, bottom]) {
  const keys = [];
  const cell = (/** @type {number} */ edge) => Math.floor(edge / CELL);
  for (let x = cell(left); x <= cell(right); x++) for (let y = cell(top); y <= cell(bottom); y++) keys.push(`${x} ${y}`);
  return keys;
}
