/** Tables as lines of a list: whose move it is, who sits there, what one may do. */
import { useState } from "preact/hooks";
import { post } from "../api.js";
import { classes, html } from "../html.js";
import { go } from "../router.js";
import { language } from "../settings.js";
import { capital, personName, reasonOf, t } from "../texts.js";
import { WaitLine } from "../waits.js";
import { ago, botName, gameName, scenarioName, useGameTexts } from "./games.js";

/** Your move first, then what is under way, then the newest. @param {import("../wire.d.ts").TableInfo[]} tables */
export const byMove = (tables) =>
  [...tables].sort((a, b) => Number(a.over) - Number(b.over) || Number(b.your_move) - Number(a.your_move) || b.updated - a.updated);

const SHOWN = 6; // lines at first

/** @param {{title: string, name: string, tables: import("../wire.d.ts").TableInfo[], empty?: string, line?: any}} props */
export function Tables({ title, name, tables, empty, line = TableLine }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tables : tables.slice(0, SHOWN);
  return html`<section class=${`tables ${name}`}>
    <h2>${title}</h2>
    ${tables.length === 0 && html`<p class="empty">${empty}</p>`}
    <ul>${shown.map((table) => html`<${line} key=${table.id} table=${table} />`)}</ul>
    ${tables.length > shown.length && html`<button type="button" class="quiet" onClick=${() => setWhole(true)}>${t("more-tables", { n: tables.length - shown.length })}</button>`}
  </section>`;
}

/** @param {{table: import("../wire.d.ts").TableInfo, children?: any}} props */
export function TableLine({ table, children }) {
  const texts = useGameTexts(table.game);
  const [problem, setProblem] = useState("");
  const isFree = !table.over && table.yours.length === 0 && table.seats.some(({ kind }) => kind === "open");
  const join = async () => {
    try {
      await post(`/tables/${table.id}/join`);
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<li class=${classes("table-line", table.your_move && "is-your-move")}>
    <a href=${`#/table/${table.id}`}>
      <b>${gameName(texts, table.game)}</b> <span class="scenario">${scenarioName(texts, table.scenario)}</span>
      ${table.kind && table.kind !== "game" && html` <span class="tag">${t(`kind-${table.kind}`)}</span>`}
      ${table.round > 0 && html` <span class="round">${t("table-round", { n: table.round })}</span>`}
      <span class="people">${table.seats.map((seat, i) => html`<span key=${i} class=${table.waiting.includes(seat.seat) ? "is-waited-for" : ""}>${nameOf(seat, texts)}${texts && table.things[i] && html` <i>${texts.name(table.things[i].domain, table.things[i].id)}</i>`}</span>`)}</span>
      <${Waits} table=${table} texts=${texts} />
      ${texts && table.headline && html`<span class="last-headline">${lastHeadline(table, texts)}</span>`}
    </a>
    <p class="state">
      <span class=${table.your_move ? "your-move" : ""}>${stateOf(table)}</span>
      <time dateTime=${new Date(table.updated * 1000).toISOString()}>${ago(table.updated, language.value)}</time>
      ${isFree && html`<button type="button" class="join" onClick=${join}>${t("join")}</button>`}
    </p>
    ${children}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </li>`;
}

/** Whom it waits for. @param {{table: import("../wire.d.ts").TableInfo, texts: import("../texts.js").Catalogue|null}} props */
function Waits({ table, texts }) {
  if (table.over || table.paused) return null;
  const now = Date.now() / 1000;
  const waits = table.waits.filter(({ seat }) => !isBots(table.seats[seat]));
  const names = waits.filter(({ seat }) => !table.yours.includes(seat)).map(({ seat }) => nameOf(table.seats[seat], texts));
  if (waits.length === 0) return null;
  return html`<${WaitLine} key=${table.updated} game=${table.game} names=${[...new Set(names)].join(", ")} waits=${waits.map(({ rule, since, until }) => ({ rule, waited: now - since, left: until === null ? null : until - now }))} />`;
}

/** @param {import("../wire.d.ts").PlayerView} seat */
const isBots = ({ kind, bot }) => kind === "bot" || bot !== null;

/** The last thing that happened and matters, with the seats called by what they play. @param {import("../wire.d.ts").TableInfo} table @param {import("../texts.js").Catalogue} texts */
function lastHeadline({ headline, things }, texts) {
  const named = texts.withSeats(things.map((thing) => thing && texts.forms(thing.domain, thing.id)));
  return headline && capital(named.format(headline.message, headline.args), language.value);
}

/** @param {import("../wire.d.ts").PlayerView} seat @param {import("../texts.js").Catalogue|null} texts */
function nameOf({ kind, name }, texts) {
  if (kind === "open") return t("seat-open");
  return kind === "bot" ? botName(texts, name) : personName(name);
}

/** @param {import("../wire.d.ts").TableInfo} table */
function stateOf(table) {
  if (table.over) return t("over");
  if (table.paused) return t("paused");
  if (table.your_move) return t("your-move");
  return table.yours.length ? t("others-move") : t("under-way");
}
