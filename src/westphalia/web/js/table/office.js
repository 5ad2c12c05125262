/** The table itself: chairs left to bots, votes, links, dice, record, notes. */
import { useState } from "preact/hooks";
import { getOnce, post } from "../api.js";
import { html } from "../html.js";
import { bestBot } from "../pages/start.js";
import { t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Office({ store }) {
  const seat = store.seat.value;
  const { links } = store.table.value;
  return html`<div class="office">
    ${seat !== null && !store.isOver.value && html`<${Chair} store=${store} seat=${seat} />`}
    ${seat !== null && !store.isOver.value && html`<${Proposals} store=${store} />`}
    ${links && Object.keys(links.seats).length > 0 && html`<${Links} store=${store} links=${links} />`}
    <h3>${t("fair-dice")}</h3>
    <p class="commitment">${t("commitment", { commitment: store.commitment.value })}</p>
    <p><a href=${`/api/tables/${store.id}/record`} download=${`${store.id}.jsonl`}>${t("record")}</a></p>
    ${seat !== null && html`<${Note} store=${store} />`}
  </div>`;
}

/** A bot may play on for somebody, and hand the chair back. @param {{store: TableStore, seat: number}} props */
function Chair({ store, seat }) {
  const [isSure, setSure] = useState(false);
  const isLeft = store.players.value[seat]?.bot != null;
  const hand = async (toBot) => {
    const games = await getOnce("/games");
    const bot = toBot ? bestBot(games.find(({ id }) => id === store.table.value.game)) : null;
    try {
      await post(`/tables/${store.id}/seats/${seat}/bot`, { bot });
    } catch (error) {
      store.problem.value = error.message;
    }
  };
  return html`<h3>${t("your-chair")}</h3>
    <p>
      <button type="button" onClick=${() => hand(!isLeft)}>${t(isLeft ? "chair-back" : "chair-to-bot")}</button>
      ${isSure
        ? html` <button type="button" class="primary" onClick=${() => store.send({ type: "resign", seat })}>${t("resign-sure")}</button>`
        : html` <button type="button" onClick=${() => setSure(true)}>${t("resign")}</button>`}
    </p>`;
}

/** @param {{store: TableStore}} props */
function Proposals({ store }) {
  const isAlone = store.players.value.every(({ seat, kind }) => kind === "bot" || store.mine.value.includes(seat));
  const kinds = [store.isPaused.value ? "resume" : "pause", "extend", "end"];
  return html`<h3>${t("proposals")}</h3>
    <p>
      <button type="button" onClick=${() => store.send({ type: "takeback" })}>${t("propose-takeback")}</button>
      ${!isAlone && kinds.map((kind) => html` <button key=${kind} type="button" onClick=${() => store.send({ type: "vote", vote: kind, yes: true })}>${t(`propose-${kind}`)}</button>`)}
    </p>`;
}

/** The keys to the chairs that are still open. @param {{store: TableStore, links: any}} props */
function Links({ store, links }) {
  const address = (seat, token) => `${location.origin}${location.pathname}#/table/${store.id}?seat=${seat}&token=${encodeURIComponent(token)}`;
  return html`<h3>${t("send-links")}</h3>
    <ul class="links">
      ${Object.entries(links.seats).map(([seat, token]) => html`<li key=${seat}><label>${t("seat-number", { n: Number(seat) + 1 })}
        <input readonly value=${address(seat, token)} onFocus=${(event) => event.currentTarget.select()} /></label></li>`)}
    </ul>`;
}

/** Something only its writer reads. @param {{store: TableStore}} props */
function Note({ store }) {
  return html`<h3><label for="note">${t("note")}</label></h3>
    <textarea id="note" rows="4" maxlength="2000" value=${store.note.value} onChange=${(event) => store.write(event.currentTarget.value)} />`;
}
