/** The few marks of markdown that rulebooks use: paragraphs, lists, tables, emphasis, rule ids; with sought words marked. */
import { html } from "../html.js";
import { t } from "../texts.js";

const RULING = "**[ruling]**"; // how a rulebook marks what its source leaves open

/** @param {{text: string, game: string, words?: string[]}} props `words` are marked wherever they stand */
export function Markdown({ text, game, words = [] }) {
  const inline = (part) => inlined(part, game, words);
  return text.split(/\n\s*\n/).map((block, i) => {
    const lines = block.split("\n").filter((line) => line.trim());
    if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return html`<${MarkdownTable} key=${i} lines=${lines} inline=${inline} />`;
    const first = lines.findIndex((line) => /^\s*[-*] /.test(line));
    const prose = (first < 0 ? lines : lines.slice(0, first)).join(" ");
    return html`<div key=${i}>
      ${prose && html`<p>${inline(prose)}</p>`}
      ${first >= 0 && html`<ul>${items(lines.slice(first)).map((item, j) => html`<li key=${j}>${inline(item)}</li>`)}</ul>`}
    </div>`;
  });
}

/** @param {string[]} lines */
function items(lines) {
  const found = [];
  for (const line of lines)
    if (/^\s*[-*] /.test(line)) found.push(line.replace(/^\s*[-*] /, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  return found;
}

/** @param {{lines: string[], inline: (text: string) => any}} props */
function MarkdownTable({ lines, inline }) {
  const cells = (line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
  const [head, , ...rows] = lines.map(cells);
  return html`<table>
    <thead><tr>${head.map((cell, i) => html`<th key=${i} scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>${row.map((cell, j) => html`<td key=${j}>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/** @param {string} text @param {string} game @param {string[]} words */
function inlined(text, game, words) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`|\b[A-Z]{2}-[A-Z]?\d+\.\d+\b)/).map((part, i) => {
    if (part === RULING) return html`<span key=${i} class="ruling" title=${t("ruling-about")}>${t("ruling")}</span>`;
    if (part.startsWith("**")) return html`<b key=${i}>${marked(part.slice(2, -2), words)}</b>`;
    if (part.startsWith("*") && part.length > 2) return html`<em key=${i}>${marked(part.slice(1, -1), words)}</em>`;
    if (part.startsWith("`")) return html`<code key=${i}>${part.slice(1, -1)}</code>`;
    if (/^[A-Z]{2}-/.test(part)) return html`<a key=${i} href=${`#/rules/${game}/${part}`}>${part}</a>`;
    return marked(part, words);
  });
}

/** The text with the sought words marked, whatever their accents and capitals. @param {string} text @param {string[]} words */
export function marked(text, words) {
  if (!words.length) return text;
  const folded = plain(text);
  if (folded.length !== text.length) return text;
  const parts = [];
  let done = 0;
  for (const { index, 0: found } of folded.matchAll(new RegExp(words.map(escaped).join("|"), "g"))) {
    parts.push(text.slice(done, index), html`<mark key=${index}>${text.slice(index, index + found.length)}</mark>`);
    done = index + found.length;
  }
  return [...parts, text.slice(done)];
}

/** Without accents and capitals, each letter in its place. @param {string} text */
export const plain = (text) => [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() || letter).join("");

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
