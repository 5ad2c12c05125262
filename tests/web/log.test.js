// Lines of the log that say the same are told once.
import assert from "node:assert/strict";
import { test } from "node:test";

import { runs } from "../../src/westphalia/web/js/table/log.js";

/** @param {string} messages one letter for each line of the log */
const told = (messages) =>
  runs([...messages].map((message, at) => ({ entry: { message, args: {}, rule: "", refs: [] }, at })))
    .map(({ entry, times }) => (times > 1 ? `${entry.message}${times}` : entry.message)).join(" ");

test("the same line one after another is told once", () => assert.equal(told("aabccc"), "a2 b c3"));
test("a price and what was bought for it are told once each", () => assert.equal(told("papapaqbqb"), "p3 a3 q2 b2"));
test("a pair that is not whole starts anew", () => assert.equal(told("papab" + "pab"), "p2 a2 b p a b"));
test("a line keeps its number in the log", () =>
  assert.deepEqual(runs([3, 4, 5].map((at) => ({ entry: { message: at < 5 ? "a" : "b", args: {}, rule: "", refs: [] }, at }))).map(({ at }) => at), [3, 5]));
