/** The rulebook: by chapters, with search and an address for every paragraph. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { query } from "../router.js";
import { language } from "../settings.js";
import { book } from "../table/rule.js";
import { reasonOf, t } from "../texts.js";
import { Bar } from "./bar.js";
import { gameName, useGameTexts } from "./games.js";
import { Line, Markdown } from "./markdown.js";
import { inOrder, search, soughtWords } from "./seek.js";

/** @typedef {import("../table/rule.js").Paragraph} Paragraph */

/** @param {{game: string, rule?: string}} props */
export function RulesPage({ game, rule }) {
  const [paragraphs, setParagraphs] = useState(/** @type {Paragraph[]} */ ([]));
  const [sought, setSought] = useState(query.peek().get("q") ?? "");
  const [problem, setProblem] = useState("");
  const texts = useGameTexts(game);
  const locale = language.value;
  useEffect(() => {
    let isGone = false;
    book(game, locale).then(
      (all) => !isGone && setParagraphs(inOrder(all)),
      (error) => setProblem(reasonOf(error)),
    );
    return () => (isGone = true);
  }, [game, locale]);
  useEffect(() => {
    if (rule) setSought("");
  }, [rule]);
  useEffect(() => {
    if (rule) document.getElementById(rule)?.scrollIntoView({ block: "start" });
  }, [rule, paragraphs, sought === ""]);
  const words = useMemo(() => soughtWords(sought, t("search-skip")), [sought, locale]);
  const found = useMemo(() => search(paragraphs, words, t("search-alike")), [paragraphs, words]);
  const chapters = useMemo(() => byChapter(words.length ? found : paragraphs), [found, paragraphs, words]);
  const write = (/** @type {string} */ text) => {
    setSought(text);
    scrollTo({ top: 0 });
    history.replaceState(null, "", `#/rules/${game}${text.trim() ? `?q=${encodeURIComponent(text.trim())}` : ""}`);
  };
  return html`<${Bar} game=${game} />
    <main class="rulebook">
      <header>
        <p class="book-of">${gameName(texts, game)}</p>
        <h1>${t("rulebook")}</h1>
      </header>
      <div class="search">
        <input type="search" aria-label=${t("search")} placeholder=${t("search-rules")} value=${sought} onInput=${written(write)} />
        <p role="status">${words.length > 0 && t("search-found", { n: found.length })}</p>
      </div>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
      <nav aria-label=${t("contents")} tabindex="0"><ol>
        ${chapters.map(([chapter, rules]) => html`<li key=${chapter}><a href=${`#/rules/${game}/${rules[0].id}`} onClick=${(/** @type {Event} */ event) => jump(event, chapter)}>${unmarked(chapter)}${words.length > 0 && html` <span class="count">${rules.length}</span>`}</a></li>`)}
      </ol></nav>
      <div class="chapters">
        ${chapters.length === 0 && paragraphs.length > 0 && html`<p class="empty">${t("search-nothing")}</p>`}
        ${chapters.map(([chapter, rules]) => html`<section key=${chapter} id=${idOf(chapter)}>
          <h2><${Line} text=${chapter} game=${game} words=${words} /></h2>
          ${rules.map((each) => html`<${Article} key=${each.id} game=${game} paragraph=${each} words=${words} isSought=${each.id === rule} />`)}
        </section>`)}
      </div>
    </main>`;
}

/** @param {{game: string, paragraph: Paragraph, words: string[], isSought: boolean}} props */
function Article({ game, paragraph, words, isSought }) {
  const { id, title, text } = paragraph;
  return html`<article id=${id} class=${classes(isSought && "is-sought")}>
    <h3><a class="id" href=${`#/rules/${game}/${id}`} title=${t("rule-link")}>${id}</a> <${Line} text=${title} game=${game} words=${words} /></h3>
    <${Markdown} text=${text} game=${game} words=${words} />
  </article>`;
}

/** Scroll to a chapter without leaving the page's address. @param {Event} event @param {string} chapter */
function jump(event, chapter) {
  event.preventDefault();
  document.getElementById(idOf(chapter))?.scrollIntoView({ block: "start" });
}

/** A heading without marks such as [advanced]. @param {string} chapter */
const unmarked = (chapter) => chapter.replace(/\s*\[[^\]]+\]/g, "");

/** @param {string} chapter */
const idOf = (chapter) => `chapter-${chapter.replace(/[^\p{L}\d]+/gu, "-")}`;

/** @param {Paragraph[]} paragraphs @returns {[string, Paragraph[]][]} */
function byChapter(paragraphs) {
  const chapters = new Map();
  for (const each of paragraphs) chapters.set(each.chapter, [...(chapters.get(each.chapter) ?? []), each]);
  return [...chapters];
}
