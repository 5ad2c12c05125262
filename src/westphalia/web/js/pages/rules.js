/** The rulebook with search. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { book } from "../table/rule.js";
import { t } from "../texts.js";
import { Bar } from "./bar.js";

/** @param {{game: string, rule?: string}} props */
export function RulesPage({ game, rule }) {
  const [paragraphs, setParagraphs] = useState(/** @type {import("../table/rule.js").Paragraph[]} */ ([]));
  const [sought, setSought] = useState("");
  useEffect(() => {
    book(game).then(setParagraphs);
  }, [game]);
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: "start" });
  }, [rule, paragraphs]);
  const chapters = useMemo(() => byChapter(paragraphs.filter((each) => fits(each, sought))), [paragraphs, sought]);
  return html`<${Bar} game=${game} />
    <main class="rulebook">
      <h1>${t("rulebook")}</h1>
      <p class="search"><input type="search" aria-label=${t("search")} placeholder=${t("search")} value=${sought} onInput=${(event) => setSought(event.currentTarget.value)} /></p>
      <nav aria-label=${t("contents")}><ul>
        ${chapters.map(([chapter, [first]]) => html`<li key=${chapter}><a href=${`#/rules/${game}/${first.id}`}>${chapter}</a></li>`)}
      </ul></nav>
      <div class="chapters">
        ${chapters.length === 0 && paragraphs.length > 0 && html`<p class="empty">${t("search-nothing")}</p>`}
        ${chapters.map(([chapter, rules]) => html`<section key=${chapter}>
          <h2>${chapter}</h2>
          ${rules.map((each) => html`<article key=${each.id} id=${each.id} class=${each.id === rule ? "is-sought" : ""}>
            <h3><a href=${`#/rules/${game}/${each.id}`}>${each.id}</a> ${each.title}</h3>
            <${Markdown} text=${each.text} game=${game} />
          </article>`)}
        </section>`)}
      </div>
    </main>`;
}

/** @param {import("../table/rule.js").Paragraph} paragraph @param {string} sought */
function fits({ id, title, text }, sought) {
  const all = `${id} ${title} ${text}`.toLocaleLowerCase();
  return sought.toLocaleLowerCase().split(/\s+/).every((word) => all.includes(word));
}

/** @param {import("../table/rule.js").Paragraph[]} paragraphs @returns {[string, import("../table/rule.js").Paragraph[]][]} */
function byChapter(paragraphs) {
  const chapters = new Map();
  for (const each of paragraphs) chapters.set(each.chapter, [...(chapters.get(each.chapter) ?? []), each]);
  return [...chapters];
}

/** The few marks of markdown that rulebooks use: paragraphs, lists, tables, emphasis, rule ids. @param {{text: string, game: string}} props */
function Markdown({ text, game }) {
  return text.split(/\n\s*\n/).map((block, i) => {
    const lines = block.split("\n").filter((line) => line.trim());
    if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return html`<${MarkdownTable} key=${i} lines=${lines} game=${game} />`;
    const first = lines.findIndex((line) => /^\s*[-*] /.test(line));
    const prose = (first < 0 ? lines : lines.slice(0, first)).join(" ");
    return html`<div key=${i}>
      ${prose && html`<p>${inline(prose, game)}</p>`}
      ${first >= 0 && html`<ul>${items(lines.slice(first)).map((item, j) => html`<li key=${j}>${inline(item, game)}</li>`)}</ul>`}
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

/** @param {{lines: string[], game: string}} props */
function MarkdownTable({ lines, game }) {
  const cells = (line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
  const [head, , ...rows] = lines.map(cells);
  return html`<table>
    <thead><tr>${head.map((cell, i) => html`<th key=${i} scope="col">${inline(cell, game)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i}>${row.map((cell, j) => html`<td key=${j}>${inline(cell, game)}</td>`)}</tr>`)}</tbody>
  </table>`;
}

/** @param {string} text @param {string} game */
function inline(text, game) {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`|\b[A-Z]{2}-[A-Z]?\d+\.\d+\b)/).map((part, i) => {
    if (part.startsWith("**")) return html`<b key=${i}>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*") && part.length > 2) return html`<em key=${i}>${part.slice(1, -1)}</em>`;
    if (part.startsWith("`")) return html`<code key=${i}>${part.slice(1, -1)}</code>`;
    if (/^[A-Z]{2}-/.test(part)) return html`<a key=${i} href=${`#/rules/${game}/${part}`}>${part}</a>`;
    return part;
  });
}
