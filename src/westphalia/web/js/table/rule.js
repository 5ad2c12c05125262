/** Paragraphs of the rulebook beside what they explain, and a few own words for those who play for the first time. */
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "../api.js";
import { html } from "../html.js";
import { help, language, remembered } from "../settings.js";
import { spokenBy, t } from "../texts.js";
import { isLed } from "./lesson.js";

/** @typedef {import("../wire.d.ts").RuleInfo} Paragraph */

const SHORT = 240; // characters of a paragraph that are shown unasked
const OFTEN = 3; // times a kind of decision is explained before the explanation steps back

/** On a phone the options come first, the explanation is one line to open. */
const narrow = matchMedia("(max-width: 760px)");

/** How often each kind of decision has been explained, by game. @type {import("@preact/signals").Signal<Record<string, number>>} */
const told = remembered("explained", {});

/** Books that have been read, by game and language: their paragraphs are there at once. @type {Map<string, Map<string, Paragraph>>} */
const read = new Map();

/** The whole book of a game. @param {string} game @param {string} locale @returns {Promise<Paragraph[]>} */
export async function book(game, locale) {
  /** @type {Paragraph[]} */
  const paragraphs = await getOnce(`/games/${game}/rules?language=${await spokenBy(game, locale)}`);
  const key = `${game}/${locale}`;
  if (!read.has(key)) read.set(key, new Map(paragraphs.map((each) => [each.id, each])));
  return paragraphs;
}

/** A link to a paragraph. @param {{store: import("./store.js").TableStore, id: string}} props */
export function Rule({ store, id }) {
  if (!id) return null;
  return html`<a class="rule" href=${`#/rules/${store.table.value.game}/${id}`} target="_blank" rel="noopener" aria-label=${t("rule", { id })}>${id}</a>`;
}

/** What the decision is about: the game's own words for it, else the paragraph. Open the first times, but not where a
 * lesson speaks: whoever comes from one finds it open in the first game of their own. @param {{store: import("./store.js").TableStore, id: string}} props */
export function RuleText({ store, id }) {
  const game = store.table.value.game;
  const kind = store.ask.value?.kind ?? "";
  const paragraph = useParagraph(game, id);
  const key = `${game}.${kind}`;
  const [isNew] = useState(() => !isLed(store) && (told.peek()[key] ?? 0) < OFTEN);
  useEffect(() => {
    if (kind && isNew) told.value = { ...told.peek(), [key]: (told.peek()[key] ?? 0) + 1 };
  }, [key]);
  const speech = store.speech.value;
  const message = store.game.value.helpFor(kind);
  const own = message && speech.has(message) ? speech.format(message) : "";
  if (!own && !paragraph) return null;
  const text = own || plain(paragraph?.text.split("\n\n")[0] ?? "");
  return html`<details class="first-help" open=${isNew && !narrow.matches && (own !== "" || text.length < SHORT)}>
    <summary>${own ? t("help-about") : paragraph?.title}</summary>
    <p>${text} <button type="button" class="quiet stop-help" onClick=${() => (help.value = false)}>${t("help-stop")}</button></p>
  </details>`;
}

/** @param {string} game @param {string} id */
function useParagraph(game, id) {
  const locale = language.value;
  const key = `${game}/${locale}`;
  const [paragraph, setParagraph] = useState(() => read.get(key)?.get(id));
  useEffect(() => {
    let isGone = false;
    book(game, locale).then(() => !isGone && setParagraph(read.get(key)?.get(id)));
    return () => (isGone = true);
  }, [key, id]);
  return paragraph;
}

/** Markdown without its marks. @param {string} text */
const plain = (text) => text.replace(/\*\*?|`/g, "").replace(/ ?\[(ruling|bot|advanced|optional)s?\b[^\]]*\]/g, "");
