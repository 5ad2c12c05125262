/** The position as questions the page asks: what is printed, and what lies on it (view.py, printed.py). Nothing is worked out
 * here: what a rule says of the position comes with the state. */

/** @typedef {import("./scene.d.ts").Scene} Scene */

export const NOBODY = -1;
export const RULER = -3; // among generals: the Ruler himself leads
export const REBELS = 6;
export const SEATS = 6;
export const CORE = 2;
export const POWERS = ["adm", "dip", "mil"];
export const UNITS = ["infantry", "cavalry", "artillery", "mercenary_infantry", "mercenary_cavalry", "mercenary_artillery", "allied_infantry", "allied_cavalry"];
export const SHIPS = ["light", "heavy", "galley"];
export const ARMIES = 3;
const MERCHANTS = 3;

/** @typedef {[string, number][]} Counts how many of each kind */
/** @typedef {{seat: number, units: Counts, count: number, general: number}} Army units of a seat in an Area */
/** @typedef {"influence"|"claim"|"infantry"|"on_slot"|"at_sea"|"alliance"|"marriage"|"war"|"truce"|"cb"} PairColumn what seats have in Areas, Sea Zones or of Realms */

/** One moment of the game. */
export class Position {
  /** @param {import("./state.d.ts").State} state @param {import("./scene.d.ts").Scene["board"]} board */
  constructor(state, board) {
    this.state = state;
    this.ids = board.domains;
    this.printed = board.printed;
    const { era, out } = board.printed.boards[state.variant];
    this.side = board.printed.sides[era];
    this.outOfPlay = new Set(out);
    /** @type {Map<number, {seat: number, disc: number}>} */
    this.towns = new Map(state.towns.map(([p, seat, disc]) => [p, { seat, disc }]));
    /** @type {Map<number, number[]>|undefined} */
    this.byArea = undefined;
    this.capitals = new Set(state.capitals);
    this.large = new Set(state.large);
  }

  /** @param {number} p */
  isInPlay(p) {
    return !this.outOfPlay.has(p);
  }

  /** The Realm a Province belongs to by right. @param {number} p */
  lawful(p) {
    return this.state.lawful[p] ?? this.side.flag[p];
  }

  /** A seat or REBELS, NOBODY if nobody occupies it. @param {number} p */
  occupier(p) {
    return this.state.occupier[p] ?? NOBODY;
  }

  /** The Realm whose Vassal Province it is, NOBODY if it is none. @param {number} p */
  suzerain(p) {
    return this.state.suzerain[p] ?? NOBODY;
  }

  /** @param {number} r */
  seatOf(r) {
    return r === NOBODY ? NOBODY : this.state.realm.indexOf(r);
  }

  /** @param {number} p */
  isCapital(p) {
    return this.capitals.has(p);
  }

  /** Whether the Province or its Town is Large. @param {number} p */
  isLarge(p) {
    return this.large.has(p);
  }

  /** Its tax value. @param {number} p */
  tax(p) {
    return this.state.tax[p] ?? this.side.tax[p];
  }

  /** @param {number} p */
  areaOf(p) {
    return this.printed.provinces[p].area;
  }

  /** @param {number} a */
  provincesOf(a) {
    this.byArea ??= Map.groupBy(this.printed.provinces.keys(), (p) => this.areaOf(p));
    return (this.byArea.get(a) ?? []).filter((p) => this.isInPlay(p));
  }

  /** The Religion of an Area. @param {number} a */
  religion(a) {
    const changed = this.state.religions[a];
    return changed === undefined ? (this.printed.areas[a].religion ?? "none") : this.ids.religion[changed];
  }

  /** Whether a Realm is a Member of the Empire. @param {number} r */
  isMember(r) {
    return this.state.members.includes(r);
  }

  /** @param {number} r */
  stateReligion(r) {
    return this.ids.religion[this.state.faith[r] ?? this.side.religion[r]];
  }

  /** @param {number} p */
  isImperial(p) {
    return Boolean(this.printed.provinces[p].hre) && !this.state.left_hre.includes(this.areaOf(p));
  }

  /** What seats have there of a column of pairs: [seat, count]. @param {import("./position.js").PairColumn} column @param {number} at @returns {[number, number][]} */
  bySeat(column, at) {
    return Array.from({ length: this.state.seats }, (_, seat) => pair(seat, this.state[column][at * SEATS + seat] ?? 0)).filter(([, n]) => n > 0);
  }

  /** Realms a seat has a token with. @param {import("./position.js").PairColumn} column @param {number} seat */
  partners(column, seat) {
    return Object.keys(this.state[column]).map(Number).filter((at) => at % SEATS === seat).map((at) => Math.floor(at / SEATS));
  }

  /** @param {number} army */
  unitsOf(army) {
    return UNITS.map((unit, kind) => pair(unit, this.state.army[army * UNITS.length + kind])).filter(([, n]) => n > 0);
  }

  /** Armies and single Infantry in an Area. @param {number} a @returns {Army[]} */
  armiesIn(a) {
    const found = this.state.army_at.flatMap((at, army) => (at === a ? [{ seat: Math.floor(army / ARMIES), units: this.unitsOf(army), general: this.state.general[army] }] : []));
    const singles = this.bySeat("infantry", a).map(([seat, n]) => ({ seat, units: [pair("infantry", n)], general: NOBODY }));
    return [...found, ...singles].map((each) => ({ ...each, count: total(each.units) }));
  }

  /** A player's Units in an Area, by kind. @param {number} seat @param {number} a @returns {[string, number][]} */
  unitsIn(seat, a) {
    const units = this.armiesIn(a).filter((army) => army.seat === seat).flatMap((army) => army.units);
    return UNITS.map((kind) => pair(kind, total(units.filter(([unit]) => unit === kind)))).filter(([, n]) => n > 0);
  }

  /** A player's ships in a Sea Zone, by kind. @param {number} seat @param {number} z @returns {[string, number][]} */
  shipsIn(seat, z) {
    const fleet = new Map(this.state.fleet_at[seat] === z ? this.fleetOf(seat) : []);
    const light = (this.state.at_sea[z * SEATS + seat] ?? 0) + (this.state.on_slot[z * SEATS + seat] ?? 0);
    return SHIPS.map((ship) => pair(ship, (fleet.get(ship) ?? 0) + (ship === "light" ? light : 0))).filter(([, n]) => n > 0);
  }

  /** @param {number} seat */
  armiesOf(seat) {
    return Array.from({ length: ARMIES }, (_, k) => seat * ARMIES + k).filter((army) => this.state.army_at[army] !== NOBODY);
  }

  /** @param {number} seat */
  fleetOf(seat) {
    return SHIPS.map((ship, kind) => pair(ship, this.state.fleet[seat * 4 + kind])).filter(([, n]) => n > 0);
  }

  /** Where ships lie, as a thing: a Sea Zone or a port's Province. @param {number} space */
  placeOfSpace(space) {
    const seas = this.ids.sea.length;
    return space < seas ? { domain: "sea", id: this.ids.sea[space] } : { domain: "province", id: this.ids.province[space - seas] };
  }

  /** The Space of a Sea Zone or of a port's Province, by its id. @param {{domain: string, id: string}} place */
  spaceOf({ domain, id }) {
    return this.ids.space[domain === "sea" ? this.ids.sea.indexOf(id) : this.ids.sea.length + this.ids.province.indexOf(id)];
  }

  /** @param {number} node */
  merchantsAt(node) {
    return this.state.merchant.flatMap((at, m) => (at === node ? [Math.floor(m / MERCHANTS)] : []));
  }

  /** @param {number} seat */
  merchantsOf(seat) {
    return this.state.merchant.slice(seat * MERCHANTS, seat * MERCHANTS + MERCHANTS).filter((at) => at !== NOBODY);
  }

  /** A player's War with a Realm, as the rules count it. @param {number} seat @param {number} realm */
  war(seat, realm) {
    const [, , held, keeps, units] = this.state.wars.find(([who, enemy]) => who === seat && enemy === realm) ?? [seat, realm, [], [], 0];
    return { held, keeps, units };
  }

  /** @param {number} seat @returns {number[]} */
  power(seat) {
    return this.state.power.slice(seat * 3, seat * 3 + 3);
  }

  /** @param {number} seat */
  ideasOf(seat) {
    return Object.entries(this.state.ideas).filter(([, owners]) => owners.includes(seat)).map(([n]) => Number(n));
  }
}

/** @template T @param {T} what @param {number} n @returns {[T, number]} */
const pair = (what, n) => [what, n];

/** @param {[any, number][]} counts */
const total = (counts) => counts.reduce((sum, [, n]) => sum + n, 0);

/** @type {WeakMap<any, Position>} */
const read = new WeakMap();

/** @param {import("./scene.d.ts").Scene} scene @returns {Position} */
export function positionOf({ state, board }) {
  const known = read.get(state);
  if (known) return known;
  const made = new Position(state, board);
  read.set(state, made);
  return made;
}
