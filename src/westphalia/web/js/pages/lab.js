/** The lab: change the numbers of a game, run it beside the game as it is, and see what moves. */
import { useEffect, useState } from "preact/hooks";
import { ApiError, get, getOnce, post, remove } from "../api.js";
import { classes, html, written } from "../html.js";
import { query } from "../router.js";
import { reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { botName, gameName, scenarioName, useGameTexts } from "./games.js";
import { Numbers } from "./lab_numbers.js";
import { Report } from "./lab_report.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").LabRun} LabRun */
/** @typedef {{numbers: Record<string, number|number[]>, options: Record<string, number|string>}} Changes what differs from the game as it is */

const AGAIN = 3000; // ms after a look that failed
const GAMES = [20, 100, 200, 1000, 2000];
const USUAL_GAMES = 100;
const USUAL_SEATS = 4;

export function LabPage() {
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [isOpen, setOpen] = useState(/** @type {boolean|null} */ (null));
  const [run, setRun] = useRun(setOpen, setProblem);
  useEffect(() => {
    getOnce("/games").then(setGames, (error) => setProblem(reasonOf(error)));
  }, []);
  const chosen = query.value.get("game") ?? run?.game ?? "six_continents";
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  return html`<${Bar} game=${game?.id} />
    <main class="lab">
      <header><h1>${t("lab")}</h1><p class="lead">${t("lab-lead")}</p></header>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      ${isOpen === false && html`<p role="alert" class="notice">${reasonOf(new ApiError(403, "", "refused-lab-off"))}</p>`}
      ${isOpen && game && html`<nav class="which-game" aria-label=${t("game")}>
        ${games.map(({ id }) => html`<${GameLink} key=${id} id=${id} isChosen=${id === game.id} />`)}
      </nav>
      <${Desk} key=${game.id} game=${game} run=${run?.game === game.id ? run : null} isBusy=${run?.state === "running"} onRun=${setRun} />`}
    </main>`;
}

/** @param {{id: string, isChosen: boolean}} props */
function GameLink({ id, isChosen }) {
  const texts = useGameTexts(id);
  return html`<a href=${`#/lab?game=${id}`} class=${classes("button", isChosen && "is-chosen")} aria-current=${isChosen}>${gameName(texts, id)}</a>`;
}

/** Our last run; as long as it goes on the server is asked for news, and answers when there are some.
 * @param {(isOpen: boolean) => void} setOpen @param {(problem: string) => void} setProblem @returns {[LabRun|null, (run: LabRun) => void]} */
function useRun(setOpen, setProblem) {
  const [run, setRun] = useState(/** @type {LabRun|null} */ (null));
  const see = (/** @type {LabRun|null} */ found) => setRun((before) => found && { ...found, report: found.report ?? before?.report ?? null });
  useEffect(() => {
    get("/lab").then(({ is_open, run: found }) => (setOpen(is_open), see(found)), (error) => setProblem(reasonOf(error)));
  }, []);
  useEffect(() => {
    if (run?.state !== "running") return undefined;
    let [isGone, timer] = [false, 0];
    const look = () => get(`/lab?known=${run.done}`).then(({ run: found }) => isGone || see(found), fail);
    const fail = (/** @type {unknown} */ error) => (setProblem(reasonOf(error)), (timer = setTimeout(look, AGAIN)));
    look();
    return () => ((isGone = true), clearTimeout(timer));
  }, [run]);
  return [run, setRun];
}

/** @param {{game: GameInfo, run: LabRun|null, isBusy: boolean, onRun: (run: LabRun) => void}} props */
function Desk({ game, run, isBusy, onRun }) {
  const texts = useGameTexts(game.id);
  const [setup, setSetup] = useState(() => setupOf(game, run));
  const [changes, setChanges] = useState(() => changesOf(game, run));
  const [problem, setProblem] = useState("");
  const deal = (/** @type {Promise<LabRun>} */ asked) =>
    asked.then((found) => (setProblem(""), onRun(found)), (error) => setProblem(reasonOf(error)));
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    deal(post("/lab/run", { game: game.id, ...setup, ...changes }));
  };
  if (!texts) return null; // its words are on their way
  return html`<form class="lab-desk" onSubmit=${submit}>
    <div class="lab-form">
      <${Setup} game=${game} texts=${texts} setup=${setup} onChange=${(/** @type {Partial<typeof setup>} */ changed) => setSetup({ ...setup, ...changed })} />
      <${Numbers} game=${game} texts=${texts} scenario=${game.scenarios.find(({ id }) => id === setup.scenario) ?? game.scenarios[0]} changes=${changes} onChange=${setChanges} />
    </div>
    <div class="lab-go">
      ${isBusy
        ? html`<button type="button" class="cancel" onClick=${() => deal(remove("/lab/run").then(({ run: found }) => found))}>${t("lab-cancel")}</button>`
        : html`<button class="primary run">${t("lab-run", { n: setup.games })}</button>`}
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      ${run && html`<${Progress} run=${run} />`}
    </div>
    <section class="lab-found" aria-label=${t("lab-report")}>
      ${!run && html`<p class="hint">${t("lab-nothing")}</p>`}
      ${run?.report && html`<${Report} texts=${texts} report=${run.report} />`}
    </section>
  </form>`;
}

/** As in the last run, else as usual. @param {GameInfo} game @param {LabRun|null} run */
function setupOf(game, run) {
  const [{ id, seats }] = game.scenarios;
  if (run) return { scenario: run.scenario, seats: run.seats, bot: run.bot, games: run.games };
  return { scenario: id, seats: seats.includes(USUAL_SEATS) ? USUAL_SEATS : seats[0], bot: game.default_bot, games: USUAL_GAMES };
}

/** @param {GameInfo} game @param {LabRun|null} run @returns {Changes} */
function changesOf(game, run) {
  const isOption = (/** @type {string} */ name) => game.options.some(({ id }) => id === name);
  const entries = Object.entries(run?.changes ?? {});
  const [options, numbers] = [true, false].map((wanted) => Object.fromEntries(entries.filter(([name]) => isOption(name) === wanted)));
  return /** @type {Changes} */ ({ options, numbers });
}

/** Who plays what, and how often. @param {{game: GameInfo, texts: import("../texts.js").Catalogue, setup: ReturnType<typeof setupOf>, onChange: (changed: any) => void}} props */
function Setup({ game, texts, setup, onChange }) {
  const scenario = game.scenarios.find(({ id }) => id === setup.scenario) ?? game.scenarios[0];
  const choose = (/** @type {string} */ id) => {
    const { seats } = game.scenarios.find((each) => each.id === id) ?? scenario;
    onChange({ scenario: id, seats: seats.includes(setup.seats) ? setup.seats : seats[0] });
  };
  return html`<fieldset class="lab-setup">
    <legend>${t("lab-setup")}</legend>
    <label><span>${t("scenario")}</span>
      <select class="scenario" value=${setup.scenario} onChange=${written(choose)}>
        ${game.scenarios.map(({ id }) => html`<option key=${id} value=${id}>${scenarioName(texts, id)}</option>`)}
      </select></label>
    <label><span>${t("how-many")}</span>
      <select class="how-many" value=${setup.seats} onChange=${written((n) => onChange({ seats: Number(n) }))}>
        ${scenario.seats.map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
      </select></label>
    <label><span>${t("lab-bots")}</span>
      <select class="bot" value=${setup.bot} onChange=${written((bot) => onChange({ bot }))}>
        ${game.bots.map((bot) => html`<option key=${bot} value=${bot}>${botName(texts, bot)}</option>`)}
      </select></label>
    <label><span>${t("lab-games")}</span>
      <select class="games-count" value=${setup.games} onChange=${written((n) => onChange({ games: Number(n) }))}>
        ${GAMES.map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
      </select></label>
  </fieldset>`;
}

/** How far a run is. @param {{run: LabRun}} props */
function Progress({ run }) {
  const { done, games, seconds, state } = run;
  const left = done ? Math.ceil(((games - done) * seconds) / done / 60) : 0;
  return html`<div class="lab-progress">
    <progress value=${done} max=${games} aria-label=${t("lab-progress", { done, games })}></progress>
    <p role="status">${t("lab-progress", { done, games })}${state === "running" ? (left ? ` · ${t("lab-left", { n: left })}` : "") : ` · ${t(`lab-${state}`)}`}</p>
    ${run.problem && html`<p role="alert" class="notice">${run.problem}</p>`}
  </div>`;
}
