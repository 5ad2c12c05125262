/** Zoom and pan: while a gesture lasts the sheet moves as one picture; at its end it is drawn anew, sharp. */
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity } from "d3-zoom";

const CLOSEST = 3; // px per unit of the map
const NARROW = 600; // px
const REST = 120; // ms without a wheel turn end the gesture

export class Zoom {
  /**
   * @param {HTMLElement} frame what is dragged and turned
   * @param {HTMLElement|SVGElement} sheet what moves
   * @param {[number, number, number, number]} box the whole map in units
   * @param {(transform: {x: number, y: number, k: number}) => void} draw called at rest
   */
  constructor(frame, sheet, box, draw) {
    this.frame = frame;
    this.sheet = sheet;
    this.box = box;
    this.draw = draw;
    this.drawn = zoomIdentity;
    this.timer = 0;
    this.behaviour = zoom()
      .clickDistance(6)
      .on("zoom", ({ transform }) => this.move(transform))
      .on("end", () => this.rest());
    this.selection = select(frame).call(this.behaviour).on("dblclick.zoom", null);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(frame);
  }

  get transform() {
    return this.frame.__zoom;
  }

  /** The transform that shows the whole map. */
  whole() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const [x, y, w, h] = this.box;
    const k = Math.min(width / w, height / h);
    return zoomIdentity.translate(width / 2 - k * (x + w / 2), height / 2 - k * (y + h / 2)).scale(k);
  }

  /** How the map is seen at first: whole, or on a narrow screen as high as it fits. */
  first() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (width >= NARROW) return this.whole();
    const [x, y, w, h] = this.box;
    const k = height / h;
    return zoomIdentity.translate(width / 2 - k * (x + w / 2), height / 2 - k * (y + h / 2)).scale(k);
  }

  resize() {
    const whole = this.whole();
    const isWhole = !this.least || Math.abs(this.transform.k - this.least) < this.least * 0.02;
    const [x, y, w, h] = this.box;
    const start = this.least ? whole : this.first();
    this.least = whole.k;
    this.behaviour.scaleExtent([whole.k, CLOSEST]).translateExtent([
      [x - w / 4, y - h / 2],
      [x + w * 1.25, y + h * 1.5],
    ]);
    if (isWhole) this.selection.call(this.behaviour.transform, start);
  }

  fit() {
    this.glide(this.whole());
  }

  /** @param {number} factor */
  by(factor) {
    this.selection.transition().duration(quiet() ? 0 : 250).call(this.behaviour.scaleBy, factor);
  }

  /** Bring a spot to the middle, near enough to read. @param {number} x @param {number} y */
  show(x, y) {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const k = Math.max(this.transform.k, Math.min(0.55, CLOSEST));
    this.glide(zoomIdentity.translate(width / 2 - k * x, height / 2 - k * y).scale(k));
  }

  /** Whether a spot is on the screen. @param {number} x @param {number} y */
  sees(x, y) {
    const [px, py] = this.transform.apply([x, y]);
    return px > 30 && py > 30 && px < this.frame.clientWidth - 30 && py < this.frame.clientHeight - 30;
  }

  /** @param {any} transform */
  glide(transform) {
    this.selection.transition().duration(quiet() ? 0 : 500).call(this.behaviour.transform, transform);
  }

  /** @param {{x: number, y: number, k: number}} to */
  move(to) {
    const { drawn } = this;
    const scale = to.k / drawn.k;
    this.sheet.style.transform = `translate(${to.x - scale * drawn.x}px, ${to.y - scale * drawn.y}px) scale(${scale})`;
  }

  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.drawn = this.transform;
      this.sheet.style.transform = "";
      this.draw(this.drawn);
    }, REST);
  }

  stop() {
    clearTimeout(this.timer);
    this.sizes.disconnect();
    this.selection.on(".zoom", null).interrupt();
  }
}

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
