/** Peace and agreements on the page: what a War stands at, what a treaty or a bundle says, what each term brings. */
import { html } from "westphalia/html.js";
import { NOBODY } from "./position.js";

/** @typedef {import("./facts.js").Teller} Teller */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {[kind: number, seat: number, province: number, ducats: number]} Term of a treaty or a bundle (rules/talks.py) */

const TREATY_WORDS = ["white_peace", "keep_board", "humiliate", "convert", "succession"];
const [PACT, WEDDING, SUPPORT, SALE] = [0, 1, 2, 3];
const [PEACE, HAND_BACK, FREE, PAYMENT, CUT, CUT_CLAIM, CUT_INFLUENCE] = [10, 11, 12, 13, 14, 15, 16];
const STAYS = 20; // not a term: what nobody names stays with its occupier
const OF_PROVINCES = [HAND_BACK, FREE, SALE, STAYS]; // clauses that name a Province

const WARS = ["war_to_end", "remaining_war"]; // kinds that offer Wars by the enemy
const OF_A_WAR = ["total_victory", "peace_way", "peace_term", "white_peace_offer", "keep_province"];
const TERMS = ["total_victory", "peace_way", "peace_term", "white_peace_offer", "treaty_term"]; // kinds that offer ways to make Peace
const DRAFTS = /^(treaty|talk|support|sale)_/;

/** @type {Record<string, string>} */
const NOBODY_NAMED = { treaty_term: "option-give_up", treaty_victor: "option-no_general", treaty_payer: "option-no_general" }; // names of "none"

/** What lies on the table while Peace or an agreement is made. @param {Teller} teller @param {Ask} ask @returns {any[]} */
export function papers(teller, ask) {
  const { treaty, talk } = teller.position.state;
  const foe = foeOf(teller, ask);
  const isPeace = OF_A_WAR.includes(ask.kind) || (ask.kind.startsWith("treaty_") && !treaty.length);
  const war = isPeace && foe !== NOBODY && warCard(teller, ask.seat, foe);
  const draft = DRAFTS.test(ask.kind) && (treaty.length > 0 || talk.length > 0) && draftCard(teller, ask);
  return [war, draft].filter(Boolean);
}

/** What an option of a question about Peace says, null for others. @param {Teller} teller @param {Ask} ask @param {string} id @returns {import("westphalia/table/game.js").Said|null} */
export function ofPeace(teller, ask, id) {
  const text = meaningOf(teller, ask, id);
  if (text) return { text };
  return id === "none" && ask.kind in NOBODY_NAMED ? { name: teller.say(NOBODY_NAMED[ask.kind]) } : null;
}

/** "" for what needs no explanation. @param {Teller} teller @param {Ask} ask @param {string} id */
function meaningOf(teller, ask, id) {
  const message = TERMS.includes(ask.kind) && [`term-${ask.kind.split("_")[0]}-${id}`, `term-${id}`].find((each) => teller.texts.has(each));
  if (message) return teller.say(message);
  if (!WARS.includes(ask.kind)) return "";
  const realm = teller.position.ids.realm.indexOf(id);
  return realm < 0 ? "" : lines(teller, ask.seat, realm).map(({ label, value }) => `${label}: ${value}`).join(" · ");
}

/** The Realm with which Peace is made. @param {Teller} teller @param {Ask} ask */
function foeOf({ position }, { args }) {
  if (args.realm) return position.ids.realm.indexOf(String(args.realm));
  return args.seat ? position.state.realm[Number(args.seat) - 1] : NOBODY;
}

/** Who holds what of whom, and how strong both are in the field. @param {Teller} teller @param {number} seat @param {number} realm */
function lines(teller, seat, realm) {
  const { position } = teller;
  const [own, other] = [position.state.realm[seat], position.seatOf(realm)];
  const held = (/** @type {number} */ by, /** @type {number} */ of) => ({ label: teller.say("war-held", { seat: String(by + 1) }), value: teller.names("province", position.war(by, of).held) || "–" });
  if (other === NOBODY) return [held(seat, realm)];
  const units = `${position.war(seat, realm).units} : ${position.war(other, own).units}`;
  return [held(seat, realm), held(other, own), { label: teller.say("war-units"), value: units }];
}

/** @param {Teller} teller @param {number} seat @param {number} realm */
function warCard(teller, seat, realm) {
  return html`<section class="pp-card pp-war">
    <div class="pp-card-head"><b>${teller.seat(seat)} – ${teller.name("realm", realm)}</b></div>
    <dl class="pp-card-text">${lines(teller, seat, realm).map(({ label, value }) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
  </section>`;
}

/** The treaty or the bundle as it stands, clause by clause. @param {Teller} teller @param {Ask} ask */
function draftCard(teller, ask) {
  const { treaty, talk } = teller.position.state;
  const partner = ask.args.seat ? Number(ask.args.seat) - 1 : NOBODY;
  const clauses = [...treaty, ...(treaty.length ? kept(teller, ask.seat, partner) : []), ...talk].map((term) => clause(teller, term)).filter(Boolean);
  const between = partner === NOBODY ? "" : `: ${teller.seat(ask.seat)} – ${teller.seat(partner)}`;
  return html`<section class="pp-card pp-treaty">
    <div class="pp-card-head"><b>${teller.say(treaty.length ? "bundle-treaty" : "bundle-talk")}${between}</b></div>
    <ul class="pp-card-text pp-clauses">${clauses.map((text) => html`<li key=${text}>${text}</li>`)}</ul>
  </section>`;
}

/** Provinces that the treaty leaves with their occupiers. @param {Teller} teller @param {number} seat @param {number} partner @returns {Term[]} */
function kept({ position }, seat, partner) {
  if (partner === NOBODY) return [];
  const stays = (/** @type {number} */ by, /** @type {number} */ of) => position.war(by, position.state.realm[of]).keeps.map((p) => /** @type {Term} */ ([STAYS, by, p, 0]));
  return [...stays(seat, partner), ...stays(partner, seat)];
}

/** @param {Teller} teller @param {Term} term */
function clause(teller, [kind, seat, province, ducats]) {
  const { ids } = teller.position;
  const args = { seat: String(seat + 1), n: ducats, ...(province >= 0 && OF_PROVINCES.includes(kind) && { province: ids.province[province] }) };
  if (kind === PEACE) return [teller.say(`option-${TREATY_WORDS[province]}`), seat !== NOBODY && teller.say("bundle-victor", args)].filter(Boolean).join(" · ");
  if (kind === CUT) return teller.say("bundle-cut", { ...args, realm: ids.realm[province] });
  if (kind === CUT_CLAIM || kind === CUT_INFLUENCE) return teller.say(kind === CUT_CLAIM ? "bundle-cut-claim" : "bundle-cut-influence", { ...args, area: ids.area[province] });
  if (kind === PACT || kind === WEDDING) return teller.say(kind === PACT ? "option-alliance" : "option-marriage");
  if (kind === SUPPORT) return ducats ? teller.say("bundle-pays", args) : ""; // without Ducats: whose talk the rider is
  return teller.say({ [HAND_BACK]: "bundle-back", [FREE]: "bundle-freed", [STAYS]: "bundle-stays", [PAYMENT]: "bundle-pays", [SALE]: "bundle-sale" }[kind], args);
}
