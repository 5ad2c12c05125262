/** What happened while we looked away: the places others touched, and the log since the last visit. */
import { keyOf } from "./answers.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Entry} Entry */

/** Keys of the places others changed since our last answer (or visit) that we have not looked at. @param {TableStore} store */
export function changedPlaces(store) {
  const since = store.answeredAt.value ?? visit(store)?.entries;
  if (since === undefined || store.past.value) return new Set();
  const seen = store.lookedUpon.value;
  const entries = store.linesSince(since).filter((entry) => !isOurs(store, entry));
  const refs = entries.flatMap(({ refs }) => placesOf(store, { refs: refs.filter((ref) => isOneSpot(store, ref)) }));
  return new Set(refs.map(keyOf).filter((key) => !seen.has(key)));
}

/** Whether a thing lies somewhere on the map, unlike a realm, which is spoken of for other reasons. @param {TableStore} store @param {import("./store.js").Ref} ref */
function isOneSpot(store, ref) {
  const places = store.game.value.onMap(store.scene.value, ref);
  return places.length === 1 || places.some((place) => keyOf(place) === keyOf(ref));
}

/** The lines that were written since the last visit, in sections: a heading and its lines. @param {TableStore} store
 * @returns {{heading: Entry|null, lines: Entry[]}[]} */
export function digestOf(store) {
  const since = visit(store)?.entries;
  if (since === undefined) return [];
  /** @type {{heading: Entry|null, lines: Entry[]}[]} */
  const sections = [{ heading: null, lines: [] }];
  for (const entry of store.linesSince(since)) {
    if (store.game.value.isHeading(entry)) sections.push({ heading: entry, lines: [] });
    else sections[sections.length - 1].lines.push(entry);
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

const MINE = 10; // and more weighs what befell us (kernel/headlines.py)
const MOST = 7;

/** The few headlines since this place in the log: what befell us, then the rest, each as it happened. What was told before in the same
 * words weighs less each time. @param {TableStore} store @param {number} since */
export function headlinesSince(store, since) {
  const [log, earlier, told] = [store.log.value, store.earlier.value, /** @type {Record<string, number>} */ ({})];
  const ranked = store.headlines.value.filter(([at]) => at >= since && log[at - earlier]).map(([at, weight]) => {
    const entry = log[at - earlier];
    told[entry.message] = (told[entry.message] ?? -1) + 1;
    return { at, isOurs: weight > MINE, rank: weight - told[entry.message], entry };
  });
  return ranked.sort((a, b) => b.rank - a.rank || a.at - b.at).slice(0, MOST).sort((a, b) => Number(b.isOurs) - Number(a.isOurs) || a.at - b.at);
}

/** Those since the last visit. @param {TableStore} store */
export const headlinesOfVisit = (store) => headlinesSince(store, visit(store)?.entries ?? Infinity);

/** When we were here last, with the eyes we have now. @param {TableStore} store */
function visit(store) {
  const seen = store.lastSeen.value;
  return seen && seen.seat === store.seat.value ? seen : undefined;
}

/** What a line points at on the map. @param {TableStore} store @param {{refs: import("./store.js").Ref[]}} entry */
export function placesOf(store, { refs }) {
  const game = store.game.value;
  const { land, sea } = game.domains;
  return refs.flatMap((ref) => game.onMap(store.scene.value, ref)).filter(({ domain }) => domain === land || domain === sea);
}

/** Whether the first seat a line speaks of, the one that acts, is ours. @param {TableStore} store @param {Entry} entry */
const isOurs = (store, entry) => store.mine.value.includes(store.game.value.seatsOf(store.scene.value, entry)[0]);
