/** Preact by way of template strings: html`<p>...</p>`. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/** @template {Element} [E=HTMLElement] @typedef {{currentTarget: E}} On what an event happened to */
/** @typedef {SubmitEvent & On<HTMLFormElement>} Sent a form that is sent */
/** @typedef {Event & On<HTMLInputElement>} Typed a field that is written in */

/** A handler that takes what was written or chosen. @param {(value: string) => void} take */
export const written = (take) => (/** @type {On<HTMLInputElement|HTMLSelectElement|HTMLTextAreaElement>} */ event) => take(event.currentTarget.value);

/** Class names from those that apply. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
