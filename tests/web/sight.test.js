/** What of the map is in the drawing, and who finds room there. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { meets } = await import("westphalia/map/bounds.js");
const { Grid } = await import("westphalia/map/grid.js");
const { grown, inSight } = await import("westphalia/map/sight.js");

const SIZE = { width: 1000, height: 500 };
const K = 2; // px per unit

/** What the screen shows, in units. */
const screen = ({ x, y, k }) => [-x / k, -y / k, (SIZE.width - x) / k, (SIZE.height - y) / k];
const holds = (box, [left, top, right, bottom]) => box[0] <= left && box[1] <= top && box[2] >= right && box[3] >= bottom;
const area = ([left, top, right, bottom]) => (right - left) * (bottom - top);

test("what is in sight is in the drawing, and not much more", () => {
  for (const at of [{ x: 0, y: 0, k: K }, { x: -1777, y: 333, k: K }, { x: -1777, y: 333, k: 3 }]) {
    const box = inSight(at, SIZE, K);
    assert.ok(holds(box, screen(at)));
    assert.ok(area(box) < (1000 + 512) * (500 + 512) / K ** 2);
  }
});

test("a push adds a strip now and then, and takes nothing away", () => {
  let box = inSight({ x: 0, y: 0, k: K }, SIZE, K);
  let strips = 0;
  for (let x = 0; x > -1000; x -= 10) {
    const at = { x, y: 0, k: K };
    const before = box;
    box = grown(box, inSight(at, SIZE, K), SIZE, K);
    assert.ok(holds(box, before) && holds(box, screen(at)));
    strips += Number(box !== before);
  }
  assert.ok(strips >= 4 && strips <= 7, `${strips} for a screen's width`);
});

test("who zooms out far has what was in sight until it is drawn anew", () => {
  const box = inSight({ x: 0, y: 0, k: K }, SIZE, K);
  const half = { x: 0, y: 0, k: K / 2 };
  assert.ok(holds(grown(box, inSight(half, SIZE, K), SIZE, K), screen(half)));
  assert.equal(grown(box, inSight({ x: 0, y: 0, k: K / 8 }, SIZE, K), SIZE, K), box);
});

test("who jumps does not have all that lies between", () => {
  const there = inSight({ x: -9000, y: -9000, k: K }, SIZE, K);
  assert.equal(grown(inSight({ x: 0, y: 0, k: K }, SIZE, K), there, SIZE, K), there);
});

test("a grid finds what looking at every box finds", () => {
  let seed = 7;
  const random = (most) => ((seed = (seed * 16807) % 2147483647) % most);
  const boxes = Array.from({ length: 300 }, () => [random(3000) - 500, random(2000) - 500]).map(([x, y]) => [x, y, x + 1 + random(90), y + 1 + random(90)]);
  const [known, asked] = [boxes.slice(0, 100), boxes.slice(100)];
  const grid = new Grid(known);
  const found = asked.map((box) => grid.has(box));
  assert.deepEqual(found, asked.map((box) => known.some((other) => meets(box, other))));
  assert.ok(found.includes(true) && found.includes(false));
});
