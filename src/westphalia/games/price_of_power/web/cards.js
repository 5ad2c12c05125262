/** The faces of cards: Action cards, Events, Ideas, Missions, Milestones, Power Struggles, Trade cards. */
import { html } from "westphalia/html.js";
import { POWERS } from "./position.js";
import { Teller } from "./facts.js";
import { Shield } from "./shield.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */

const OF_PERSONS = ["appoint", "battle_card", "battle_admiral", "new_ruler", "imposed_ruler"]; // kinds in which a card is the person on it

/** The face of a card, null for what is no card. @param {Scene} scene @param {Ref} ref @param {import("westphalia/table/store.js").Ask|null} ask */
export function card(scene, { domain, id }, ask) {
  const at = scene.board.domains[domain]?.indexOf(id) ?? -1;
  if (at < 0) return null;
  const face = domain === "card" && OF_PERSONS.includes(ask?.kind ?? "") ? personCard : FACES[domain];
  return face?.(new Teller(scene), at) ?? null;
}

/** @type {Record<string, (teller: Teller, at: number, extra?: any) => any>} */
export const FACES = { card: actionCard, event: eventCard, idea: ideaCard, mission: missionCard, milestone: milestoneCard, struggle: struggleCard, trade_card: tradeCard, character: characterCard };

/** @param {{kind: string, name: string, corner?: any, note?: string, children?: any, foot?: any, tip?: string}} props */
function Face({ kind, name, corner, note, children, foot, tip }) {
  return html`<div class=${`pp-card pp-${kind}`} title=${tip} tabindex=${tip && 0}>
    <div class="pp-card-head"><b>${name}</b>${corner && html`<span class="pp-corner">${corner}</span>`}</div>
    ${note && html`<div class="pp-note">${note}</div>`}
    <div class="pp-card-text">${children}</div>
    ${foot && html`<div class="pp-card-foot">${foot}</div>`}
  </div>`;
}

/** @param {Teller} teller @param {number} at @param {{isOffered?: boolean, isPlayed?: boolean, isHeld?: boolean}} [extra] `isOffered`: its options stand elsewhere; `isPlayed`: its conditions are met, its person is gone; `isHeld`: it is a button */
function actionCard(teller, at, { isOffered, isPlayed, isHeld } = {}) {
  const { printed, ids } = teller.position;
  const { deck, action } = printed.cards[at];
  const entry = printed.actions[action];
  const kinds = (entry.kinds ?? []).map((kind) => teller.say(`kind-${kind}`)).join(", ");
  const charges = entry.charges ? ` · ${teller.say("card-charges", { n: entry.charges })}` : "";
  return html`<${Face} kind=${deck} name=${actionName(teller, at)} corner=${costOf(teller, entry.cost)} note=${kinds + charges} tip=${isHeld ? undefined : teller.say("tip-action-card")}
    foot=${!isPlayed && html`<span class="pp-figure" title=${teller.say("tip-character")}>${teller.name("character", at)}</span> ${skills(teller, printed.characters[ids.character.indexOf(ids.card[at])])}`}>
    <${ActionText} entry=${{ ...entry, ...(isOffered && { options: {} }), ...(isPlayed && { conditions: [] }) }} teller=${teller} />
  <//>`;
}

/** What an action does: its text, choices, and the actions of a Display card. @param {{entry: import("./state.d.ts").Action, teller: Teller}} props */
function ActionText({ entry, teller }) {
  return html`${entry.conditions?.map((text) => html`<div class="pp-condition">${teller.print(text)}</div>`)}
    ${entry.text && html`<div>${teller.print(entry.text)}</div>`}
    ${Object.entries(entry.options ?? {}).map(([key, [word, text]]) => html`<div class="pp-choice"><b>${key} · ${teller.say(`option-${word}`)}</b> ${teller.print(text)}</div>`)}
    ${entry.actions?.map((each) => html`<div class="pp-choice"><b>${teller.say(`option-${each.id}`)}</b> <span class="pp-cost">${costOf(teller, each.cost)}</span> <${ActionText} entry=${each} teller=${teller} /></div>`)}`;
}

/** @param {Teller} teller @param {Record<string, number>} [cost] */
export function costOf(teller, cost = {}) {
  return Object.entries(cost).map(([what, n], i) => {
    const name = teller.say(`cost-${what}`);
    return html`${i > 0 && " "}<span class=${`pp-price pp-price-${what}`} title=${teller.say(`tip-cost-${what}`)}>${n} ${name}</span>`;
  });
}

/** Skills, dice, and how a character's health is rolled for. @param {Teller} teller @param {import("./state.d.ts").Character|undefined} character */
export function skills(teller, character) {
  if (!character) return null;
  const { type, bonus, dice = {}, mortality, ducats, hire } = character;
  const skill = type
    ? html`<span class=${`pp-skill pp-${type}`} title=${teller.say(`tip-skill-${type}`)}>+${bonus}</span>`
    : POWERS.map((power) => html`<span key=${power} class=${`pp-skill pp-${power}`} title=${teller.say(`tip-skill-${power}`)}>${character[/** @type {"adm"|"dip"|"mil"} */ (power)] ?? 0}</span>`);
  const rolled = Object.entries(dice).map(([kind, n]) => `${n} × ${teller.say(`die-${kind}`)}`).join(", ");
  const price = ducats ? teller.say("price-ducats", { n: ducats }) : hire ? teller.say("price-mil", { n: hire }) : "";
  return html`<span class="pp-skills">${skill}
    ${rolled && html`<span class="pp-dice" title=${teller.say("tip-dice")}>${rolled}</span>`}
    ${mortality && html`<span class="pp-mortality" title=${teller.say("tip-mortality")}>${MORTALITY[mortality]}</span>`}
    ${price && html`<span class="pp-hire" title=${teller.say("tip-hire")}>${price}</span>`}</span>`;
}

/** @type {Record<string, string>} */
const MORTALITY = { square: "■", circle: "●", cross: "✚", triangle: "▲" };

/** @param {Teller} teller @param {number} at @param {{isOffered?: boolean}} [extra] `isOffered`: its options stand elsewhere */
function eventCard(teller, at, { isOffered } = {}) {
  const { age, text, options = {}, after, symbols = [], realm } = teller.position.printed.events[at];
  const { ids, state } = teller.position;
  const [, , ducats] = state.event_row.find(([event]) => event === at) ?? [];
  const ruler = ids.character.indexOf(`ruler_${ids.event[at]}`);
  const coins = ducats ? html`<span class="pp-coins" title=${teller.say("tip-event-ducats")}>${ducats}</span>` : null;
  const note = [teller.say("card-age", { age: ROMAN[age] }), realm && teller.texts.name("realm", realm)].filter(Boolean).join(" · ");
  return html`<${Face} kind="event" name=${teller.name("event", at)} corner=${coins} note=${note} tip=${teller.say("tip-event")}
    foot=${symbols.length > 0 && symbols.map((symbol) => html`<span key=${symbol} class="pp-symbol" title=${teller.say(`tip-symbol-${symbol.split(/[:_]\d|:/)[0]}`)}>${symbolText(teller, symbol)}</span>`)}>
    ${text && html`<div>${teller.print(text)}</div>`}
    ${!isOffered && Object.entries(options).map(([key, [label, words]]) => html`<div key=${key} class="pp-choice"><b>${key} · ${teller.print(label)}</b> ${teller.print(words)}</div>`)}
    ${after && html`<div>${teller.print(after)}</div>`}
    ${ruler >= 0 && html`<div class="pp-choice" title=${teller.say("tip-event-ruler")}><b>${teller.say("summary-ruler")}</b> <span class="pp-figure">${teller.name("character", ruler)}</span> ${skills(teller, teller.position.printed.characters[ruler])}</div>`}
  <//>`;
}

export const ROMAN = ["", "I", "II", "III", "IV"];

/** @param {Teller} teller @param {number} at @param {{owners?: any}} [extra] */
function ideaCard(teller, at, { owners } = {}) {
  const { type, cost, prestige = 0, text = "", immediate, requirement } = teller.position.printed.ideas[at];
  return html`<${Face} kind=${type} name=${teller.name("idea", at)} corner=${costOf(teller, { [type]: cost })} note=${requirement && teller.print(requirement)} tip=${teller.say("tip-idea")}
    foot=${html`${prestige > 0 && html`<span title=${teller.say("tip-prestige")}>${teller.say("card-prestige", { n: prestige })}</span>`} ${owners}`}>
    <div>${teller.print(text)}</div>${immediate && html`<div class="pp-choice"><b>${teller.say("card-immediate")}</b> ${teller.print(immediate)}</div>`}
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{owners?: any}} [extra] */
function missionCard(teller, at, { owners } = {}) {
  const { text, requirement = "", reward, prestige } = teller.position.printed.missions[at];
  return html`<${Face} kind="mission" name=${teller.name("mission", at)} corner=${prestige && teller.say("card-prestige", { n: prestige })} note=${text && teller.print(text)} tip=${teller.say("tip-mission")} foot=${owners}>
    <div>${teller.print(requirement)}</div>${reward && html`<div class="pp-choice"><b>${teller.say("card-reward")}</b> ${teller.print(reward)}</div>`}
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{owners?: any}} [extra] */
function milestoneCard(teller, at, { owners } = {}) {
  const { category, requirement = "", reward = {}, prestige, areas = [], provinces = [] } = teller.position.printed.milestones[at];
  const listed = [teller.names("area", areas), teller.names("province", provinces)].filter(Boolean);
  const gains = Object.entries(reward).map(([what, n]) => `${n} ${teller.say(`cost-${what}`)}`);
  return html`<${Face} kind="milestone" name=${teller.name("milestone", at)} corner=${!owners && prestige?.join(" / ")} note=${[teller.say(`category-${category}`), ...listed].join(" · ")} tip=${teller.say("tip-milestone")} foot=${owners}>
    <div>${teller.print(requirement)}</div><div class="pp-choice"><b>${teller.say("card-reward")}</b> ${gains.join(", ")}</div>
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{status?: any}} [extra] `status`: whether it is active */
function struggleCard(teller, at, { status } = {}) {
  const { areas = [], criteria = [] } = teller.position.printed.struggles[at];
  const scores = teller.position.state.struggle_scores[at];
  return html`<${Face} kind="struggle" name=${teller.name("struggle", at)} note=${teller.names("area", areas)} tip=${teller.say("tip-struggle")}>
    ${status && html`<div>${status}</div>`}
    ${scores && html`<${Standing} teller=${teller} scores=${scores} />`}
    <div>${teller.say("struggle-areas")}</div>
    ${criteria.map((text) => html`<div class="pp-choice">${teller.print(text)}</div>`)}
  <//>`;
}

/** What the Battleground Areas would bring each player now, the leader first. @param {{teller: Teller, scores: number[]}} props */
function Standing({ teller, scores }) {
  const order = scores.map((n, seat) => ({ seat, n })).sort((one, two) => two.n - one.n);
  return html`<div class="pp-choice"><b>${teller.say("struggle-standing")}</b> <ol class="pp-standing">
    ${order.map(({ seat, n }) => html`<li key=${seat}><${Shield} teller=${teller} seat=${seat} /> ${teller.seat(seat)} <b>${n}</b></li>`)}
  </ol></div>`;
}

/** @param {Teller} teller @param {number} at */
function tradeCard(teller, at) {
  const { nodes, green, red } = teller.position.printed.trade_cards[at];
  return html`<${Face} kind="trade" name=${teller.name("trade_card", at)} note=${teller.names("node", nodes)} tip=${teller.say("tip-trade-card")}>
    <div>${teller.say("card-income", { low: green.join(" / "), high: red.join(" / ") })}</div>
  <//>`;
}

/** A character without the card: a Ruler, an Advisor, a General. @param {Teller} teller @param {number} at @param {{note?: string}} [extra] */
function characterCard(teller, at, { note } = {}) {
  const character = teller.position.printed.characters[at];
  return html`<${Face} kind=${character.type ?? "character"} name=${teller.name("character", at)} note=${note} tip=${teller.say("tip-person")} foot=${skills(teller, character)} />`;
}

/** The person on an Action card, where the action doesn't matter. @param {Teller} teller @param {number} at */
function personCard(teller, at) {
  const { printed, ids } = teller.position;
  const character = printed.characters[ids.character.indexOf(ids.card[at])];
  const roles = character.type ? `${teller.say("count-advisor")} ${teller.say(`cost-${character.type}`)}` : (character.roles ?? []).map((role) => teller.say(`role-${role}`)).join(", ");
  return html`<${Face} kind=${character.type ?? "character"} name=${teller.name("character", at)} note=${roles} tip=${teller.say("tip-person")} foot=${skills(teller, character)}>
    <div class="pp-condition">${teller.say("card-given-up", { card: actionName(teller, at) })}</div>
  <//>`;
}

/** What an Action card is called without its person. @param {Teller} teller @param {number} at */
const actionName = (teller, at) => teller.name("card", at).replace(/\s*\([^)]*\)$/, "");

/** "dnpr_expansion:blue" names a colour too. @param {Teller} teller @param {string} symbol */
function symbolText(teller, symbol) {
  const [kind, colour] = symbol.split(":");
  return teller.say(`symbol-${kind}`, colour ? { colour: teller.texts.name("colour", colour) } : {});
}
