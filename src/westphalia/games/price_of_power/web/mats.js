/** What lies before a player: the realm, the hand, Events, Ideas, aims, offices, the other realms. */
import { html } from "westphalia/html.js";
import { FACES, ROMAN, skills } from "./cards.js";
import { Teller } from "./facts.js";
import { NOBODY, POWERS, RULER } from "./position.js";
import { Shield } from "./shield.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */

/** Who runs a Realm: a person 0, a Bot 1; higher numbers wait for their entry or have fallen (PB-9). */
const BOT = 1;

/** The categories of Milestones, in the order of the state. */
const FOCUSES = ["expansion", "politics", "war", "economy"];

/** @param {Scene} scene @returns {import("westphalia/table/game.js").Mat[]} */
export function mats(scene) {
  const { state, seat, texts } = scene;
  const teller = new Teller(scene);
  const mat = (/** @type {string} */ id, /** @type {any} */ content) => ({ id, title: texts.format(`mat-${id}`), content });
  const own = seat === null ? [] : [mat("realm", html`<${Realm} teller=${teller} seat=${seat} />`), mat("hand", html`<${Hand} teller=${teller} seat=${seat} />`)];
  const others = Array.from({ length: state.seats }, (_, each) => each).filter((each) => each !== seat && state.bot[each] <= BOT);
  return [
    ...own,
    mat("events", html`<${EventRow} teller=${teller} />`),
    mat("ideas", html`<${Ideas} teller=${teller} />`),
    mat("aims", html`<${Aims} teller=${teller} seat=${seat} />`),
    mat("offices", html`<${Offices} teller=${teller} />`),
    mat("realms", others.map((each) => html`<${state.bot[each] === BOT ? BotRealm : Realm} key=${each} teller=${teller} seat=${each} isNamed=${true} />`)),
  ];
}

/** A part of a player's board with its name; what it is for stands behind it. @param {{teller: Teller, id: string, children: any}} props */
function Block({ teller, id, children }) {
  return html`<section class=${`pp-block pp-block-${id}`}><h4 title=${teller.say(`tip-${id}`)} tabindex="0">${teller.say(`block-${id}`)}</h4>${children}</section>`;
}

/** A number and what it counts. @param {{label: string, value: any, tip?: string}} props */
const Count = ({ label, value, tip }) => html`<div class="pp-count" title=${tip} tabindex=${tip && 0}><span>${label}</span><b>${value}</b></div>`;

/** @param {{teller: Teller, seat: number, isNamed?: boolean}} props */
function Realm({ teller, seat, isNamed }) {
  const { state, printed: { limits } } = teller.position;
  const realm = state.realm[seat];
  return html`<div class="pp-realm">
    ${isNamed && html`<h3><${Shield} teller=${teller} seat=${seat} /> ${teller.seat(seat)}</h3>`}
    <div class="pp-blocks">
      <${Block} teller=${teller} id="standing">
        <${Count} label=${teller.say("summary-prestige")} value=${state.prestige[seat]} tip=${teller.say("tip-prestige")} />
        <${Count} label=${teller.say("fact-state-religion")} value=${teller.texts.name("religion", teller.position.stateReligion(realm))} tip=${teller.say("tip-religion")} />
        <${Count} label=${teller.say("count-cubes")} value=${`${state.cubes[seat]} / ${limits.cubes}`} tip=${teller.say("tip-cubes")} />
      <//>
      <${Block} teller=${teller} id="stability"><${Track} values=${numbers(...limits.stability)} at=${state.stability[seat]} label=${teller.say("block-stability")} tip=${teller.say("tip-stability")} /><//>
      <${Block} teller=${teller} id="power">${teller.position.power(seat).map((n, type) => html`<${Pool} key=${type} teller=${teller} power=${POWERS[type]} n=${n} />`)}<//>
      <${Block} teller=${teller} id="treasury">
        <div class="pp-treasure" title=${teller.say("tip-ducats")} tabindex="0">${state.ducats[seat]}</div>
        <${Count} label=${teller.say("count-interest")} value=${state.interest[seat]} tip=${teller.say("tip-interest")} />
      <//>
      <${Block} teller=${teller} id="towns"><${Towns} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="manpower"><${Manpower} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="court"><${Court} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="forces"><${Forces} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="ties"><${Ties} teller=${teller} seat=${seat} /><//>
      ${isNamed && html`<${Block} teller=${teller} id="cards"><${Count} label=${teller.say("mat-hand")} value=${state.hand[seat].length} tip=${teller.say("tip-hand")} /><${Count} label=${teller.say("mat-ideas")} value=${teller.names("idea", teller.position.ideasOf(seat)) || "–"} tip=${teller.say("tip-idea")} /><//>`}
    </div>
  </div>`;
}

/** The mat of a Bot: what it has in the place of powers, hand and court, and what is left in its deck. @param {{teller: Teller, seat: number}} props */
function BotRealm({ teller, seat }) {
  const { state } = teller.position;
  const realm = state.realm[seat];
  const cards = (/** @type {number[]} */ held) => held.map((card) => card + 1).join(", ") || "–";
  return html`<div class="pp-realm pp-bot">
    <h3><${Shield} teller=${teller} seat=${seat} /> ${teller.seat(seat)} <span class="pp-bot-mark">${teller.say("bot-mark")}</span></h3>
    <div class="pp-blocks">
      <${Block} teller=${teller} id="standing">
        <${Count} label=${teller.say("summary-prestige")} value=${state.prestige[seat]} tip=${teller.say("tip-prestige")} />
        <${Count} label=${teller.say("fact-state-religion")} value=${teller.texts.name("religion", teller.position.stateReligion(realm))} tip=${teller.say("tip-religion")} />
      <//>
      <${Block} teller=${teller} id="bot">
        <${Count} label=${teller.say("count-bot-power")} value=${state.bot_power[seat]} />
        <${Count} label=${teller.say("count-bot-spent")} value=${state.bot_spent[seat]} />
        <${Count} label=${teller.say("count-bot-focus")} value=${teller.say("bot-focus", { focus: FOCUSES[state.bot_focus[seat]] ?? "none" })} />
        <${Count} label=${teller.say("count-bot-deck")} value=${cards(state.bot_deck[seat])} />
        <${Count} label=${teller.say("count-bot-used")} value=${cards(state.bot_used[seat])} />
      <//>
      <${Block} teller=${teller} id="bot-charts">
        <${BotChart} teller=${teller} label=${teller.say("bot-chart-military")} lines=${state.bot_charts[seat]?.military ?? []} />
        <${BotChart} teller=${teller} label=${teller.say("bot-chart-diplomatic")} lines=${state.bot_charts[seat]?.diplomatic ?? []} />
      <//>
      <${Block} teller=${teller} id="towns"><${Towns} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="manpower"><${Manpower} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="forces"><${Forces} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="ties"><${Ties} teller=${teller} seat=${seat} /><//>
      <${Block} teller=${teller} id="cards"><${Count} label=${teller.say("mat-ideas")} value=${teller.names("idea", teller.position.ideasOf(seat)) || "–"} tip=${teller.say("tip-idea")} /><//>
    </div>
  </div>`;
}

/** What the places of a Bot's chart name (PB-4.2). @type {Record<string, string>} */
const PLACES = { realm: "realm", owner_of: "province", realm_in: "area", territory: "province" };

/** A targeting chart of a Bot as it stands now: the faces of the die, the places in their order, and why one is not valid. @param {{teller: Teller, label: string, lines: import("./state.d.ts").BotCharts["military"]}} props */
function BotChart({ teller, label, lines }) {
  if (!lines.length) return null;
  return html`<h5>${label}</h5><ul class="pp-bot-chart">${lines.map(([first, last, places]) => html`<li key=${first}>
    <b>${first}–${last}</b> ${places.map(([kind, number, realm, why], n) => html`<span key=${n} class=${why ? "is-not-valid" : ""} title=${why && teller.say("bot-why", { why })}>${teller.name(PLACES[kind], number)}${kind !== "realm" && realm >= 0 ? ` (${teller.name("realm", realm)})` : ""}</span>`)}
  </li>`)}</ul>`;
}

/** A number of the player's board with what it is made of. @param {{teller: Teller, seat: number, id: string, tip: string}} props */
function Figure({ teller, seat, id, tip }) {
  const { label, value, parts } = teller.figure(seat, id);
  return html`<${Count} label=${label} value=${value} tip=${[tip, parts].filter(Boolean).join("\n")} />`;
}

/** The numbers of a track. @param {number} least @param {number} most */
const numbers = (least, most) => Array.from({ length: most - least + 1 }, (_, n) => least + n);

/** @param {{values: number[], at: number, label: string, tip: string}} props */
function Track({ values, at, label, tip }) {
  const isSigned = values[0] < 0;
  const sign = (/** @type {number} */ n) => (isSigned && n > 0 ? `+${n}` : String(n).replace("-", "−"));
  return html`<ol class="pp-track" aria-label=${`${label}: ${sign(at)}`} title=${tip} tabindex="0">${values.map((n) => html`<li key=${n} class=${n === at ? "is-here" : ""}>${sign(n)}</li>`)}</ol>`;
}

/** Points of a kind of Monarch Power. @param {{teller: Teller, power: string, n: number}} props */
function Pool({ teller, power, n }) {
  return html`<div class=${`pp-pool pp-${power}`} title=${teller.say(`tip-${power}`)} tabindex="0">
    <span>${teller.say(`cost-${power}`)}</span>
    <span class="pp-pips" aria-hidden="true">${Array.from({ length: teller.position.printed.limits.power }, (_, i) => html`<i key=${i} class=${i < n ? "is-full" : ""}></i>`)}</span><b>${n}</b>
  </div>`;
}

/** @param {{teller: Teller, seat: number}} props */
function Towns({ teller, seat }) {
  const { position } = teller;
  const { small_towns, large_towns, vassal_tokens } = position.state;
  return html`<${Count} label=${teller.say("count-small-towns")} value=${small_towns[seat]} tip=${teller.say("tip-small-towns")} />
    <${Count} label=${teller.say("count-large-towns")} value=${large_towns[seat]} tip=${teller.say("tip-large-towns")} />
    <${Count} label=${teller.say("count-vassals")} value=${vassal_tokens[seat]} tip=${teller.say("tip-vassals")} />
    <${Figure} teller=${teller} seat=${seat} id="base-tax" tip=${teller.say("tip-base-tax")} />
    <${Figure} teller=${teller} seat=${seat} id="vassal-tax" tip=${teller.say("tip-vassal-tax")} />`;
}

/** @param {{teller: Teller, seat: number}} props */
function Manpower({ teller, seat }) {
  const { position } = teller;
  const { available, exhausted } = position.state;
  const deployed = Number(teller.figure(seat, "deployed").value) || 0;
  /** @type {[string, number][]} */
  const parts = [["available", available[seat]], ["deployed", deployed], ["exhausted", exhausted[seat]]];
  return html`<div class="pp-bar" aria-hidden="true" title=${teller.say("tip-manpower")}>${parts.flatMap(([name, n]) => Array.from({ length: n }, (_, i) => html`<i key=${name + i} class=${`is-${name}`}></i>`))}</div>
    ${parts.map(([name, n]) => html`<${Count} key=${name} label=${teller.say(`count-${name}`)} value=${n} tip=${teller.say(`tip-${name}`)} />`)}
    <${Figure} teller=${teller} seat=${seat} id="manpower" tip=${teller.say("tip-manpower-value")} />`;
}

/** @param {{teller: Teller, seat: number}} props */
function Court({ teller, seat }) {
  const { state, printed } = teller.position;
  const person = (/** @type {number} */ who, /** @type {number} */ isIll) => html`<span class="pp-person">${teller.name("character", who)} ${skills(teller, printed.characters[who])} ${isIll > 0 && html`<em title=${teller.say("tip-ill")}>${teller.say("count-ill")}</em>`}</span>`;
  const ruler = state.ruler[seat];
  return html`<div class="pp-seat-of-court" title=${teller.say("tip-ruler")} tabindex="0"><span>${teller.say("summary-ruler")}</span> ${ruler === NOBODY ? teller.say("summary-interregnum") : person(ruler, state.ruler_ill[seat])}</div>
    ${POWERS.map((power, type) => {
      const who = state.advisor[seat * 3 + type];
      return html`<div key=${power} class="pp-seat-of-court" title=${teller.say("tip-advisor")} tabindex="0"><span>${teller.say("count-advisor")} ${teller.say(`summary-${power}`)}</span> ${who === NOBODY ? "–" : person(who, state.advisor_ill[seat * 3 + type])}</div>`;
    })}`;
}

/** @param {{teller: Teller, seat: number}} props */
function Forces({ teller, seat }) {
  const { position } = teller;
  const { state } = position;
  const armies = position.armiesOf(seat).map((army) => ({ at: teller.name("area", state.army_at[army]), units: teller.units(position.unitsOf(army)), general: state.general[army] }));
  const fleet = state.fleet_at[seat];
  const place = fleet === NOBODY ? null : position.placeOfSpace(fleet);
  const leader = (/** @type {number} */ who) => (who === NOBODY ? "" : who === RULER ? ` · ${teller.say("summary-ruler")}` : ` · ${teller.name("character", who)}`);
  if (!armies.length && !place) return html`<div class="pp-none">${teller.say("none-deployed")}</div>`;
  return html`${armies.map(({ at, units, general }, i) => html`<div key=${i} class="pp-force" title=${teller.say("tip-army")} tabindex="0"><b>${at}</b> ${units}${leader(general)}</div>`)}
    ${place && html`<div class="pp-force" title=${teller.say("tip-fleet")} tabindex="0"><b>${teller.say("count-fleet")}, ${teller.texts.name(place.domain, place.id)}</b> ${teller.ships(position.fleetOf(seat))}${leader(state.admiral[seat])}</div>`}`;
}

/** @param {{teller: Teller, seat: number}} props */
function Ties({ teller, seat }) {
  /** @type {[import("./position.js").PairColumn, string][]} */
  const kinds = [["alliance", "summary-allies"], ["marriage", "summary-marriages"], ["war", "summary-wars"], ["truce", "count-truces"], ["cb", "count-cb"]];
  const told = kinds.map(([column, label]) => [label, teller.names("realm", teller.position.partners(column, seat)), column]).filter(([, names]) => names);
  const merchants = teller.position.merchantsOf(seat);
  const nodes = merchants.filter((at) => at >= 0);
  return html`${told.map(([label, names, column]) => html`<div key=${label} class=${`pp-tie is-${column}`}><span title=${teller.say(`tip-${column}`)} tabindex="0">${teller.say(label)}</span> ${names}</div>`)}
    <div class="pp-tie"><span title=${teller.say("tip-merchants")} tabindex="0">${teller.say("fact-merchants")}</span> ${teller.names("node", nodes) || "–"}${merchants.length > nodes.length ? ` (+${merchants.length - nodes.length})` : ""}</div>`;
}

/** @param {{teller: Teller, seat: number}} props */
function Hand({ teller, seat }) {
  const { hand, display } = teller.position.state;
  return html`<div class="pp-cards">
    ${display[seat].map(([card, charges], i) => html`<div key=${`d${i}`} class="pp-displayed">${FACES.card(teller, card)}<span class="pp-tag" title=${teller.say("tip-charges")} tabindex="0">${teller.say("card-charges", { n: charges })}</span></div>`)}
    ${hand[seat].map((card) => html`<div key=${card} class="pp-in-hand" role="button" tabindex="0" title=${teller.say("tip-action-card")} data-ref=${`card:${teller.position.ids.card[card]}`}>${FACES.card(teller, card, { isHeld: true })}</div>`)}
    ${!hand[seat].length && !display[seat].length && html`<p class="empty">${teller.say("none-hand")}</p>`}
  </div>`;
}

/** @param {{teller: Teller}} props */
function EventRow({ teller }) {
  const { event_row, counts } = teller.position.state;
  return html`<p class="pp-lead">${teller.say("lead-events", { n: counts.event_deck })}</p>
    <div class="pp-cards">${event_row.map(([event, isUp, ducats], i) => (isUp && event >= 0 ? FACES.event(teller, event) : html`<${Back} key=${i} teller=${teller} ducats=${ducats} />`))}</div>`;
}

/** A card that lies face down. @param {{teller: Teller, ducats: number}} props */
const Back = ({ teller, ducats }) => html`<div class="pp-card pp-back" title=${teller.say("summary-face-down")}><span>${teller.say("summary-face-down")}</span>${ducats > 0 && html`<span class="pp-coins">${ducats}</span>`}</div>`;

/** @param {{teller: Teller}} props */
function Ideas({ teller }) {
  const { idea_row, ideas } = teller.position.state;
  const owned = Object.keys(ideas).map(Number).filter((n) => !idea_row.includes(n));
  const owners = (/** @type {number} */ n) => html`<${Owners} teller=${teller} seats=${ideas[n] ?? []} />`;
  const all = [...idea_row, ...owned].filter((n) => n >= 0);
  const ofType = (/** @type {string} */ power) => all.filter((n) => teller.position.printed.ideas[n].type === power);
  return html`<div class="pp-idea-grid">${POWERS.map((power) => html`<section key=${power}>
    <h4 title=${teller.say(`tip-${power}`)} tabindex="0">${teller.say(`summary-${power}`)}</h4>${ofType(power).map((n) => FACES.idea(teller, n, { owners: owners(n) }))}</section>`)}</div>`;
}

/** @param {{teller: Teller, seats: number[]}} props */
const Owners = ({ teller, seats }) => html`<span class="pp-owners">${seats.map((seat) => html`<span key=${seat} title=${teller.seat(seat)}><${Shield} teller=${teller} seat=${seat} /><span class="unseen">${teller.seat(seat)}</span></span>`)}</span>`;

/** The Prestige of the first, second and third, with who they are, and who came later. @param {{teller: Teller, prestige: number[], seats: number[]}} props */
const Ranks = ({ teller, prestige, seats }) => html`<ol class="pp-ranks">${prestige.map((n, rank) => html`<li key=${rank}>${n} ${seats[rank] !== undefined && html`<${Owners} teller=${teller} seats=${[seats[rank]]} />`}</li>`)}</ol>
  <${Owners} teller=${teller} seats=${seats.slice(prestige.length)} />`;

/** Missions, Milestones, Power Struggles. @param {{teller: Teller, seat: number|null}} props */
function Aims({ teller, seat }) {
  const { missions, missions_done, milestones, milestone_done, active_struggles, struggles } = teller.position.state;
  const section = (/** @type {string} */ id, /** @type {any[]} */ faces) => faces.length > 0 && html`<section class="pp-section"><h4 title=${teller.say(`tip-${id}`)} tabindex="0">${teller.say(`block-${id}`)}</h4><div class="pp-cards">${faces}</div></section>`;
  const own = seat === null ? [] : missions[seat].filter((n) => n >= 0);
  const shown = milestones.map((n, category) => [n, category]).filter(([n]) => n >= 0);
  const done = missions_done.flatMap((list, owner) => list.map((n) => [n, owner]));
  const state = (/** @type {number} */ n) => html`<span class=${active_struggles.includes(n) ? "pp-active" : ""}>${teller.say(active_struggles.includes(n) ? "struggle-active" : "struggle-next")}</span>`;
  return html`<div class="pp-sections">
    ${section("mission", own.map((n) => FACES.mission(teller, n)))}
    ${section("milestone", shown.map(([n, category]) => FACES.milestone(teller, n, { owners: html`<${Ranks} teller=${teller} prestige=${teller.position.printed.milestones[n].prestige ?? []} seats=${milestone_done[category]} />` })))}
    ${section("struggle", [...new Set([...active_struggles, ...struggles])].filter((n) => n >= 0).map((n) => FACES.struggle(teller, n, { status: state(n) })))}
    ${section("missions-done", done.map(([n, owner]) => FACES.mission(teller, n, { owners: html`<${Owners} teller=${teller} seats=${[owner]} />` })))}
  </div>`;
}

const TOP = 5; // cards of a discard pile that are told, the top one first

/** @param {{teller: Teller, label: string, domain: string, pile: number[]}} props */
const Discards = ({ teller, label, domain, pile }) => pile.length > 0 && html`<div class="pp-discard" data-of=${domain} title=${teller.say("tip-discard")} tabindex="0"><span>${label}</span> ${teller.names(domain, pile.slice(-TOP).reverse())}</div>`;

/** The Curia and the Empire. @param {{teller: Teller}} props */
function Offices({ teller }) {
  const { state, printed } = teller.position;
  const cardinal = (/** @type {number} */ seat) => (seat === undefined || seat === NOBODY ? "" : html`<${Shield} teller=${teller} seat=${seat} /><span class="unseen">${teller.seat(seat)}</span>`);
  const slots = Array.from({ length: state.curia_slots }, (_, n) => state.curia[n]);
  const controller = state.papal_controller;
  const crusaders = state.committed.flatMap((isCommitted, seat) => (isCommitted ? [seat] : []));
  return html`<div class="pp-blocks">
    <${Block} teller=${teller} id="curia">
      <ol class="pp-curia"><li class="is-roma" title=${teller.say("tip-roma")} tabindex="0">${cardinal(state.roma[0]) || teller.say("count-roma")}</li>${slots.map((seat, n) => html`<li key=${n} title=${seat === undefined ? teller.say("tip-cardinal-free") : teller.hint("tip-cardinal", teller.seat(seat))} tabindex="0">${cardinal(seat) || n + 1}</li>`)}</ol>
      <${Count} label=${teller.say("count-controller")} value=${controller === NOBODY ? "–" : teller.seat(controller)} tip=${teller.say("tip-controller")} />
      ${state.crusade !== NOBODY && html`<${Count} label=${teller.say("fact-crusade")} value=${teller.name("area", state.crusade)} tip=${teller.say("tip-crusade")} />`}
      ${state.crusade !== NOBODY && html`<${Count} label=${teller.say("count-crusaders")} value=${crusaders.map((seat) => teller.seat(seat)).join(", ") || "–"} tip=${teller.say("tip-crusaders")} />`}
      ${state.excommunicated !== NOBODY && html`<${Count} label=${teller.say("count-excommunicated")} value=${teller.name("realm", state.excommunicated)} tip=${teller.say("tip-excommunicated")} />`}
    <//>
    <${Block} teller=${teller} id="empire">
      ${state.hre_dissolved ? html`<div class="pp-none">${teller.say("none-empire")}</div>` : html`<${Count} label=${teller.say("summary-emperor")} value=${state.emperor === NOBODY ? "–" : teller.name("realm", state.emperor)} tip=${teller.say("tip-emperor")} />
      <${Track} values=${numbers(0, printed.limits.authority)} at=${state.authority} label=${teller.say("summary-authority")} tip=${teller.say("tip-authority")} />
      <${Count} label=${teller.say("count-imperial-manpower")} value=${state.imperial_manpower} tip=${teller.say("tip-imperial-manpower")} />
      ${state.defending_hre > 0 && html`<${Count} label=${teller.say("count-defending")} value=${teller.say("fact-yes")} tip=${teller.say("tip-defending")} />`}
      ${state.hre_religion > 0 && html`<${Count} label=${teller.say("fact-religion")} value=${teller.texts.name("religion", teller.position.ids.religion[state.hre_religion])} tip=${teller.say("tip-hre-religion")} />`}`}
    <//>
    <${Block} teller=${teller} id="decks">
      ${POWERS.map((power, n) => html`<${Count} key=${power} label=${teller.texts.name("deck", power)} value=${state.counts.deck[n]} tip=${teller.say("tip-decks")} />`)}
      ${POWERS.map((power, n) => html`<${Discards} key=${`d${power}`} teller=${teller} label=${teller.say("block-discard", { deck: power })} domain="card" pile=${state.discard[n]} />`)}
      <${Discards} teller=${teller} label=${teller.say("block-trade-discard")} domain="trade_card" pile=${state.trade_discard} />
      <${Count} label=${teller.say("deck-trade")} value=${state.counts.trade_deck} tip=${teller.say("tip-trade-card")} />
      <${Count} label=${teller.say("deck-events", { age: ROMAN[state.age] })} value=${state.counts.event_deck} tip=${teller.say("tip-event-deck")} />
    <//>
  </div>`;
}
