/** Remarks on options: what a thing costs, why there may be War, where an Army stands, what it means to be done. */
import { ARMIES, NOBODY, POWERS } from "./position.js";

/** @typedef {import("./facts.js").Teller} Teller */
/** @typedef {import("westphalia/table/game.js").Said} Said */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {import("westphalia/table/store.js").Option} Option */

const DONE = "done";
/** @type {Record<string, string>} */
const PRICED = { recruit_unit: "price-ducats", build_ship: "price-ducats", hire_for_march: "price-ducats", forge_alliance: "price-dip" }; // kinds whose arguments tell what each option costs
const WAR = "war_target"; // its arguments tell the Casus Belli against each Realm
const POSTS = ["appoint_as", "card_appoints_as", "dismiss", "fire_advisor", "transfer_from"]; // kinds that offer Advisors by their power
const CARDINALS = ["cardinal_dies", "cardinal_to_lose"]; // kinds that offer slots of the Curia

/** @param {Teller} teller @param {Ask} ask @param {Option} option @returns {Said|null} */
export function remark(teller, ask, { id, ref }) {
  const { kind, args } = ask;
  if (id === DONE) return teller.texts.has(`done-${kind}`) ? { name: teller.say(`done-${kind}`) } : null;
  if (ref?.domain === "mission") return { about: ofMission(teller, ref.id) };
  if (kind in PRICED && args[id] !== undefined) return { note: teller.say(PRICED[kind], { n: args[id] }) };
  if (CARDINALS.includes(kind)) return { name: teller.say("cardinal-of", { n: id, name: teller.seat(teller.position.state.curia[Number(id) - 1]) }) };
  if (kind === WAR) return ofWar(teller, id, args[id]);
  return ofPost(teller, ask, id);
}

/** The Provinces that a Mission lists, and those of its Areas. @param {Teller} teller @param {string} mission */
function ofMission({ position }, mission) {
  const { provinces = [], areas = [] } = position.printed.missions[position.ids.mission.indexOf(mission)];
  return [...provinces, ...areas.flatMap((a) => position.provincesOf(a))].map((p) => ({ domain: "province", id: position.ids.province[p] }));
}

/** The Casus Belli, and who stands beside the Realm. @param {Teller} teller @param {string} realm @param {number|string|undefined} cb */
function ofWar(teller, realm, cb) {
  const { position } = teller;
  const r = position.ids.realm.indexOf(realm);
  const isImperial = position.isMember(r) && position.state.emperor !== NOBODY;
  const allies = teller.tied("alliance", r);
  const helpers = [allies && teller.hint("fact-allies", allies), isImperial && teller.say("war-emperor")].filter(Boolean);
  return { note: cb ? [teller.say(`option-${cb}`), isImperial && teller.say("overlay-hre")].filter(Boolean).join(" · ") : undefined, tip: helpers.join("\n") || undefined };
}

/** Where an Army or the Fleet is and who leads it; who is Advisor now. @param {Teller} teller @param {Ask} ask @param {string} id @returns {Said|null} */
function ofPost(teller, { kind, seat }, id) {
  const { state, ids } = teller.position;
  const [, number] = id.match(/^army_(\d)$/) ?? [];
  if (number) {
    const n = Number(number) - 1;
    const area = state.army_at[seat * ARMIES + n];
    return { text: teller.force(seat, n) || teller.say("none-army"), at: area === NOBODY ? undefined : { domain: "area", id: ids.area[area] } };
  }
  if (id === "fleet") {
    const space = state.fleet_at[seat];
    return { text: teller.fleet(seat) || teller.say("none-fleet"), at: space === NOBODY ? undefined : teller.position.placeOfSpace(space) };
  }
  const advisor = POSTS.includes(kind) && POWERS.includes(id) ? state.advisor[seat * POWERS.length + POWERS.indexOf(id)] : NOBODY;
  return advisor === NOBODY ? null : { text: teller.name("character", advisor) };
}
