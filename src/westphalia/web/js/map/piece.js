/** A piece of the ground being painted: paper, water, lands in their colours, borders, mountains, compass. */
import { meets } from "./bounds.js";

/** @typedef {import("./painter.js").Painter} Painter */
/** @typedef {import("./painter.js").Paint} Paint */
/** @typedef {import("./painter.js").Shape} Shape */
/** @typedef {import("./painter.js").Context} Context */
/** @typedef {import("./bounds.js").Box} Box */

/** Paper around the map, in units. */
export const MARGIN = 90;

/** @type {Paint} */
export const UNPAINTED = { tint: "#b9a988", strength: 0.18 };
export const USUAL_STRENGTH = 0.42;
const FINE = 0.5; // px per unit: nearer than this, lines no longer grow
const WIDEST = 54; // units of the widest line, the outer edge of the shallows
export const RIM = { wide: 30, narrow: 14, opacity: 0.33 };
export const HATCH = { period: 22, opacity: 0.34, size: 0.5 }; // px per unit of the pattern: equally fine at every scale
export const STRIPE = { width: 13, opacity: 0.75 };

/** @typedef {{ink: string, width: number, opacity?: number, dash?: number[], isRound?: boolean}} Line */
/** Lines of the shallows, from the outer to the inner. @type {Line[]} */
export const SHALLOWS = [
  { ink: "sea-deep", width: WIDEST, opacity: 0.2, isRound: true },
  { ink: "sea-deep", width: 40, opacity: 0.2, isRound: true },
  { ink: "sea-deep", width: 26, opacity: 0.32, isRound: true },
  { ink: "sea-deep", width: 13, opacity: 0.5, isRound: true },
];
/** @type {Record<string, Line>} */
export const LINES = {
  sea: { ink: "sea-ink", width: 2.2, opacity: 0.75, dash: [1, 9], isRound: true },
  rays: { ink: "gold", width: 1.1, opacity: 0.28 },
  graticule: { ink: "sea-ink", width: 1, opacity: 0.22 },
  empire: { ink: "gold", width: 9, opacity: 0.55 },
  thin: { ink: "ink", width: 1.8, opacity: 0.85, dash: [7, 3.5, 1.5, 3.5] },
  firm: { ink: "ink", width: 2.8 },
  mountain: { ink: "ink", width: 4.5, opacity: 0.7, dash: [3, 3] },
  coast: { ink: "ink", width: 1.9 },
  edge: { ink: "ink", width: 3 },
  route: { ink: "sea-ink", width: 5, dash: [16, 9], isRound: true },
  crossing: { ink: "accent", width: 3, opacity: 0.8, dash: [9, 7], isRound: true },
};
/** Neat lines around the sheet: how far inside its edge. */
export const NEAT = [
  { inset: 20, ink: "ink", width: 7 },
  { inset: 32, ink: "ink", width: 2 },
  { inset: 43, ink: "gold", width: 1.2 },
];
/** What engravers draw on land that belongs to nobody: a patch that is repeated. @type {Record<string, {width: number, height: number, lines?: string, dots?: number[][], turn?: number, opacity?: number}>} */
const WILDS = {
  desert: { width: 10, height: 10, dots: [[3, 3, 1.3], [8, 8, 1.3]] },
  marsh: { width: 13, height: 11, lines: "M2 8h8M6 8v-5M4 8l-1.5-3.5M8 8l1.5-3.5" },
  wilds: { width: 16, height: 14, lines: "M3 11v-5M1 7l2-3 2 3M11 6v-4M9.5 3l1.5-2 1.5 2" },
  jungle: { width: 15, height: 13, lines: "M4 11q1-4 0-7M4 4q-3-2-4 1M4 4q3-2 4 1M11 7q.6-2 0-4M11 3q-2-1-3 1M11 3q2-1 3 1" },
  beyond: { width: 14, height: 14, lines: "M0 7h14", turn: 35, opacity: 0.28 },
  mountains: { width: 12, height: 11, lines: "M1 10l5-8 5 8M6 2l1.5 8" },
};
/** The hatchings that engravers use for colours (Petra Sancta): a second cue beside the tint. @type {Record<string, {lines?: string, dots?: number[][], turn?: number}>} */
export const HATCHINGS = {
  vertical: { lines: "M5.5 0v22M16.5 0v22" },
  horizontal: { lines: "M0 5.500h22M0 16.500h22" },
  diagonal: { lines: "M5.5 0v22M16.5 0v22", turn: -45 },
  cross: { lines: "M5.5 0v22M16.5 0v22M0 5.500h22M0 16.500h22" },
  dots: { dots: [[3, 3, 1.5], [8.5, 8.5, 1.5], [14, 3, 1.5], [19.5, 8.5, 1.5], [3, 14, 1.5], [8.5, 19.5, 1.5], [14, 14, 1.5], [19.5, 19.5, 1.5]] },
};

export class Piece {
  /** @param {Painter} painter @param {Context} context @param {import("./painter.js").Spot} spot */
  constructor(painter, context, { x, y, k, ratio }) {
    this.painter = painter;
    this.look = painter.look;
    this.context = context;
    this.spot = { x, y };
    this.scale = k * ratio;
    this.ratio = ratio;
    this.hatchSize = HATCH.size / k;
    this.fine = Math.min(1, FINE / k);
    /** @type {Box} */
    this.box = [x, y, x + context.canvas.width / this.scale, y + context.canvas.height / this.scale];
  }

  paint() {
    const { context, scale, spot, painter } = this;
    const { width, height } = context.canvas;
    this.fill("desk", () => context.fillRect(0, 0, width, height));
    context.setTransform(scale, 0, 0, scale, -spot.x * scale, -spot.y * scale);
    this.paper();
    this.water();
    this.colours();
    this.wilderness();
    Object.entries(painter.lines).forEach(([kind, shapes]) => this.stroke(shapes, LINES[kind]));
    if (painter.rose) this.compass(painter.rose);
    this.peaks();
  }

  paper() {
    const [x, y, width, height] = this.painter.world.viewBox;
    const edge = (/** @type {number} */ inset) => {
      const out = MARGIN - inset;
      return /** @type {const} */ ([x - out, y - out, width + 2 * out, height + 2 * out]);
    };
    this.fill("paper", () => this.context.fillRect(...edge(0)));
    for (const { inset, ink, width: line } of NEAT) this.pen({ ink, width: line }, () => this.context.strokeRect(...edge(inset)));
  }

  water() {
    const { context } = this;
    context.save();
    context.clip(this.painter.frame);
    this.fill("sea", () => context.fill(this.painter.frame));
    Object.entries(this.painter.waters).forEach(([kind, shapes]) => this.stroke(shapes, LINES[kind]));
    SHALLOWS.forEach((line) => this.stroke(this.painter.coasts, line));
    this.stroke(this.painter.seaBorders, LINES.sea);
    for (const { id, path } of this.inSight(this.painter.seas)) {
      const paint = this.look.seas[id];
      if (paint) this.tint(paint.tint, paint.strength ?? USUAL_STRENGTH, () => context.fill(path));
    }
    context.restore();
  }

  /** The lands: their colour, hatching or stripes, a stronger rim inside their border. */
  colours() {
    const { context } = this;
    const lands = this.inSight(this.painter.lands);
    this.fill("paper", () => context.fill(together(lands)));
    for (const { id, path, box, isRoomy } of lands) {
      const { tint, strength = USUAL_STRENGTH, hatch, stripes } = this.look.lands[id] ?? UNPAINTED;
      this.tint(tint, strength, () => context.fill(path));
      if (hatch && this.look.hasPatterns) this.patch(this.hatching(hatch), HATCH.opacity, path);
      context.save();
      context.clip(path);
      if (stripes) this.stripe(stripes, box);
      context.lineJoin = "round";
      context.strokeStyle = tint;
      context.globalAlpha = RIM.opacity;
      for (const width of isRoomy ? [RIM.wide, RIM.narrow] : [RIM.narrow]) {
        context.lineWidth = width * this.fine;
        context.stroke(path);
      }
      context.restore();
    }
  }

  /** What lies on the land and belongs to nobody. */
  wilderness() {
    const { context } = this;
    for (const { path, kind } of this.inSight(this.painter.voids)) {
      this.fill("paper", () => context.fill(path));
      this.fill("ink", () => context.fill(path), 0.08);
      if (kind in WILDS) this.patch(this.wild(kind), 0.75, path);
    }
    for (const { path } of this.inSight(this.painter.islets)) this.fill("paper", () => context.fill(path));
    for (const { path } of this.inSight(this.painter.lakes)) {
      this.fill("sea", () => context.fill(path));
      this.fill("sea-deep", () => context.fill(path), 0.35);
    }
  }

  /** Broad stripes of a second colour: somebody else holds the place. @param {string} colour @param {Box} box */
  stripe(colour, [left, top, right, bottom]) {
    const { context } = this;
    const step = 2 * STRIPE.width * Math.SQRT2;
    const tall = bottom - top;
    context.strokeStyle = colour;
    context.lineWidth = STRIPE.width;
    context.globalAlpha = STRIPE.opacity;
    context.beginPath();
    for (let at = Math.floor((left + top) / step) * step; at < right + bottom + step; at += step) {
      context.moveTo(at - top, top);
      context.lineTo(at - top - tall, bottom);
    }
    context.stroke();
  }

  /** Mountains as engravers drew them: a light flank, a hatched flank. */
  peaks() {
    const { context } = this;
    for (const [x, y, height] of this.painter.world.peaks ?? []) {
      const half = height * 0.62;
      if (!meets([x - half, y - height, x + half, y], this.box, 2)) continue;
      const slopes = new Path2D(`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}`);
      this.fill("paper", () => context.fill(slopes), 0.3);
      const shade = new Path2D(`M${x} ${y - height}l${half * 0.3} ${height * 0.45}l${-half * 0.25} ${height * 0.3}l${half * 0.2} ${height * 0.25}h${half * 0.75}z`);
      this.fill("ink", () => context.fill(shade), 0.22);
      this.pen({ ink: "ink", width: 1.3, opacity: 0.55 }, () => context.stroke(slopes));
    }
  }

  /** A compass rose of sixteen points, each half light and half dark. @param {import("./world.d.ts").Rose} rose */
  compass({ x, y, radius }) {
    const { context } = this;
    if (!meets([x - 2 * radius, y - 2 * radius, x + 2 * radius, y + 2 * radius], this.box)) return;
    const line = { ink: "ink", width: 0.8 };
    context.save();
    context.translate(x, y);
    for (const share of [0.62, 0.56]) this.pen(line, () => context.stroke(disc(radius * share)));
    const ring = (/** @type {number} */ long, /** @type {number} */ first, /** @type {number} */ step, /** @type {string} */ ink) => {
      const [tip, side] = [-radius * long, radius * 0.13];
      for (let turn = first; turn < 360; turn += step) {
        context.save();
        context.rotate((turn * Math.PI) / 180);
        for (const [colour, way] of /** @type {[string, number][]} */ ([[ink, 1], ["paper", -1]])) {
          const point = new Path2D(`M0 ${tip}L${way * side} ${-side}L0 0z`);
          this.fill(colour, () => context.fill(point));
          this.pen(line, () => context.stroke(point));
        }
        context.restore();
      }
    };
    ring(0.5, 22.5, 45, "gold");
    ring(0.72, 45, 90, "accent");
    ring(1, 0, 90, "ink");
    context.font = "34px Georgia, serif";
    context.textAlign = "center";
    this.fill("ink", () => context.fillText("N", 0, -radius - 9));
    context.restore();
  }

  /** @template {Shape} T @param {T[]} shapes @param {number} [margin] units that their lines are wide */
  inSight(shapes, margin = 0) {
    return shapes.filter(({ box }) => meets(box, this.box, margin));
  }

  /** All of them with one stroke: where they meet, their ink is not laid on twice. @param {Shape[]} shapes @param {Line} line */
  stroke(shapes, line) {
    const seen = this.inSight(shapes, WIDEST);
    if (seen.length) this.pen(line, () => this.context.stroke(together(seen)));
  }

  /** @param {Line} line @param {() => void} draw */
  pen({ ink, width, opacity = 1, dash = [], isRound = false }, draw) {
    const { context } = this;
    context.strokeStyle = this.look.inks[ink];
    context.lineWidth = width * this.fine;
    context.globalAlpha = opacity;
    context.setLineDash(dash);
    context.lineCap = isRound ? "round" : "butt";
    context.lineJoin = "round";
    draw();
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  /** @param {string} ink @param {() => void} draw @param {number} [opacity] */
  fill(ink, draw, opacity = 1) {
    this.tint(this.look.inks[ink], opacity, draw);
  }

  /** @param {string|CanvasPattern} colour @param {number} opacity @param {() => void} draw */
  tint(colour, opacity, draw) {
    this.context.fillStyle = colour;
    this.context.globalAlpha = opacity;
    draw();
    this.context.globalAlpha = 1;
  }

  /** @param {CanvasPattern} pattern @param {number} opacity @param {Path2D} path */
  patch(pattern, opacity, path) {
    this.tint(pattern, opacity, () => this.context.fill(path));
  }

  /** @param {string} kind */
  hatching(kind) {
    const { period } = HATCH;
    return this.pattern(`hatch ${kind}`, { width: period, height: period, ...HATCHINGS[kind] }, HATCH.size * this.ratio, this.hatchSize, 1.6);
  }

  /** @param {string} kind */
  wild(kind) {
    return this.pattern(`wild ${kind}`, WILDS[kind], this.scale, 1, 1);
  }

  /** A patch that is repeated, drawn as fine as it will be seen.
   * @param {string} key @param {{width: number, height: number, lines?: string, dots?: number[][], turn?: number, opacity?: number}} patch
   * @param {number} pixels per unit of the patch @param {number} size of its unit on the map @param {number} line how wide its lines are */
  pattern(key, { width, height, lines = "", dots = [], turn = 0, opacity = 1 }, pixels, size, line) {
    const known = `${key} ${pixels}`;
    const [wide, high] = [Math.max(1, Math.round(width * pixels)), Math.max(1, Math.round(height * pixels))];
    let found = this.painter.patterns.get(known);
    if (!found) {
      const canvas = new OffscreenCanvas(wide, high);
      const context = /** @type {Context} */ (canvas.getContext("2d"));
      context.scale(wide / width, high / height);
      context.fillStyle = context.strokeStyle = this.look.inks.ink;
      context.lineWidth = line;
      context.globalAlpha = opacity;
      context.stroke(new Path2D(lines));
      for (const [x, y, radius] of dots) context.fill(new Path2D(discAt(x, y, radius)));
      found = /** @type {CanvasPattern} */ (context.createPattern(canvas, "repeat"));
      this.painter.patterns.set(known, found);
    }
    found.setTransform(new DOMMatrix().scale(size).rotate(turn).scale(width / wide, height / high));
    return found;
  }
}

/** @param {Shape[]} shapes */
function together(shapes) {
  const all = new Path2D();
  shapes.forEach(({ path }) => all.addPath(path));
  return all;
}

/** @param {number} radius */
const disc = (radius) => new Path2D(discAt(0, 0, radius));

/** @param {number} x @param {number} y @param {number} r */
const discAt = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

