/** The seats: who plays what, whose move it is, what everybody can see of them. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { botName } from "../pages/games.js";
import { dayOf } from "../pages/presence.js";
import { personName, t } from "../texts.js";
import { cellText, factOf, headingText, partsText } from "./cells.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Player} Player */

/** @param {{store: TableStore, isOpen?: boolean}} props `isOpen`: cards are unfolded */
export function Seats({ store, isOpen = false }) {
  const [unfolded, unfold] = useState(/** @type {number|null} */ (null));
  return html`<ul class="seats" aria-label=${t("tab-seats")}>
    ${store.players.value.map((player) => html`<${Seat} key=${player.seat} store=${store} player=${player} isOpen=${isOpen} isUnfolded=${unfolded === player.seat} onUnfold=${() => unfold(unfolded === player.seat ? null : player.seat)} />`)}
  </ul>`;
}

/** @param {{store: TableStore, player: Player, isOpen: boolean, isUnfolded: boolean, onUnfold: () => void}} props `isUnfolded`: its card alone, above the strip */
function Seat({ store, player, isOpen, isUnfolded, onUnfold }) {
  const { game, speech, state, view, mine, seat: own } = store;
  const { seat } = player;
  const isWaitedFor = !store.past.value && view.value.waiting.some((each) => each.seat === seat);
  const { tint, hatch } = game.value.seatPaint(state.value, seat, store.board.value);
  const { facts = [], goals = [] } = store.cards.value.find((card) => card.seat === seat) ?? {};
  const isFull = isOpen || isUnfolded;
  const hasMore = facts.some(({ main }) => !main) && !isOpen;
  const name = speech.value.name("seat", String(seat + 1));
  return html`<li class=${classes("seat", isWaitedFor && "is-waited-for", isUnfolded && "is-unfolded", seat === own.value && "is-me")} style=${{ "--tint": tint }} data-seat=${seat}>
    <svg class="arms" viewBox="0 0 20 24" aria-hidden="true">
      <path d="M1 1h18v11q0 8-9 11q-9-3-9-11z" class="arms-field" />
      ${hatch && html`<path d="M1 1h18v11q0 8-9 11q-9-3-9-11z" fill=${`url(#arms-${hatch})`} />`}
    </svg>
    <h3>${name} ${isWaitedFor && html`<em>${t("decides")}</em>`} <${Clock} clock=${store.clocks.value.get(seat)} isRunning=${isWaitedFor} /></h3>
    <p class="who"><${Presence} player=${player} /> ${whoPlays(player, speech.value)}${seat === own.value ? ` · ${t("you")}` : ""}</p>
    <dl>${(isFull ? facts : scoresFirst(facts.filter((fact) => fact.main && !isEmpty(fact)), game.value.score)).map(
      (fact) => html`<${Known} key=${fact.id} fact=${fact} speech=${speech.value} isFull=${isFull} isScore=${game.value.score.includes(fact.id)} />`,
    )}${isFull && goals.length > 0 && html`<div class="goals-of"><dt>${t("goals")}</dt><dd><${Goals} goals=${goals} speech=${speech.value} /></dd></div>`}</dl>
    ${!isFull && seat === own.value && goals.length > 0 && html`<${Goals} goals=${nearest(goals)} speech=${speech.value} />`}
    ${hasMore && html`<button type="button" class="unfold" aria-expanded=${isUnfolded} aria-label=${t("seat-more", { name })} title=${t("seat-more", { name })} onClick=${onUnfold}>${isUnfolded ? "▾" : "▴"}</button>`}
    ${mine.value.length > 1 && mine.value.includes(seat) && seat !== own.value && html`<button type="button" class="quiet" onClick=${() => store.sit(seat)}>${t("sit-here")}</button>`}
  </li>`;
}

/** Whether a fact lists nothing. @param {import("../wire.d.ts").FactView} fact */
const isEmpty = ({ value }) => value?.list?.length === 0;

/** @param {import("../wire.d.ts").FactView[]} facts @param {string[]} score */
const scoresFirst = (facts, score) => facts.toSorted((one, two) => Number(score.includes(two.id)) - Number(score.includes(one.id)));

/** @typedef {import("../wire.d.ts").GoalView} Goal */

const FEW = 2; // goals of one's own that are always in sight

/** What wins, and the goals one has come farthest on the way to. @param {Goal[]} goals */
const nearest = (goals) => [...goals.filter(({ wins }) => wins), ...goals.filter(({ wins }) => !wins).sort((one, two) => share(two) - share(one)).slice(0, FEW)];

/** @param {Goal} goal */
const share = ({ have, need }) => (need ? have / need : 1);

/** What would score next, how far one is, what it brings. @param {{goals: Goal[], speech: import("../texts.js").Catalogue}} props */
function Goals({ goals, speech }) {
  return html`<ul class="goals" aria-label=${t("goals")}>
    ${goals.map((goal, i) => html`<li key=${i} class=${classes(goal.wins && "wins")} title=${goal.rule}>${cellText(goal.label, speech)}
      ${goal.need > 0 && html` <span class="way" style=${{ "--share": `${Math.round(share(goal) * 100)}%` }}>${t("goal-way", { have: goal.have, need: goal.need })}</span>`}
      ${goal.points > 0 && html` <b>+${goal.points}</b>`}</li>`)}
  </ul>`;
}

/** How everybody stands, in one line. @param {{store: TableStore, onOpen: () => void}} props */
export function Standing({ store, onOpen }) {
  const { game, speech, state, cards, board } = store;
  const ids = game.value.score;
  if (!ids.length) return null;
  const of = (/** @type {number} */ seat) => ids.map((id) => factOf(cards.value, seat, id)).filter((fact) => fact !== undefined).map(({ value }) => cellText(value, speech.value)).join(" → ");
  return html`<button type="button" class="standing" title=${t("standing")} onClick=${onOpen}>
    ${store.players.value.map(({ seat }) => html`<span key=${seat} class=${seat === store.seat.value ? "is-me" : ""} style=${{ "--tint": game.value.seatPaint(state.value, seat, board.value).tint }}>${speech.value.name("seat", String(seat + 1))} <b>${of(seat)}</b></span>`)}
  </button>`;
}

/** A line of a card; behind it what it means and what its number is made of. @param {{fact: import("../wire.d.ts").FactView, speech: import("../texts.js").Catalogue, isFull: boolean, isScore: boolean}} props */
function Known({ fact, speech, isFull, isScore }) {
  const { id, label, value } = fact;
  const tip = [speech.has(`tip-${id}`) && speech.format(`tip-${id}`), partsText(fact, speech)].filter(Boolean).join("\n") || undefined;
  return html`<div data-fact=${id} class=${isScore ? "is-score" : undefined} title=${tip} tabindex=${tip && (isFull || isScore) ? 0 : undefined}><dt>${isFull ? headingText(label, speech) : cellText(label, speech)}</dt><dd>${cellText(value, speech) || "–"}</dd></div>`;
}

/** Whether somebody is there: a full dot, a hollow one, a wheel for a bot. @param {{player: Player}} props */
function Presence({ player: { kind, bot, online } }) {
  if (kind === "open") return null;
  const [state, sign] = kind === "bot" || bot ? ["bot", "⚙"] : online === false ? ["away", "○"] : ["online", "●"];
  return html`<span class=${`presence ${state}`} role="img" aria-label=${t(`presence-${state}`)} title=${t(`presence-${state}`)}>${sign}</span>`;
}

/** The time a seat has left. @param {{clock?: {left: number|null, at: number}, isRunning: boolean}} props */
function Clock({ clock, isRunning }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!clock || !isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  if (!clock || clock.left === null) return null;
  const left = Math.max(0, Math.round(clock.left - (isRunning ? Math.max(0, now - clock.at) / 1000 : 0)));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return html`<span class="clock">${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}</span>`;
}

/** The hatchings of the shields. */
export function Arms() {
  const hatching = (/** @type {string} */ id, /** @type {string} */ draw) => html`<pattern id=${`arms-${id}`} width="4" height="4" patternUnits="userSpaceOnUse"><path d=${draw} /></pattern>`;
  return html`<svg class="arms-defs" width="0" height="0" aria-hidden="true"><defs>
    ${hatching("vertical", "M2 0v4")} ${hatching("horizontal", "M0 2h4")} ${hatching("diagonal", "M0 0l4 4M-1 3l2 2M3-1l2 2")}
    ${hatching("cross", "M2 0v4M0 2h4")} ${hatching("dots", "M1 1h1M3 3h1")}
  </defs></svg>`;
}

/** @param {Player} player @param {import("../texts.js").Catalogue} speech */
function whoPlays({ kind, name: called, online, bot, absent, vacation }, speech) {
  if (kind === "open") return t("seat-open");
  if (kind === "bot") return botName(speech, bot ?? called);
  const name = personName(called);
  if (bot) return t(absent ? "seat-kept" : "seat-left", { name });
  if (vacation && vacation * 1000 > Date.now()) return t("seat-vacation", { name, date: dayOf(vacation) });
  return online === false ? t("seat-away", { name }) : name;
}
