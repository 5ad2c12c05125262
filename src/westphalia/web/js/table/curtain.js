/** Hot-seat: the table is hidden while the laptop changes hands. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** The curtain falls when another seat of this client is asked and the one shown is not. @param {TableStore} store */
export function useCurtain(store) {
  const [opened, setOpened] = useState(/** @type {number|null} */ (null));
  const view = store.view.value;
  const asked = (view?.waiting ?? []).map(({ seat }) => seat).filter((seat) => store.mine.value.includes(seat));
  const next = view && (asked.includes(view.seat) ? view.seat : asked[0]);
  const isShared = store.mine.value.length > 1;
  useEffect(() => {
    if (isShared && opened !== null && opened === next && view.seat !== next) store.sit(next);
  }, [opened, next, view]);
  const isDown = isShared && next != null && (opened !== next || view.seat !== next);
  return { isDown, seat: next, open: () => setOpened(next) };
}

/** @param {{store: TableStore, curtain: ReturnType<typeof useCurtain>}} props */
export function Curtain({ store, curtain }) {
  const name = store.speech.value.name("seat", String(curtain.seat + 1));
  return html`<main class="curtain">
    <h1>${t("curtain", { name })}</h1>
    <p>${t("curtain-others")}</p>
    <button type="button" class="primary" autofocus onClick=${curtain.open}>${t("curtain-open", { name })}</button>
  </main>`;
}
