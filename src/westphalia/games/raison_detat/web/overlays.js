/** Ways to colour the map: who controls it, whose it is by right, what brings Influence, whose side Minor Powers take. */
import { BARE, powerPaint } from "./colours.js";
import { NOBODY, isMinor } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Paint} Paint */

export const OVERLAYS = ["owner", "home", "influence", "minors"];
const GOLD = "#b98a2c";
const VALUES = [1, 2, 3];

/** @type {Record<string, (state: import("./state.d.ts").State, printed: import("./state.d.ts").Printed, p: number) => Paint>} */
const PAINTERS = {
  owner: (state, printed, p) => held(printed, p, state.control[p]),
  home: (state, printed, p) => claimed(printed, p),
  influence: influencePaint,
  minors: (state, printed, p) => minorPaint(state, printed, state.control[p]),
};

/** @param {Scene} scene @param {string} overlay @returns {Record<string, Paint>} */
export function paint({ state, board: { domains, printed } }, overlay) {
  return Object.fromEntries(printed.places.map((p) => [domains.place[p], PAINTERS[overlay](state, printed, p)]));
}

/** In the colour of its controller, with stripes of the power whose Home it is; nobody's land shows its printed stripes.
 * @param {import("./state.d.ts").Printed} printed @param {number} p @param {number} holder @returns {Paint} */
function held(printed, p, holder) {
  if (holder === NOBODY) return claimed(printed, p, 0.14);
  const base = { ...powerPaint(printed, holder), strength: 0.6 };
  const home = printed.home[p];
  return home === NOBODY || home === holder ? base : { ...base, stripes: powerPaint(printed, home).tint };
}

/** A Home in its power's colour; a Disputed Territory in its stripes. @param {import("./state.d.ts").Printed} printed @param {number} p @returns {Paint} */
function claimed(printed, p, strength = 0.45) {
  if (printed.home[p] !== NOBODY) return { ...powerPaint(printed, printed.home[p]), strength };
  const [first, second] = printed.stripes[p];
  if (first === undefined) return BARE;
  const { tint } = powerPaint(printed, first);
  return second === undefined ? { ...BARE, stripes: tint } : { tint, strength, stripes: powerPaint(printed, second).tint };
}

/** Land that brings Influence in its holder's colour, the rest by what it could bring. @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} p @returns {Paint} */
function influencePaint(state, printed, p) {
  const value = printed.value[p];
  if (value === 0) return BARE;
  if (state.brings.includes(p)) return { ...powerPaint(printed, state.control[p]), strength: 0.3 + 0.17 * value };
  return { tint: GOLD, strength: 0.08 + 0.1 * value };
}

/** Minor Powers' land, with stripes of who controls them. @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} holder @returns {Paint} */
function minorPaint(state, printed, holder) {
  if (!isMinor(state, holder)) return BARE;
  const base = { ...powerPaint(printed, holder), strength: 0.6 };
  const patron = state.patron[holder];
  return patron === NOBODY ? base : { ...base, stripes: powerPaint(printed, patron).tint };
}

/** @param {Scene} scene @param {string} overlay */
export function legend({ state, board: { domains, printed }, texts }, overlay) {
  const key = (/** @type {number} */ power) => ({ paint: { ...powerPaint(printed, power), strength: 0.6 }, label: texts.name("power", domains.power[power]) });
  if (overlay === "owner") return []; // it would cover the map; the seats and the Wheel show the same colours
  if (overlay === "influence") return VALUES.map((n) => ({ paint: { tint: GOLD, strength: 0.08 + 0.1 * n }, label: String(n) }));
  return (overlay === "minors" ? state.minors : printed.powers).map(key);
}
