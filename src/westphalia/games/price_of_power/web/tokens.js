/** Which counters lie where on the map. */
import { RELIGION_TINTS, realmPaint, seatPaint } from "./colours.js";
import * as marks from "./marks.js";
import { CORE, LARGE_TOWN, NOBODY, REBELS, TWO_SMALL_TOWNS, positionOf } from "./position.js";

/** @typedef {import("westphalia/table/game.js").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Token} Token */
/** @typedef {import("./position.js").Position} Position */

/** Scales (px per unit) from which on counters are shown. */
const FROM = { always: 0, node: 0.16, capital: 0.16, army: 0.12, fleet: 0.14, cubes: 0.3, slot: 0.36, town: 0.3, printed: 0.44, religion: 0.5 };
const BESIDE = 17; // units between counters in a row

/** @param {Scene} scene @param {string} overlay @returns {Token[]} */
export function tokens(scene, overlay) {
  const position = positionOf(scene);
  const map = scene.board.map;
  return [
    ...armies(position, map),
    ...fleets(position, map),
    ...nodes(position, map, overlay),
    ...areaTokens(position, map, overlay),
    ...towns(position, map, overlay),
    ...slots(position, map, overlay),
  ];
}

/** @param {Position} position @param {number} seat */
const inkOf = ({ printed, state }, seat) => seatPaint(printed, state, seat);

/** @param {Position} position @param {any} map @returns {Token[]} */
function armies(position, map) {
  return position.ids.area.flatMap((id, a) => {
    const spot = map.areas[id].army;
    const here = position.armiesIn(a).map(({ seat, count, general }, n) =>
      token(`army-${id}-${n}`, beside(spot, n), FROM.army, marks.armyMark(count, inkOf(position, seat), general !== NOBODY), 1, { domain: "area", id }),
    );
    const rebels = position.state.rebels[a];
    return rebels ? [...here, token(`rebels-${id}`, beside(spot, here.length), FROM.army, marks.rebelsMark(rebels), 1, { domain: "area", id })] : here;
  });
}

/** Fleets and Light Ships at sea and in ports. @param {Position} position @param {any} map @returns {Token[]} */
function fleets(position, map) {
  const { state } = position;
  const lie = (key, seat, place, count, isFleet, n) => {
    const spot = place.domain === "sea" ? map.seas[place.id].fleets[n % map.seas[place.id].fleets.length] : berthOf(map.provinces[place.id]);
    return token(key, spot, FROM.fleet, marks.shipMark(count, inkOf(position, seat), isFleet), isFleet ? 1 : 0.85, place);
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

/** Trade Nodes with the Merchants on them. @param {Position} position @param {any} map @param {string} overlay @returns {Token[]} */
function nodes(position, map, overlay) {
  const from = overlay === "trade" ? FROM.always : FROM.node;
  return position.ids.node.flatMap((id, n) => {
    const { at } = map.nodes[id];
    const ref = { domain: "node", id };
    const mark = marks.nodeMark(position.state.pirates[n] ?? 0, position.state.expanded[n] ?? 0);
    const merchants = position.merchantsAt(n).map((seat, i) => token(`merchant-${id}-${i}`, beside(at, i + 1), from, marks.merchantMark(inkOf(position, seat)), 0.8, ref));
    return [token(`node-${id}`, at, from, mark, 0.9, ref), ...merchants];
  });
}

/** Influence, Claims, Religion tokens and Imperial Influence. @param {Position} position @param {any} map @param {string} overlay @returns {Token[]} */
function areaTokens(position, map, overlay) {
  const from = (name) => (overlay === name ? FROM.always : FROM.cubes);
  return position.ids.area.flatMap((id, a) => {
    if (!position.provincesOf(a).length) return [];
    const { influence, religion } = map.areas[id];
    const ref = { domain: "area", id };
    const cubes = position.bySeat("influence", a).map(([seat, n]) => [`influence-${id}-${seat}`, from("influence"), marks.cubesMark(n, inkOf(position, seat))]);
    const claims = position.bySeat("claim", a).map(([seat, side]) => [`claim-${id}-${seat}`, from("claims"), marks.claimMark(inkOf(position, seat), side === CORE)]);
    const imperial = position.state.imperial[a] ? [[`imperial-${id}`, from("hre"), marks.imperialMark(position.state.imperial[a])]] : [];
    const row = [...cubes, ...claims, ...imperial].map(([key, scale, mark], n) => token(key, beside(influence, n), scale, mark, 0.72, ref));
    const faith = position.religion(a);
    const sign = token(`religion-${id}`, religion, overlay === "religion" ? FROM.node : FROM.religion, marks.religionMark(RELIGION_TINTS[faith], faith), 0.62, ref);
    return position.printed.areas[a].slot === a && faith !== "none" ? [...row, sign] : row;
  });
}

/** @param {Position} position @param {any} map @param {string} overlay @returns {Token[]} */
function towns(position, map, overlay) {
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
      const mark = marks.printedTownMark(realmPaint(position.printed, realm), position.side.tax[p] === 2, isCapital);
      return [{ rank: 2, token: token(`town-${id}`, map.provinces[id].town, FROM.printed, mark, 0.8, ref) }];
    }
    const paint = holder === REBELS ? { tint: "#3d3430", ink: "#f3d9a8" } : inkOf(position, holder);
    const isLarge = town ? [LARGE_TOWN, TWO_SMALL_TOWNS].includes(town.disc) : position.side.tax[p] === 2;
    const mark = marks.townMark(paint, { isLarge, isCapital: isCapital && occupier === NOBODY, isVassal: !town && occupier === NOBODY, unrest });
    return [{ rank: isCapital ? 0 : 1, token: token(`town-${id}`, map.provinces[id].town, from, mark, 0.78, ref) }];
  });
  return found.sort((a, b) => a.rank - b.rank).map((each) => each.token);
}

/** Trade Protection: Light Ships on slots, and free slots. @param {Position} position @param {any} map @param {string} overlay @returns {Token[]} */
function slots(position, map, overlay) {
  const from = overlay === "trade" ? FROM.node : FROM.slot;
  return position.ids.sea.flatMap((id, z) => {
    const ships = position.bySeat("on_slot", z).flatMap(([seat, n]) => Array(n).fill(seat));
    return map.seas[id].slots.map((spot, n) => {
      const mark = ships[n] === undefined ? marks.slotMark() : marks.shipMark("", inkOf(position, ships[n]), false);
      return token(`slot-${id}-${n}`, spot, ships[n] === undefined ? from : FROM.fleet, mark, 0.72, { domain: "sea", id });
    });
  });
}

/** @param {number[]} spot @param {number} n @returns {[number, number]} */
const beside = ([x, y], n) => [x + n * BESIDE, y];

/** @param {string} key @param {number[]} at @param {number} from @param {any} mark @param {number} size @param {Token["ref"]} ref @returns {Token} */
const token = (key, [x, y], from, mark, size, ref) => ({ key, x, y, from, size, mark, ref });
