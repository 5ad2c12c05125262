/** Ways to colour the map: by owner, by continent, by what is built, by the strength of armies. */
import { regionOf } from "westphalia/map/neighbours.js";
import * as tables from "./tables.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Paint} Paint */

const { BUILDING_TINTS, BUILDINGS, CONTINENT_TINTS, NOBODY, SEATS, WILD_TINT } = tables;

const BARE = { tint: "#b9a988", strength: 0.16 };
const STRENGTH_TINT = "#8f3324";
const STRENGTHS = [1, 4, 8, 16, 32]; // soldiers from which on a shade is darker

/** @type {Record<string, (scene: Scene, id: string, p: number) => Paint>} */
const PAINTERS = {
  owner: ({ state, board }, id, p) => ownerPaint(state, p, CONTINENT_TINTS[regionOf(board, id)]),
  region: ({ board }, id) => ({ tint: CONTINENT_TINTS[regionOf(board, id)], strength: 0.55 }),
  buildings: ({ state }, id, p) => buildingPaint(BUILDINGS[state.main[p]]),
  strength: ({ state }, id, p) => strengthPaint(state.soldiers[p]),
};

/** @param {Scene} scene @param {string} overlay @param {string} id @param {number} p */
export const paint = (scene, overlay, id, p) => PAINTERS[overlay](scene, id, p);

/** The colour of a player. @param {import("./state.d.ts").State} state @param {number} seat @returns {Paint} */
export function seatPaint(state, seat) {
  const colour = state.colour[seat];
  return colour === NOBODY ? tables.UNPAINTED : tables.PAINTS[tables.COLOURS[colour]];
}

/** Owners' colours; stripes where somebody else holds the land. @param {import("./state.d.ts").State} state @param {number} p @param {string} neutral @returns {Paint} */
function ownerPaint(state, p, neutral) {
  const [owner, holder] = [state.owner[p], state.controller[p]];
  const base = owner === NOBODY ? { tint: neutral, strength: 0.26 } : { ...seatPaint(state, owner), strength: 0.58 };
  if (holder === owner || holder === NOBODY) return base;
  return { ...base, stripes: holder >= SEATS ? WILD_TINT : seatPaint(state, holder).tint };
}

/** @param {string} building */
const buildingPaint = (building) => (building === "none" ? BARE : { tint: BUILDING_TINTS[building], strength: 0.6 });

/** @param {number} soldiers */
function strengthPaint(soldiers) {
  const shade = STRENGTHS.filter((least) => soldiers >= least).length;
  return shade === 0 ? BARE : { tint: STRENGTH_TINT, strength: 0.1 + 0.15 * shade };
}

/** @param {Scene} scene @param {string} overlay */
export function legend({ board, texts }, overlay) {
  if (overlay === "region")
    return (board.graph?.regions ?? []).map(({ id }) => ({ paint: { tint: CONTINENT_TINTS[id], strength: 0.55 }, label: texts.name("continent", id) }));
  if (overlay === "buildings") return Object.keys(BUILDING_TINTS).map((id) => ({ paint: buildingPaint(id), label: texts.name("building", id) }));
  if (overlay === "strength") return STRENGTHS.map((least) => ({ paint: strengthPaint(least), label: `${least}+` }));
  return [];
}
