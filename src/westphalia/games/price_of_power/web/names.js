/** Names of Realms across their lands, for a map seen from afar. */
import { NOBODY, positionOf } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Title} Title */

const FEWEST = 3; // Provinces of a Realm whose name has room
const STEEPEST = 40; // degrees
const LONG = 2.2; // times longer than broad: lands along which a name is turned
const SPREAD = 2.7; // standard deviations of its towns that a name may fill
const HEIGHT = 0.3; // of the room across
const CLUSTER = 420; // units between towns that belong to one body of land

/** @param {Scene} scene @param {string} overlay @returns {Title[]} */
export function names(scene, overlay) {
  if (overlay !== "owner") return [];
  const position = positionOf(scene);
  const lands = Map.groupBy(position.ids.province.keys(), (p) => (position.isInPlay(p) ? position.lawful(p) : NOBODY));
  lands.delete(NOBODY);
  return [...lands].flatMap(([realm, provinces]) => {
    const body = largestBody(provinces.map((p) => scene.board.map.provinces[position.ids.province[p]]?.town).filter(Boolean));
    return body.length < FEWEST ? [] : [{ key: `realm-${realm}`, text: scene.texts.name("realm", position.ids.realm[realm]), ...across(body) }];
  });
}

/** The most towns that lie together. @param {number[][]} towns */
function largestBody(towns) {
  const left = new Set(towns);
  /** @type {number[][]} */
  let largest = [];
  while (left.size) {
    const body = [[...left][0]];
    left.delete(body[0]);
    for (const [x, y] of body)
      for (const other of left)
        if (Math.hypot(other[0] - x, other[1] - y) < CLUSTER) {
          body.push(other);
          left.delete(other);
        }
    if (body.length > largest.length) largest = body;
  }
  return largest;
}

/** Along the longer axis of a body of land. @param {number[][]} towns */
function across(towns) {
  const mean = (/** @type {(town: number[]) => number} */ of) => towns.reduce((sum, town) => sum + of(town), 0) / towns.length;
  const [x, y] = [mean(([px]) => px), mean(([, py]) => py)];
  const [xx, yy, xy] = [mean(([px]) => (px - x) ** 2), mean(([, py]) => (py - y) ** 2), mean(([px, py]) => (px - x) * (py - y))];
  const bend = Math.hypot((xx - yy) / 2, xy);
  const isLong = (xx + yy) / 2 + bend > LONG * LONG * ((xx + yy) / 2 - bend);
  const turn = isLong ? Math.atan2(2 * xy, xx - yy) / 2 : 0;
  const angle = Math.max(-STEEPEST, Math.min(STEEPEST, (turn * 180) / Math.PI));
  const radians = (angle * Math.PI) / 180;
  const along = xx * Math.cos(radians) ** 2 + yy * Math.sin(radians) ** 2 + xy * Math.sin(2 * radians);
  const width = SPREAD * Math.sqrt(along);
  return { x, y, angle, room: [width, width * HEIGHT] };
}
