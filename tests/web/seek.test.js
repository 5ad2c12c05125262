// The rulebook is searched as people ask.
import assert from "node:assert/strict";
import { test } from "node:test";

import { inOrder, search, soughtWords } from "../../src/westphalia/web/js/pages/seek.js";

const paragraph = (/** @type {string} */ id, /** @type {string} */ title, text = "") => ({ id, title, chapter: "", text });
const BOOK = [
  paragraph("EX-1", "A victory"),
  paragraph("SC-1.1", "Board"),
  paragraph("SC-22.1", "Conquest", "Who holds all capitals has the victory."),
  paragraph("SC-3.1", "Round", "In the owner’s turn."),
  paragraph("HOW-7", "How to win", "Count capitals."),
];
const found = (/** @type {string} */ question) =>
  search(inOrder(BOOK), soughtWords(question, "how do i the"), "win victor goal | eat food").map(({ id }) => id);

test("how to play stands before the rules, and these before examples", () =>
  assert.deepEqual(inOrder(BOOK).map(({ id }) => id), ["HOW-7", "SC-1.1", "SC-22.1", "SC-3.1", "EX-1"]));
test("a question finds what speaks of the same in other words", () =>
  assert.deepEqual(found("How do I win?"), ["HOW-7", "SC-22.1", "EX-1"]));
test("a part of a word is enough, as before", () => assert.deepEqual(found("conq"), ["SC-22.1"]));
test("all words must be there", () => assert.deepEqual(found("win capitals"), ["HOW-7", "SC-22.1"]));
test("words of a question are sought where there are no others", () => assert.deepEqual(found("how"), ["HOW-7"]));
test("an apostrophe is found as a keyboard types it", () => assert.deepEqual(found("owner's"), ["SC-3.1"]));
