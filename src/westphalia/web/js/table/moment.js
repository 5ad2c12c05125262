/** A moment of the game as a picture of the map: what is drawn of it, and how it comes onto a canvas. */
import { html } from "../html.js";
import { regionOf } from "../map/neighbours.js";
import { patterns } from "../settings.js";
import { FilmMarks } from "./film_marks.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./game.js").Scene} Scene */

/** @param {TableStore} store @param {Scene} scene @param {import("./deeds_on_map.js").Deed[]} [deeds] @returns {import("../map/print.js").Content} */
export function contentOf(store, scene, deeds = []) {
  const game = store.game.peek();
  const overlay = store.overlay.peek();
  return {
    world: scene.board.map,
    rose: game.rose ?? scene.board.map.rose,
    domains: game.domains,
    regionOf: (id) => regionOf(scene.board, id),
    paint: game.paint(scene, overlay),
    tokens: game.tokens(scene, overlay),
    titles: game.names(scene, overlay),
    name: (domain, id) => scene.texts.name(domain, id),
    hasPatterns: patterns.peek(),
    upon: (k) => html`<${FilmMarks} deeds=${deeds} k=${k} turn=${0} />`,
  };
}

/** @param {HTMLCanvasElement|OffscreenCanvas} canvas @param {{text: string, width: number, height: number}} moment */
export async function draw(canvas, { text, width, height }) {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = Object.assign(new Image(width, height), { src: address });
  try {
    await image.decode();
    /** @type {any} */ (canvas.getContext("2d"))?.drawImage(image, 0, 0, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
}
