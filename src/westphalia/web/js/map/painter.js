/** What is painted of the map: the drawing, read once, and how the lands look, which changes with the position.
 *
 * It lives in a worker (painting.js), so that nothing waits for it; piece.js paints any piece of the map at any scale. */
import { boundsOf } from "./bounds.js";
import { Piece } from "./piece.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {import("./bounds.js").Box} Box */
/** @typedef {{tint: string, strength?: number, hatch?: string, stripes?: string}} Paint colour of a place */
/** @typedef {{world: World, rose?: import("./world.d.ts").Rose, great: boolean[]}} Print the drawing; `great`: which of its borders part regions */
/** @typedef {{lands: Record<string, Paint>, seas: Record<string, Paint>, hasPatterns: boolean, inks: Record<string, string>}} Look */
/** @typedef {{x: number, y: number, k: number, ratio: number}} Spot the upper left corner in units; px per unit; pixels per px */
/** @typedef {{path: Path2D, box: Box}} Shape */
/** @typedef {OffscreenCanvasRenderingContext2D} Context */

const ROOMY = 30; // units of radius from which on a land has room for a second rim
const RAY = 5000; // units that the lines of the compass go

export class Painter {
  /** @param {Print} print */
  constructor({ world, rose, great }) {
    this.world = world;
    this.rose = rose;
    const frame = world.frame ?? frameAround(world.viewBox);
    this.frame = new Path2D(frame);
    const borders = world.borders.map(({ kind, path, hre }, i) => ({ ...shape(path), kind, isImperial: Boolean(hre), isGreat: great[i] }));
    const ofKind = (/** @type {string[]} */ ...kinds) => borders.filter(({ kind }) => kinds.includes(kind));
    const lands = ofKind("land");
    this.coasts = ofKind("coast");
    /** @type {Record<string, Shape[]>} what is drawn over the lands, in this order */
    this.lines = {
      empire: borders.filter(({ isImperial }) => isImperial),
      thin: [...lands.filter(({ isGreat }) => !isGreat), ...ofKind("province", "void")],
      firm: [...lands.filter(({ isGreat }) => isGreat), ...ofKind("area")],
      mountain: ofKind("mountain"),
      coast: ofKind("coast", "lake"),
      edge: [shape(frame)],
      route: Object.values(world.routes ?? {}).map(({ path }) => shape(path)),
      crossing: (world.water_lines ?? []).map(({ path }) => shape(path)),
    };
    /** @type {Record<string, Shape[]>} what is drawn in the water */
    this.waters = {
      rays: rose ? [{ path: new Path2D(raysOf(rose)), box: [-Infinity, -Infinity, Infinity, Infinity] }] : [],
      graticule: world.graticule ? [shape(world.graticule)] : [],
    };
    this.seaBorders = ofKind("sea");
    this.lands = Object.entries(world.territories).map(([id, { path, size = ROOMY }]) => ({ ...shape(path), id, isRoomy: size >= ROOMY }));
    this.seas = Object.entries(world.seas ?? {}).map(([id, { path }]) => ({ ...shape(path), id }));
    this.voids = Object.values(world.voids ?? {}).map(({ path, kind }) => ({ ...shape(path), kind }));
    this.islets = world.islets ? [shape(world.islets)] : [];
    this.lakes = world.lakes ? [shape(world.lakes)] : [];
    /** @type {Map<string, CanvasPattern>} */
    this.patterns = new Map();
    /** @type {Look} */
    this.look = { lands: {}, seas: {}, hasPatterns: true, inks: {} };
  }

  /** Takes on another look and says which parts of the map change with it; null if all do. @param {Look} look @returns {Box[]|null} */
  dress(look) {
    const before = this.look;
    this.look = look;
    if (before.hasPatterns !== look.hasPatterns || JSON.stringify(before.inks) !== JSON.stringify(look.inks)) {
      this.patterns.clear();
      return null;
    }
    const differs = (/** @type {Paint|undefined} */ a, /** @type {Paint|undefined} */ b) => JSON.stringify(a) !== JSON.stringify(b);
    const lands = this.lands.filter(({ id }) => differs(before.lands[id], look.lands[id]));
    const seas = this.seas.filter(({ id }) => differs(before.seas[id], look.seas[id]));
    return [...lands, ...seas].map(({ box }) => box);
  }

  /** Paints what lies under a canvas whose upper left corner is at a spot of the map. @param {Context} context @param {Spot} spot */
  paint(context, spot) {
    new Piece(this, context, spot).paint();
  }
}

/** @param {string} path @returns {Shape} */
const shape = (path) => ({ path: new Path2D(path), box: boundsOf(path) });

/** @param {{x: number, y: number}} rose */
function raysOf({ x, y }) {
  const ray = (/** @type {number} */ turn) => `M${x} ${y}l${Math.round(RAY * Math.cos(turn))} ${Math.round(RAY * Math.sin(turn))}`;
  return Array.from({ length: 32 }, (_, i) => ray((i * Math.PI) / 16)).join("");
}

/** @param {number[]} viewBox */
const frameAround = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
