/** Hot-seat: the table is hidden while the laptop changes hands. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { language } from "../settings.js";
import { t } from "../texts.js";
import { fits, hasPin, removePin, removedPins, setPin } from "./pins.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** The curtain falls when another seat of this client is asked or wants to look, and opens for that seat alone. @param {TableStore} store */
export function useCurtain(store) {
  const [opened, setOpened] = useState(/** @type {number|null} */ (null));
  const view = store.view.value;
  const asked = (view?.waiting ?? []).map(({ seat }) => seat).filter((seat) => store.mine.value.includes(seat));
  const next = view && (asked.length === 0 || asked.some((seat) => seat === view.seat) ? view.seat : asked[0]);
  const isShared = store.mine.value.length > 1 && !store.isOver.value;
  useEffect(() => {
    if (isShared && opened !== null && opened === next && view.seat !== next) store.sit(opened);
  }, [opened, next, view]);
  const isDown = isShared && next != null && (opened !== next || view.seat !== next);
  return { isDown, seat: next, open: () => setOpened(next) };
}

/** @param {{store: TableStore, seat: number, onOpen: () => void}} props */
export function Curtain({ store, seat, onOpen }) {
  const name = store.speech.value.name("seat", String(seat + 1));
  return html`<main class="curtain">
    <div class="curtain-card">
      <h1>${t("curtain", { name })}</h1>
      <p>${t("curtain-others")}</p>
      ${hasPin(store.id, seat)
        ? html`<${Locked} key=${seat} store=${store} seat=${seat} name=${name} onOpen=${onOpen} />`
        : html`<button type="button" class="primary" autofocus onClick=${onOpen}>${t("curtain-open", { name })}</button>
            <details class="new-pin"><summary>${t("pin-new")}</summary><${NewPin} table=${store.id} seat=${seat} onSet=${onOpen} /></details>`}
      <${Removed} store=${store} />
    </div>
  </main>`;
}

/** @param {{store: TableStore, seat: number, name: string, onOpen: () => void}} props */
function Locked({ store, seat, name, onOpen }) {
  const [isWrong, setWrong] = useState(false);
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (event.currentTarget.elements.namedItem("pin"));
    if (fits(store.id, seat, input.value)) return onOpen();
    setWrong(true);
    input.value = "";
    input.focus();
    return undefined;
  };
  return html`<form class="pin" onSubmit=${submit}>
      <${Digits} label=${t("pin")} autofocus />
      <button class="primary">${t("curtain-open", { name })}</button>
      ${isWrong && html`<p role="alert" class="notice">${t("pin-wrong")}</p>`}
    </form>
    <details class="forgotten"><summary>${t("pin-forgotten")}</summary>
      <p>${t("pin-forgotten-about")}</p>
      <button type="button" onClick=${() => removePin(store.id, seat)}>${t("pin-remove-of", { name })}</button>
    </details>`;
}

/** @param {{label: string, autofocus?: boolean}} props */
function Digits({ label, autofocus = false }) {
  return html`<label>${label} <input name="pin" type="password" inputmode="numeric" pattern="[0-9]{4,8}" minlength="4" maxlength="8" required autofocus=${autofocus} autocomplete="off" /></label>`;
}

/** @param {{table: string, seat: number, onSet?: () => void}} props */
export function NewPin({ table, seat, onSet }) {
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    setPin(table, seat, String(new FormData(event.currentTarget).get("pin")));
    event.currentTarget.reset();
    onSet?.();
  };
  return html`<form class="pin" onSubmit=${submit}><${Digits} label=${t("pin-choose")} /> <button>${t("pin-set")}</button></form>`;
}

/** Nobody loses a PIN unnoticed. @param {{store: TableStore}} props */
function Removed({ store }) {
  const time = new Intl.DateTimeFormat(language.value, { dateStyle: "short", timeStyle: "short" });
  return removedPins(store.id).map(
    ([seat, at]) => html`<p key=${seat} class="notice removed-pin">${t("pin-removed", { name: store.speech.value.name("seat", String(seat + 1)), time: time.format(at) })}</p>`,
  );
}
