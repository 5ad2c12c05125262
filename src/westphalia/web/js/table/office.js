/** The table itself: chairs, proposals, links, dice, record, notes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { getOnce, post } from "../api.js";
import { html, written } from "../html.js";
import { defaultBot, duration, levelName, scenarioName } from "../pages/games.js";
import { labelOf, valueName } from "../pages/options.js";
import { reliabilityText } from "../pages/presence.js";
import { Address, addressOf } from "../pages/share.js";
import { personName, reasonOf, t } from "../texts.js";
import { Orders } from "./ahead.js";
import { CallsHere } from "./call_me.js";
import { NewPin } from "./curtain.js";
import { People } from "./people.js";
import { ReportProblem } from "./report.js";
import { hasPin, setPin } from "./pins.js";
import { Sure } from "./sure.js";
import { FairDice } from "./verify.js";

/** @typedef {import("./store.js").TableStore} TableStore */

const PAUSE = 800; // ms after the last key before a note is kept

/** @param {{store: TableStore}} props */
export function Office({ store }) {
  const seat = store.seat.value;
  const isOn = !store.isOver.value;
  const isSeated = seat !== null;
  return html`<div class="office">
    ${!isSeated && isOn && html`<${SitDown} store=${store} />`}
    ${isSeated && isOn && html`<${Chair} key=${seat} store=${store} seat=${seat} />`}
    ${isSeated && isOn && html`<${Orders} store=${store} />`}
    ${isSeated && isOn && html`<${Proposals} store=${store} />`}
    ${isOn && html`<${Links} store=${store} />`}
    <${People} store=${store} />
    ${isSeated && html`<${Note} store=${store} />`}
    ${isSeated && isOn && store.table.value.kind === "game" && html`<${CallsHere} store=${store} />`}
    ${isSeated && store.mine.value.length > 1 && isOn && html`<${Pin} store=${store} seat=${seat} />`}
    <${About} store=${store} />
    <section class="dice"><h3>${t("fair-dice")}</h3><${FairDice} store=${store} /></section>
    <section class="record"><h3>${t("record-title")}</h3>
      <p class="hint">${t(isOn ? "record-own-view" : "record-whole")}</p>
      <p><a class="button" href=${`/api/tables/${store.id}/record`} download=${`${store.id}.jsonl`}>${t("record")}</a></p>
    </section>
    <${ReportProblem} store=${store} />
  </div>`;
}

/** Do something at the server; what goes wrong is said in the panel. @param {() => Promise<any>} deed @param {(problem: string) => void} tell */
const attempt = (deed, tell) => deed().then(() => tell(""), (error) => tell(reasonOf(error)));

/** The game as /games describes it. @param {TableStore} store */
function useGame(store) {
  const [game, setGame] = useState(/** @type {import("../wire.d.ts").GameInfo|undefined} */ (undefined));
  useEffect(() => {
    getOnce("/games").then((/** @type {import("../wire.d.ts").GameInfo[]} */ games) => setGame(games.find(({ id }) => id === store.table.value.game)));
  }, [store]);
  return game;
}

/** What was agreed when the table was opened, and where it comes from. @param {{store: TableStore}} props */
function About({ store }) {
  const game = useGame(store);
  const { scenario, options, pace, visibility, kind, origin, reliability } = store.table.value;
  useEffect(() => void (reliability && store.readTable()), []); // turns have been taken since the page was opened
  const texts = store.texts.value;
  const changed = (game?.options ?? []).filter((option) => String(options[option.id]) !== String(option.default));
  return html`<section class="about"><h3>${t("this-table")}</h3>
    ${origin && html`<p><span class="tag">${t(`kind-${kind}`)}</span> <a href=${`#/table/${origin.table}`}>${t("what-if-origin", { n: origin.moves })}</a></p>`}
    <dl>
      <div><dt>${t("scenario")}</dt><dd>${scenarioName(texts, scenario)}</dd></div>
      <div><dt>${t("clock")}</dt><dd>${duration(pace?.seconds ?? null)}</dd></div>
      ${pace?.seconds && html`<div><dt>${t("absent")}</dt><dd>${t(`absent-${pace.absent}`)}</dd></div>`}
      <div title=${t("away-about")}><dt>${t("away")}</dt><dd>${duration(pace?.away ?? null)}</dd></div>
      <div><dt>${t("advice-terms")}</dt><dd>${t(store.table.value.advice ? "value-on" : "value-off")}</dd></div>
      <div><dt>${t("visibility")}</dt><dd>${t(`visibility-${visibility}`)}</dd></div>
      ${changed.map((option) => html`<div key=${option.id}><dt>${labelOf(texts, option)}</dt><dd>${valueName(texts, option, options[option.id])}</dd></div>`)}
    </dl>
    ${reliability && html`<${Sitters} store=${store} reliability=${reliability} />`}
  </section>`;
}

/** For who made the table: how often those who sit here came in time. @param {{store: TableStore, reliability: Record<string, import("../wire.d.ts").Reliability>}} props */
function Sitters({ store, reliability }) {
  const people = store.players.value.filter(({ seat, kind }) => kind === "human" && reliability[seat]);
  return html`<h4>${t("sitters")}</h4>
    <ul class="sitters">${people.map(({ seat, name }) => html`<li key=${seat}><b>${name}</b> ${reliabilityText(reliability[seat])}</li>`)}</ul>`;
}

/** A chair is free, and we only watch. @param {{store: TableStore}} props */
function SitDown({ store }) {
  const [problem, setProblem] = useState("");
  const free = store.players.value.filter(({ kind }) => kind === "open");
  if (!free.length) return html`<p class="hint">${t("you-watch")}</p>`;
  const sit = (/** @type {number} */ seat) => attempt(async () => {
    await post(`/tables/${store.id}/join`, { seat });
    store.sit(seat);
  }, setProblem);
  return html`<section class="sit-down"><h3>${t("seat-free")}</h3>
    <p class="row">${free.map(({ seat }) => html`<button key=${seat} type="button" class="primary" onClick=${() => sit(seat)}>${t("sit-down", { name: store.speech.value.name("seat", String(seat + 1)) })}</button>`)}</p>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}

/** A bot may play on for somebody, and hand the chair back. @param {{store: TableStore, seat: number}} props */
function Chair({ store, seat }) {
  const [problem, setProblem] = useState("");
  const game = useGame(store);
  const [bot, setBot] = useState("");
  const isLeft = store.players.value[seat]?.bot != null;
  const hand = (/** @type {string|null} */ taker) => attempt(() => post(`/tables/${store.id}/seats/${seat}/bot`, { bot: taker }), setProblem);
  const standUp = () => attempt(async () => {
    await post(`/tables/${store.id}/leave`);
    location.hash = "/";
  }, setProblem);
  return html`<section class="chair"><h3>${t("your-chair")}</h3>
    ${isLeft
      ? html`<p>${t("chair-is-bots")}</p><p class="row"><button type="button" class="primary chair-back" onClick=${() => hand(null)}>${t("chair-back")}</button></p>`
      : game && html`<p class="row"><button type="button" class="chair-to-bot" onClick=${() => hand(bot || (defaultBot(game) ?? null))}>${t("chair-to-bot")}</button>
          ${game.bots.length > 1 && html`<select aria-label=${t("which-bot")} value=${bot || defaultBot(game)} onChange=${written(setBot)}>
            ${[...game.levels, "random"].map((each) => html`<option key=${each} value=${each}>${t("seat-bot", { name: levelName(store.texts.value, each) })}</option>`)}
          </select>`}</p>`}
    <p class="row">
      ${!isLeft && html`<${Sure} name="resign" about="resign-about" onSure=${() => store.send({ type: "resign", seat })} />`}
      <${Sure} name="stand-up" about="stand-up-about" onSure=${standUp} />
    </p>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}

/** What the table decides together; alone with bots the answer is yes. @param {{store: TableStore}} props */
function Proposals({ store }) {
  const propose = (/** @type {import("../wire.d.ts").Vote["vote"]} */ kind, /** @type {number|undefined} */ seat = undefined) => () => store.send({ type: "vote", vote: kind, yes: true, ...(seat !== undefined && { seat }) });
  const others = store.players.value.filter(({ seat, kind }) => kind === "human" && !store.mine.value.includes(seat));
  const absent = others.filter(({ online, bot }) => online === false && bot == null);
  const bots = store.players.value.filter(({ kind }) => kind === "bot");
  const hasClock = Boolean(store.table.value.pace?.seconds);
  /** @type {import("../wire.d.ts").Vote["vote"][]} */
  const kinds = [];
  if (others.length) kinds.push(store.isPaused.value ? "resume" : "pause");
  if (hasClock) kinds.push("extend");
  return html`<section class="proposals"><h3>${t("proposals")}</h3>
    ${others.length > 0 && html`<p class="hint">${t("proposals-about")}</p>`}
    <p class="row">
      <button type="button" class="propose-takeback" onClick=${() => store.send({ type: "takeback" })}>${t("propose-takeback")}</button>
      ${kinds.map((kind) => html`<button key=${kind} type="button" class=${`propose-${kind}`} onClick=${propose(kind)}>${t(`propose-${kind}`)}</button>`)}
      <${Sure} name="propose-end" about="propose-end-about" onSure=${propose("end")} />
      ${absent.map(({ seat, name }) => html`<button key=${seat} type="button" onClick=${propose("bot", seat)}>${t("propose-bot", { name: personName(name) })}</button>`)}
      ${bots.map(({ seat }) => html`<button key=${seat} type="button" class="propose-unseat" onClick=${propose("unseat", seat)}>${t("propose-unseat", { name: store.speech.value.name("seat", String(seat + 1)) })}</button>`)}
    </p>
    <${VoteResult} store=${store} />
  </section>`;
}

/** How the vote stands, or went. @param {{store: TableStore}} props */
function VoteResult({ store }) {
  const vote = store.vote.value;
  if (!vote) return null;
  const what = t(`vote-${vote.vote}`);
  if (vote.state === "open") return html`<p role="status">${t("vote-waits", { what, names: vote.yes.join(", "), yes: vote.yes.length, needed: vote.needed })}</p>`;
  return html`<p role="status" class=${`vote-${vote.state}`}>${t(`vote-${vote.state}`, { what })}</p>`;
}

/** The keys to the chairs that are still open. @param {{store: TableStore}} props */
function Links({ store }) {
  const [problem, setProblem] = useState("");
  const game = useGame(store);
  const { links } = store.table.value;
  const isOpen = (/** @type {string} */ seat) => store.players.value[Number(seat)]?.kind === "open";
  const open = Object.entries(links?.seats ?? {}).filter(([seat]) => isOpen(seat));
  const seatBot = (/** @type {string} */ seat) => game && attempt(() => post(`/tables/${store.id}/seats/${seat}/bot`, { bot: defaultBot(game) }), setProblem);
  return html`<section class="links"><h3>${t("invite")}</h3>
    ${open.length > 0 && html`<p class="hint">${t("send-links")}</p>`}
    ${open.map(([seat, token]) => html`<${Address} key=${seat} label=${t("seat-number", { n: Number(seat) + 1 })} address=${addressOf(store.id, seat, token)}>
      ${game && html`<button type="button" class="seat-bot" onClick=${() => seatBot(seat)}>${t("seat-a-bot")}</button>`}
    <//>`)}
    ${store.table.value.visibility !== "private" && html`<${Address} label=${t("watchers")} address=${addressOf(store.id)} />`}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}

/** Something only its writer reads; kept a moment after the last key. @param {{store: TableStore}} props */
function Note({ store }) {
  const [isKept, setKept] = useState(false);
  const timer = useRef(0);
  const write = (/** @type {string} */ text) => {
    clearTimeout(timer.current);
    store.write(text);
    setKept(true);
  };
  const type = written((text) => {
    setKept(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text), PAUSE);
  });
  return html`<section class="note"><h3><label for="note">${t("note")}</label></h3>
    <textarea id="note" rows="4" maxlength="2000" value=${store.note.value} onInput=${type} onChange=${written(write)} />
    <p class="hint" role="status">${t(isKept ? "note-kept" : "note-about")}</p>
  </section>`;
}

/** For those who share this screen. @param {{store: TableStore, seat: number}} props */
function Pin({ store, seat }) {
  return html`<section class="own-pin"><h3>${t("pin-title")}</h3>
    <p class="hint">${t("pin-about")}</p>
    <${NewPin} table=${store.id} seat=${seat} />
    ${hasPin(store.id, seat) && html`<p role="status">${t("pin-is-set")} <button type="button" class="quiet" onClick=${() => setPin(store.id, seat, "")}>${t("pin-remove")}</button></p>`}
  </section>`;
}
