/** What a step of the game did, as it is shown on the map: who marched where, where they fought, which land changed hands. */
import { spotOf } from "../map/map.js";

/** @typedef {import("./store.js").Entry} Entry */
/** @typedef {import("./store.js").Ref} Ref */
/** @typedef {import("./game.js").Scene} Scene */
/** @typedef {import("./game.js").FittedGame} Game */
/** @typedef {[number, number]} Spot in units of the map */
/** @typedef {{kind: "march", at: Spot, from: Spot, tint: string}|{kind: "clash", at: Spot, numbers: (string|number)[]}|{kind: "flag", at: Spot, tint: string, place: string}|{kind: "ring", at: Spot}} Deed */

const INK = "#3b332b";
const MOST_FLAGS = 12; // more land changes hands only when a board is laid out
const MOST_RINGS = 3; // more places are no place

/** What is seen of the lines that were told between two moments. @param {Game} game @param {Scene} before @param {Scene} after @param {Entry[]} entries
 * @param {{at: Spot|null}} field where they fight, from step to step @returns {Deed[]} */
export function deedsOf(game, before, after, entries, field = { at: null }) {
  if (!after.board.map) return [];
  const told = entries.flatMap((entry) => deedOf(game, before, after, entry, field));
  const fought = lastOfEach(told.filter(({ kind }) => kind === "clash"));
  const found = [...told.filter(({ kind }) => kind === "march"), ...flags(game, before, after), ...fought];
  return found.length > 0 ? found : told.filter(({ kind }) => kind === "ring");
}

/** @param {Game} game @param {Scene} before @param {Scene} scene @param {Entry} entry @param {{at: Spot|null}} field @returns {Deed[]} */
function deedOf(game, before, scene, entry, field) {
  const { message, args } = entry;
  const spot = (/** @type {Scene} */ then, /** @type {string} */ name) => spotNamed(game, then, entry, String(args[name]));
  const march = game.marches[message];
  if (march) {
    const [from, to] = [spot(before, march[0]), spot(scene, march[1])];
    if (from && to) return [{ kind: "march", from, at: to, tint: actorTint(game, scene, entry) }];
  }
  const numbers = game.clashes[message];
  const at = spotsOf(game, scene, entry);
  if (game.battles.includes(message)) field.at = at[0] ?? null;
  if (numbers || game.battles.includes(message) || game.tiding(scene, entry)?.picture === "battle") {
    const fought = at[0] ?? field.at;
    return fought ? [{ kind: "clash", at: fought, numbers: (numbers ?? []).map((name) => args[name]) }] : [];
  }
  return at.length <= MOST_RINGS && !game.isHeading(entry) ? at.map((each) => ({ kind: "ring", at: each })) : [];
}

/** Land whose colours changed: the new ones are hoisted. @param {Game} game @param {Scene} before @param {Scene} after @returns {Deed[]} */
function flags(game, before, after) {
  const [overlay] = game.overlays;
  const [was, is] = [game.paint(before, overlay), game.paint(after, overlay)];
  const changed = Object.keys(after.board.map.territories).filter((id) => was[id]?.tint !== is[id]?.tint || was[id]?.stripes !== is[id]?.stripes);
  if (changed.length > MOST_FLAGS) return [];
  return changed.flatMap((id) => {
    const at = spotFor(game, after, { domain: game.domains.land, id });
    const { tint = INK, stripes = tint } = is[id] ?? {};
    return at ? [{ kind: "flag", at, place: id, tint: was[id]?.stripes !== is[id]?.stripes ? stripes : tint }] : [];
  });
}

/** One for each spot, as it stood last, with numbers if any of them had some. @param {Deed[]} deeds */
function lastOfEach(deeds) {
  /** @type {Map<string, any>} */
  const found = new Map();
  for (const deed of /** @type {any[]} */ (deeds)) {
    const numbers = deed.numbers.length ? deed.numbers : (found.get(String(deed.at))?.numbers ?? []);
    found.set(String(deed.at), { ...deed, numbers });
  }
  return [...found.values()];
}

/** Where what a line calls by this id lies. @param {Game} game @param {Scene} scene @param {Entry} entry @param {string} id */
function spotNamed(game, scene, { refs }, id) {
  return refs.filter((ref) => ref.id === id).map((ref) => spotFor(game, scene, ref)).find(Boolean);
}

/** The spots a line speaks of, each once. @param {Game} game @param {Scene} scene @param {Entry} entry @returns {Spot[]} */
function spotsOf(game, scene, { refs }) {
  const spots = /** @type {Spot[]} */ (refs.map((ref) => spotFor(game, scene, ref)).filter(Boolean));
  return [...new Map(spots.map((spot) => [String(spot), spot])).values()];
}

/** Where a thing lies, if it lies somewhere and not all over the map. @param {Game} game @param {Scene} scene @param {Ref} ref @returns {Spot|null} */
function spotFor(game, scene, ref) {
  const { map } = scene.board;
  const own = spotOf(map, game.domains, ref);
  if (own) return /** @type {Spot} */ (own);
  if (ref.domain === "seat") return null;
  const { land, sea } = game.domains;
  const places = game.onMap(scene, ref).filter(({ domain }) => domain === land || domain === sea);
  return places.length === 1 ? /** @type {Spot|null} */ (spotOf(map, game.domains, places[0])) : null;
}

/** @param {Game} game @param {Scene} scene @param {Entry} entry */
function actorTint(game, scene, entry) {
  const [seat] = game.seatsOf(scene, entry);
  return seat === undefined ? INK : game.seatPaint(scene.state, seat, scene.board).tint;
}
