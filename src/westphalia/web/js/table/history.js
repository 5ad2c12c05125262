/** Back through the game: the table as it was, from this seat's eyes; and from there another way, at a table of one's own. */
import { useState } from "preact/hooks";
import { getOnce, post } from "../api.js";
import { html, written } from "../html.js";
import { defaultBot } from "../pages/games.js";
import { go } from "../router.js";
import { reasonOf, t } from "../texts.js";
import { Keepsakes } from "./keepsakes.js";
import { SPEEDS } from "./reel.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** The slider, with a step to either side, and the film from here on. @param {{store: TableStore}} props */
export function History({ store }) {
  const last = store.moves.value;
  const at = store.lookedAt.value ?? last;
  if (last < 2) return null;
  const look = written((moves) => store.reel.end(Number(moves) >= last ? null : Number(moves)));
  const step = (/** @type {number} */ by, /** @type {string} */ text, /** @type {string} */ sign) => html`<button type="button" class="quiet" onClick=${() => store.step(by)} disabled=${by < 0 ? at === 0 : at === last} aria-label=${t(text)} title=${t(text)}>${sign}</button>`;
  return html`<div class="history">
    <${Play} store=${store} />
    ${step(-1, "history-back", "‹")}
    <input type="range" min="0" max=${last} value=${at} onChange=${look} aria-label=${t("history")} title=${t("history")} />
    ${step(1, "history-on", "›")}
    <output>${at} / ${last}</output>
  </div>`;
}

/** @param {{store: TableStore}} props */
function Play({ store }) {
  const isPlaying = store.reel.isPlaying.value;
  const text = t(isPlaying ? "history-pause" : "history-play");
  return html`<button type="button" class="quiet play" aria-pressed=${isPlaying} onClick=${() => store.reel.toggle()} aria-label=${text} title=${text}>
    <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${isPlaying ? "M4 3h3v10H4zM9 3h3v10H9z" : "M4 2.500 13.500 8 4 13.500z"} /></svg></button>`;
}

/** Play, faster or slower, and jumps by Turn and Round. @param {{store: TableStore}} props */
function Journey({ store }) {
  const { reel } = store;
  const at = store.lookedAt.value ?? store.moves.value;
  const jump = (/** @type {"turns"|"rounds"} */ what, /** @type {number} */ way) => {
    const side = way < 0 ? "back" : "on";
    const text = t(`history-${what}-${side}`);
    return html`<button type="button" class=${`jump-${what}-${side}`} disabled=${way < 0 && at === 0} onClick=${() => reel.jump(what, way)} aria-label=${text} title=${text}>${way < 0 ? "‹" : "›"}</button>`;
  };
  const next = SPEEDS[(SPEEDS.indexOf(reel.speed.value) + 1) % SPEEDS.length];
  return html`<div class="journey">
    <span><${Play} store=${store} /><button type="button" class="quiet speed" onClick=${() => (reel.speed.value = next)} title=${t("history-speed")} aria-label=${`${t("history-speed")}: ${reel.speed.value}×`}>${reel.speed.value}×</button></span>
    <span role="group" aria-label=${t("history-turns")}>${jump("turns", -1)} ${t("history-turns")} ${jump("turns", 1)}</span>
    <span role="group" aria-label=${t("history-rounds")}>${jump("rounds", -1)} ${t("history-rounds")} ${jump("rounds", 1)}</span>
  </div>
  ${reel.problem.value && html`<p class="notice" role="alert">${reel.problem.value}</p>`}`;
}

/** In place of the question, while one looks back. @param {{store: TableStore}} props */
export function Past({ store }) {
  const [problem, setProblem] = useState("");
  const moves = store.lookedAt.value;
  const canBranch = store.seat.value !== null || store.isOver.value;
  const branch = (/** @type {boolean} */ withBots) => async () => {
    try {
      const { id } = await post(`/tables/${store.id}/what-if`, await branchOf(store, withBots));
      go(`/table/${id}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<h2>${t("looking-back")}</h2>
    <p class="hint">${t("looking-at-move", { at: moves ?? 0, last: store.moves.value })}</p>
    <${Journey} store=${store} />
    <button type="button" class="primary" onClick=${() => store.reel.end(null)}>${t("back-to-now")}</button>
    <${Keepsakes} store=${store} />
    ${canBranch && html`<div class="what-if">
      <h3>${t("what-if")}</h3>
      <p>${t("what-if-about")}</p>
      <button type="button" class="what-if-bots" onClick=${branch(true)}>${t("what-if-bots")}</button>
      <button type="button" class="what-if-alone" onClick=${branch(false)}>${t("what-if-alone")}</button>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    </div>`}`;
}

/** What to ask the server for. @param {TableStore} store @param {boolean} withBots in the other chairs */
async function branchOf(store, withBots) {
  const [moves, seat] = [store.lookedAt.value, store.seat.value];
  const whose = seat === null ? { moves } : { moves, seat };
  if (!withBots) return whose;
  /** @type {import("../wire.d.ts").GameInfo[]} */
  const games = await getOnce("/games");
  const bot = games.filter(({ id }) => id === store.table.value.game).map(defaultBot)[0];
  const chair = (/** @type {number} */ each) => (each === (seat ?? 0) ? { kind: "me" } : { kind: "bot", bot });
  return { ...whose, seats: store.players.value.map((player) => chair(player.seat)) };
}
