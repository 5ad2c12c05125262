/** The few marks of markdown that rulebooks use: paragraphs, lists, tables, emphasis, rule ids; with sought words marked. */
import { classes, html } from "../html.js";
import { t } from "../texts.js";

/** How a rulebook marks where a sentence comes from, or when it holds: [ruling], [ruling: why], [optional 3]. */
const MARK = /^[*`]{0,2}\[(ruling|bot|advanced|optional)s?([ :,;][^\]]*)?\][*`]{0,2}$/;
const PIECES =
  /([*`]{0,2}\[(?:ruling|bot|advanced|optional)s?(?:[ :,;][^\]]*)?\][*`]{0,2}|\*\*.+?\*\*|\*.+?\*|`.+?`|\b[A-Z]{2}-(?:[A-Z]\.)?[A-Z]?\d+(?:\.\d+)+[a-z]?\b)/;

/** What begins an item of a list: a bullet, which is drawn, or a number or letter, which is kept: (a), 1. */
const ITEM = /^\s*(?:[-*] |(?=\(?(?:\d+|\p{L})[.)] ))/u;
const FIRST_ITEM = /^\s*(?:[-*] |\(?[1a][.)] )/; // a list begins here; a line that only happens to begin with (b) does not
const RULER = /^-{3,}$/;

/** @param {{text: string, game: string, words?: string[]}} props `words` are marked wherever they stand */
export function Markdown({ text, game, words = [] }) {
  const inline = (/** @type {string} */ part) => html`<${Line} text=${part} game=${game} words=${words} />`;
  return text.split(/\n\s*\n/).map((block, i) => {
    const lines = block.split("\n").filter((line) => line.trim() && !RULER.test(line));
    if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return html`<${MarkdownTable} key=${i} lines=${lines} inline=${inline} />`;
    const first = lines.findIndex((line) => FIRST_ITEM.test(line));
    const prose = (first < 0 ? lines : lines.slice(0, first)).join(" ");
    return html`<div key=${i}>
      ${prose && html`<p>${inline(prose)}</p>`}
      ${first >= 0 && html`<${List} lines=${lines.slice(first)} inline=${inline} />`}
    </div>`;
  });
}

/** @param {{lines: string[], inline: (text: string) => any}} props */
function List({ lines, inline }) {
  const items = [];
  for (const line of lines)
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  const isNumbered = !/^\s*[-*] /.test(lines[0]);
  return html`<ul class=${classes(isNumbered && "is-numbered")}>${items.map((item, i) => html`<li key=${i}>${inline(item)}</li>`)}</ul>`;
}

/** @param {{lines: string[], inline: (text: string) => any}} props */
function MarkdownTable({ lines, inline }) {
  const cells = (/** @type {string} */ line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
  const [head, , ...rows] = lines.map(cells);
  return html`<table>
    <thead><tr>${head.map((cell, i) => html`<th key=${i} scope="col">${inline(cell)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>${row.map((cell, j) => html`<td key=${j}>${inline(cell)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/** Text without breaks. @param {{text: string, game: string, words?: string[]}} props */
export function Line({ text, game, words = [] }) {
  return text.split(PIECES).map((part, i) => {
    const [, mark, more = ""] = MARK.exec(part) ?? [];
    if (mark) return html`<span key=${i} class="mark" title=${t(`mark-${mark}-about`)}>${t(`mark-${mark}`)}${marked(more, words)}</span>`;
    if (part.startsWith("**")) return html`<b key=${i}><${Line} text=${part.slice(2, -2)} game=${game} words=${words} /></b>`;
    if (part.startsWith("*") && part.length > 2) return html`<em key=${i}><${Line} text=${part.slice(1, -1)} game=${game} words=${words} /></em>`;
    if (part.startsWith("`")) return html`<code key=${i}>${part.slice(1, -1)}</code>`;
    if (/^[A-Z]{2}-/.test(part)) return html`<a key=${i} href=${`#/rules/${game}/${part}`}>${part}</a>`;
    return marked(part, words);
  });
}

/** The text with the sought words marked, whatever their accents and capitals. @param {string} text @param {string[]} words */
function marked(text, words) {
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

/** Without accents and capitals, with the apostrophe of keyboards, each letter in its place. @param {string} text */
export const plain = (text) => [...text.replaceAll("’", "'")].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase() || letter).join("");

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
