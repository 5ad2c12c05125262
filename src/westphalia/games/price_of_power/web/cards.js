/** The faces of cards: Action cards, Events, Ideas, Missions, Milestones, Power Struggles, Trade cards. */
import { html } from "westphalia/html.js";
import { POWERS } from "./position.js";
import { Teller } from "./facts.js";

/** @typedef {import("westphalia/table/game.js").Scene} Scene */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */

/** The face of a card, null for what is no card. @param {Scene} scene @param {Ref} ref */
export function card(scene, { domain, id }) {
  const at = scene.board.domains[domain]?.indexOf(id) ?? -1;
  return at < 0 ? null : (FACES[domain]?.(new Teller(scene), at) ?? null);
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

/** @param {Teller} teller @param {number} at @param {{isOffered?: boolean}} [extra] `isOffered`: its options stand elsewhere */
function actionCard(teller, at, { isOffered } = {}) {
  const { printed, ids } = teller.position;
  const { deck, action } = printed.cards[at];
  const entry = printed.actions[action];
  const kinds = entry.kinds.map((kind) => teller.say(`kind-${kind}`)).join(", ");
  const charges = entry.charges ? ` · ${teller.say("card-charges", { n: entry.charges })}` : "";
  const name = teller.name("card", at).replace(/\s*\([^)]*\)$/, "");
  return html`<${Face} kind=${deck} name=${name} corner=${costOf(teller, entry.cost)} note=${kinds + charges} tip=${teller.say("tip-action-card")}
    foot=${html`<span class="pp-figure" title=${teller.say("tip-character")}>${teller.name("character", at)}</span> ${skills(teller, printed.characters[ids.character.indexOf(ids.card[at])])}`}>
    <${ActionText} entry=${isOffered ? { ...entry, options: {} } : entry} teller=${teller} />
  <//>`;
}

/** What an action does: its text, choices, and the actions of a Display card. @param {{entry: any, teller: Teller}} props */
function ActionText({ entry, teller }) {
  return html`${entry.conditions?.map((text) => html`<div class="pp-condition">${teller.print(text)}</div>`)}
    ${entry.text && html`<div>${teller.print(entry.text)}</div>`}
    ${entry.on_play && html`<div>${teller.print(entry.on_play)}</div>`}
    ${Object.entries(entry.options ?? {}).map(([key, [word, text]]) => html`<div class="pp-choice"><b>${key} · ${teller.say(`option-${word}`)}</b> ${teller.print(text)}</div>`)}
    ${entry.actions?.map((each) => html`<div class="pp-choice"><b>${teller.say(`option-${each.id}`)}</b> <span class="pp-cost">${costOf(teller, each.cost)}</span> <${ActionText} entry=${each} teller=${teller} /></div>`)}`;
}

/** @param {Teller} teller @param {Record<string, number>} [cost] */
export function costOf(teller, cost = {}) {
  return Object.entries(cost).map(([what, n]) => {
    const name = teller.say(`cost-${what}`);
    return html`<span class=${`pp-price pp-price-${what}`} title=${teller.say(`tip-cost-${what}`)}>${n} ${name}</span>`;
  });
}

/** Skills, dice, and how a character's health is rolled for. @param {Teller} teller @param {any} character */
export function skills(teller, character) {
  if (!character) return null;
  const { type, bonus, dice = {}, mortality, ducats, hire } = character;
  const skill = type
    ? html`<span class=${`pp-skill pp-${type}`} title=${teller.say(`tip-skill-${type}`)}>+${bonus}</span>`
    : POWERS.map((power) => html`<span key=${power} class=${`pp-skill pp-${power}`} title=${teller.say(`tip-skill-${power}`)}>${character[power] ?? 0}</span>`);
  const rolled = Object.entries(dice).map(([kind, n]) => `${n} × ${teller.say(`die-${kind}`)}`).join(", ");
  const price = ducats ? teller.say("price-ducats", { n: ducats }) : hire ? teller.say("price-mil", { n: hire }) : "";
  return html`<span class="pp-skills">${skill}
    ${rolled && html`<span class="pp-dice" title=${teller.say("tip-dice")}>${rolled}</span>`}
    ${mortality && html`<span class="pp-mortality" title=${teller.say("tip-mortality")}>${MORTALITY[mortality]}</span>`}
    ${price && html`<span class="pp-hire" title=${teller.say("tip-hire")}>${price}</span>`}</span>`;
}

const MORTALITY = { square: "■", circle: "●", cross: "✚", triangle: "▲" };

/** @param {Teller} teller @param {number} at @param {{ducats?: number, isOffered?: boolean}} [extra] `isOffered`: its options stand elsewhere */
function eventCard(teller, at, { ducats, isOffered } = {}) {
  const { age, text, options = {}, after, symbols = [], realm } = teller.position.printed.events[at];
  const { ids } = teller.position;
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
  const { type, cost, prestige, text, immediate, requirement } = teller.position.printed.ideas[at];
  return html`<${Face} kind=${type} name=${teller.name("idea", at)} corner=${costOf(teller, { [type]: cost })} note=${requirement && teller.print(requirement)} tip=${teller.say("tip-idea")}
    foot=${html`${prestige > 0 && html`<span title=${teller.say("tip-prestige")}>${teller.say("card-prestige", { n: prestige })}</span>`} ${owners}`}>
    <div>${teller.print(text)}</div>${immediate && html`<div class="pp-choice"><b>${teller.say("card-immediate")}</b> ${teller.print(immediate)}</div>`}
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{owners?: any}} [extra] */
function missionCard(teller, at, { owners } = {}) {
  const { text, requirement, reward, prestige } = teller.position.printed.missions[at];
  return html`<${Face} kind="mission" name=${teller.name("mission", at)} corner=${prestige && teller.say("card-prestige", { n: prestige })} note=${text && teller.print(text)} tip=${teller.say("tip-mission")} foot=${owners}>
    <div>${teller.print(requirement)}</div>${reward && html`<div class="pp-choice"><b>${teller.say("card-reward")}</b> ${teller.print(reward)}</div>`}
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{owners?: any}} [extra] */
function milestoneCard(teller, at, { owners } = {}) {
  const { category, requirement, reward, prestige } = teller.position.printed.milestones[at];
  const gains = Object.entries(reward).map(([what, n]) => `${n} ${teller.say(`cost-${what}`)}`);
  return html`<${Face} kind="milestone" name=${teller.name("milestone", at)} corner=${!owners && prestige?.join(" / ")} note=${teller.say(`category-${category}`)} tip=${teller.say("tip-milestone")} foot=${owners}>
    <div>${teller.print(requirement)}</div><div class="pp-choice"><b>${teller.say("card-reward")}</b> ${gains.join(", ")}</div>
  <//>`;
}

/** @param {Teller} teller @param {number} at @param {{foot?: any}} [extra] */
function struggleCard(teller, at, { foot } = {}) {
  const { areas = [], criteria } = teller.position.printed.struggles[at];
  return html`<${Face} kind="struggle" name=${teller.name("struggle", at)} note=${teller.names("area", areas)} tip=${teller.say("tip-struggle")} foot=${foot}>
    ${criteria.map((text) => html`<div class="pp-choice">${teller.print(text)}</div>`)}
  <//>`;
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

/** "dnpr_expansion:blue" names a colour too. @param {Teller} teller @param {string} symbol */
function symbolText(teller, symbol) {
  const [kind, colour] = symbol.split(":");
  return teller.say(`symbol-${kind}`, colour ? { colour: teller.texts.name("colour", colour) } : {});
}
