/** Ways to colour the map: by owner, Religion, trade, Unrest, Influence, Claims, the Empire. */
import { BARE, GOLD, OUT, REBEL_TINT, RELIGION_TINTS, UNREST_TINT, realmPaint, seatPaint, tintOf } from "./colours.js";
import { CORE, NOBODY, REBELS, positionOf } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Paint} Paint */
/** @typedef {import("./position.js").Position} Position */

export const OVERLAYS = ["owner", "religion", "trade", "unrest", "influence", "claims", "hre"];
const STRENGTH = { player: 0.6, realm: 0.42, vassal: 0.32, area: 0.5, shade: 0.22, sea: 0.3 };

/** @type {Record<string, (position: Position, p: number) => Paint>} */
const PAINTERS = {
  owner: ownerPaint,
  religion: (position, p) => ({ tint: RELIGION_TINTS[position.religion(position.areaOf(p))], strength: STRENGTH.area }),
  trade: tradePaint,
  unrest: unrestPaint,
  influence: influencePaint,
  claims: claimPaint,
  hre: empirePaint,
};

/** @param {Scene} scene @param {string} overlay @returns {Record<string, Paint>} */
export function paint(scene, overlay) {
  const position = positionOf(scene);
  const lands = position.ids.province.map((id, p) => [id, position.isInPlay(p) ? PAINTERS[overlay](position, p) : OUT]);
  return Object.fromEntries(overlay === "trade" ? [...lands, ...tradeSeas(position)] : lands);
}

/** The Realm's colour, stronger for players; stripes of who occupies it. @param {Position} position @param {number} p @returns {Paint} */
function ownerPaint(position, p) {
  const [realm, occupier] = [position.lawful(p), position.occupier(p)];
  const base = realm === NOBODY ? BARE : holderPaint(position, p, realm);
  if (occupier === NOBODY) return base;
  return { ...base, stripes: occupier === REBELS ? REBEL_TINT : seatTint(position, occupier) };
}

/** @param {Position} position @param {number} p @param {number} realm @returns {Paint} */
function holderPaint({ state, printed }, p, realm) {
  const seat = state.realm.indexOf(realm);
  if (seat !== NOBODY) return { ...seatPaint(printed, state, seat), strength: STRENGTH.player };
  const vassal = state.vassal[p];
  if (vassal !== undefined) return { ...seatPaint(printed, state, vassal), strength: STRENGTH.vassal };
  return { ...realmPaint(printed, realm), strength: STRENGTH.realm };
}

/** Land by the first Trade Node it belongs to. @param {Position} position @param {number} p @returns {Paint} */
function tradePaint(position, p) {
  const a = position.areaOf(p);
  const node = position.printed.nodes.findIndex(({ areas }) => areas.includes(a));
  return node < 0 ? BARE : { tint: tintOf(node), strength: STRENGTH.area };
}

/** @param {Position} position @returns {[string, Paint][]} */
function tradeSeas(position) {
  return position.ids.sea.flatMap((id, z) => {
    const node = position.printed.nodes.findIndex(({ seas }) => seas.includes(z));
    return node < 0 ? [] : [/** @type {[string, Paint]} */ ([`sea:${id}`, { tint: tintOf(node), strength: STRENGTH.sea }])];
  });
}

/** @param {Position} position @param {number} p @returns {Paint} */
function unrestPaint({ state }, p) {
  if (state.occupier[p] === REBELS) return { tint: REBEL_TINT, strength: 0.6 };
  if (state.unrest[p] || state.siege_unrest[p]) return { tint: UNREST_TINT, strength: 0.62 };
  return BARE;
}

/** Who has most cubes in the Area; stripes of the second. @param {Position} position @param {number} p @returns {Paint} */
function influencePaint(position, p) {
  const [first, second] = position.bySeat("influence", position.areaOf(p)).sort(([, a], [, b]) => b - a);
  if (!first) return BARE;
  const base = { tint: seatTint(position, first[0]), strength: STRENGTH.shade + (first[1] / position.printed.limits.influence) * 0.5 };
  return second?.[1] === first[1] ? { ...base, stripes: seatTint(position, second[0]) } : base;
}

/** @param {Position} position @param {number} p @returns {Paint} */
function claimPaint(position, p) {
  const [first, second] = position.bySeat("claim", position.areaOf(p)).sort(([, a], [, b]) => b - a);
  if (!first) return BARE;
  const base = { tint: seatTint(position, first[0]), strength: first[1] === CORE ? 0.68 : 0.4 };
  return second ? { ...base, stripes: seatTint(position, second[0]) } : base;
}

/** @param {Position} position @param {number} p @returns {Paint} */
function empirePaint(position, p) {
  if (!position.isImperial(p)) return BARE;
  return { tint: GOLD, strength: position.printed.areas[position.areaOf(p)].elector ? 0.75 : 0.45 };
}

/** @param {Position} position @param {number} seat */
const seatTint = ({ printed, state }, seat) => seatPaint(printed, state, seat).tint;

/** What the colours mean. @param {Scene} scene @param {string} overlay @returns {{paint: Paint, label: string}[]} */
export function legend(scene, overlay) {
  const { texts, state } = scene;
  const position = positionOf(scene);
  const seats = Array.from({ length: state.seats }, (_, seat) => ({
    paint: { tint: seatTint(position, seat), strength: STRENGTH.player },
    label: texts.name("seat", String(seat + 1)),
  }));
  const key = (/** @type {string} */ tint, /** @type {number} */ strength, /** @type {string} */ label) => ({ paint: { tint, strength }, label });
  if (overlay === "religion") {
    const shown = new Set(position.ids.area.flatMap((_, a) => (position.provincesOf(a).length ? [position.religion(a)] : [])));
    return Object.entries(RELIGION_TINTS).filter(([id]) => shown.has(id)).map(([id, tint]) => key(tint, STRENGTH.area, texts.name("religion", id)));
  }
  if (overlay === "unrest") return [key(UNREST_TINT, 0.62, texts.format("fact-unrest")), key(REBEL_TINT, 0.6, texts.format("fact-rebels"))];
  if (overlay === "hre") return [key(GOLD, 0.45, texts.format("fact-hre")), key(GOLD, 0.75, texts.format("fact-elector"))];
  return overlay === "influence" || overlay === "claims" ? seats : [];
}
