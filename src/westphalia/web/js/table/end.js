/** The end: places and points, how the game went, and the dice to check. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";
import { Chart } from "./chart.js";

/** @typedef {import("./store.js").TableStore} TableStore */

const SAMPLES = 16; // moments of the game in a curve

/** @param {{store: TableStore, onClose: () => void}} props */
export function EndScreen({ store, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const { speech, game, state, view } = store;
  const standings = [...(store.standings.value.length ? store.standings.value : view.value.standings)].sort((a, b) => a.place - b.place);
  return html`<dialog class="end" ref=${dialog} onClose=${onClose} aria-labelledby="end-title">
    <h1 id="end-title">${t("game-over")}</h1>
    <ol class="standings">
      ${standings.map(({ seat, place, points }) => {
        const player = store.players.value[seat];
        return html`<li key=${seat} value=${place} class=${place === 1 ? "winner" : ""} style=${{ "--tint": game.value.seatPaint(state.value, seat).tint }}>
          <b>${speech.value.name("seat", String(seat + 1))}</b> <span class="who">${player?.name}</span> <span class="points">${t("points", { n: points })}</span>
        </li>`;
      })}
    </ol>
    <${Curves} store=${store} />
    ${store.secret.value && html`<p class="dice">${t("dice-secret", { secret: store.secret.value, commitment: store.commitment.value })} <a href=${`/api/tables/${store.id}/record`} download=${`${store.id}.jsonl`}>${t("record")}</a></p>`}
    <form method="dialog"><a class="button" href="#/">${t("to-start")}</a> <button class="primary">${t("see-board")}</button></form>
  </dialog>`;
}

/** The game's figures by seat over the rounds. @param {{store: TableStore}} props */
function Curves({ store }) {
  const [moments, setMoments] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    let isGone = false;
    momentsOf(store).then((found) => !isGone && setMoments(found));
    return () => (isGone = true);
  }, []);
  if (moments.length < 2) return null;
  const { game, speech } = store;
  const figures = moments.map(({ state }) => game.value.figures(state));
  const seats = store.players.value.map(({ seat }) => ({
    name: speech.value.name("seat", String(seat + 1)),
    tint: game.value.seatPaint(store.state.value, seat).tint,
  }));
  return html`<div class="curves">
    ${Object.keys(figures[0]).map(
      (id) => html`<${Chart} key=${id} title=${speech.value.format(id)} seats=${seats}
        curves=${seats.map((_, seat) => figures.map((each, i) => [moments[i].moves, each[id][seat]]))} />`,
    )}
  </div>`;
}

/** Moments spread over the game: the state after so many moves. @param {TableStore} store */
async function momentsOf(store) {
  const last = store.moves.peek();
  const moments = [];
  for (let i = 0; i < SAMPLES; i++) {
    const moves = Math.round((last * i) / SAMPLES);
    moments.push({ moves, state: (await store.viewAt(moves)).state });
  }
  return [...moments, { moves: last, state: store.view.peek().state }];
}
