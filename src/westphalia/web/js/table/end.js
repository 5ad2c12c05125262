/** The end: who won, where the points came from, how the game went, the dice to check, and another game. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { classes, html } from "../html.js";
import { botName } from "../pages/games.js";
import { addressOf } from "../pages/share.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { capital, personName, reasonOf, t } from "../texts.js";
import { cellText, headingText } from "./cells.js";
import { Chart } from "./chart.js";
import { Keepsakes } from "./keepsakes.js";
import { FairDice } from "./verify.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** Which tables show their result. @type {WeakMap<TableStore, import("@preact/signals").Signal<boolean>>} */
const shown = new WeakMap();

/** The result opens by itself when a game ends; that of a record waits to be asked for. @param {TableStore} store */
function isShown(store) {
  if (!shown.has(store)) shown.set(store, signal(store.table.peek().kind !== "record"));
  return /** @type {import("@preact/signals").Signal<boolean>} */ (shown.get(store));
}

/** @param {{store: TableStore}} props */
export function EndScreen({ store }) {
  return isShown(store).value ? html`<${Result} store=${store} onClose=${() => (isShown(store).value = false)} />` : null;
}

/** Opens the result again. @param {{store: TableStore}} props */
export function ToResult({ store }) {
  return html`<button type="button" class="to-result" onClick=${() => (isShown(store).value = true)}>${t("see-result")}</button>`;
}

/** @param {{store: TableStore, onClose: () => void}} props */
function Result({ store, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const [charts, setCharts] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
    get(`/tables/${store.id}/charts`).then(setCharts, (error) => setProblem(reasonOf(error)));
  }, []);
  const standings = [...(store.standings.value.length ? store.standings.value : store.view.value.standings)].sort((a, b) => a.place - b.place);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => nameOf(store, seat));
  return html`<dialog class="end" ref=${dialog} onClose=${onClose} aria-labelledby="end-title">
    <p class="over-line">${t("game-over")}</p>
    <h1 id="end-title">${winners.length ? t("winner", { n: winners.length, names: new Intl.ListFormat(language.value).format(winners) }) : t("winner-none")}</h1>
    <${Standings} store=${store} standings=${standings} />
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    ${charts?.scoring && html`<${Scoring} store=${store} table=${charts.scoring} />`}
    ${charts?.moments.length > 1 && html`<${Curves} store=${store} charts=${charts} />`}
    ${charts?.chances && html`<${Turns} store=${store} chances=${charts.chances} onClose=${onClose} />`}
    ${store.board.value.map && html`<section class="end-film"><h2>${t("keepsakes")}</h2>
      <button type="button" class="watch-game" onClick=${() => watch(store, onClose)}>▶ ${t("film-game")}</button>
      <${Keepsakes} store=${store} isOpen=${true} /></section>`}
    <section class="end-dice"><h2>${t("fair-dice")}</h2><${FairDice} store=${store} /></section>
    <form method="dialog" class="end-deeds">
      <a class="button" href="#/">${t("to-start")}</a>
      <a class="button" href=${`/api/tables/${store.id}/record`} download=${`${store.id}.jsonl`}>${t("record")}</a>
      ${store.mine.value.length > 0 && html`<${Rematch} store=${store} />`}
      <button class="primary see-board">${t("see-board")}</button>
    </form>
  </dialog>`;
}

/** The whole game from its beginning, on the map. @param {TableStore} store @param {() => void} close */
function watch(store, close) {
  close();
  store.reel.play();
}

/** @param {TableStore} store @param {number} seat */
const nameOf = (store, seat) => store.speech.value.name("seat", String(seat + 1));

/** @param {TableStore} store @param {number} seat */
const tintOf = (store, seat) => store.game.value.seatPaint(store.state.value, seat, store.board.value).tint;

/** @param {{store: TableStore, standings: any[]}} props */
function Standings({ store, standings }) {
  return html`<ol class="standings">
    ${standings.map(({ seat, place, points }) => html`<li key=${seat} value=${place} class=${place === 1 ? "winner" : ""} style=${{ "--tint": tintOf(store, seat) }}>
      <span><b>${nameOf(store, seat)}</b> <span class="who">${whoPlayed(store, seat)}</span> <span class="points">${t("points", { n: points })}</span></span>
    </li>`)}
  </ol>`;
}

/** @param {TableStore} store @param {number} seat */
function whoPlayed(store, seat) {
  const { kind, name } = store.players.value[seat];
  return kind === "bot" ? botName(store.texts.value, name) : personName(name);
}

/** The parts of the points, as the game tells them. @param {{store: TableStore, table: import("../wire.d.ts").TextTable}} props */
function Scoring({ store, table }) {
  const speech = store.speech.value;
  const last = table.rows.length - 1;
  return html`<section class="scoring"><h2>${cellText(table.heading, speech)}</h2>
    <div class="scroll" tabindex="0"><table>
      <thead><tr>${table.columns.map((cell, i) => html`<th key=${i} scope="col">${cellText(cell, speech)}</th>`)}</tr></thead>
      <tbody>${table.rows.map((row, i) => html`<tr key=${i} class=${i === last ? "total" : ""}>
        ${row.map((cell, j) => (j === 0 ? html`<th key=${j} scope="row">${headingText(cell, speech)}</th>` : html`<td key=${j}>${cellText(cell, speech)}</td>`))}
      </tr>`)}</tbody>
    </table></div>
  </section>`;
}

/** The game's figures by seat over the rounds, one at a time. @param {{store: TableStore, charts: import("../wire.d.ts").Charts}} props */
function Curves({ store, charts }) {
  const measures = Object.keys(charts.figures);
  const [measure, setMeasure] = useState(measures[0]);
  if (!measures.length) return null;
  const seats = charts.seats.map((seat) => ({ name: nameOf(store, seat), tint: tintOf(store, seat) }));
  const title = (/** @type {string} */ id) => capital(store.speech.value.format(id), language.value);
  return html`<section class="curves"><h2>${t("curves")}</h2>
    <div class="measures" role="group" aria-label=${t("curves")}>
      ${measures.map((id) => html`<button key=${id} type="button" class=${classes("measure", id === measure && "is-chosen")} aria-pressed=${id === measure} onClick=${() => setMeasure(id)}>${title(id)}</button>`)}
    </div>
    <${Chart} title=${title(measure)} moments=${charts.moments} seats=${seats} curves=${charts.figures[measure]} />
  </section>`;
}

/** The estimated chances over the game, and after which turns they fell most: a click goes there. @param {{store: TableStore, chances: import("../wire.d.ts").Chances, onClose: () => void}} props */
function Turns({ store, chances: { seats, at, curves, turns }, onClose }) {
  const [locale, speech] = [language.value, store.speech.value];
  const percent = (/** @type {number} */ chance) => new Intl.NumberFormat(locale, { style: "percent" }).format(chance);
  const goTo = (/** @type {number} */ moves) => {
    onClose();
    store.look(moves >= store.moves.value ? null : moves);
  };
  const spots = turns.map((turn, i) => ({ at: turn.at, value: Math.round(100 * turn.after), seat: seats.indexOf(turn.seat), number: i + 1 }));
  return html`<section class="turns"><h2>${t("turns")}</h2>
    <p class="hint">${t("turns-about")}</p>
    <${Chart} title=${t("turns-chance")} moments=${at} seats=${seats.map((seat) => ({ name: nameOf(store, seat), tint: tintOf(store, seat) }))} curves=${curves} unit="%" spots=${spots} />
    ${turns.length === 0 && html`<p>${t("turns-none")}</p>`}
    <ol>${turns.map((turn) => html`<li key=${`${turn.moves} ${turn.seat}`} style=${{ "--tint": tintOf(store, turn.seat) }}>
      <button type="button" class="go-to-turn" onClick=${() => goTo(turn.moves)} title=${t("turn-go", { n: turn.moves })}>${t("turn-fell", { name: nameOf(store, turn.seat), round: Math.floor(turn.at), before: percent(turn.before), after: percent(turn.after) })}</button>
      ${turn.line && html` <span class="line">${speech.format(turn.line.message, turn.line.args)}</span>`}
    </li>`)}</ol>
  </section>`;
}

/** The same table again; the others get the link to their chair by private talk. @param {{store: TableStore}} props */
function Rematch({ store }) {
  const [problem, setProblem] = useState("");
  const { game, scenario, options, language: spoken, visibility, pace } = store.table.value;
  const chair = (/** @type {import("./store.js").Player} */ { seat, kind, name }) => {
    if (store.mine.value.includes(seat)) return { kind: "me" };
    return kind === "bot" ? { kind, bot: name } : { kind: "open" };
  };
  const open = async () => {
    try {
      const seats = store.players.value.map(chair);
      const clock = pace.seconds ? { seconds: pace.seconds } : {};
      const made = await post("/tables", { game, scenario, options, seats, language: spoken, visibility, pace: { kind: pace.kind, ...clock } });
      for (const [seat, token] of Object.entries(made.links.seats))
        store.send({ type: "chat", to: Number(seat), text: `${t("rematch-call")} ${addressOf(made.id, seat, token)}` });
      go(`/table/${made.id}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<button type="button" class="rematch" onClick=${open}>${t("rematch")}</button>${problem && html`<span role="alert" class="notice">${problem}</span>`}`;
}
