/** Addresses to send to friends. */
import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

const SHOWN = 2500; // ms that "copied" stays

/** The address of a table, or of one chair there. @param {string} table @param {string} [seat] @param {string} [token] */
export function addressOf(table, seat, token) {
  const key = token ? `?seat=${seat}&token=${encodeURIComponent(token)}` : "";
  return `${location.origin}${location.pathname}#/table/${table}${key}`;
}

/** An address with a button that copies it. @param {{label: string, address: string, children?: any}} props */
export function Address({ label, address, children }) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement|null} */ (null));
  const copy = async () => {
    field.current?.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(address);
    else document.execCommand("copy"); // pages without TLS have no clipboard of their own
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return html`<div class="address">
    <label><span>${label}</span> <input ref=${field} readonly value=${address} onFocus=${() => field.current?.select()} /></label>
    <button type="button" class="copy" onClick=${copy}>${t(isCopied ? "copied" : "copy")}</button>
    ${children}
  </div>`;
}
