/** Zoom and pan: while a gesture lasts the sheet moves as one picture; after a change of scale it is drawn anew, sharp. */
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity } from "d3-zoom";

/** @typedef {{x: number, y: number, k: number}} Transform */

const CLOSEST = 3; // px per unit of the map
const READABLE = 0.55; // px per unit at which a place is shown to who asked for it
const NARROW = 600; // px
const REST = { least: 120, most: 600 }; // ms without a turn of the wheel that end the gesture: as long as drawing takes

const SLOW = 34; // ms between two steps: less than 30 pictures a second
const STEPS = 8; // that tell the pace
const PAUSE = 250; // ms without a step: another movement

export class Zoom {
  /**
   * @param {HTMLElement} frame what is dragged and turned
   * @param {HTMLElement[]} layers what moves
   * @param {number[]} box the whole map in units: x, y, width, height
   * @param {(transform: Transform) => void} draw called at rest, when the scale has changed
   * @param {(transform: Transform) => void} follow called with every movement
   * @param {{x: number, y: number, width: number, height: number}|null} [start] what is seen first, if not all
   */
  constructor(frame, layers, box, draw, follow, start = null) {
    this.frame = frame;
    this.layers = layers;
    this.box = box;
    this.draw = draw;
    this.follow = follow;
    this.start = start;
    /** @type {Transform} */
    this.drawn = zoomIdentity;
    this.timer = 0;
    /** @type {any} the movement under way to where somebody wants to be */
    this.gliding = null;
    this.patience = REST.least;
    this.movedAt = 0;
    this.pace = 0; // ms between two steps of a movement, about
    this.least = 0; // px per unit at which all of it is seen; 0 before the first look
    this.behaviour = /** @type {import("d3-zoom").ZoomBehavior<HTMLElement, any>} */ (zoom())
      .clickDistance(6)
      .on("zoom", ({ transform }) => this.move(transform))
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
    else this.follow(this.transform);
  }

  /** The first look is drawn at once, where it is wanted. @param {any} start */
  begin(start) {
    this.drawn = start;
    this.selection.call(this.behaviour.transform, start);
    this.frame.classList.remove("is-moving");
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

  /** Bring a spot to the middle at once. @param {number} x @param {number} y */
  jump(x, y) {
    this.selection.call(this.behaviour.transform, this.centred(x, y, this.transform.k));
  }

  /** Whether a spot is on the screen. @param {number} x @param {number} y */
  sees(x, y) {
    const [px, py] = this.transform.apply([x, y]);
    return px > 30 && py > 30 && px < this.frame.clientWidth - 30 && py < this.frame.clientHeight - 30;
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
    });
  }

  /** @param {Transform} to */
  move(to) {
    const { drawn } = this;
    const scale = to.k / drawn.k;
    const [x, y] = [to.x - scale * drawn.x, to.y - scale * drawn.y];
    this.place(scale === 1 ? `translate(${Math.round(x)}px, ${Math.round(y)}px)` : `translate(${x}px, ${y}px) scale(${scale})`);
    this.frame.classList.add("is-moving");
    this.follow(to);
    this.keepPace(performance.now());
  }

  /** Where the map can't be moved smoothly, names and counters wait until it rests. @param {number} now */
  keepPace(now) {
    const step = now - this.movedAt;
    this.movedAt = now;
    if (step < PAUSE) this.pace += (step - this.pace) / STEPS;
    if (this.pace > SLOW) this.frame.classList.add("is-slow");
  }

  /** @param {string} transform of all layers */
  place(transform) {
    this.layers.forEach((layer) => (layer.style.transform = transform));
  }

  /** A new scale is drawn anew; a map that was only pushed stays as it is. */
  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.frame.classList.remove("is-moving");
      if (this.transform.k === this.drawn.k) return;
      this.drawn = this.transform;
      this.place("");
      this.draw(this.drawn);
      this.measure(performance.now());
    }, this.patience);
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

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
