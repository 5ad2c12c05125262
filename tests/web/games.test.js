// Names of bots: level, style and time to think.
import assert from "node:assert/strict";
import { test } from "node:test";

const { botParts, styledBot, usualBot } = await import("westphalia/pages/games.js");

test("a name has a level and a style", () => {
  assert.deepEqual(botParts("strategist:trader@3s"), { level: "strategist@3s", base: "strategist", style: "trader" });
  assert.deepEqual(botParts("steward"), { level: "steward", base: "steward", style: "" });
});

test("a style is put into a name and taken out again", () => {
  assert.equal(styledBot("strategist@0.3s", "trader"), "strategist:trader@0.3s");
  assert.equal(styledBot("novice", "settler"), "novice:settler");
  assert.equal(styledBot("steward", ""), "steward");
  assert.equal(styledBot("random", "trader"), "random");
});

test("neighbours differ in style", () => {
  const game = /** @type {any} */ ({ default_bot: "steward", styles: ["trader", "conqueror", "settler"] });
  assert.equal(new Set([0, 1, 2].map((chair) => usualBot(game, chair))).size, 3);
});
