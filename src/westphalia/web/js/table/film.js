/** What others did, shown on the map step by step: arrows, dice, flags. It takes a few seconds and holds nobody up: the
 * question below is today's, and an answer ends the film. The history is played by the same projector (`reel.js`). */
import { computed, signal } from "@preact/signals";
import { get } from "../api.js";
import { pace } from "../settings.js";
import { reasonOf } from "../texts.js";
import { deedsOf } from "./deeds_on_map.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Entry} Entry */
/** @typedef {{before: any, state: any, entries: Entry[], weight: number, moves?: number}} Frame states before and after, what was told between them, how much it matters to us */
/** @typedef {{frame: Frame, scene: import("./game.js").Scene, deeds: import("./deeds_on_map.js").Deed[], at: number, of: number}} Picture what is shown now, the which of how many */

/** How long a picture stays, how long it stays at least when many wait, how long all of them take. In ms. @type {Record<string, {each: number, least: number, all: number}>} */
const PACES = { brisk: { each: 1100, least: 500, all: 8000 }, calm: { each: 2200, least: 1000, all: 24_000 } };
/** What is seen weighs too, where only a few of many frames are shown. */
const SEEN = { clash: 4, flag: 3, march: 2, ring: 0 };
const MOST = 400; // frames that are kept of a stretch
const FARTHEST = 1200; // moves before now that are told to who was away

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether what others do is shown by itself. */
export const isShownAlone = () => pace.value in PACES && !still.matches;

export class Film {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** @type {Frame[]} what happened since our last answer */
    this.stretch = [];
    /** @type {Frame[]} what is still to be shown */
    this.queue = [];
    this.now = signal(/** @type {Picture|null} */ (null));
    this.problem = signal("");
    this.length = signal(0); // frames of the stretch
    /** @type {import("@preact/signals").ReadonlySignal<import("./game.js").Scene>} what the map shows */
    this.scene = computed(() => this.now.value?.scene ?? store.scene.value);
    /** @type {{at: import("./deeds_on_map.js").Spot|null}} where they fight, from frame to frame */
    this.field = { at: null };
    this.shown = 0;
    this.timer = 0;
    const onSight = () => {
      if (!document.hidden && this.queue.length > 0) this.run();
    };
    addEventListener("visibilitychange", onSight);
    this.stopListening = () => removeEventListener("visibilitychange", onSight);
  }

  /** Others did something. @param {Frame} frame */
  note(frame) {
    this.stretch.push(frame);
    if (this.stretch.length > MOST) this.stretch = thinned(this.stretch, MOST / 2);
    this.length.value = this.stretch.length;
    if (!isShownAlone() || this.store.lookedAt.peek() !== null) return;
    this.queue.push(frame);
    if (!document.hidden) this.run();
  }

  /** A new stretch begins: we have answered, taken back, or look from another chair. */
  begin() {
    this.skip();
    this.stretch = [];
    this.length.value = 0;
  }

  /** The stretch once more. */
  again() {
    this.show(this.stretch);
  }

  /** What happened since this many moves, as the server has it. @param {number} moves */
  async since(moves) {
    this.problem.value = "";
    try {
      const frames = await framesSince(this.store, moves);
      if (!this.store.isLeft) this.show(frames);
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
  }

  /** @param {Frame[]} frames */
  show(frames) {
    this.skip();
    this.queue = [...frames];
    this.run();
  }

  /** Shows the next frame, unless one is shown. */
  run() {
    if (this.timer) return;
    const { each, least, all } = PACES[pace.value] ?? PACES.brisk;
    const most = Math.floor(all / least);
    if (this.queue.length > most) this.queue = thinned(this.queue.map((frame) => this.weighed(frame)), most);
    const picture = this.next();
    if (!picture) return this.skip();
    this.now.value = picture;
    const wait = Math.min(each, Math.max(least, all / picture.of));
    this.timer = setTimeout(() => {
      this.timer = 0;
      this.run();
    }, wait);
  }

  /** The next frame of which something is seen or that matters, with what was told before it. @returns {Picture|null} */
  next() {
    let frame = this.queue.shift();
    if (!frame) return null;
    let picture = this.develop(frame);
    while (picture.deeds.length === 0 && frame.weight === 0 && this.queue.length > 0) {
      frame = joined(frame, /** @type {Frame} */ (this.queue.shift()));
      picture = this.develop(frame);
    }
    if (picture.deeds.length === 0 && frame.weight === 0) return null;
    this.shown += 1;
    return { ...picture, at: this.shown, of: this.shown + this.queue.length };
  }

  /** @param {Frame} frame @returns {Frame} */
  weighed(frame) {
    const { deeds } = this.develop(frame);
    return { ...frame, weight: frame.weight + deeds.reduce((sum, { kind }) => sum + SEEN[kind], 0) };
  }

  /** @param {Frame} frame @returns {Picture} */
  develop(frame) {
    const { store } = this;
    const scene = { ...store.scene.peek(), state: frame.state };
    return { frame, scene, deeds: deedsOf(store.game.peek(), { ...scene, state: frame.before }, scene, frame.entries, this.field), at: 0, of: 0 };
  }

  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.shown = 0;
    this.queue = [];
    this.now.value = null;
  }

  leave() {
    this.skip();
    this.stopListening();
  }
}

/** So many frames: the lightest are told with the ones that follow them. @param {Frame[]} frames @param {number} most @returns {Frame[]} */
export function thinned(frames, most) {
  if (frames.length <= most) return frames;
  const last = frames.length - 1;
  const ranked = frames.map(({ weight }, at) => ({ weight, at })).sort((a, b) => Number(b.at === last) - Number(a.at === last) || b.weight - a.weight || a.at - b.at);
  const kept = new Set(ranked.slice(0, Math.max(1, most)).map(({ at }) => at));
  /** @type {Frame[]} */
  const found = [];
  /** @type {Frame|null} */
  let waiting = null;
  frames.forEach((frame, at) => {
    const whole = waiting ? joined(waiting, frame) : frame;
    waiting = kept.has(at) ? null : whole;
    if (!waiting) found.push(whole);
  });
  return found;
}

/** Two frames as one. @param {Frame} a @param {Frame} b @returns {Frame} */
const joined = (a, b) => ({ ...b, before: a.before, entries: [...a.entries, ...b.entries], weight: a.weight + b.weight });

/** All that happened since this many moves; of a very long time, its end. @param {TableStore} store @param {number} moves */
async function framesSince(store, moves) {
  const last = store.moves.peek();
  const found = [];
  for (let at = Math.max(moves, last - FARTHEST); at < last; ) {
    const { frames, until } = await framesBetween(store, at, last);
    found.push(...frames);
    if (until <= at) break;
    at = until;
  }
  return found;
}

/** What happened between these moves, as far as one film goes, and where it ends. @param {TableStore} store @param {number} since @param {number} [until] @returns {Promise<{frames: Frame[], until: number}>} */
export async function framesBetween(store, since, until) {
  const seat = store.seat.peek();
  const end = until === undefined ? "" : `&until=${until}`;
  /** @type {import("../wire.d.ts").Film} */
  const film = await get(`/tables/${store.id}/film?since=${since}${end}${seat === null ? "" : `&seat=${seat}`}`);
  let before = film.state;
  const frames = film.steps.map(({ moves, state: changed, gone, journal, weight }) => {
    const state = { ...before, ...changed };
    gone.forEach((part) => delete state[part]);
    const frame = { before, state, entries: journal, weight, moves };
    before = state;
    return frame;
  });
  return { frames, until: film.until };
}
