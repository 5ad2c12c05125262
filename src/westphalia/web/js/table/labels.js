/** What options are called, and what they do where the game says so. */
import { html } from "../html.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */

/** What the game says of an option, of the question or of another. @param {TableStore} store @param {Option} option @param {import("./store.js").Ask|null} [ask] @returns {import("./game.js").Said|null} */
export const saidOf = (store, option, ask = store.ask.value) => (ask ? store.game.value.option(store.scene.value, ask, option) : null);

/** @param {TableStore} store @param {Option} option @param {import("./store.js").Ask|null} [ask] */
export function labelOf(store, option, ask = store.ask.value) {
  const said = saidOf(store, option, ask);
  if (said?.name) return said.name;
  const speech = store.speech.value;
  if (option.ref) return speech.name(option.ref.domain, option.ref.id);
  return option.message ? speech.format(option.message, ask?.args) : option.id;
}

/** The places on the map that stand for an option. @param {TableStore} store @param {Option} option @param {import("./store.js").Ask|null} [ask] @returns {import("./store.js").Ref[]} */
export function spotsOf(store, option, ask = store.ask.value) {
  const ref = option.ref ?? saidOf(store, option, ask)?.at;
  return ref ? store.game.value.onMap(store.scene.value, ref) : [];
}

/** The label with a short remark, and below it what the option does. @param {{store: TableStore, option: Option, ask?: import("./store.js").Ask|null}} props */
export function Label({ store, option, ask = store.ask.value }) {
  const { text, note } = saidOf(store, option, ask) ?? {};
  const label = html`${labelOf(store, option, ask)}${note && html` <small class="choice-note">${note}</small>`}`;
  if (!text) return label;
  return html`<b>${label}</b> <span class="choice-text">${text}</span>`;
}
