/** What options are called, where they lie on the map, and which steps led to them. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { labelOf, spotsOf } = await import("westphalia/table/labels.js");
const { answersOnMap } = await import("westphalia/table/answers.js");
const { cellText, headingText } = await import("westphalia/table/cells.js");
const { labelsOf, stepsBack, stepsTo } = await import("westphalia/table/steps.js");
const { plainGame } = await import("westphalia/table/plain.js");
const { fitted } = await import("westphalia/table/game.js");
const { Catalogue } = await import("westphalia/texts.js");

const THINGS = { arguments: { place: "place" }, domains: { place: ["rome", "veii"], region: ["latium"] } };
const BOARD = { domains: THINGS.domains, map: null, graph: { region: "region", ways: { land: "place" }, regions: [{ id: "latium", places: ["rome", "veii"] }], nodes: { place: { rome: { lon: 0, lat: 0, links: { land: ["veii"] }, region: "latium" }, veii: { lon: 1, lat: 0, links: { land: ["rome"] }, region: "latium" } } } } };
const speech = new Catalogue("en", { messages: "option-end = Enough of { $place }\nsummary-gold = gold", names: { place: { rome: { name: "Rome" } } } }, null, THINGS);
const place = (id) => ({ id, message: null, ref: { domain: "place", id } });

/** As much of a table as labels read. */
function table(options, game = {}) {
  const ask = { seat: 0, kind: "where", args: { place: "rome" }, options, refused: [] };
  return { ask: { value: ask }, game: { value: fitted({ ...plainGame, ...game }, BOARD) }, scene: { value: { board: BOARD, texts: speech, state: {} } }, speech: { value: speech }, cards: { value: [] }, filling: { onMap: () => undefined, marks: () => [] } };
}

test("a thing is called by its name, a word by its text, an amount by itself", () => {
  const options = [place("rome"), { id: "end", message: "option-end", ref: null }, { id: "3", message: null, ref: null }];
  assert.deepEqual(options.map((option) => labelOf(table(options), option)), ["Rome", "Enough of Rome", "3"]);
});

test("a game may call an option otherwise, and say where it lies", () => {
  const word = { id: "army_1", message: "option-army", ref: null };
  const store = table([word], { option: () => ({ name: "First army", at: { domain: "place", id: "veii" } }) });
  assert.equal(labelOf(store, word), "First army");
  assert.deepEqual(spotsOf(store, word), [{ domain: "place", id: "veii" }]);
});

test("a region stands for its places", () => {
  const latium = { id: "latium", message: null, ref: { domain: "region", id: "latium" } };
  assert.deepEqual(spotsOf(table([latium]), latium).map(({ id }) => id), ["rome", "veii"]);
});

test("a place that stands for two options answers for neither", () => {
  const latium = { id: "latium", message: null, ref: { domain: "region", id: "latium" } };
  assert.deepEqual([...answersOnMap(table([place("rome"), latium])).keys()], ["place:veii"]);
});

test("cells: numbers, names, texts, lists", () => {
  assert.equal(cellText(3, speech), "3");
  assert.equal(cellText(-2, speech), "−2");
  assert.equal(cellText({ list: [{ name: ["place", "rome"] }, 7] }, speech), "Rome, 7");
  assert.equal(headingText({ text: "summary-gold", args: {} }, speech), "Gold");
  assert.equal(cellText(null, speech), "");
});

const NONE = { groups: {} };
const step = (kind, id, label = id) => ({ kind, id, label });
const words = (...ids) => ({ kind: "menu", options: ids.map((id) => ({ id, message: `option-${id}`, ref: null })), aside: false });

test("a menu begins anew, and so does what was ended", () => {
  const steps = [step("menu", "march"), step("from", "rome")];
  assert.deepEqual(stepsTo(words("march", "sail"), steps, { groups: { war: ["march", "sail"] } }), []);
  assert.deepEqual(stepsTo({ ...words("yes"), kind: "sure" }, [...steps, step("from", "end")], NONE), []);
});

test("where a game names its menus, these begin anew whatever they offer, and no other question does", () => {
  const steps = [step("menu", "march"), step("from", "rome")];
  const game = { groups: { war: ["march", "sail"] }, menus: ["menu"] };
  assert.deepEqual(stepsTo(words("end"), steps, game), []);
  assert.deepEqual(stepsTo({ ...words("march", "sail"), kind: "card" }, steps, game), steps);
});

test("words that are offered again forget what followed them, things add up", () => {
  const steps = [step("menu", "march"), step("from", "rome")];
  assert.deepEqual(stepsTo(words("march"), steps, NONE), []);
  assert.deepEqual(stepsTo({ kind: "from", options: [place("rome")], aside: false }, steps, NONE), steps);
});

test("a step back, and what is told of the others", () => {
  const steps = [step("menu", "march", "March"), step("from", "rome", "Rome"), step("more", "done", "Done")];
  assert.deepEqual(stepsBack({ kind: "from" }, steps), [steps[0]]);
  assert.deepEqual(labelsOf(steps), ["March", "Rome"]);
});
