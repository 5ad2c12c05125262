/** The start page: sit down at once, go on with a game, look at others', bring a record. */
import { useEffect, useState } from "preact/hooks";
import { get, getOnce, post } from "../api.js";
import { waiting } from "../app.js";
import { classes, html, written } from "../html.js";
import { beginLesson, isFinished } from "../lessons.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { Cover } from "./cover.js";
import { gameName, lastScenarios, levelName, scenarioName, useGameTexts, usualBot } from "./games.js";
import { OwnLine, RecordLine, Upload } from "./records.js";
import { Tables, byMove } from "./tables.js";

const MOST_OPPONENTS = 5;
const USUAL_OPPONENTS = 3;
const REFRESH = 20_000; // ms

export function StartPage() {
  const [games, setGames] = useState(/** @type {import("../wire.d.ts").GameInfo[]} */ ([]));
  const [lists, setLists] = useState(/** @type {Awaited<ReturnType<typeof readLists>>|null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const note = (/** @type {unknown} */ error) => setProblem(reasonOf(error));
    const load = () => document.hidden || readLists().then(setLists, note);
    getOnce("/games").then(setGames, note);
    load();
    const timer = setInterval(load, REFRESH);
    return () => clearInterval(timer);
  }, []);
  return html`<${Bar} />
    <main class="start">
      <header class="masthead">
        <h1>Westphalia</h1>
        <p class="motto">${t("motto")}</p>
      </header>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      ${lists && lists.mine.length > 0 && html`<${Tables} name="mine" title=${t("my-tables")} tables=${byMove(lists.mine)} line=${OwnLine} />`}
      <div class="games">${games.map((game) => html`<${GameCard} key=${game.id} game=${game} isNew=${lists !== null && !lists.mine.some(({ over, kind }) => over && kind === "game")} onProblem=${setProblem} />`)}</div>
      ${lists && html`<div class="rooms">
        <${Tables} name="open" title=${t("public-tables")} tables=${lists.open} empty=${t("public-tables-empty")} />
        <${Tables} name="records" title=${t("records")} tables=${lists.records} empty=${t("records-empty")} line=${RecordLine} />
      </div>`}
      <${Ways} />
    </main>`;
}

/** Our tables, those of others that are open to see, and finished games. @returns {Promise<Record<"mine"|"open"|"records", import("../wire.d.ts").TableInfo[]>>} */
async function readLists() {
  /** @type {import("../wire.d.ts").TableInfo[][]} */
  const [mine, open, records] = await Promise.all([get("/tables?mine=1"), get("/tables?public=1"), get("/tables?records=1")]);
  waiting.value = mine.filter(({ your_move }) => your_move).length;
  const own = new Set(mine.map(({ id }) => id));
  return { mine, open: open.filter(({ id, over }) => !own.has(id) && !over), records };
}

/** @param {{game: import("../wire.d.ts").GameInfo, isNew: boolean, onProblem: (problem: string) => void}} props `isNew`: who plays has never finished a game */
function GameCard({ game, isNew, onProblem }) {
  const scenario = game.scenarios.find(({ id }) => id === lastScenarios.value[game.id]) ?? game.scenarios[0];
  const counts = scenario.seats.map((n) => n - 1).filter((n) => n > 0 && n <= MOST_OPPONENTS);
  const [opponents, setOpponents] = useState(counts.includes(USUAL_OPPONENTS) ? USUAL_OPPONENTS : counts[0]);
  const texts = useGameTexts(game.id);
  const level = isNew && game.levels.length ? game.levels[0] : game.default_bot;
  const play = async () => {
    const first = Math.floor(Math.random() * Math.max(1, game.styles.length)); // no two games are quite alike
    const bots = Array.from({ length: opponents }, (_, i) => /** @type {const} */ ({ kind: "bot", bot: usualBot(game, first + i, level) }));
    try {
      const { id } = await post("/tables", quickTable(game, scenario.id, [{ kind: "me" }, ...bots]));
      go(`/table/${id}`);
    } catch (error) {
      onProblem(reasonOf(error));
    }
  };
  return html`<section class="game-card" data-game=${game.id}><div class="game-inside">
    <${Cover} game=${game.id} name=${gameName(texts, game.id)} />
    <div class="game-text">
      <h2>${gameName(texts, game.id)}</h2>
      ${texts?.has("game-about") && html`<p>${texts.format("game-about")}</p>`}
      <${Lessons} game=${game} texts=${texts} onProblem=${onProblem} />
      <p class="play-line">
        <button type="button" class="primary" onClick=${play}>${t("play-bots", { n: opponents })}</button>
        <label>${t("opponents")}
          <select value=${opponents} onChange=${written((n) => setOpponents(Number(n)))}>
            ${counts.map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
          </select>
        </label>
        ${texts && html`<span class="play-level">${levelName(texts, level)}</span>`}
        ${scenario !== game.scenarios[0] && html`<span class="play-scenario">${scenarioName(texts, scenario.id)}</span>`}
      </p>
      <p class="other-ways"><a href=${`#/new?game=${game.id}`}>${t("play-friends")}</a> <a href=${`#/rules/${game.id}`}>${t("rulebook")}</a></p>
    </div>
  </div></section>`;
}

/** The next lesson first for who has not finished them all, and the others beside it. Who has finished none is shown the
 * lesson as the way to begin.
 * @param {{game: import("../wire.d.ts").GameInfo, texts: import("../texts.js").Catalogue|null, onProblem: (problem: string) => void}} props */
function Lessons({ game, texts, onProblem }) {
  if (!texts || !game.lessons.length) return null;
  const next = game.lessons.find(({ id }) => !isFinished(game.id, id));
  const begin = (/** @type {string} */ id) => () => beginLesson(game.id, id).catch((error) => onProblem(reasonOf(error)));
  const lines = next ? [next, ...game.lessons.filter((each) => each !== next)] : game.lessons;
  const isFirst = next === game.lessons[0] && !game.lessons.some(({ id }) => isFinished(game.id, id));
  return html`<p class=${classes("lesson-line", isFirst && "is-first")}>
    ${lines.map(({ id, name, minutes }) => html`<button key=${id} type="button" class=${classes("begin-lesson", next?.id === id && "is-new")} data-lesson=${id}
      onClick=${begin(id)}>${t(isFinished(game.id, id) ? "lesson-again" : "lesson-begin", { name: texts.format(name), minutes })}</button>`)}
  </p>`;
}

/** @param {import("../wire.d.ts").GameInfo} game @param {string} scenario @param {import("../wire.d.ts").SeatChoice[]} seats */
function quickTable(game, scenario, seats) {
  return {
    game: game.id,
    scenario,
    options: {},
    seats,
    language: language.value,
    visibility: "private",
    pace: { kind: "live" },
  };
}

/** How people come together, and how a game comes here as a file. */
function Ways() {
  const [hasLab, setLab] = useState(false);
  useEffect(() => {
    get("/lab").then(({ is_open }) => setLab(is_open), () => setLab(false));
  }, []);
  return html`<section class="ways" aria-label=${t("ways")}>
    <article><h2>${t("way-invite")}</h2><p>${t("way-invite-about")}</p><p><a class="button" href="#/new">${t("new-table")}</a></p></article>
    <article><h2>${t("way-host")}</h2><p>${t("way-host-about")}</p><p><code>./play --host 0.0.0.0</code></p></article>
    <article><h2>${t("way-record")}</h2><p>${t("way-record-about")}</p><${Upload} /></article>
    ${hasLab && html`<article><h2>${t("lab")}</h2><p>${t("lab-way")}</p><p><a class="button to-lab" href="#/lab">${t("to-lab")}</a></p></article>`}
  </section>`;
}
