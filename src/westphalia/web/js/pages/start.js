/** The start page: sit down at once, go on with a game, or look at a public one. */
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { html } from "../html.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { t, textsOf } from "../texts.js";
import { Bar } from "./bar.js";

const OPPONENTS = [1, 2, 3, 4, 5];

export function StartPage() {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [mine, setMine] = useState(/** @type {any[]} */ ([]));
  const [open, setOpen] = useState(/** @type {any[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const note = (error) => setProblem(error.message);
    get("/games").then(setGames, note);
    get("/me")
      .then(() => Promise.all([get("/tables?mine=1"), get("/tables?public=1")]))
      .then(([own, others]) => {
        setMine(own);
        setOpen(others.filter(({ id }) => !own.some((table) => table.id === id)));
      }, note);
  }, []);
  return html`<${Bar} game=${games[0]?.id} />
    <main class="start">
      <h1>Westphalia</h1>
      <p class="motto">${t("motto")}</p>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      ${games.map((game) => html`<${GameCard} key=${game.id} game=${game} onProblem=${setProblem} />`)}
      <${Tables} title=${t("my-tables")} tables=${byMove(mine)} empty=${t("my-tables-empty")} />
      ${open.length > 0 && html`<${Tables} title=${t("public-tables")} tables=${open} empty="" />`}
    </main>`;
}

/** @param {{game: any, onProblem: (problem: string) => void}} props */
function GameCard({ game, onProblem }) {
  const [opponents, setOpponents] = useState(3);
  const texts = useGameTexts(game.id);
  const play = async () => {
    const bots = Array.from({ length: opponents }, () => ({ kind: "bot", bot: bestBot(game) }));
    try {
      const { id } = await post("/tables", quickTable(game, [{ kind: "me" }, ...bots]));
      go(`/table/${id}`);
    } catch (error) {
      onProblem(error.message);
    }
  };
  const name = texts?.has("game-name") ? texts.format("game-name") : game.id.replaceAll("_", " ");
  return html`<section class="game-card">
    <img src=${`/games/${game.id}/cover.svg`} alt="" />
    <div>
      <h2>${name}</h2>
      ${texts?.has("game-about") && html`<p>${texts.format("game-about")}</p>`}
      <p class="play-line">
        <button type="button" class="primary" onClick=${play}>${t("play-bots", { n: opponents })}</button>
        <label>${t("opponents")}
          <select value=${opponents} onChange=${(event) => setOpponents(Number(event.currentTarget.value))}>
            ${OPPONENTS.map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
          </select>
        </label>
      </p>
      <p><a href=${`#/new?game=${game.id}`}>${t("play-friends")}</a> · <a href=${`#/rules/${game.id}`}>${t("rulebook")}</a></p>
    </div>
  </section>`;
}

/** The bot that plays best: games list theirs after the random one. @param {any} game */
export const bestBot = (game) => game.bots.at(-1);

/** @param {any} game @param {any[]} seats */
function quickTable(game, seats) {
  return {
    game: game.id,
    scenario: game.scenarios[0].id,
    options: {},
    seats,
    language: language.value,
    visibility: "private",
    pace: { kind: "live" },
  };
}

/** @param {string} game */
export function useGameTexts(game) {
  const [texts, setTexts] = useState(/** @type {import("../texts.js").Catalogue|null} */ (null));
  useEffect(() => {
    const found = textsOf(game);
    const unsubscribe = found.texts.subscribe(setTexts);
    return () => {
      unsubscribe();
      found.stop();
    };
  }, [game]);
  return texts;
}

/** Your move first, then the newest. @param {any[]} tables */
const byMove = (tables) =>
  [...tables].sort((a, b) => Number(a.over) - Number(b.over) || Number(b.your_move) - Number(a.your_move) || b.updated - a.updated);

/** @param {{title: string, tables: any[], empty: string}} props */
function Tables({ title, tables, empty }) {
  return html`<section class="tables">
    <h2>${title}</h2>
    ${tables.length === 0 && html`<p class="empty">${empty}</p>`}
    <ul>
      ${tables.map((table) => html`<li key=${table.id}><a href=${`#/table/${table.id}`}>
        <b>${table.seats.map(({ name, kind }) => (kind === "open" ? t("seat-open") : name)).join(", ")}</b>
        <span class=${table.your_move ? "your-move" : ""}>${table.over ? t("game-over") : table.your_move ? t("your-move") : t("others-move")}</span>
      </a></li>`)}
    </ul>
  </section>`;
}
