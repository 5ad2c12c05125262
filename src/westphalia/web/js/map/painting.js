/** The worker that paints the ground of the map, piece by piece, as it is asked to. */
import { meets } from "./bounds.js";
import { Painter } from "./painter.js";

/** @typedef {import("./painter.js").Print} Print */
/** @typedef {import("./painter.js").Look} Look */
/** @typedef {{id: number, spot: import("./painter.js").Spot, pixels: number, seen: number}} Piece a square of the map; `seen`: the look it was painted in before, 0 for none */
/** @typedef {{print: Print}|{look: Look, number: number}|{piece: Piece}} Order */
/** @typedef {{id: number, look: number, picture: ImageBitmap|null}} Painted `picture`: null where nothing has changed since it was painted */

/** @type {any} */
const page = self;
/** @type {Painter} */
let painter;
let look = 0;
/** What each look changed, null for all of it. @type {Map<number, import("./bounds.js").Box[]|null>} */
const changes = new Map();

page.addEventListener("message", (/** @type {MessageEvent<Order>} */ { data }) => {
  if ("print" in data) painter = new Painter(data.print);
  else if ("look" in data) changes.set((look = data.number), painter.dress(data.look));
  else page.postMessage(...painted(data.piece));
});

/** @param {Piece} piece @returns {[Painted, ImageBitmap[]]} */
function painted({ id, spot, pixels, seen }) {
  if (seen && !hasChanged(spot, pixels, seen)) return [{ id, look, picture: null }, []];
  const canvas = new OffscreenCanvas(pixels, pixels);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));
  painter.paint(context, spot);
  const picture = canvas.transferToImageBitmap();
  return [{ id, look, picture }, [picture]];
}

/** Whether a later look changed something in a square. @param {import("./painter.js").Spot} spot @param {number} pixels @param {number} seen */
function hasChanged({ x, y, k, ratio }, pixels, seen) {
  const side = pixels / (k * ratio);
  return [...changes].some(([number, boxes]) => number > seen && (!boxes || boxes.some((box) => meets(box, [x, y, x + side, y + side]))));
}
