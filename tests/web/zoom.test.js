/** Zoom and pan: what is seen first, what a spot needs to be seen, when the map is drawn anew. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const { Zoom } = await import("westphalia/map/zoom.js");

const BOX = [0, 0, 4000, 2000];

/** As much of an element as d3 wants. */
class Frame {
  constructor(width, height) {
    Object.assign(this, { clientWidth: width, clientHeight: height, style: { setProperty() {} }, classList: new Set() });
    this.classList.remove = this.classList.delete;
  }
  addEventListener() {}
  removeEventListener() {}
  getBoundingClientRect() {
    return { left: 0, top: 0, width: this.clientWidth, height: this.clientHeight };
  }
}

let drawn, followed;
beforeEach(() => ([drawn, followed] = [[], []]));

function zoomOn(frame, start = null) {
  const layer = { style: {}, animate: () => ({ pause() {} }) };
  const zoom = new Zoom(frame, [layer], BOX, (to) => drawn.push(to), (to, isAtRest) => followed.push(isAtRest), start);
  zoom.behaviour.extent([[0, 0], [frame.clientWidth, frame.clientHeight]]);
  zoom.resize();
  return { zoom, layer };
}

const seen = ({ x, y, k }, frame) => [-x / k, -y / k, frame.clientWidth / k, frame.clientHeight / k].map((n) => Math.round(n) + 0); // no -0

test("all of the map is seen at first, in the middle", () => {
  const frame = new Frame(1000, 1000);
  const { zoom } = zoomOn(frame);
  assert.deepEqual(seen(zoom.transform, frame), [0, -1000, 4000, 4000]);
});

test("on a narrow screen it is as high as the screen", () => {
  const frame = new Frame(400, 800);
  const { zoom } = zoomOn(frame);
  assert.deepEqual(seen(zoom.transform, frame), [1500, 0, 1000, 2000]);
});

test("a game may want a part of it to be seen first", () => {
  const frame = new Frame(1000, 500);
  const { zoom } = zoomOn(frame, { x: 1000, y: 500, width: 1000, height: 500 });
  assert.deepEqual(seen(zoom.transform, frame), [1000, 500, 1000, 500]);
});

test("a spot is seen if it is on the screen and not at its edge", () => {
  const { zoom } = zoomOn(new Frame(1000, 500), { x: 1000, y: 500, width: 1000, height: 500 });
  assert.deepEqual([[1500, 700], [1010, 700], [3000, 700]].map(([x, y]) => zoom.sees(x, y)), [true, false, false]);
});

test("a jump brings a spot to the middle at the same scale", () => {
  const frame = new Frame(1000, 500);
  const { zoom } = zoomOn(frame, { x: 1000, y: 500, width: 1000, height: 500 });
  zoom.jump(2000, 1000);
  assert.deepEqual(seen(zoom.transform, frame), [1500, 750, 1000, 500]);
  assert.equal(zoom.sees(2000, 1000), true);
});

test("the first look is drawn at once", () => {
  const { zoom, layer } = zoomOn(new Frame(1000, 500), { x: 1000, y: 500, width: 1000, height: 500 });
  assert.deepEqual(drawn, [zoom.transform]);
  assert.equal(layer.style.transform, "translate(0px, 0px)");
});

test("a push moves the picture, a new scale draws it anew", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const frame = new Frame(1000, 500);
  const { zoom, layer } = zoomOn(frame, { x: 1000, y: 500, width: 1000, height: 500 });
  zoom.jump(1600, 750);
  assert.equal(layer.style.transform, "translate(-100px, 0px)");
  assert.ok(followed.length > 0 && !followed.includes(true));
  mock.timers.tick(zoom.patience);
  assert.equal(followed.at(-1), true, "it is told when it rests");
  assert.equal(drawn.length, 1, "only pushed");
  zoom.selection.call(zoom.behaviour.transform, zoom.centred(1600, 750, 2));
  mock.timers.tick(zoom.patience);
  assert.equal(drawn.length, 2);
  assert.equal(layer.style.transform, "");
  zoom.stop();
});

test("a window that grows shows all of the map again, but does not pull back who has gone near", () => {
  const frame = new Frame(1000, 1000);
  const { zoom } = zoomOn(frame);
  Object.assign(frame, { clientWidth: 2000, clientHeight: 1000 });
  zoom.resize();
  assert.equal(zoom.transform.k, 0.5);
  zoom.selection.call(zoom.behaviour.transform, zoom.centred(1000, 1000, 2));
  Object.assign(frame, { clientWidth: 4000, clientHeight: 2000 });
  zoom.resize();
  assert.equal(zoom.transform.k, 2);
});
