/** The picture of the ground: what is painted first, what again, and when an older scale has done its work. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { boundsOf, meets } = await import("westphalia/map/bounds.js");
const { Picture } = await import("westphalia/map/picture.js");

const BOX = [0, 0, 4000, 2000];

/** As much of an element as sheets and squares need. */
class Element {
  children = [];
  style = {};
  classList = Object.assign(new Set(), { toggle(name, isOn) { this[isOn ? "add" : "delete"](name); } });
  append(child) {
    this.children.push(child);
    child.parent = this;
  }
  prepend(child) {
    this.children.unshift(child);
    child.parent = this;
  }
  remove() {
    this.parent.children = this.parent.children.filter((each) => each !== this);
  }
  animate() {
    return { pause() {} };
  }
  getContext() {
    return { transferFromImageBitmap: () => {} };
  }
}

/** A painter whose work a test does by hand. */
class Worker {
  orders = [];
  addEventListener(_, listen) {
    this.tell = (data) => listen({ data });
  }
  postMessage(order) {
    this.orders.push(order);
  }
  get pieces() {
    return this.orders.flatMap(({ piece }) => (piece ? [piece] : []));
  }
  terminate() {}
}

let host, picture, worker;
beforeEach(() => {
  globalThis.Worker = Worker;
  globalThis.MutationObserver = class { observe() {} disconnect() {} };
  globalThis.getComputedStyle = () => ({ getPropertyValue: () => "#fff" });
  globalThis.devicePixelRatio = 1;
  globalThis.document = { documentElement: {}, createElement: () => new Element() };
  host = new Element();
  picture = new Picture(host, BOX);
  worker = picture.worker;
});

function look() {
  picture.wear({ lands: {}, seas: {}, hasPatterns: true });
}

function show(at) {
  picture.fit({ width: 1000, height: 500 }, 0.25);
  picture.draw(at);
}

/** Everything that is asked for is painted. */
function paintAll() {
  for (let done = 0; done < worker.pieces.length; done++) worker.tell({ id: worker.pieces[done].id, look: picture.lookNumber, picture: { close() {} } });
}

test("how far a path reaches", () => {
  assert.deepEqual(boundsOf("M10 20l5 5 -20 0z"), [-5, 20, 15, 25]);
  assert.deepEqual(boundsOf("M0 0h30v-10h-5"), [0, -10, 30, 0]);
  assert.deepEqual(boundsOf("M0 0Q50 80 10 10L-1.5.5"), [-1.5, 0, 50, 80]);
  assert.equal(boundsOf("M0 0a5 5 0 1 0 10 0")[0], -Infinity, "around everything where a command is not known");
  assert.equal(meets([0, 0, 10, 10], [11, 0, 20, 10]), false);
  assert.equal(meets([0, 0, 10, 10], [11, 0, 20, 10], 2), true, "with its line");
});

test("nothing is painted before it is known how it looks; then the middle of what is in sight, two squares at a time", () => {
  show({ x: 0, y: 0, k: 1 });
  assert.equal(worker.pieces.length, 0);
  look();
  assert.equal(worker.pieces.length, 2);
  assert.deepEqual(worker.pieces.map(({ spot }) => [spot.y, spot.k]), [[0, 1], [0, 1]]);
  assert.equal(host.classList.has("is-painted"), false);
  paintAll();
  assert.equal(host.classList.has("is-painted"), true);
});

test("beside what is in sight and then the whole map, coarse, are painted too", () => {
  show({ x: 0, y: 0, k: 1 });
  look();
  paintAll();
  const scales = worker.pieces.map(({ spot }) => spot.k);
  assert.deepEqual([...new Set(scales)], [1, 0.25]);
  assert.deepEqual(scales, [...scales].sort((a, b) => b - a), "what is coarse comes last");
  assert.equal(worker.pieces.some(({ spot }) => spot.k === 1 && spot.x === 1024), true, "beside the edge");
  assert.equal(worker.pieces.some(({ spot }) => spot.k === 1 && spot.x > 1500), false, "but not far away");
});

test("a push needs only what comes near, and what is far behind is given up", () => {
  show({ x: 0, y: 0, k: 1 });
  look();
  paintAll();
  const before = worker.pieces.length;
  picture.move({ x: -400, y: 0, k: 1 });
  paintAll();
  assert.deepEqual([...new Set(worker.pieces.slice(before).map(({ spot }) => spot.x))], [1536]);
  const squares = host.children[1].children.length;
  picture.move({ x: -2000, y: 0, k: 1 });
  paintAll();
  assert.ok(host.children[1].children.length <= squares + 2);
});

test("another scale lies on the old one until it covers what is in sight", () => {
  show({ x: 0, y: 0, k: 1 });
  look();
  paintAll();
  picture.draw({ x: 0, y: 0, k: 2 });
  assert.equal(host.children.length, 3, "coarse, old, new");
  assert.equal(host.children[1].style.transform, "translate(0px, 0px) scale(2)");
  paintAll();
  assert.equal(host.children.length, 2);
});

test("another look is painted again, square by square, and the worker is told what a square showed", () => {
  show({ x: 0, y: 0, k: 1 });
  look();
  paintAll();
  const before = worker.pieces.length;
  look();
  paintAll();
  assert.equal(worker.pieces.length, 2 * before);
  assert.deepEqual([...new Set(worker.pieces.slice(before).map(({ seen }) => seen))], [1]);
});

test("a phone does not paint more pixels than can be told apart", () => {
  globalThis.devicePixelRatio = 3;
  show({ x: 0, y: 0, k: 1 });
  look();
  assert.equal(worker.pieces[0].spot.ratio, 2);
});
