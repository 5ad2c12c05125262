/** What lies before the board: the seats, and the game's own mats (a player's sheet, a hand of cards), each behind a tab. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";
import { Seats } from "./seats.js";

/** A card or another thing that lies there, chosen: what can be done with it. @param {import("./store.js").TableStore} store */
const pinning = (store) => (/** @type {MouseEvent|KeyboardEvent} */ event) => {
  if ("key" in event && event.key !== "Enter" && event.key !== " ") return;
  const thing = event.target instanceof Element ? event.target.closest("[data-ref]") : null;
  const [domain, id] = (thing?.getAttribute("data-ref") ?? "").split(":");
  if (!id) return;
  event.preventDefault();
  store.pinned.value = { domain, id };
};

const SEATS = "seats";

/** The seats stay in sight below an open mat, unless their cards are unfolded. @param {{store: import("./store.js").TableStore, isOpen?: boolean}} props `isOpen`: the seats' cards unfolded */
export function Mats({ store, isOpen = false }) {
  const [chosen, choose] = useState(SEATS);
  const mats = store.game.value.mats(store.scene.value);
  if (mats.length === 0) return html`<${Seats} store=${store} isOpen=${isOpen} />`;
  const shown = mats.find(({ id }) => id === chosen);
  const tab = (/** @type {string} */ id, /** @type {string} */ title) => html`<button key=${id} type="button" role="tab" aria-selected=${(shown?.id ?? SEATS) === id} onClick=${() => choose(id)}>${title}</button>`;
  const strip = html`<${Seats} store=${store} isOpen=${isOpen} />`;
  return html`<div class="mat-tabs" role="tablist" aria-label=${t("mats")}>
      ${tab(SEATS, t("tab-seats"))} ${mats.map(({ id, title }) => tab(id, title))}
    </div>
    ${shown && html`<div class="mat" role="tabpanel" aria-label=${shown.title} onClick=${pinning(store)} onKeyDown=${pinning(store)}>${shown.content}</div>`}
    ${(!shown || !isOpen) && strip}`;
}
