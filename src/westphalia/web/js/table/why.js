/** Why did it do that? Asked at a line of the log that tells of a bot's move. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.js";
import { html } from "../html.js";
import { reasonOf, t } from "../texts.js";
import { Candidates } from "./weighing.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").Why} Told */

/** What was answered, by table, seat and line, and whether it was over: then more is told. @type {Map<string, Told>} */
const known = new Map();

/** Whether a bot did what a line tells of. @param {TableStore} store @param {import("./store.js").Entry} entry */
export function isOfBot(store, entry) {
  const [seat] = store.game.value.seatsOf(store.scene.value, entry);
  const player = seat === undefined ? undefined : store.players.value[seat];
  return player !== undefined && (player.kind === "bot" || player.bot !== null);
}

/** What the bot was asked. @param {TableStore} store @param {import("./store.js").Ask} ask */
const questionOf = (store, { message, args }) => store.speech.value.format(message, args);

/** @param {{store: TableStore, line: number}} props the number of the line */
export function Why({ store, line }) {
  const seat = store.seat.value;
  const key = `${store.id} ${seat} ${line} ${store.isOver.value}`;
  const [told, setTold] = useState(known.get(key) ?? null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (told) return;
    get(`/tables/${store.id}/why?line=${line}${seat === null ? "" : `&seat=${seat}`}`).then((/** @type {Told} */ answer) => {
      known.set(key, answer);
      setTold(answer);
    }, (error) => setProblem(reasonOf(error)));
  }, []);
  if (problem) return html`<p class="notice" role="alert">${problem}</p>`;
  if (!told) return html`<p class="hint" role="status">${t("why-thinking")}</p>`;
  const { bot, hidden, weighing } = told;
  return html`<div role="status">
    <p>${t(`why-way-${bot.split(/[:@]/)[0]}`)}</p>
    ${weighing && html`<p class="asked">${questionOf(store, weighing.candidates[0].steps[0])}</p>
      <${Candidates} store=${store} candidates=${weighing.candidates} compared=${t("why-compared")} />
      ${weighing.candidates.length === 1 && html`<p>${t("why-only")}</p>`}
      <p class="hint">${t("why-games", { n: weighing.games })} ${t(hidden ? "why-hidden" : "why-known")}</p>`}
  </div>`;
}
