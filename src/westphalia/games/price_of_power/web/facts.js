/** Everything to be known about a Province, an Area, a Sea Zone or a Trade Node. */
import { capital } from "westphalia/texts.js";
import { cellText, factOf, partsText } from "westphalia/table/cells.js";
import { ARMIES, CORE, NOBODY, REBELS, RULER, positionOf } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Fact} Fact */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */
/** @typedef {import("./position.js").Position} Position */

const COMMON_PORT = "port";

/** @param {Scene} scene @param {Ref} ref @returns {Fact[]} */
export function facts(scene, { domain, id }) {
  const at = scene.board.domains[domain]?.indexOf(id) ?? -1;
  const told = TELLERS[domain]?.(new Teller(scene), at) ?? [];
  return told.filter(([, value]) => value !== "");
}

/** @type {Record<string, (teller: Teller, at: number) => Fact[]>} */
const TELLERS = {
  province: (teller, p) => teller.province(p),
  area: (teller, a) => teller.area(a),
  sea: (teller, z) => teller.sea(z),
  node: (teller, n) => teller.node(n),
};

/** Puts the position into words. */
export class Teller {
  /** @param {Scene} scene */
  constructor(scene) {
    this.texts = scene.texts;
    this.position = positionOf(scene);
    this.cards = scene.cards;
    /** What was worked out a moment after the state. @type {Partial<import("./state.d.ts").WorkedOut>} */
    this.workedOut = scene.workedOut;
  }

  /** @param {string} domain @param {number} at */
  name(domain, at) {
    return at < 0 ? "" : this.texts.name(domain, this.position.ids[domain][at]);
  }

  /** @param {string} domain @param {number[]} list */
  names(domain, list) {
    return list.map((at) => this.name(domain, at)).join(", ");
  }

  /** @param {number} seat */
  seat(seat) {
    return this.texts.name("seat", String(seat + 1));
  }

  /** @param {string} message @param {Record<string, number|string>} [args] */
  say(message, args) {
    return this.texts.format(message, args);
  }

  /** A number of a player's board, and what it is made of; "–" until the server has told it. @param {number} seat @param {string} id */
  figure(seat, id) {
    const fact = factOf(this.cards, seat, id);
    const label = capital(this.say(`summary-${id}`), this.texts.locale);
    return { label, value: (fact && cellText(fact.value, this.texts)) || "–", parts: fact ? partsText(fact, this.texts) : "" };
  }

  /** What an action costs a player now, in words. @param {number} seat @param {string} action */
  price(seat, action) {
    const price = this.cards.find((card) => card.seat === seat)?.prices?.[action] ?? {};
    return Object.entries(price).map(([what, n]) => `${n} ${this.say(`cost-${what}`)}`).join(", ");
  }

  /** What a card prints. @param {string} text in English */
  print(text) {
    return this.texts.printed(text);
  }

  /** @param {string} message @param {string|number} value @returns {Fact} */
  fact(message, value) {
    return [this.say(message), String(value)];
  }

  /** What a counter is, in a word, and whose or how many. @param {string} message @param {string|number} value */
  hint(message, value) {
    return `${this.say(message)}: ${value}`;
  }

  /** @param {number} p @returns {Fact[]} */
  province(p) {
    const { position } = this;
    const entry = position.printed.provinces[p];
    const area = this.fact("fact-area", this.name("area", entry.area));
    if (!position.isInPlay(p)) return [area, [this.say("fact-out-of-play"), " "]];
    const realm = position.lawful(p);
    const occupier = position.occupier(p);
    const unrest = position.state.unrest[p] || position.state.siege_unrest[p];
    return [
      area,
      this.fact("fact-owner", realm === NOBODY ? this.say("fact-vacant") : this.name("realm", realm)),
      this.fact("fact-vassal-of", this.suzerain(position.suzerain(p))),
      this.fact("fact-allies", this.tied("alliance", realm)),
      this.fact("fact-wars", this.tied("war", realm)),
      this.fact("fact-occupied", occupier === NOBODY ? "" : occupier === REBELS ? this.say("fact-rebels") : this.seat(occupier)),
      this.fact("fact-tax", position.tax(p)),
      this.fact("fact-town", this.town(p)),
      this.fact("fact-unrest", unrest ? this.say("fact-yes") : ""),
      this.fact("fact-capital", position.isCapital(p) ? this.name("realm", realm) : ""),
      this.fact("fact-port", this.port(entry)),
      this.fact("fact-gold", entry.gold ? this.say("fact-yes") : ""),
      this.fact("fact-hre", position.isImperial(p) ? this.say("fact-yes") : ""),
      this.fact("fact-territory", entry.territory ?? ""),
      ...this.inArea(entry.area),
    ];
  }

  /** The Realms a Realm is allied or at War with. @param {"alliance"|"war"} column @param {number} realm */
  tied(column, realm) {
    if (realm === NOBODY) return "";
    const { position } = this;
    const seat = position.seatOf(realm);
    const others = position.bySeat(column, realm).map(([each]) => position.state.realm[each]);
    return this.names("realm", [...new Set([...others, ...(seat === NOBODY ? [] : position.partners(column, seat))])]);
  }

  /** The Sea Zones a port faces; its kind where it is not a common one. @param {{port?: string, faces?: number[]}} entry */
  port({ port, faces = [] }) {
    if (!port) return "";
    const seas = this.names("sea", faces);
    return port === COMMON_PORT ? seas : `${this.say(`port-${port}`)}: ${seas}`;
  }

  /** @param {number} realm */
  suzerain(realm) {
    const seat = this.position.seatOf(realm);
    if (seat !== NOBODY) return this.seat(seat);
    return realm === NOBODY ? "" : this.name("realm", realm);
  }

  /** @param {number} p */
  town(p) {
    const town = this.position.towns.get(p);
    return town ? `${this.say(`town-${town.disc}`)}, ${this.seat(town.seat)}` : "";
  }

  /** @param {number} a @returns {Fact[]} */
  area(a) {
    const { position } = this;
    const provinces = position.provincesOf(a);
    if (!provinces.length) return [[this.say("fact-out-of-play"), " "]];
    const holders = Map.groupBy(provinces, (p) => position.lawful(p));
    const held = [...holders].map(([realm, list]) => `${realm === NOBODY ? this.say("fact-vacant") : this.name("realm", realm)} (${this.names("province", list)})`);
    return [this.fact("fact-provinces", held.join("; ")), ...this.inArea(a)];
  }

  /** What concerns the whole Area. @param {number} a @returns {Fact[]} */
  inArea(a) {
    const { position } = this;
    const claims = position.bySeat("claim", a).map(([seat, side]) => `${this.seat(seat)}: ${this.say(side === CORE ? "fact-core" : "fact-claim")}`);
    const { rebels, imperial, crusade, plague, battleground } = position.state;
    const marks = [...(crusade === a ? ["fact-crusade"] : []), ...(plague[a] ? ["fact-plague"] : []), ...(battleground[a] ? ["fact-battleground"] : [])];
    return [
      this.fact("fact-religion", this.texts.name("religion", position.religion(a))),
      this.fact("fact-elector", position.printed.areas[a].elector ? this.say("fact-yes") : ""),
      this.fact("fact-influence", this.counts(position.bySeat("influence", a))),
      this.fact("fact-imperial", imperial[a] ?? ""),
      this.fact("fact-claims", claims.join(", ")),
      this.fact("fact-armies", position.armiesIn(a).map((army) => this.army(army)).join("; ")),
      this.fact("fact-levies", this.levies(a)),
      this.fact("fact-rebels", rebels[a] ?? ""),
      this.fact("fact-marks", marks.map((each) => this.say(each)).join(", ")),
    ];
  }

  /** What Realms that no player runs would raise in an Area against who attacks it: Realm and Units. @param {number} a */
  raised(a) {
    return this.workedOut.levies?.[a] ?? [];
  }

  /** @param {number} a */
  levies(a) {
    return this.raised(a).map(([realm, n]) => `${this.name("realm", realm)}: ${this.units([["infantry", n]])}`).join("; ");
  }

  /** @param {import("./position.js").Army} army */
  army({ seat, units, general }) {
    const leader = general === NOBODY ? "" : ` (${this.leader(seat, general)})`;
    return `${this.seat(seat)}${leader}: ${this.units(units)}`;
  }

  /** Where one of a seat's Armies stands, with what, led by whom; "" for one that is not on the map. @param {number} seat @param {number} n */
  force(seat, n) {
    const { position } = this;
    const army = seat * ARMIES + n;
    const { army_at, general } = position.state;
    return army_at[army] === NOBODY ? "" : this.led(seat, this.name("area", army_at[army]), this.units(position.unitsOf(army)), general[army]);
  }

  /** The same of its Fleet. @param {number} seat */
  fleet(seat) {
    const { position } = this;
    const { fleet_at, admiral } = position.state;
    if (fleet_at[seat] === NOBODY) return "";
    const { domain, id } = position.placeOfSpace(fleet_at[seat]);
    return this.led(seat, this.texts.name(domain, id), this.ships(position.fleetOf(seat)), admiral[seat]);
  }

  /** @param {number} seat @param {string} place @param {string} pieces @param {number} leader */
  led(seat, place, pieces, leader) {
    return [place, pieces, leader !== NOBODY && this.leader(seat, leader)].filter(Boolean).join(" · ");
  }

  /** @param {number} seat @param {number} general */
  leader(seat, general) {
    return this.name("character", general === RULER ? this.position.state.ruler[seat] : general);
  }

  /** @param {[string, number][]} units */
  units(units) {
    return units.map(([unit, n]) => `${n} × ${this.texts.name("unit", unit)}`).join(", ");
  }

  /** @param {[string, number][]} ships */
  ships(ships) {
    return ships.map(([ship, n]) => `${n} × ${this.texts.name("ship", ship)}`).join(", ");
  }

  /** @param {[number, number][]} counts */
  counts(counts) {
    return counts.map(([seat, n]) => `${this.seat(seat)} ${n}`).join(", ");
  }

  /** @param {number} z @returns {Fact[]} */
  sea(z) {
    const { position } = this;
    const fleets = position.state.fleet_at.flatMap((space, seat) => (space === z ? [`${this.seat(seat)}: ${this.ships(position.fleetOf(seat))}`] : []));
    const nodes = position.printed.nodes.flatMap(({ seas }, n) => (seas.includes(z) ? [n] : []));
    const ports = position.printed.provinces.flatMap(({ faces }, p) => (faces?.includes(z) && position.isInPlay(p) ? [p] : []));
    return [
      this.fact("fact-fleets", fleets.join("; ")),
      this.fact("fact-light-ships", this.counts(position.bySeat("at_sea", z))),
      this.fact("fact-slots", position.printed.seas[z].slots),
      this.fact("fact-protection", this.counts(position.bySeat("on_slot", z))),
      this.fact("fact-nodes", this.names("node", nodes)),
      this.fact("fact-ports", this.names("province", ports)),
    ];
  }

  /** @param {number} n @returns {Fact[]} */
  node(n) {
    const { position } = this;
    const { seas, areas } = position.printed.nodes[n];
    return [
      [this.say("fact-node"), " "],
      this.fact("fact-merchants", position.merchantsAt(n).map((seat) => this.seat(seat)).join(", ")),
      this.fact("fact-seas", this.names("sea", seas)),
      this.fact("fact-areas", this.names("area", areas)),
      this.fact("fact-pirates", position.state.pirates[n] ?? ""),
      this.fact("fact-expanded", position.state.expanded[n] ? this.say("fact-yes") : ""),
    ];
  }
}
