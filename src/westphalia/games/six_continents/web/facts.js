/** What is to be known about a province or a sea zone. */
import { neighbours, regionOf } from "westphalia/map/neighbours.js";
import { capital } from "westphalia/texts.js";
import * as tables from "./tables.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */

const { NOBODY, REBELS, SAVAGES, SEATS } = tables;

/** Main building and road; a port stands on the coast. @param {import("./state.d.ts").State} state @param {number} p @returns {string[]} */
export function buildingsAt(state, p) {
  const main = tables.BUILDINGS[state.main[p]];
  return [...(main === "none" ? [] : [main]), ...(state.road[p] ? ["road"] : [])];
}

/** @param {import("./state.d.ts").State} state @param {number} p @returns {string[]} */
export function tokensAt(state, p) {
  return [
    ...Array(state.red[p]).fill(0).map((_, i) => `red-${i}`),
    ...(state.black[p] ? ["black"] : []),
    ...(state.mineral[p] ? ["mineral"] : []),
    ...(state.tree[p] ? ["tree"] : []),
    ...(state.robber[p] ? ["robber"] : []),
    ...(expeditionTo(state, p) ? ["explorers"] : []),
  ];
}

/** The expedition under way to a province (model.py, InternalExpedition). @param {import("./state.d.ts").State} state @param {number} p */
const expeditionTo = (state, p) => state.internal.find(([, place]) => place === p);

/** @param {Scene} scene @param {number} p @param {string} id @returns {[string, string][]} */
export function placeFacts({ state, board, texts }, p, id) {
  const label = (/** @type {string} */ name) => capital(texts.format(`summary-${name}`), texts.locale);
  const list = (/** @type {string[]} */ cells) => cells.join(", ");
  /** @type {[string, string][]} */
  const facts = [[texts.name("continent", regionOf(board, id)), ""]];
  if (state.owner[p] !== NOBODY) facts.push([label("owner"), holderName(state.owner[p], texts)]);
  if (state.controller[p] !== state.owner[p]) facts.push([label("controller"), holderName(state.controller[p], texts)]);
  if (state.army[p].length) facts.push([label("army"), units(state.army[p], texts)]);
  const built = [...buildingsAt(state, p), ...(state.port[p] ? ["port"] : [])].map((name) =>
    name === "bunker" ? texts.format("summary-bunker", { level: state.bunker[p] }) : texts.name("building", name),
  );
  if (built.length) facts.push([label("buildings"), list(built)]);
  const marks = marksAt(state, p, texts);
  if (marks.length) facts.push([label("marks"), list(marks)]);
  const slaves = state.slaves[p].map(([code, n]) => texts.format("summary-slaves-of", { n, nation: String((code >> 3) + 1) }));
  if (slaves.length) facts.push([label("slaves"), list(slaves)]);
  const { place, sea } = besides(board, { domain: "place", id }, texts);
  facts.push([label("neighbours"), list(place)]);
  if (sea.length) facts.push([label("coasts"), list(sea)]);
  return facts;
}

/** @param {import("./state.d.ts").State} state @param {number} p @param {Scene["texts"]} texts */
function marksAt(state, p, texts) {
  const marks = [];
  if (state.capital_of[p] !== NOBODY) marks.push(texts.format("summary-capital-of", { seat: String(state.capital_of[p] + 1) }));
  if (state.red[p]) marks.push(texts.format("summary-red", { n: state.red[p] }));
  if (state.black[p]) marks.push(texts.format("summary-poisoned"));
  if (state.robber[p]) marks.push(texts.format("summary-robber"));
  if (state.mineral[p]) marks.push(texts.format(state.mineral[p] === tables.MINERAL_RARE ? "summary-rare-mineral" : "summary-mineral"));
  if (state.tree[p]) marks.push(texts.format("summary-tree"));
  const expedition = expeditionTo(state, p);
  if (expedition) marks.push(texts.format("mark-exploring", { round: expedition[2] }));
  else if (state.explored[p]) marks.push(texts.format("mark-explored"));
  return marks;
}

/** @param {Scene} scene @param {number} z @param {string} id @returns {[string, string][]} */
export function seaFacts(scene, z, id) {
  const { state, board, texts } = scene;
  /** @type {[string, string][]} */
  const facts = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const fleet = fleetAt(scene, z, seat);
    if (fleet) facts.push([texts.name("seat", String(seat + 1)), fleet]);
  }
  const { place, sea } = besides(board, { domain: "sea", id }, texts);
  return [...facts, [capital(texts.format("summary-neighbours"), texts.locale), [...sea, ...place].join(", ")]];
}

/** Ships, boat and cargo of a seat in a sea zone. @param {Scene} scene @param {number} z @param {number} seat */
export function fleetAt({ state, texts }, z, seat) {
  const fleet = tables.byKind(state.fleet[z * SEATS + seat]).map(([kind, n]) => texts.format("summary-fleet", { n, ship: tables.SHIPS[kind] }));
  const cargo = state.cargo[z * SEATS + seat];
  if (state.boat[z] === seat) fleet.push(texts.format("summary-boat"));
  if (cargo.length) fleet.push(units(cargo, texts));
  return fleet.join(", ");
}

/** Names of what lies beside a place. @param {import("./scene.d.ts").Scene["board"]} board @param {Ref} ref @param {Scene["texts"]} texts */
function besides(board, ref, texts) {
  /** @type {Record<string, string[]>} */
  const names = { place: [], sea: [] };
  for (const { domain, id } of neighbours(board, ref)) names[domain].push(texts.name(domain, id));
  return names;
}

/** @param {tables.Stack} stack @param {Scene["texts"]} texts */
export function units(stack, texts) {
  return tables.byKind(stack).map(([kind, n]) => texts.format("summary-units", { n, unit: tables.UNITS[kind] })).join(", ");
}

/** @param {number} holder @param {Scene["texts"]} texts */
export function holderName(holder, texts) {
  if (holder === NOBODY) return "–";
  if (holder === REBELS) return texts.format("summary-rebels");
  if (holder === SAVAGES) return texts.format("summary-savages");
  return texts.name("seat", String(holder + 1));
}
