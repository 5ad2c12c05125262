/** Which counters lie where on the map. */
import { RELIGION_TINTS, realmPaint, seatPaint } from "./colours.js";
import * as marks from "./marks.js";
import { Teller } from "./facts.js";
import { CORE, NOBODY, REBELS } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Token} Token */
/** @typedef {import("./position.js").Position} Position */

/** Scales (px per unit) from which on counters are shown. */
const FROM = { always: 0, node: 0.16, capital: 0.16, army: 0.12, fleet: 0.14, cubes: 0.3, levies: 0.55, slot: 0.36, town: 0.3, printed: 0.44, religion: 0.5 };
const BESIDE = 17; // units between counters in a row

/** @param {Scene} scene @param {string} overlay @returns {Token[]} */
export function tokens(scene, overlay) {
  const teller = new Teller(scene);
  const map = scene.board.map;
  return [
    ...armies(teller, map, scene.seat),
    ...fleets(teller, map, scene.seat),
    ...nodes(teller, map, overlay),
    ...areaTokens(teller, map, overlay),
    ...towns(teller, map, overlay),
    ...slots(teller, map, overlay, scene.seat),
  ];
}

/** @param {Position} position @param {number} seat */
const inkOf = ({ printed, state }, seat) => seatPaint(printed, state, seat);

/** @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {number|null} seat whose eyes @returns {Token[]} */
function armies(teller, map, seat) {
  const { position } = teller;
  return position.ids.area.flatMap((id, a) => {
    const spot = map.areas[id].army;
    const here = position.armiesIn(a).map((army, n) => {
      const mark = marks.armyMark(army.count, inkOf(position, army.seat), army.general !== NOBODY);
      return { ...token(`army-${id}-${n}`, beside(spot, n), FROM.army, mark, 1, { domain: "area", id }, teller.army(army)), isOwn: army.seat === seat };
    });
    const rebels = position.state.rebels[a];
    const risen = rebels ? [token(`rebels-${id}`, beside(spot, here.length), FROM.army, marks.rebelsMark(rebels), 1, { domain: "area", id }, teller.hint("fact-rebels", rebels))] : [];
    return [...here, ...risen, ...levies(teller, map, a, here.length + risen.length)];
  });
}

/** What Realms that no player runs would raise in an Area: the most that one of them would. @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {number} a @param {number} n counters that lie there already @returns {Token[]} */
function levies(teller, map, a, n) {
  const id = teller.position.ids.area[a];
  const count = Math.max(0, ...teller.raised(a).map(([, units]) => units));
  return count ? [token(`levies-${id}`, beside(map.areas[id].army, n), FROM.levies, marks.levyMark(count), 0.8, { domain: "area", id }, teller.hint("fact-levies", teller.levies(a)))] : [];
}

/** Fleets and Light Ships at sea and in ports. @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {number|null} eyes @returns {Token[]} */
function fleets(teller, map, eyes) {
  const { position } = teller;
  const { state } = position;
  const lie = (/** @type {string} */ key, /** @type {number} */ seat, /** @type {import("westphalia/table/store.js").Ref} */ place, /** @type {number} */ count, /** @type {boolean} */ isFleet, /** @type {number} */ n) => {
    const hint = isFleet ? `${teller.hint("count-fleet", teller.seat(seat))}: ${teller.ships(position.fleetOf(seat))}` : teller.hint("fact-light-ships", `${teller.seat(seat)} ${count}`);
    const spot = place.domain === "sea" ? map.seas[place.id].fleets[n % map.seas[place.id].fleets.length] : berthOf(map.provinces[place.id]);
    const mark = token(key, spot, FROM.fleet, marks.shipMark(count, inkOf(position, seat), isFleet), isFleet ? 1 : 0.9, place, hint);
    return { ...mark, isOwn: seat === eyes, held: { domain: "space", id: position.spaceOf(place) } };
  };
  const fleets = state.fleet_at.flatMap((space, seat) => {
    const ships = position.fleetOf(seat).reduce((sum, [, n]) => sum + n, 0);
    return space === NOBODY || !ships ? [] : [lie(`fleet-${seat}`, seat, position.placeOfSpace(space), ships, true, seat)];
  });
  const docked = state.docked.map(([seat, p, ships]) => lie(`docked-${seat}-${p}`, seat, { domain: "province", id: position.ids.province[p] }, ships, false, seat));
  const atSea = position.ids.sea.flatMap((id, z) => position.bySeat("at_sea", z).map(([seat, n]) => lie(`at-sea-${id}-${seat}`, seat, { domain: "sea", id }, n, false, seat + 1)));
  return [...fleets, ...docked, ...atSea];
}

/** @param {any} province of the drawing @returns {[number, number]} */
const berthOf = ({ ports, town }) => Object.values(ports ?? {})[0]?.berth ?? town;

/** Trade Nodes with the Merchants on them. @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {string} overlay @returns {Token[]} */
function nodes(teller, map, overlay) {
  const { position } = teller;
  const from = overlay === "trade" ? FROM.always : FROM.node;
  return position.ids.node.flatMap((id, n) => {
    const { at } = map.nodes[id];
    const ref = { domain: "node", id };
    const mark = marks.nodeMark(position.state.pirates[n] ?? 0, position.state.expanded[n] ?? 0);
    const merchants = position.merchantsAt(n).map((seat, i) => token(`merchant-${id}-${i}`, beside(at, i + 1), from, marks.merchantMark(inkOf(position, seat)), 0.8, ref, teller.hint("fact-merchants", teller.seat(seat))));
    return [token(`node-${id}`, at, from, mark, 0.9, ref, teller.hint("fact-node", teller.name("node", n))), ...merchants];
  });
}

/** The Crusade, Influence, Claims, Religion tokens and Imperial Influence. @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {string} overlay @returns {Token[]} */
function areaTokens(teller, map, overlay) {
  const { position } = teller;
  const from = (/** @type {string} */ name) => (overlay === name ? FROM.always : FROM.cubes);
  return position.ids.area.flatMap((id, a) => {
    if (!position.provincesOf(a).length) return [];
    const { influence, religion } = map.areas[id];
    const ref = { domain: "area", id };
    const cubes = position.bySeat("influence", a).map(([seat, n]) => piece(`influence-${id}-${seat}`, from("influence"), marks.cubesMark(n, inkOf(position, seat)), teller.hint("fact-influence", `${teller.seat(seat)} ${n}`)));
    const claims = position.bySeat("claim", a).map(([seat, side]) => piece(`claim-${id}-${seat}`, from("claims"), marks.claimMark(inkOf(position, seat), side === CORE), teller.hint(side === CORE ? "fact-core" : "fact-claim", teller.seat(seat))));
    const imperial = position.state.imperial[a] ? [piece(`imperial-${id}`, from("hre"), marks.imperialMark(position.state.imperial[a]), teller.hint("fact-imperial", position.state.imperial[a]))] : [];
    const crusade = position.state.crusade === a ? [piece(`crusade-${id}`, FROM.always, marks.crusadeMark(), teller.hint("fact-crusade", teller.name("area", a)))] : [];
    const row = [...crusade, ...cubes, ...claims, ...imperial].map(({ key, scale, mark, hint }, n) => token(key, beside(influence, n), scale, mark, 0.84, ref, hint));
    const faith = position.religion(a);
    const sign = token(`religion-${id}`, religion, overlay === "religion" ? FROM.node : FROM.religion, marks.religionMark(RELIGION_TINTS[faith], faith), 0.62, ref, teller.hint("fact-religion", teller.texts.name("religion", faith)));
    return position.printed.areas[a].slot === a && faith !== "none" ? [...row, sign] : row;
  });
}

/** @param {string} key @param {number} scale from which on it is shown @param {any} mark @param {string} hint */
const piece = (key, scale, mark, hint) => ({ key, scale, mark, hint });

/** @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {string} overlay @returns {Token[]} */
function towns(teller, map, overlay) {
  const { position } = teller;
  const found = position.ids.province.flatMap((id, p) => {
    if (!position.isInPlay(p) || !map.provinces[id]) return [];
    const isCapital = position.isCapital(p);
    const town = position.towns.get(p);
    const vassal = position.state.vassal[p];
    const occupier = position.occupier(p);
    const unrest = (position.state.unrest[p] ?? 0) + (position.state.siege_unrest[p] ?? 0);
    const ref = { domain: "province", id };
    const from = (unrest && overlay === "unrest") || occupier !== NOBODY ? FROM.always : isCapital && town ? FROM.capital : FROM.town;
    const holder = occupier !== NOBODY ? occupier : (town?.seat ?? vassal);
    if (holder === undefined) {
      const realm = position.lawful(p);
      if (realm === NOBODY) return [];
      const mark = marks.printedTownMark(realmPaint(position.printed, realm), position.isLarge(p), isCapital);
      return [{ rank: 2, token: token(`town-${id}`, map.provinces[id].town, FROM.printed, mark, 0.8, ref, teller.hint(isCapital ? "fact-capital" : "fact-town", teller.name("realm", realm))) }];
    }
    const paint = holder === REBELS ? { tint: "#3d3430", ink: "#f3d9a8" } : inkOf(position, holder);
    const hint = townHint(teller, { holder, isTown: Boolean(town), isHeld: occupier !== NOBODY, isCapital, unrest });
    const mark = marks.townMark(paint, { isLarge: position.isLarge(p), isCapital: isCapital && occupier === NOBODY, isVassal: !town && occupier === NOBODY, unrest });
    return [{ rank: isCapital ? 0 : 1, token: token(`town-${id}`, map.provinces[id].town, from, mark, 0.78, ref, hint) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map((each) => each.token);
}

/** @param {Teller} teller @param {{holder: number, isTown: boolean, isHeld: boolean, isCapital: boolean, unrest: number}} piece */
function townHint(teller, { holder, isTown, isHeld, isCapital, unrest }) {
  const kind = isHeld ? "fact-occupied" : isCapital ? "fact-capital" : isTown ? "fact-town" : "fact-vassal-of";
  const whose = holder === REBELS ? teller.say("fact-rebels") : teller.seat(holder);
  return [teller.hint(kind, whose), unrest > 0 && teller.say("fact-unrest")].filter(Boolean).join(" · ");
}

/** Trade Protection: Light Ships on slots, and free slots. @param {Teller} teller @param {import("./scene.d.ts").Drawn} map @param {string} overlay @param {number|null} eyes @returns {Token[]} */
function slots(teller, map, overlay, eyes) {
  const { position } = teller;
  const from = overlay === "trade" ? FROM.node : FROM.slot;
  return position.ids.sea.flatMap((id, z) => {
    const ships = position.bySeat("on_slot", z).flatMap(([seat, n]) => Array(n).fill(seat));
    return map.seas[id].slots.map((spot, n) => {
      const mark = ships[n] === undefined ? marks.slotMark() : marks.shipMark("", inkOf(position, ships[n]), false);
      const place = { domain: "sea", id };
      const slot = token(`slot-${id}-${n}`, spot, ships[n] === undefined ? from : FROM.fleet, mark, 0.72, place, teller.hint("fact-protection", ships[n] === undefined ? teller.say("fact-free") : teller.seat(ships[n])));
      return { ...slot, isOwn: ships[n] !== undefined && ships[n] === eyes, held: { domain: "space", id: position.spaceOf(place) } };
    });
  });
}

/** @param {number[]} spot @param {number} n @returns {[number, number]} */
const beside = ([x, y], n) => [x + n * BESIDE, y];

/** @param {string} key @param {number[]} at @param {number} from @param {any} mark @param {number} size @param {Token["ref"]} ref @param {string} hint @returns {Token} */
const token = (key, [x, y], from, mark, size, ref, hint) => ({ key, x, y, from, size, mark, ref, hint });
