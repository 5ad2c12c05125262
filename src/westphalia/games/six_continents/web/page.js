/** Six Continents on the page: colours, pieces, cards. The interface is that of web/js/table/plain.js. */
import { neighbours } from "westphalia/map/neighbours.js";
import { capital } from "westphalia/texts.js";
import { armyMark, capitalMark, fleetMark, iconMark } from "./marks.js";
import * as tables from "./tables.js";

/** @typedef {import("westphalia/table/store.js").Player} Player */
/** @typedef {import("westphalia/texts.js").Catalogue} Catalogue */

const { NOBODY, REBELS, SAVAGES, SEATS } = tables;

/** Armies and capitals are always shown, buildings from this scale (px per unit) on, tokens from the next. */
const FROM = { army: 0, capital: 0, building: 0.42, token: 0.6 };

export default {
  seatForms(state, player, texts) {
    const colour = state.colour[player.seat];
    return colour === NOBODY ? null : nation(texts.forms("colour", tables.COLOURS[colour]), texts.locale);
  },

  seatPaint(state, seat) {
    const colour = state.colour[seat];
    return colour === NOBODY ? tables.UNPAINTED : tables.PAINTS[tables.COLOURS[colour]];
  },

  headline(state, texts) {
    if (!state.round) return "";
    const weather = texts.name("weather", tables.WEATHERS[state.weather]);
    return `${texts.format("log-round", { number: state.round })} · ${weather}`;
  },

  paint(state, board) {
    const tint = (id) => tables.CONTINENT_TINTS[tables.CONTINENT_OF[id]];
    return Object.fromEntries(board.domains.place.map((id, p) => [id, this.paintOf(state, p, tint(id))]));
  },

  continentOf(id) {
    return tables.CONTINENT_OF[id];
  },

  /** Owners' colours; stripes where somebody else holds the land. */
  paintOf(state, p, neutral) {
    const [owner, holder] = [state.owner[p], state.controller[p]];
    const base = owner === NOBODY ? { tint: neutral, strength: 0.26 } : { ...this.seatPaint(state, owner), strength: 0.58 };
    if (holder === owner || holder === NOBODY) return base;
    return { ...base, stripes: holder >= SEATS ? tables.WILD_TINT : this.seatPaint(state, holder).tint };
  },

  pieces(state, board) {
    const { places, seas } = spots(board);
    const pieces = [];
    const add = (key, [x, y], from, mark, size = 1) => pieces.push({ key, x, y, from, size, mark });
    places.forEach(({ entry, id }, p) => {
      const [cx, cy] = entry.capital;
      const buildings = buildingsAt(state, p);
      if (state.capital_of[p] !== NOBODY) add(`capital-${id}`, [cx, cy], FROM.capital, capitalMark(this.seatPaint(state, state.capital_of[p])));
      const first = state.capital_of[p] === NOBODY ? 0 : 1;
      buildings.forEach((name, i) => add(`${name}-${id}`, [cx + 22 * (i + first), cy], FROM.building, iconMark(name), 0.8));
      tokensAt(state, p).forEach((name, i) => add(`${name}-${id}`, [cx + 16 * i, cy + 24], FROM.token, iconMark(name), 0.65));
      if (state.port[p]) {
        const harbour = Object.values(entry.ports)[0];
        if (harbour) add(`port-${id}`, harbour.at, FROM.building, iconMark("port"), 0.75);
      }
      const soldiers = tables.weight(state.army[p], tables.SOLDIERS);
      if (soldiers) add(`army-${id}`, entry.army, FROM.army, armyMark(soldiers, this.holderPaint(state, p), state.army[p]));
    });
    seas.forEach(({ entry, id }, z) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const fleet = state.fleet[z * SEATS + seat];
        const ships = tables.total(fleet) + (state.boat[z] === seat ? 1 : 0);
        if (ships) add(`fleet-${id}-${seat}`, entry.fleets[seat], FROM.army, fleetMark(ships, this.seatPaint(state, seat)));
      }
    });
    return pieces;
  },

  holderPaint(state, p) {
    const holder = state.controller[p];
    return holder >= SEATS || holder === NOBODY ? { tint: tables.WILD_TINT } : this.seatPaint(state, holder);
  },

  seatFacts(state, seat, texts) {
    if (!state.alive[seat]) return [[texts.format("summary-eliminated"), ""]];
    const held = heldBy(state, seat);
    const enemies = seatsOf(state).filter((other) => state.war[seat * SEATS + other]);
    const facts = { gold: state.gold[seat] === tables.UNKNOWN ? texts.format("summary-hidden") : state.gold[seat] };
    if (state.capital[seat] !== NOBODY)
      Object.assign(facts, { provinces: held.length, soldiers: soldiersIn(state, held), level: state.level[seat], spies: state.spies[seat] });
    if (enemies.length) facts.war = enemies.map((other) => texts.name("seat", String(other + 1))).join(", ");
    return Object.entries(facts).map(([line, value]) => [texts.format(`summary-${line}`), String(value)]);
  },

  facts(state, ref, board, texts) {
    if (ref.domain === "place") return placeFacts(state, board.domains.place.indexOf(ref.id), ref.id, board, texts);
    if (ref.domain === "sea") return seaFacts(state, board.domains.sea.indexOf(ref.id), ref.id, board, texts);
    return [];
  },

  group(word) {
    return tables.GROUPS[word] ?? "";
  },

  isHeading({ message }) {
    return message === "log-round" || message === "log-turn";
  },

  figures(state) {
    const seats = seatsOf(state);
    return {
      "summary-provinces": seats.map((seat) => heldBy(state, seat).length),
      "summary-soldiers": seats.map((seat) => soldiersIn(state, heldBy(state, seat))),
      "summary-gold": seats.map((seat) => state.gold[seat]),
    };
  },
};

const seatsOf = (state) => Array.from({ length: state.seats }, (_, seat) => seat);

const heldBy = (state, seat) => state.controller.flatMap((holder, p) => (holder === seat ? [p] : []));

const soldiersIn = (state, places) => places.reduce((sum, p) => sum + tables.weight(state.army[p], tables.SOLDIERS), 0);

/** A colour as the name of a player: with a capital in every form. */
function nation(forms, locale) {
  const grammar = ["gender", "animacy", "number"];
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, grammar.includes(form) ? text : capital(text, locale)]));
}

/** The map's entries in the order of the columns. */
function spots({ map, domains }) {
  return {
    places: domains.place.map((id) => ({ id, entry: map.territories[id] })),
    seas: domains.sea.map((id) => ({ id, entry: map.seas[id] })),
  };
}

/** Main building and road; a port stands on the coast. */
function buildingsAt(state, p) {
  const main = tables.BUILDINGS[state.main[p]];
  return [...(main === "none" ? [] : [main]), ...(state.road[p] ? ["road"] : [])];
}

function tokensAt(state, p) {
  return [
    ...Array(state.red[p]).fill(0).map((_, i) => `red-${i}`),
    ...(state.black[p] ? ["black"] : []),
    ...(state.mineral[p] ? ["mineral"] : []),
    ...(state.tree[p] ? ["tree"] : []),
    ...(state.robber[p] ? ["robber"] : []),
  ];
}

function placeFacts(state, p, id, board, texts) {
  const label = (name) => capital(texts.format(`summary-${name}`), texts.locale);
  const list = (cells) => cells.join(", ");
  const facts = [[texts.name("continent", tables.CONTINENT_OF[id]), ""]];
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
  const { places, seas } = neighbours(board.map, "place", id);
  facts.push([label("neighbours"), list(places.map((other) => texts.name("place", other)))]);
  if (seas.length) facts.push([label("coasts"), list(seas.map((zone) => texts.name("sea", zone)))]);
  return facts;
}

function marksAt(state, p, texts) {
  const marks = [];
  if (state.capital_of[p] !== NOBODY) marks.push(texts.format("summary-capital-of", { seat: String(state.capital_of[p] + 1) }));
  if (state.red[p]) marks.push(texts.format("summary-red", { n: state.red[p] }));
  if (state.black[p]) marks.push(texts.format("summary-poisoned"));
  if (state.robber[p]) marks.push(texts.format("summary-robber"));
  if (state.mineral[p]) marks.push(texts.format(state.mineral[p] === tables.MINERAL_RARE ? "summary-rare-mineral" : "summary-mineral"));
  if (state.tree[p]) marks.push(texts.format("summary-tree"));
  return marks;
}

function seaFacts(state, z, id, board, texts) {
  const facts = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const fleet = tables.byKind(state.fleet[z * SEATS + seat]).map(([kind, n]) => texts.format("summary-fleet", { n, ship: tables.SHIPS[kind] }));
    const cargo = state.cargo[z * SEATS + seat];
    if (state.boat[z] === seat) fleet.push(texts.format("summary-boat"));
    if (cargo.length) fleet.push(units(cargo, texts));
    if (fleet.length) facts.push([texts.name("seat", String(seat + 1)), fleet.join(", ")]);
  }
  const { places, seas } = neighbours(board.map, "sea", id);
  const names = [...seas.map((other) => texts.name("sea", other)), ...places.map((place) => texts.name("place", place))];
  return [...facts, [capital(texts.format("summary-neighbours"), texts.locale), names.join(", ")]];
}

function units(stack, texts) {
  return tables.byKind(stack).map(([kind, n]) => texts.format("summary-units", { n, unit: tables.UNITS[kind] })).join(", ");
}

function holderName(holder, texts) {
  if (holder === NOBODY) return "–";
  if (holder === REBELS) return texts.format("summary-rebels");
  if (holder === SAVAGES) return texts.format("summary-savages");
  return texts.name("seat", String(holder + 1));
}
