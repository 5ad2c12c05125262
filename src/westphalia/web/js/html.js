/** Preact by way of template strings: html`<p>...</p>`. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);

/** Class names from those that apply. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
