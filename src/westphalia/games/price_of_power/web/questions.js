/** What stands beside a question: the cards it is about, and what its options do. */
import { html } from "westphalia/html.js";
import { costOf, FACES } from "./cards.js";
import { Teller } from "./facts.js";
import { topicOf } from "./helps.js";
import { NOBODY, POWERS } from "./position.js";

/** @typedef {import("westphalia/table/game.js").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Said} Said */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {import("westphalia/table/store.js").Option} Option */

const EVENT_OPTION = "event_option";
const CARD_OPTION = "card_option";
const OF_CARDS = ["card_way", "which_reaction", "display_action", "battle_action"]; // kinds that offer the actions printed on cards
const MENUS = ["turn", "after_action"];
const POSTS = ["appoint_as", "card_appoints_as", "dismiss", "fire_advisor", "transfer_from"]; // kinds that offer Advisors by their power
const HEIRS = ["appoint_heir", "buy_heir"];
const CARDS = ["event", "card", "idea", "mission", "milestone", "struggle", "character"];

/** The cards a question names, and the Action and Trade cards that lie on the table while they are carried out. @param {Scene} scene @param {Ask} ask */
export function about(scene, ask) {
  const teller = new Teller(scene);
  const { ids, state } = teller.position;
  const named = ask.refs.filter(({ domain }) => CARDS.includes(domain)).map(({ domain, id }) => ({ domain, at: ids[domain].indexOf(id) }));
  const played = state.on_table.filter((at) => !named.some((each) => each.domain === "card" && each.at === at)).map((at) => ({ domain: "card", at }));
  const isTradeCardAsked = ask.options.some(({ ref }) => ref?.domain === "trade_card");
  const revealed = isTradeCardAsked ? [] : state.revealed.map((at) => ({ domain: "trade_card", at }));
  const ruler = HEIRS.includes(ask.kind) ? state.ruler[ask.seat] : NOBODY;
  const present = ruler === NOBODY ? [] : [FACES.character(teller, ruler, { note: teller.say("card-ruler-now") })];
  const isOffered = ask.kind === EVENT_OPTION || OF_CARDS.includes(ask.kind); // the options carry their texts themselves
  return [...[...named, ...played, ...revealed].map(({ domain, at }) => FACES[domain](teller, at, { isOffered })), ...present];
}

/** What an option does. @param {Scene} scene @param {Ask} ask @param {Option} option @returns {Said|null} */
export function option(scene, ask, { id }) {
  const teller = new Teller(scene);
  if (ask.kind === EVENT_OPTION) return ofEvent(teller, String(ask.args.event), id);
  if (ask.kind === CARD_OPTION && ask.args[id.toLowerCase()]) return { name: teller.say(`choice-${ask.args[id.toLowerCase()]}`) };
  if (OF_CARDS.includes(ask.kind)) return ofCard(teller, id);
  const post = postOf(teller, ask, id);
  if (post) return { text: post };
  const topic = MENUS.includes(ask.kind) ? topicOf(id) : "";
  return topic ? { tip: teller.say(`help-about-${topic}`) } : null;
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

/** Where an Army or the Fleet is and who leads it; who is Advisor now. @param {Teller} teller @param {Ask} ask @param {string} id */
function postOf(teller, { kind, seat }, id) {
  const { state } = teller.position;
  const [, number] = id.match(/^army_(\d)$/) ?? [];
  if (number) return teller.force(seat, Number(number) - 1);
  if (id === "fleet") return teller.fleet(seat);
  const advisor = POSTS.includes(kind) && POWERS.includes(id) ? state.advisor[seat * POWERS.length + POWERS.indexOf(id)] : NOBODY;
  return teller.name("character", advisor);
}

/** @type {WeakMap<any, Map<string, {text: string, cost?: Record<string, number>}>>} */
const known = new WeakMap();

/** The actions and options printed on cards, by their words. @param {any} printed */
function actionsOf(printed) {
  if (!known.has(printed)) known.set(printed, new Map(Object.values(printed.actions).flatMap(wordsOf)));
  return known.get(printed);
}

/** @param {any} action @returns {[string, {text: string, cost?: Record<string, number>}][]} */
function wordsOf({ id, text = "", cost, options = {}, actions = [] }) {
  const own = Object.values(options).map(([word, words]) => [word, { text: words }]);
  return [[id, { text, cost }], ...own, ...actions.flatMap(wordsOf)];
}
