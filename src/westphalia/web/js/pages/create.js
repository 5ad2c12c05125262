/** A new table: who sits where, which scenario, how fast. */
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { html } from "../html.js";
import { go, query } from "../router.js";
import { language } from "../settings.js";
import { t } from "../texts.js";
import { Bar } from "./bar.js";
import { bestBot, useGameTexts } from "./start.js";

const VISIBILITIES = ["link", "public", "private"];
const MOST_SEATS = 6;
const DAY = 24 * 3600;

export function CreatePage() {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    get("/games").then(setGames);
    get("/me");
  }, []);
  const game = games.find(({ id }) => id === query.value.get("game")) ?? games[0];
  return html`<${Bar} game=${game?.id} />
    <main class="create">
      <h1>${t("new-table")}</h1>
      ${game && html`<${TableForm} key=${game.id} game=${game} />`}
    </main>`;
}

/** @param {{game: any}} props */
function TableForm({ game }) {
  const [scenario, setScenario] = useState(game.scenarios[0]);
  const [seats, setSeats] = useState(["me", "open", bestBot(game), bestBot(game)]);
  const [visibility, setVisibility] = useState("link");
  const [pace, setPace] = useState("live");
  const [problem, setProblem] = useState("");
  const [made, setMade] = useState(/** @type {any} */ (null));
  const texts = useGameTexts(game.id);
  const counts = scenario.seats;
  const resize = (count) => setSeats(Array.from({ length: count }, (_, i) => seats[i] ?? bestBot(game)));
  const choose = (id) => {
    const chosen = game.scenarios.find((each) => each.id === id);
    setScenario(chosen);
    if (!chosen.seats.includes(seats.length)) resize(chosen.seats[0]);
  };
  const submit = async (event) => {
    event.preventDefault();
    try {
      const table = await post("/tables", {
        game: game.id,
        scenario: scenario.id,
        options: {},
        seats: seats.map((seat) => (seat === "me" || seat === "open" ? { kind: seat } : { kind: "bot", bot: seat })),
        language: language.value,
        visibility,
        pace: pace === "live" ? { kind: "live" } : { kind: "slow", seconds: Number(pace) * DAY },
      });
      if (seats.includes("open")) setMade(table);
      else go(`/table/${table.id}`);
    } catch (error) {
      setProblem(error.message);
    }
  };
  if (made) return html`<${Invitation} table=${made} />`;
  const name = (id) => (texts?.has(`scenario-${id}`) ? texts.format(`scenario-${id}`) : id);
  return html`<form onSubmit=${submit}>
    <label>${t("scenario")}
      <select value=${scenario.id} onChange=${(event) => choose(event.currentTarget.value)}>
        ${game.scenarios.map(({ id }) => html`<option key=${id} value=${id}>${name(id)}</option>`)}
      </select>
    </label>
    <label>${t("players")}
      <select value=${seats.length} onChange=${(event) => resize(Number(event.currentTarget.value))}>
        ${counts.filter((n) => n <= MOST_SEATS).map((n) => html`<option key=${n} value=${n}>${n}</option>`)}
      </select>
    </label>
    <fieldset>
      <legend>${t("tab-seats")}</legend>
      ${seats.map((seat, i) => html`<label key=${i}>${t("seat-number", { n: i + 1 })}
        <select value=${seat} onChange=${(event) => setSeats(seats.map((each, j) => (j === i ? event.currentTarget.value : each)))}>
          <option value="me">${t("seat-me")}</option>
          <option value="open">${t("seat-friend")}</option>
          ${game.bots.map((bot) => html`<option key=${bot} value=${bot}>${t("seat-bot", { name: bot })}</option>`)}
        </select>
      </label>`)}
      <p class="hint">${t("hot-seat-hint")}</p>
    </fieldset>
    <label>${t("visibility")}
      <select value=${visibility} onChange=${(event) => setVisibility(event.currentTarget.value)}>
        ${VISIBILITIES.map((each) => html`<option key=${each} value=${each}>${t(`visibility-${each}`)}</option>`)}
      </select>
    </label>
    <label>${t("pace")}
      <select value=${pace} onChange=${(event) => setPace(event.currentTarget.value)}>
        <option value="live">${t("pace-live")}</option>
        ${[1, 3, 7].map((days) => html`<option key=${days} value=${String(days)}>${t("pace-slow", { n: days })}</option>`)}
      </select>
    </label>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    <button class="primary">${t("open-table")}</button>
  </form>`;
}

/** The links to send to friends. @param {{table: any}} props */
function Invitation({ table }) {
  const address = (token, seat) => `${location.origin}${location.pathname}#/table/${table.id}?seat=${seat}&token=${encodeURIComponent(token)}`;
  return html`<section class="invitation">
    <p>${t("send-links")}</p>
    <ul>
      ${Object.entries(table.links.seats).map(([seat, token]) => html`<li key=${seat}>
        <label>${t("seat-number", { n: Number(seat) + 1 })} <input readonly value=${address(token, seat)} onFocus=${(event) => event.currentTarget.select()} /></label>
      </li>`)}
    </ul>
    <a class="button primary" href=${`#/table/${table.id}`}>${t("to-table")}</a>
  </section>`;
}
