/** Paragraphs of the rulebook beside what they explain. */
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "../api.js";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @typedef {{id: string, title: string, chapter: string, text: string}} Paragraph */

const SHORT = 240; // characters that are shown unasked

/** The whole book of a game. @param {string} game @returns {Promise<Paragraph[]>} */
export const book = (game) => getOnce(`/games/${game}/rules`);

/** A link to a paragraph. @param {{store: import("./store.js").TableStore, id: string}} props */
export function Rule({ store, id }) {
  if (!id) return null;
  return html`<a class="rule" href=${`#/rules/${store.table.value.game}/${id}`} target="_blank" rel="noopener" aria-label=${t("rule", { id })}>${id}</a>`;
}

/** The paragraph itself, for those who play for the first time. @param {{store: import("./store.js").TableStore, id: string}} props */
export function RuleText({ store, id }) {
  const paragraph = useParagraph(store.table.value.game, id);
  if (!paragraph) return null;
  const text = plain(paragraph.text.split("\n\n")[0]);
  return html`<details class="first-help" open=${text.length < SHORT}>
    <summary>${paragraph.title}</summary>
    <p>${text}</p>
  </details>`;
}

/** @param {string} game @param {string} id */
function useParagraph(game, id) {
  const [paragraph, setParagraph] = useState(/** @type {Paragraph|undefined} */ (undefined));
  useEffect(() => {
    let isGone = false;
    book(game).then((all) => !isGone && setParagraph(all.find((each) => each.id === id)));
    return () => (isGone = true);
  }, [game, id]);
  return paragraph;
}

/** Markdown without its marks and without the names of options. @param {string} text */
const plain = (text) => text.replace(/\*\*?|`/g, "").replace(/,? \(?opt:[\w=]+\)?/g, "");
