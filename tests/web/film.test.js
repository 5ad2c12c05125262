/** The film of what others did: what is seen of a step, which steps are shown when there are many. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { deedsOf } = await import("westphalia/table/deeds_on_map.js");
const { thinned } = await import("westphalia/table/film.js");
const { plainGame } = await import("westphalia/table/plain.js");

const land = (x, y) => ({ path: "M0 0l1 0 0 1z", label: [x, y], room: [1, 1] });
const board = { domains: { place: ["rome", "carthage"] }, map: { viewBox: [0, 0, 9, 9], territories: { rome: land(1, 2), carthage: land(3, 4) }, borders: [] } };
const game = {
  ...plainGame,
  domains: { land: "place", sea: "sea", region: "region" },
  marches: { "log-march": ["origin", "target"] },
  battles: ["log-battle"],
  clashes: { "log-dice": ["attack", "defence"] },
  paint: ({ state }) => Object.fromEntries(board.domains.place.map((id, p) => [id, { tint: state.holder[p] }])),
};
const scene = (...holder) => ({ state: { holder }, board, seat: 0 });
const entry = (message, args = {}) => ({ message, rule: "", args, refs: Object.values(args).filter((id) => board.domains.place.includes(id)).map((id) => ({ domain: "place", id })) });

test("a march is an arrow, land that changes hands a flag", () => {
  const deeds = deedsOf(game, scene("red", "blue"), scene("red", "red"), [entry("log-march", { origin: "rome", target: "carthage" })]);
  assert.deepEqual(deeds.map(({ kind, at, from, tint }) => [kind, at, from, tint]), [["march", [3, 4], [1, 2], "#3b332b"], ["flag", [3, 4], undefined, "red"]]);
});

test("dice are shown where the battle began, also in a later step", () => {
  const field = { at: null };
  deedsOf(game, scene("red", "blue"), scene("red", "blue"), [entry("log-battle", { place: "carthage" })], field);
  const deeds = deedsOf(game, scene("red", "blue"), scene("red", "blue"), [entry("log-dice", { attack: 7, defence: 5 })], field);
  assert.deepEqual(deeds, [{ kind: "clash", at: [3, 4], numbers: [7, 5] }]);
});

test("what is only spoken of has a ring, unless there is more to be seen", () => {
  const told = entry("log-built", { place: "rome" });
  assert.deepEqual(deedsOf(game, scene("red", "blue"), scene("red", "blue"), [told]), [{ kind: "ring", at: [1, 2] }]);
  assert.deepEqual(deedsOf(game, scene("red", "blue"), scene("red", "red"), [told]).map(({ kind }) => kind), ["flag"]);
});

test("of many steps the weightiest are shown, and the last; the others are told with the next", () => {
  const frames = [0, 9, 0, 5, 0, 0].map((weight, n) => ({ before: n, state: n + 1, entries: [entry(`l${n}`)], weight }));
  const kept = thinned(frames, 3);
  assert.deepEqual(kept.map(({ before, state, entries }) => [before, state, entries.length]), [[0, 2, 2], [2, 4, 2], [4, 6, 2]]);
  assert.equal(thinned(frames, 6), frames);
});
