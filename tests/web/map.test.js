/** The map: outlines from arcs, names that find room, counters that make way for each other. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { domainsOf, readDrawing } = await import("westphalia/map/drawing.js");
const { HANDS, lettering, roomFor } = await import("westphalia/map/lettering.js");
const { placeTokens } = await import("westphalia/map/tokens.js");
const { neighbours } = await import("westphalia/map/neighbours.js");

/** Two squares side by side; the arc between them is theirs both. */
const SQUARES = {
  viewBox: [0, 0, 20, 10],
  arcs: ["10 0 0 10", "10 10 -10 0 0 -10 10 0", "10 10 10 0 0 -10 -10 0"],
  shapes: { west: { area: "all", rings: [[0, 1]] }, east: { area: "all", rings: [[-1, -3]], held: ["east", "west"] } },
  provinces: { west: { label: [5, 5], room: [8, 4] }, east: { label: [15, 5], room: [8, 4] } },
  areas: { all: { label: [10, 5], room: [18, 8] } },
  panels: { whole: { at: [0, 0, 20, 10], frame: "M0 0" } },
  seas: {}, voids: {}, islets: [], lakes: [],
  borders: [{ kind: "land", a: "west", b: "east", arcs: [0] }],
  links: [{ kind: "sea", a: "west", b: "east", at: [[5, 5], [15, 5]] }, { kind: "sea", a: "west", b: "afar", at: [[5, 5], [50, 5]] }],
  zoom: { area_until: 0.3 },
};

test("arcs become outlines and borders", () => {
  const world = readDrawing(SQUARES);
  assert.equal(world.territories.west.path, "M10 0l0 10 -10 0 0 -10 10 0z");
  assert.equal(world.territories.west.region, "all");
  assert.deepEqual(world.borders.map(({ path }) => path), ["M10 0l0 10"]);
  assert.equal(world.regions.all.until, 0.3);
});

test("a shape that another holds on this side of the map is one land with it, without a border", () => {
  const world = readDrawing(SQUARES, 1);
  assert.deepEqual(Object.keys(world.territories), ["west"]);
  assert.doesNotMatch(world.territories.west.path, /l0 10/, "the arc between them is gone");
  assert.deepEqual(world.borders, []);
});

test("links are drawn within one panel only", () => assert.deepEqual(readDrawing(SQUARES).water_lines.map(({ path }) => path), ["M5 5L15 5"]));

test("no drawing is none", () => assert.equal(readDrawing(null), null));

test("the parts of a drawing are called by the smallest family that has them all", () => {
  const domains = { thing: ["west", "east", "king"], province: ["west", "east"] };
  assert.deepEqual(domainsOf({ domains, map: readDrawing(SQUARES) }), { land: "province", sea: "sea", region: "region" });
});

test("neighbours come from the borders where there is no graph", () =>
  assert.deepEqual(neighbours({ map: readDrawing(SQUARES), graph: null }, { domain: "place", id: "west" }), [{ domain: "place", id: "east" }]));

test("a name stands in one row or two, as large as there is room", () => {
  assert.deepEqual(lettering("New York", [400, 30], HANDS.place).rows, ["New York"]);
  assert.deepEqual(lettering("New York", [120, 120], HANDS.place).rows, ["New", "York"]);
  assert.equal(lettering("Rome", [1, 1], HANDS.place).size, HANDS.place.smallest);
});

test("a smaller name gives way to a larger one, and to a counter", () => {
  const label = (key, x, size) => ({ key, x, y: 0, rows: ["Name"], size, room: [100, 30], hand: HANDS.place, angle: 0, from: 0, until: Infinity });
  assert.deepEqual([...roomFor([label("large", 0, 40), label("small", 5, 22)], 0.5).keys()], ["large"]);
  const counter = [-400, -400, 400, 400];
  assert.deepEqual([...roomFor([label("covered", 0, 40), label("free", 900, 40)], 0.5, [counter]).keys()], ["free"]);
});

test("counters on one spot lie side by side, the first keeps its place; small ones wait for a nearer look", () => {
  const token = (key, from = 0) => ({ key, x: 100, y: 100, from, size: 1, mark: null });
  const placed = placeTokens([token("first"), token("second"), token("detail", 0.9)], 0.5);
  assert.deepEqual(placed.map(({ key }) => key), ["first", "second"]);
  assert.deepEqual([placed[0].x, placed[0].y], [100, 100]);
  assert.notEqual(placed[1].x, 100);
});
