/** What stands behind an option: its price, what it brings, who stands there. */
import { html } from "westphalia/html.js";
import { fleetAt, holderName, units } from "./facts.js";
import * as tables from "./tables.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Said} Said */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {import("westphalia/table/store.js").Option} Option */

/** Questions whose arguments are the prices of their options. */
const PRICED = ["action", "recruit", "build_what", "buy_ship"];
/** Questions about an army of one's own, by where it stands. */
const ARMIES = ["march_from", "attack_from", "load_at", "transfer_from", "landing_port", "dig_in", "caravan_place", "disband_where"];
const FLEETS = ["sail_from", "land_from", "disband_zone", "sea_attack_from"];

/** @type {Record<string, (scene: Scene, id: string) => any>} what is to be said of an option, by the kind of question */
const NOTES = {
  colour: (scene, id) => html`<${Swatch} tint=${tables.PAINTS[id]?.tint} />`,
  attack: ({ state, board, texts }, id) => holderName(state.controller[board.domains.place.indexOf(id)], texts),
  ...Object.fromEntries(ARMIES.map((kind) => [kind, ({ state, board, texts }, id) => units(state.army[board.domains.place.indexOf(id)] ?? [], texts)])),
  ...Object.fromEntries(FLEETS.map((kind) => [kind, (scene, id) => (scene.seat === null ? "" : fleetAt(scene, scene.board.domains.sea.indexOf(id), scene.seat))])),
};

/** @param {Scene} scene @param {Ask} ask @param {Option} option @returns {Said|null} */
export function optionNote(scene, ask, { id }) {
  if (ask.kind === "action" && id === "end") return { note: famine(scene) };
  if (PRICED.includes(ask.kind)) return { note: priced(scene, ask.args[id], id) };
  if (ask.kind === "deal_card") return { note: what(scene, id) };
  if (ask.kind === "plunder") return id === "pay" ? { name: scene.texts.format("name-no-plunder"), note: priced(scene, ask.args.gold, id) } : { note: what(scene, id) };
  const note = NOTES[ask.kind]?.(scene, id);
  return note ? { note } : null;
}

/** Who ends the turn without food enough had better know. @param {Scene} scene */
function famine({ texts, seat, cards }) {
  const food = cards.find((card) => card.seat === seat)?.facts.find(({ id }) => id === "food")?.value;
  return food && food.args.lacking > 0 ? texts.format("note-famine", food.args) : "";
}

/** Price and use, as far as there are such. @param {Scene} scene @param {number|string|undefined} gold @param {string} id */
function priced(scene, gold, id) {
  const price = gold === undefined ? "" : scene.texts.format("note-price", { gold });
  return [price, what(scene, id)].filter(Boolean).join(" · ");
}

/** @param {Scene} scene @param {string} id of a unit, building, ship, card */
const what = ({ texts }, id) => (texts.has(`what-${id}`) ? texts.format(`what-${id}`) : "");

/** @param {{tint: string}} props */
function Swatch({ tint }) {
  return html`<svg class="swatch" viewBox="0 0 20 12" width="20" height="12" aria-hidden="true"><rect x=".5" y=".5" width="19" height="11" fill=${tint} stroke="currentColor" /></svg>`;
}
