/** A new table: which game, who sits where, how fast, who may watch. */
import { useEffect, useState } from "preact/hooks";
import { getOnce, post } from "../api.js";
import { classes, html, written } from "../html.js";
import { go, query } from "../router.js";
import { LANGUAGES, language } from "../settings.js";
import { reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { DAY, MINUTE, botParts, chairName, duration, gameName, lastScenarios, levelAbout, levelName, said, scenarioName, styledBot, useGameTexts, usualBot } from "./games.js";
import { Homemade, picked, scenarioOf } from "./homemade.js";
import { Options } from "./options.js";
import { Address, addressOf } from "./share.js";

const ABSENT = ["answer", "bot", "wait", "vote"];
const VISIBILITIES = ["link", "public", "private"];
const USUAL_SEATS = 4;
/** @type {Record<string, number[]>} seconds to choose from */
const PACES = { live: [0, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE], slow: [DAY, 3 * DAY, 7 * DAY] };

/** @type {Record<string, number[]>} seconds after which somebody is away; the first is the usual */
const AWAY = { live: [30 * MINUTE, 10 * MINUTE, 2 * 60 * MINUTE, DAY], slow: [7 * DAY, 3 * DAY, 14 * DAY] };

export function CreatePage() {
  const [games, setGames] = useState(/** @type {import("../wire.d.ts").GameInfo[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    getOnce("/games").then(setGames, (error) => setProblem(reasonOf(error)));
  }, []);
  const game = games.find(({ id }) => id === query.value.get("game")) ?? games[0];
  return html`<${Bar} game=${game?.id} />
    <main class="create sheet">
      <h1>${t("new-table")}</h1>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      ${games.length > 1 && html`<nav class="which-game" aria-label=${t("game")}>
        ${games.map(({ id }) => html`<${GameLink} key=${id} id=${id} isChosen=${id === game.id} />`)}
      </nav>`}
      ${game && html`<${TableForm} key=${game.id} game=${game} />`}
    </main>`;
}

/** @param {{id: string, isChosen: boolean}} props */
function GameLink({ id, isChosen }) {
  const texts = useGameTexts(id);
  return html`<a href=${`#/new?game=${id}`} class=${classes("button", isChosen && "is-chosen")} aria-current=${isChosen}>${gameName(texts, id)}</a>`;
}

/** @param {{game: import("../wire.d.ts").GameInfo}} props */
function TableForm({ game }) {
  const [published, setPublished] = useState(game.scenarios[0]);
  const [own, setOwn] = useState(/** @type {import("./homemade.js").Own|null} */ (null));
  const scenario = own && game.homemade ? scenarioOf(game.homemade, own) : published;
  const [seats, setSeats] = useState(() => friends(game, Math.min(USUAL_SEATS, Math.max(...game.scenarios[0].seats))));
  const [options, setOptions] = useState(/** @type {Record<string, number|string>} */ ({}));
  const [terms, setTerms] = useState({ visibility: "link", kind: "live", seconds: 0, away: AWAY.live[0], absent: "answer", language: language.peek(), advice: /** @type {boolean|null} */ (null) });
  const [problem, setProblem] = useState("");
  const [made, setMade] = useState(/** @type {import("../wire.d.ts").TableMade|null} */ (null));
  const texts = useGameTexts(game.id);
  const choose = (/** @type {import("../wire.d.ts").ScenarioInfo} */ chosen) => {
    setOwn(null);
    setPublished(chosen);
    if (!chosen.seats.includes(seats.length)) setSeats(resized(game, seats, chosen.seats[0]));
  };
  const chooseOwn = () => {
    const homemade = /** @type {import("../wire.d.ts").HomemadeInfo} */ (game.homemade);
    const count = homemade.seats.includes(seats.length) ? seats.length : homemade.seats[0];
    setOwn(picked(homemade, Object.keys(homemade.groups)[0], count));
    setSeats(resized(game, seats, count));
  };
  const sit = (/** @type {string[]} */ people) => {
    setSeats(people);
    if (own && game.homemade) setOwn(picked(game.homemade, own.group, people.length, own.picks));
  };
  const replaced = Math.min(Number(options.bots ?? 0), seats.length - 1); // the last players: a game with this option plays them itself
  const people = seats.slice(0, seats.length - replaced).filter((seat) => seat === "me" || seat === "open").length;
  const advice = terms.advice ?? people === 1;
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      const table = await post("/tables", {
        game: game.id,
        scenario: scenario.id,
        options,
        seats: seats.slice(0, seats.length - replaced).map((seat) => (seat === "me" || seat === "open" ? { kind: seat } : { kind: "bot", bot: seat })),
        language: terms.language,
        visibility: terms.visibility,
        advice,
        pace: { kind: terms.kind, away: terms.away, absent: terms.absent, ...(terms.seconds && { seconds: terms.seconds }) },
      });
      lastScenarios.value = { ...lastScenarios.value, [game.id]: scenario.id };
      if (seats.includes("open")) setMade(table);
      else go(`/table/${table.id}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  if (!texts) return null; // its words are on their way
  if (made) return html`<${Invitation} table=${made} nameOf=${(/** @type {number} */ seat) => chairName(texts, scenario, seats.length, seat)} />`;
  return html`<form onSubmit=${submit}>
    <${Scenarios} game=${game} texts=${texts} scenario=${scenario} onChoose=${choose} onChooseOwn=${chooseOwn} />
    ${own && html`<${Homemade} homemade=${game.homemade} texts=${texts} own=${own} onChange=${setOwn} />`}
    <${Seats} game=${game} texts=${texts} scenario=${scenario} seats=${seats} replaced=${replaced} onChange=${sit} />
    <${Terms} terms=${{ ...terms, advice }} onChange=${(/** @type {Partial<typeof terms>} */ changed) => setTerms({ ...terms, ...changed })} />
    <${Options} game=${game} scenario=${scenario} texts=${texts} chosen=${options} onChoose=${setOptions} />
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    <p class="open-line"><button class="primary">${t("open-table")}</button></p>
  </form>`;
}

/** @param {{game: import("../wire.d.ts").GameInfo, texts: import("../texts.js").Catalogue, scenario: import("../wire.d.ts").ScenarioInfo, onChoose: (scenario: import("../wire.d.ts").ScenarioInfo) => void, onChooseOwn: () => void}} props */
function Scenarios({ game, texts, scenario, onChoose, onChooseOwn }) {
  const own = game.homemade?.prefix;
  return html`<fieldset class="scenarios">
    <legend>${t("scenario")}</legend>
    ${game.scenarios.map((each) => html`<label key=${each.id} class=${each.id === scenario.id ? "is-chosen" : ""}>
      <input type="radio" name="scenario" value=${each.id} checked=${each.id === scenario.id} onChange=${() => onChoose(each)} />
      <span><b>${scenarioName(texts, each.id)}</b> ${texts?.has(`setup-about-${each.id}`) && html`<span class="about">${said(texts, `setup-about-${each.id}`, "")}</span>`}</span>
    </label>`)}
    ${own && html`<label class=${scenario.id.startsWith(own) ? "is-chosen" : ""}>
      <input type="radio" name="scenario" value=${own} checked=${scenario.id.startsWith(own)} onChange=${onChooseOwn} />
      <span><b>${scenarioName(texts, own)}</b> <span class="about">${said(texts, `setup-about-${own.split(":")[0]}`, "")}</span></span>
    </label>`}
  </fieldset>`;
}

/** @param {{game: import("../wire.d.ts").GameInfo, texts: import("../texts.js").Catalogue, scenario: import("../wire.d.ts").ScenarioInfo, seats: string[], replaced: number, onChange: (seats: string[]) => void}} props */
function Seats({ game, texts, scenario, seats, replaced, onChange }) {
  const n = seats.length;
  const presets = { bots: seats.map((_, i) => (i === 0 ? "me" : usualBot(game, i))), friends: ["me", ...Array(n - 1).fill("open")], screen: Array(n).fill("me") };
  const bots = seats.slice(0, n - replaced).filter((seat) => seat !== "me" && seat !== "open").map(botParts);
  const levels = levelsOf(game).filter((level) => bots.some((bot) => bot.level === level));
  const styles = game.styles.filter((style) => bots.some((bot) => bot.style === style));
  return html`<fieldset class="chairs">
    <legend>${t("players")}</legend>
    <p class="presets">
      <label>${t("how-many")} <select class="how-many" value=${n} onChange=${written((count) => onChange(resized(game, seats, Number(count))))}>
        ${scenario.seats.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
      </select></label>
      ${Object.entries(presets).map(([name, preset]) => html`<button key=${name} type="button" class=${classes("preset", String(preset) === String(seats) && "is-chosen")}
        aria-pressed=${String(preset) === String(seats)} onClick=${() => onChange(preset)}>${t(`preset-${name}`)}</button>`)}
    </p>
    <ol>${seats.slice(0, n - replaced).map((seat, i) => html`<${Chair} key=${i} game=${game} texts=${texts} name=${chairName(texts, scenario, n, i)} seat=${seat} number=${i}
      onChange=${(/** @type {string} */ who) => onChange(seats.map((each, j) => (j === i ? who : each)))} />`)}</ol>
    ${levels.map((level) => html`<p key=${level} class="hint" data-bot=${level}><b>${levelName(texts, level)}:</b> ${levelAbout(level)}</p>`)}
    ${styles.map((style) => html`<p key=${style} class="hint" data-style=${style}><b>${t(`style-${style}`)}:</b> ${t(`style-about-${style}`)}</p>`)}
    ${seats.filter((seat) => seat === "me").length > 1 && html`<p class="hint">${t("hot-seat-hint")}</p>`}
    ${!seats.includes("me") && html`<p class="hint">${t("only-watch-hint")}</p>`}
  </fieldset>`;
}

/** Whom one may seat: the levels, and who plays at random. @param {import("../wire.d.ts").GameInfo} game */
const levelsOf = (game) => [...game.levels, ...game.bots.filter((bot) => !game.levels.some((level) => botParts(level).base === bot))];

/** Who sits on a chair: a person, or a bot of some level and style.
 * @param {{game: import("../wire.d.ts").GameInfo, texts: import("../texts.js").Catalogue, name: string, seat: string, number: number, onChange: (who: string) => void}} props */
function Chair({ game, texts, name, seat, number, onChange }) {
  const isBot = seat !== "me" && seat !== "open";
  const { level, style } = botParts(seat);
  const choose = written((who) => onChange(who === "me" || who === "open" ? who : isBot ? styledBot(who, style) : usualBot(game, number, who)));
  return html`<li><label><span>${name}</span>
      <select class="chair" value=${isBot ? level : seat} onChange=${choose}>
        <option value="me">${t("seat-me")}</option>
        <option value="open">${t("seat-friend")}</option>
        ${levelsOf(game).map((each) => html`<option key=${each} value=${each}>${t("seat-bot", { name: levelName(texts, each) })}</option>`)}
      </select></label>
      ${isBot && level !== "random" && game.styles.length > 0 && html`<select class="style" aria-label=${t("bot-style", { name })} value=${style} onChange=${written((chosen) => onChange(styledBot(level, chosen)))}>
        <option value="">${t("style-none")}</option>
        ${game.styles.map((each) => html`<option key=${each} value=${each}>${t(`style-${each}`)}</option>`)}
      </select>`}</li>`;
}

/** Pace, clock, watchers, language. @param {{terms: any, onChange: (changed: any) => void}} props */
function Terms({ terms, onChange }) {
  const setKind = written((kind) => onChange({ kind, seconds: PACES[kind][0], away: AWAY[kind][0], absent: kind === "slow" ? "bot" : "answer" }));
  return html`<fieldset class="terms">
    <legend>${t("terms")}</legend>
    <label>${t("pace")}
      <select class="pace" value=${terms.kind} onChange=${setKind}>
        ${Object.keys(PACES).map((kind) => html`<option key=${kind} value=${kind}>${t(`pace-${kind}`)}</option>`)}
      </select>
    </label>
    <label>${t("clock")}
      <select class="seconds" value=${terms.seconds} onChange=${written((seconds) => onChange({ seconds: Number(seconds) }))}>
        ${PACES[terms.kind].map((seconds) => html`<option key=${seconds} value=${seconds}>${duration(seconds)}</option>`)}
      </select>
    </label>
    ${terms.seconds > 0 && html`<label>${t("absent")}
      <select class="absent" value=${terms.absent} onChange=${written((absent) => onChange({ absent }))}>
        ${ABSENT.map((each) => html`<option key=${each} value=${each}>${t(`absent-${each}`)}</option>`)}
      </select>
    </label>
    <p class="hint absent-about">${t(`absent-about-${terms.absent}`)}</p>`}
    <label title=${t("away-about")}>${t("away")}
      <select class="away" value=${terms.away} onChange=${written((away) => onChange({ away: Number(away) }))}>
        ${AWAY[terms.kind].map((seconds) => html`<option key=${seconds} value=${seconds}>${duration(seconds)}</option>`)}
      </select>
    </label>
    <label>${t("visibility")}
      <select class="visibility" value=${terms.visibility} onChange=${written((visibility) => onChange({ visibility }))}>
        ${VISIBILITIES.map((each) => html`<option key=${each} value=${each}>${t(`visibility-${each}`)}</option>`)}
      </select>
    </label>
    <label class="tick" title=${t("advice-terms-about")}><input type="checkbox" class="advice-allowed" checked=${terms.advice} onChange=${(/** @type {Event & import("../html.js").On<HTMLInputElement>} */ event) => onChange({ advice: event.currentTarget.checked })} /> ${t("advice-allow")}</label>
    <label>${t("table-language")}
      <select class="table-language" value=${terms.language} onChange=${written((language) => onChange({ language }))}>
        ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
      </select>
    </label>
  </fieldset>`;
}

/** Us, a friend, and bots. @param {import("../wire.d.ts").GameInfo} game @param {number} n */
const friends = (game, n) => Array.from({ length: n }, (_, i) => ["me", "open"][i] ?? usualBot(game, i));

/** The same people on more or fewer chairs. @param {import("../wire.d.ts").GameInfo} game @param {string[]} seats @param {number} n */
const resized = (game, seats, n) => Array.from({ length: n }, (_, i) => seats[i] ?? usualBot(game, i));

/** The links to send to friends. @param {{table: import("../wire.d.ts").TableMade, nameOf: (seat: number) => string}} props */
function Invitation({ table, nameOf }) {
  return html`<section class="invitation">
    <h2>${t("table-open")}</h2>
    <p>${t("send-links")}</p>
    ${Object.entries(table.links.seats).map(([seat, token]) => html`<${Address} key=${seat} label=${nameOf(Number(seat))} address=${addressOf(table.id, seat, token)} />`)}
    <p class="hint">${t("send-watch")}</p>
    <${Address} label=${t("watchers")} address=${addressOf(table.id)} />
    <p><a class="button primary" href=${`#/table/${table.id}`}>${t("to-table")}</a></p>
  </section>`;
}
