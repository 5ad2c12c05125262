/** Zoom and pan: while a gesture lasts the sheet moves as one picture; after a change of scale it is drawn anew, sharp. */
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity } from "d3-zoom";
import { float } from "./afloat.js";

/** @typedef {{x: number, y: number, k: number}} Transform */

const CLOSEST = 3; // px per unit of the map
const READABLE = 0.55; // px per unit at which a place is shown to who asked for it
const NARROW = 600; // px
const TOLD = 90; // px at the lower edge where it is told what is shown
const WITHIN = 0.6; // of the frame, in which all is that is shown together
const REST = { least: 120, most: 600 }; // ms without a turn of the wheel that end the gesture: as long as drawing takes

export class Zoom {
  /**
   * @param {HTMLElement} frame what is dragged and turned
   * @param {HTMLElement[]} layers what moves
   * @param {number[]} box the whole map in units: x, y, width, height
   * @param {(transform: Transform) => void} draw called at rest, when the scale has changed
   * @param {(transform: Transform, isAtRest: boolean) => void} follow called with every movement, and when it is over
   * @param {{x: number, y: number, width: number, height: number}|null} [start] what is seen first, if not all
   */
  constructor(frame, layers, box, draw, follow, start = null) {
    this.frame = frame;
    this.layers = layers;
    layers.forEach(float);
    this.box = box;
    this.draw = draw;
    this.follow = follow;
    this.start = start;
    /** @type {Transform} */
    this.drawn = zoomIdentity;
    this.timer = 0;
    /** @type {any} the movement under way to where somebody wants to be */
    this.gliding = null;
    /** @type {any} where somebody was before they were shown something elsewhere */
    this.left = null;
    this.patience = REST.least;
    this.size = { width: 0, height: 0 }; // px of the frame
    this.least = 0; // px per unit at which all of it is seen; 0 before the first look
    this.behaviour = /** @type {import("d3-zoom").ZoomBehavior<HTMLElement, any>} */ (zoom())
      .clickDistance(6)
      .filter((event) => isMeant(event, frame))
      .on("zoom", ({ transform, sourceEvent }) => {
        if (sourceEvent) this.left = null; // they want to be here
        this.move(transform);
      })
      .on("end", () => this.rest());
    /** @type {import("d3-selection").Selection<HTMLElement, any, null, undefined>} */
    this.selection = select(frame).call(this.behaviour).on("dblclick.zoom", null);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(frame);
  }

  get transform() {
    return /** @type {any} */ (this.frame).__zoom;
  }

  /** The transform that shows the whole map. */
  whole() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const [, , w, h] = this.box;
    return this.middle(Math.min(width / w, height / h));
  }

  /** How the map is seen at first: what the game wants, whole, or on a narrow screen as high as it fits. */
  first() {
    if (this.start) {
      const { x, y, width, height } = this.start;
      return this.centred(x + width / 2, y + height / 2, Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height));
    }
    const isNarrow = this.frame.clientWidth < NARROW;
    return isNarrow ? this.middle(this.frame.clientHeight / this.box[3]) : this.whole();
  }

  /** The middle of the map in the middle of the frame. @param {number} k */
  middle(k) {
    const [x, y, w, h] = this.box;
    return this.centred(x + w / 2, y + h / 2, k);
  }

  /** @param {number} x @param {number} y @param {number} k */
  centred(x, y, k) {
    const { clientWidth: width, clientHeight: height } = this.frame;
    return zoomIdentity.translate(Math.round(width / 2 - k * x), Math.round(height / 2 - k * y)).scale(k);
  }

  resize() {
    this.size = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    const whole = this.whole();
    const isFirst = !this.least;
    const isWhole = isFirst || (!this.gliding && Math.abs(this.transform.k - this.least) < this.least * 0.02);
    const [x, y, w, h] = this.box;
    const start = isFirst ? this.first() : whole;
    this.least = whole.k;
    this.behaviour.scaleExtent([whole.k, CLOSEST]).translateExtent([
      [x - w / 4, y - h / 2],
      [x + w * 1.25, y + h * 1.5],
    ]);
    if (isFirst) this.begin(start);
    else if (isWhole) this.selection.call(this.behaviour.transform, start);
    else this.follow(this.transform, true);
  }

  /** The first look is drawn at once, where it is wanted. @param {any} start */
  begin(start) {
    this.drawn = start;
    this.selection.call(this.behaviour.transform, start);
    this.draw(start);
  }

  fit() {
    this.glideTo(this.whole());
  }

  /** @param {number} factor */
  by(factor) {
    this.glide(250).call(this.behaviour.scaleBy, factor);
  }

  /** Bring a spot to the middle, near enough to read. @param {number} x @param {number} y */
  show(x, y) {
    this.glideTo(this.centred(x, y, Math.max(this.transform.k, READABLE)));
  }

  /** Have these spots in sight for a while, no nearer than we are; null: back to where we were. @param {number[][]|null} spots */
  attend(spots) {
    if (!spots) {
      if (this.left) this.glideTo(this.left);
      this.left = null;
      return;
    }
    if (spots.every(([x, y]) => this.sees(x, y, TOLD))) return;
    this.left ??= this.transform;
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { clientWidth: width, clientHeight: height } = this.frame;
    const k = Math.min(this.transform.k, (width * WITHIN) / (right - left || 1), (height * WITHIN) / (bottom - top || 1));
    this.glideTo(this.centred((left + right) / 2, (top + bottom) / 2, Math.max(k, this.least)));
  }

  /** Bring a spot to the middle at once. @param {number} x @param {number} y */
  jump(x, y) {
    this.selection.call(this.behaviour.transform, this.centred(x, y, this.transform.k));
  }

  /** Whether a spot is on the screen. @param {number} x @param {number} y @param {number} [below] px at the lower edge that are covered */
  sees(x, y, below = 30) {
    const [px, py] = this.transform.apply([x, y]);
    return px > 30 && py > 30 && px < this.frame.clientWidth - 30 && py < this.frame.clientHeight - below;
  }

  /** @param {any} transform */
  glideTo(transform) {
    this.glide(500).call(this.behaviour.transform, transform);
  }

  /** A movement that takes a while. @param {number} duration ms */
  glide(duration) {
    const gliding = this.selection.transition().duration(quiet() ? 0 : duration);
    this.gliding = gliding;
    return gliding.on("end.glide interrupt.glide cancel.glide", () => {
      if (this.gliding === gliding) this.gliding = null;
      this.rest(); // the behaviour forgets to say so if a turn of the wheel ended meanwhile
    });
  }

  /** @param {Transform} to */
  move(to) {
    const { drawn } = this;
    const scale = to.k / drawn.k;
    const [x, y] = [to.x - scale * drawn.x, to.y - scale * drawn.y];
    this.place(scale === 1 ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px) scale(${scale})`);
    this.follow(to, false);
  }

  /** @param {string} transform of all layers */
  place(transform) {
    this.layers.forEach((layer) => (layer.style.transform = transform));
  }

  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), this.patience);
  }

  /** A new scale is drawn anew; a map that was only pushed stays as it is. */
  settle() {
    const isPushed = this.transform.k === this.drawn.k;
    if (!isPushed) {
      this.drawn = this.transform;
      this.place("");
      this.draw(this.drawn);
      this.measure(performance.now());
    }
    this.follow(this.transform, true);
  }

  /** How long the new drawing keeps the page busy. @param {number} start */
  measure(start) {
    const seen = () => (this.patience = Math.min(REST.most, Math.max(REST.least, performance.now() - start)));
    requestAnimationFrame(() => requestAnimationFrame(seen));
  }

  stop() {
    clearTimeout(this.timer);
    this.sizes.disconnect();
    this.selection.on(".zoom", null).interrupt();
  }
}

/** Whether somebody means the map, not a button that lies on it. @param {any} event @param {HTMLElement} frame */
const isMeant = (event, frame) => (!event.ctrlKey || event.type === "wheel") && !event.button && !frame.querySelector(".map-tools")?.contains(event.target);

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
