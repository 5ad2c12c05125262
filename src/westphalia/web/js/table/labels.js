/** What options are called, and what they do where the game says so. */
import { html } from "../html.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */

/** What the game says of an option. @param {TableStore} store @param {Option} option @returns {import("./game.js").Said|null} */
export const saidOf = (store, option) => (store.ask.value ? store.game.value.option(store.scene.value, store.ask.value, option) : null);

/** @param {TableStore} store @param {Option} option */
export function labelOf(store, option) {
  const said = saidOf(store, option);
  if (said?.name) return said.name;
  const speech = store.speech.value;
  if (option.ref) return speech.name(option.ref.domain, option.ref.id);
  return option.message ? speech.format(option.message, store.ask.value?.args) : option.id;
}

/** The places on the map that stand for an option. @param {TableStore} store @param {Option} option @returns {import("./store.js").Ref[]} */
export function spotsOf(store, option) {
  const ref = option.ref ?? saidOf(store, option)?.at;
  return ref ? store.game.value.onMap(store.scene.value, ref) : [];
}

/** The label with a short remark, and below it what the option does. @param {{store: TableStore, option: Option}} props */
export function Label({ store, option }) {
  const { text, note } = saidOf(store, option) ?? {};
  const label = html`${labelOf(store, option)}${note && html` <small class="choice-note">${note}</small>`}`;
  if (!text) return label;
  return html`<b>${label}</b> <span class="choice-text">${text}</span>`;
}
