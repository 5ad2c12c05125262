/** What keys do at the table, and the list of them. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

const OPEN = ".decision :is(.confirm, .order, .answers:not([hidden]))";
const FIRST_ANSWER = `${OPEN} :is(button, input):enabled`;
const CHOICES = ".decision .answers:not([hidden]) .choice:enabled";
const OUTLINED = `.decision :is(.confirm .go-on, .is-pointed-at:enabled, .order:has(~ .answers[hidden]) [data-order]:enabled, .answers:not([hidden]) .amount .primary:enabled), ${CHOICES}.is-default`;
const WRITING = "input:not([type=range]), textarea, select, dialog";
const PRESSED = "button, a, summary, [role=button], [role=tab]"; // Enter means these while they have the focus

/** @param {string} selector @returns {HTMLElement|null} */
const find = (selector) => document.querySelector(selector);

/** What keys do wherever no text is being written, whatever the alphabet. @type {Record<string, (store: TableStore) => void>} */
const KEYS = {
  KeyU: (store) => store.undo(),
  KeyQ: () => find(FIRST_ANSWER)?.focus(),
  KeyO: (store) => nextOverlay(store),
  Comma: (store) => store.step(-1),
  Period: (store) => store.step(1),
  KeyP: (store) => play(store),
  Escape: (store) => {
    if (store.film.now.value || store.reel.isPlaying.value) return store.skipFilm();
    store.showsKeys.value = false;
    store.pinned.value = null;
    store.confirming.value = null;
    if (store.filling.open.value?.option) store.filling.close();
  },
};

/** What happened since our answer, or the history from where we look; or an end of it. @param {TableStore} store */
function play(store) {
  if (store.film.now.value || store.reel.isPlaying.value) store.skipFilm();
  else if (store.past.value || store.film.length.value === 0) store.reel.play();
  else store.film.again();
}

/** @param {KeyboardEvent} event @returns {((store: TableStore) => void)|null} by Turn, with the shift key by Round */
function jumping({ code, shiftKey }) {
  const way = { BracketLeft: -1, BracketRight: 1 }[code];
  return way ? (store) => void store.reel.jump(shiftKey ? "rounds" : "turns", way) : null;
}

/** @param {TableStore} store */
function nextOverlay({ game, overlay }) {
  const { overlays } = game.value;
  overlay.value = overlays[(overlays.indexOf(overlay.value) + 1) % overlays.length];
}

/** What a key means now: 1 to 9 an option by its place, Enter the outlined one, ? the list of keys. @param {KeyboardEvent} event @param {TableStore} store @returns {(() => void)|null} */
function meaning(event, store) {
  if (event.key === "?") return () => (store.showsKeys.value = !store.showsKeys.value);
  const place = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const choice = place ? /** @type {HTMLElement|undefined} */ (document.querySelectorAll(CHOICES)[place - 1]) : undefined;
  if (choice) return () => choice.click();
  if (event.key === "Enter" && !(event.target instanceof Element && event.target.closest(PRESSED))) {
    const outlined = find(OUTLINED);
    if (outlined) return () => outlined.click();
  }
  const deed = jumping(event) ?? KEYS[event.code];
  return deed ? () => deed(store) : null;
}

/** @param {TableStore} store */
export function useKeys(store) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      store.isKeyed = true;
      const isLeaving = event.code === "Escape"; // also out of a field
      const isTheirs = event.target instanceof Element && event.target.closest(isLeaving ? "dialog" : WRITING);
      if (isTheirs || event.ctrlKey || event.metaKey || event.altKey) return;
      const deed = meaning(event, store);
      if (!deed) return;
      deed();
      event.preventDefault();
    };
    const onPointer = () => (store.isKeyed = false);
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, [store]);
  useFocus(store);
}

/** Who plays by keys finds the focus in every new question: on the outlined answer, else on the first. @param {TableStore} store */
function useFocus(store) {
  const [version, ask, confirming] = [store.view.value.version, store.ask.value, store.confirming.value];
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest(".decision");
    if (store.isKeyed && isLost && ask && !ask.aside && confirming === null) (find(OUTLINED) ?? find(FIRST_ANSWER))?.focus({ preventScroll: true });
  }, [version, ask?.aside, confirming]);
}

const LISTED = ["digits", "enter", "tab", "arrows", "escape", "u", "q", "o", "history", "jumps", "film", "help"];

/** @param {{store: TableStore}} props */
export function Keys({ store }) {
  const root = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const isShown = store.showsKeys.value;
  useLayoutEffect(() => {
    if (isShown) root.current?.showModal();
  }, [isShown]);
  if (!isShown) return null;
  const close = () => (store.showsKeys.value = false);
  return html`<dialog ref=${root} class="keys" aria-label=${t("keys-title")} onClose=${close}>
    <h2>${t("keys-title")}</h2>
    <dl>${LISTED.map((id) => html`<div key=${id}><dt>${t(`keys-${id}`).split(" · ").map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${t(`keys-${id}-about`)}</dd></div>`)}</dl>
    <button type="button" class="primary" onClick=${close}>${t("close")}</button>
  </dialog>`;
}
