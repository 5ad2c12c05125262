/** The picture of the ground: squares that a worker paints, on sheets that are moved as they are while the map is pushed and
 * zoomed. A new scale is a new sheet; it lies on the old ones until it covers all that is in sight. Below them lies the
 * whole map, coarse, so that nobody who zooms out fast looks at an empty desk. */
import { float } from "./afloat.js";

/** @typedef {import("./zoom.js").Transform} Transform */
/** @typedef {import("./painter.js").Look} Look */
/** @typedef {{id: number, left: number, top: number, look: number, canvas: HTMLCanvasElement|null}} Square `left`, `top`: in squares of its sheet */

const SIDE = 512; // pixels of a square
const SHARPEST = 2; // pixels per px: what phones have beyond it nobody sees on a map, and it would cost memory
const BESIDE = 224; // px around what is in sight that are painted ahead
const KEPT = 2; // times as far, squares are kept
const ALIKE = 1.5; // times another scale: the coarse sheet may stay
const AT_ONCE = 2; // squares the worker is asked for: one that it paints, one that waits
const INKS = ["paper", "desk", "ink", "accent", "gold", "sea", "sea-deep", "sea-ink"];

/** The colours of the page as it looks now. @returns {Record<string, string>} */
export function inksNow() {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(INKS.map((ink) => [ink, style.getPropertyValue(`--${ink}`).trim()]));
}

export class Picture {
  /** @param {HTMLElement} host where the sheets lie @param {number[]} box the whole map in units: x, y, width, height */
  constructor(host, box) {
    this.host = host;
    this.box = box;
    this.worker = new Worker(new URL("./painting.js", import.meta.url), { type: "module" });
    this.worker.addEventListener("message", ({ data }) => this.receive(data));
    /** @type {Sheet[]} the coarse one, then older ones below newer ones */
    this.sheets = [];
    /** @type {Map<number, {sheet: Sheet, square: Square}>} what the worker paints now */
    this.asked = new Map();
    this.lookNumber = 0;
    /** @type {Transform} */
    this.at = { x: 0, y: 0, k: 0 };
    this.size = { width: 0, height: 0 }; // px that are in sight
    this.themes = new MutationObserver(() => this.wear(this.look));
    this.themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  }

  /** What never changes: the drawing, the compass, which borders part regions. @param {import("./painter.js").Print} print */
  print(print) {
    this.worker.postMessage({ print });
  }

  /** Another look of the lands: what it changes is painted again. @param {Omit<Look, "inks">|undefined} look */
  wear(look) {
    if (!look) return;
    this.look = look;
    this.worker.postMessage({ look: { ...look, inks: inksNow() }, number: ++this.lookNumber });
    this.ask();
  }

  /** Where it is seen, and the scale at which all of it is: the coarse sheet has it. @param {{width: number, height: number}} size @param {number} k */
  fit(size, k) {
    this.size = size;
    const [coarse, ...others] = this.sheets;
    if (!k || (coarse && coarse.k < k * ALIKE && k < coarse.k * ALIKE)) return; // no room for a map yet, or coarse enough
    this.sheets = [new Sheet(this.host, k, this.box, true), ...others];
    coarse?.remove();
  }

  /** Another scale, drawn sharp. @param {Transform} at */
  draw(at) {
    const newest = this.sheets[this.sheets.length - 1];
    if (!newest) return;
    if (newest.k !== at.k) this.sheets.push(new Sheet(this.host, at.k, this.box, false));
    this.move(at);
  }

  /** @param {Transform} at */
  move(at) {
    this.at = at;
    this.sheets.forEach((sheet) => sheet.place(at));
    this.ask();
  }

  /** What is in sight and a little more, in px. @param {number} beside */
  view(beside) {
    const { width, height } = this.size;
    return { left: -beside, top: -beside, right: width + beside, bottom: height + beside };
  }

  /** Has what is missing painted: what is in sight first, then what lies beside it, then the coarse sheet. */
  ask() {
    const newest = this.sheets[this.sheets.length - 1];
    if (!newest || !this.lookNumber) return;
    const isSharp = newest.k === this.at.k; // else somebody zooms, and what comes into sight has another scale soon
    if (isSharp) newest.forget(this.at, this.view(BESIDE * KEPT));
    while (this.asked.size < AT_ONCE) {
      const sharp = isSharp && (this.next(newest, 0) ?? this.next(newest, BESIDE));
      const next = sharp || this.next(this.sheets[0], Infinity);
      if (!next) break;
      this.asked.set(next.square.id, next);
      this.worker.postMessage({ piece: next.sheet.piece(next.square) });
    }
    const isPainted = isSharp && newest.squares(this.at, this.view(0)).every(({ look }) => look === this.lookNumber);
    this.host.classList.toggle("is-painted", isPainted);
    this.sheets[0].hide(isPainted && newest !== this.sheets[0]);
    if (isPainted) this.settle(newest);
  }

  /** The square nearest to the middle that is missing or out of date. @param {Sheet} sheet @param {number} beside */
  next(sheet, beside) {
    const view = beside === Infinity ? sheet.all(this.at) : this.view(beside);
    const square = sheet.squares(this.at, view).find(({ id, look }) => look < this.lookNumber && !this.asked.has(id));
    return square && { sheet, square };
  }

  /** @param {import("./painting.js").Painted} painted */
  receive({ id, look, picture }) {
    const found = this.asked.get(id);
    this.asked.delete(id);
    if (found && this.sheets.includes(found.sheet)) found.sheet.lay(found.square, look, picture);
    else picture?.close();
    this.ask();
  }

  /** All in sight is painted sharp: older sheets have done their work. @param {Sheet} newest */
  settle(newest) {
    this.sheets = this.sheets.filter((sheet) => {
      const isOld = sheet !== newest && !sheet.isCoarse;
      if (isOld) sheet.remove();
      return !isOld;
    });
  }

  stop() {
    this.themes.disconnect();
    this.worker.terminate();
  }
}

let count = 0;

/** The map at one scale, in squares. */
class Sheet {
  /** @param {HTMLElement} host @param {number} k px per unit @param {number[]} box @param {boolean} isCoarse */
  constructor(host, k, box, isCoarse) {
    this.k = k;
    this.box = box;
    this.isCoarse = isCoarse;
    this.ratio = Math.min(devicePixelRatio, SHARPEST);
    this.side = SIDE / this.ratio; // px
    this.element = document.createElement("div");
    this.element.className = "map-layer";
    float(this.element);
    if (isCoarse) host.prepend(this.element);
    else host.append(this.element);
    /** @type {Map<string, Square>} */
    this.known = new Map();
  }

  /** @param {Transform} at */
  place({ x, y, k }) {
    const scale = k / this.k;
    this.element.style.transform = scale === 1 ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** All of the map, in px on the screen. @param {Transform} at */
  all({ x, y, k }) {
    const [left, top, width, height] = this.box;
    return { left: x + left * k, top: y + top * k, right: x + (left + width) * k, bottom: y + (top + height) * k };
  }

  /** The squares that show a part of the screen, nearest to its middle first.
   * @param {Transform} at @param {{left: number, top: number, right: number, bottom: number}} view @returns {Square[]} */
  squares(at, view) {
    const whole = this.all(at);
    const step = (this.side * at.k) / this.k;
    const first = (/** @type {number} */ from, /** @type {number} */ least, /** @type {number} */ zero) => Math.floor((Math.max(from, least) - zero) / step);
    const last = (/** @type {number} */ to, /** @type {number} */ most, /** @type {number} */ zero) => Math.ceil((Math.min(to, most) - zero) / step);
    const found = [];
    for (let left = first(view.left, whole.left, at.x); left < last(view.right, whole.right, at.x); left++)
      for (let top = first(view.top, whole.top, at.y); top < last(view.bottom, whole.bottom, at.y); top++) found.push(this.square(left, top));
    const [mx, my] = [((view.left + view.right) / 2 - at.x) / step - 0.5, ((view.top + view.bottom) / 2 - at.y) / step - 0.5];
    const far = (/** @type {Square} */ { left, top }) => Math.hypot(left - mx, top - my);
    return found.sort((a, b) => far(a) - far(b));
  }

  /** @param {number} left @param {number} top */
  square(left, top) {
    const key = `${left} ${top}`;
    const square = this.known.get(key) ?? { id: ++count, left, top, look: 0, canvas: null };
    this.known.set(key, square);
    return square;
  }

  /** What the worker is told of a square. A pixel more than its side lies under the next one, so that no gap shows between them.
   * @param {Square} square @returns {import("./painting.js").Piece} */
  piece({ id, left, top, look }) {
    const side = this.side / this.k;
    return { id, spot: { x: left * side, y: top * side, k: this.k, ratio: this.ratio }, pixels: SIDE + 1, seen: look };
  }

  /** @param {Square} square @param {number} look @param {ImageBitmap|null} picture */
  lay(square, look, picture) {
    square.look = look;
    if (!picture) return;
    if (!square.canvas) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = SIDE + 1;
      const length = `${canvas.width / this.ratio}px`;
      Object.assign(canvas.style, { left: `${square.left * this.side}px`, top: `${square.top * this.side}px`, width: length, height: length });
      this.element.append(canvas);
      square.canvas = canvas;
    }
    square.canvas.getContext("bitmaprenderer", { alpha: false })?.transferFromImageBitmap(picture);
  }

  /** Squares that are far from what is seen are given up. @param {Transform} at @param {{left: number, top: number, right: number, bottom: number}} view */
  forget(at, view) {
    if (this.isCoarse) return;
    const near = new Set(this.squares(at, view));
    for (const [key, square] of this.known) {
      if (near.has(square)) continue;
      square.canvas?.remove();
      this.known.delete(key);
    }
  }

  /** What others cover need not be drawn. @param {boolean} isHidden */
  hide(isHidden) {
    if (this.element.hidden !== isHidden) this.element.hidden = isHidden;
  }

  remove() {
    this.element.remove();
  }
}
