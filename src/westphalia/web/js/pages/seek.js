/** Searching the rulebook as people ask: "how do I win" finds what speaks of victory. */
import { plain } from "./markdown.js";

/** @typedef {import("../table/rule.js").Paragraph} Paragraph */

const GUIDE = "HOW"; // the part of the book that is read first
const SHORT = 3; // letters a word needs to stand for others that begin so

/** What is sought, without the words that every question has, unless there are no others. @param {string} text @param {string} skip */
export function soughtWords(text, skip) {
  const words = plain(text).split(/[\s?!,]+/).filter(Boolean);
  const passed = plain(skip).split(" ");
  const telling = words.filter((word) => !passed.includes(word));
  return telling.length ? telling : words;
}

/** Words that may stand for a word: those of its family. @param {string} word @param {string[][]} families */
function standIns(word, families) {
  const isOf = (/** @type {string} */ stem) => word.startsWith(stem) || (word.length > SHORT && stem.startsWith(word));
  return [word, ...families.filter((family) => family.some(isOf)).flat()];
}

/**
 * Paragraphs with all the words or their like; within a part of the book those first that have them in id or title.
 * @param {Paragraph[]} paragraphs @param {string[]} words @param {string} alike families of word stems, with | between them
 */
export function search(paragraphs, words, alike) {
  if (!words.length) return [];
  const families = plain(alike).split("|").map((family) => family.split(" ").filter(Boolean));
  const wanted = words.map((word) => standIns(word, families));
  const parts = [...new Set(paragraphs.map(partOf))];
  const fits = (/** @type {string} */ text) => wanted.filter((some) => some.some((word) => text.includes(word))).length;
  const rank = (/** @type {Paragraph} */ paragraph) =>
    parts.indexOf(partOf(paragraph)) * words.length * 2 - fits(plain(`${paragraph.id} ${paragraph.title}`));
  return paragraphs
    .filter(({ id, title, chapter, text }) => fits(plain(`${id} ${title} ${chapter} ${text}`)) === words.length)
    .map((each) => ({ each, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

/** The letters of an id name the part of the book: rules, examples. @param {Paragraph} paragraph */
const partOf = ({ id }) => id.split("-")[0];

/** How to play, then the rules, then examples: the larger part of a book is the book itself. @param {Paragraph[]} paragraphs */
export function inOrder(paragraphs) {
  const sizes = new Map([[GUIDE, Infinity]]);
  for (const each of paragraphs) sizes.set(partOf(each), (sizes.get(partOf(each)) ?? 0) + 1);
  return [...paragraphs].sort((a, b) => (partOf(a) === partOf(b) ? 0 : (sizes.get(partOf(b)) ?? 0) - (sizes.get(partOf(a)) ?? 0)));
}
