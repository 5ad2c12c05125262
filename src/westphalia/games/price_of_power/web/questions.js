/** What stands beside a question: the cards it is about, and what its options do. */
import { html } from "westphalia/html.js";
import { battleCard, rolls } from "./battle.js";
import { costOf, FACES } from "./cards.js";
import { Teller } from "./facts.js";
import { topicOf } from "./helps.js";
import { ofPeace, papers } from "./peace.js";
import { NOBODY } from "./position.js";
import { remark } from "./remarks.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Said} Said */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {import("westphalia/table/store.js").Option} Option */

const EVENT_OPTION = "event_option";
const CARD_OPTION = "card_option";
const MISSION_STEP = "mission_step"; // asked with one's Missions in view
const OF_CARDS = ["card_way", "which_reaction", "display_action", "battle_action"]; // kinds that offer the actions printed on cards
const MENUS = ["turn", "after_action"];
const HEIRS = ["appoint_heir", "buy_heir"];
const REASONED = ["log-prestige", "log-prestige-lost", "log-stability"]; // lines whose paragraph tells why
const FINAL = /^PP-4\.7\.2\(([a-j])\)$/; // an item of the Final Scoring
const CARDS = ["event", "card", "idea", "mission", "milestone", "struggle", "character"];

/** The battle or the treaty it concerns, the cards it names, and the Action and Trade cards that lie on the table while they
 * are carried out; who is not asked sees the battle. @param {Scene} scene @param {Ask|null} ask */
export function about(scene, ask) {
  const teller = new Teller(scene);
  const { ids, state } = teller.position;
  const battle = state.battle ? [battleCard(teller, state.battle)] : [];
  if (!ask) return battle;
  const named = ask.refs.filter(({ domain }) => CARDS.includes(domain)).map(({ domain, id }) => ({ domain, at: ids[domain].indexOf(id) }));
  const played = named.length > 0 ? [] : state.on_table.map((at) => ({ domain: "card", at })); // what a question names is nearer to it
  const isTradeCardAsked = ask.options.some(({ ref }) => ref?.domain === "trade_card");
  const revealed = isTradeCardAsked ? [] : state.revealed.map((at) => ({ domain: "trade_card", at }));
  const ruler = HEIRS.includes(ask.kind) ? state.ruler[ask.seat] : NOBODY;
  const present = ruler === NOBODY ? [] : [FACES.character(teller, ruler, { note: teller.say("card-ruler-now") })];
  const aims = ask.kind === MISSION_STEP ? state.missions[ask.seat].map((at) => ({ domain: "mission", at })) : [];
  const isOffered = ask.kind === EVENT_OPTION || OF_CARDS.includes(ask.kind); // the options carry their texts themselves
  const isPlayed = (/** @type {{domain: string, at: number}} */ { domain, at }) => domain === "card" && state.on_table.includes(at);
  const cards = [...named, ...aims, ...played, ...revealed].map((each) => FACES[each.domain](teller, each.at, { isOffered, isPlayed: isPlayed(each) }));
  return [...battle, ...papers(teller, ask), ...cards, ...present];
}

/** What an option does. @param {Scene} scene @param {Ask} ask @param {Option} offered @returns {Said|null} */
export function option(scene, ask, offered) {
  const teller = new Teller(scene);
  const { id } = offered;
  if (ask.kind === EVENT_OPTION) return ofEvent(teller, String(ask.args.event), id);
  if (ask.kind === CARD_OPTION && ask.args[id.toLowerCase()]) return { name: teller.say(`choice-${ask.args[id.toLowerCase()]}`) };
  if (OF_CARDS.includes(ask.kind)) return ofCard(teller, id);
  const said = ofPeace(teller, ask, id) ?? remark(teller, ask, offered);
  if (said) return said;
  return MENUS.includes(ask.kind) ? ofMenu(teller, ask.seat, id) : null;
}

/** What an action of a Turn is for, and what it costs. @param {Teller} teller @param {number} seat @param {string} id @returns {Said|null} */
function ofMenu(teller, seat, id) {
  const topic = topicOf(id);
  const price = teller.price(seat, id);
  const tip = [topic && teller.say(`help-about-${topic}`), price && teller.say("tip-price", { price })].filter(Boolean).join("\n");
  return tip ? { tip, note: price || undefined } : null;
}

/** What stands with a line of the log: what Prestige or Stability is for, the dice that fell, the condition that is scored.
 * @param {Scene} scene @param {import("westphalia/table/store.js").Entry} entry */
export function line(scene, { message, rule, args }) {
  if (message === "log-exchange") return rolls(new Teller(scene), args);
  const teller = new Teller(scene);
  const [, letter] = rule.match(FINAL) ?? [];
  if (letter) return teller.say(`scoring-${letter}`);
  const reason = `why-${rule.toLowerCase().replaceAll(".", "-")}`;
  if (REASONED.includes(message) && teller.texts.has(reason)) return teller.say(reason);
  if (message !== "log-struggle-criterion") return null;
  const { ids, printed } = teller.position;
  return html`<span class="pp-condition">${teller.print(printed.struggles[ids.struggle.indexOf(String(args.struggle))].criteria?.[Number(args.n) - 1] ?? "")}</span>`;
}

/** @param {Teller} teller @param {string} event @param {string} letter @returns {Said|null} */
function ofEvent(teller, event, letter) {
  const { ids, printed } = teller.position;
  const [label, text] = printed.events[ids.event.indexOf(event)].options?.[letter] ?? [];
  return label ? { name: `${letter} · ${teller.print(label)}`, text: teller.print(text) } : null;
}

/** @param {Teller} teller @param {string} word @returns {Said|null} */
function ofCard(teller, word) {
  const found = actionsOf(teller.position.printed).get(word);
  return found ? { text: html`<span class="pp-cost">${costOf(teller, found.cost)}</span> ${teller.print(found.text)}` } : null;
}

/** @typedef {Map<string, {text: string, cost?: Record<string, number>}>} Actions */

/** @type {WeakMap<import("./state.d.ts").Printed, Actions>} */
const known = new WeakMap();

/** The actions and options printed on cards, by their words. @param {import("./state.d.ts").Printed} printed */
function actionsOf(printed) {
  const found = known.get(printed) ?? new Map(Object.values(printed.actions).flatMap(wordsOf));
  known.set(printed, found);
  return found;
}

/** @param {import("./state.d.ts").Action} action @returns {[string, {text: string, cost?: Record<string, number>}][]} */
function wordsOf({ id, text = "", cost, options = {}, actions = [] }) {
  const own = Object.values(options).map(([word, words]) => /** @type {[string, {text: string}]} */ ([word, { text: words }]));
  return [[id, { text, cost }], ...own, ...actions.flatMap(wordsOf)];
}
