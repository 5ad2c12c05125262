/** The history as a film: it plays on from where one looks, stops where one wants, and jumps by Turn and Round. */
import { batch, signal } from "@preact/signals";
import { get } from "../api.js";
import { reasonOf } from "../texts.js";
import { framesBetween } from "./film.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./film.js").Frame} Frame */

const EACH = 900; // ms that a picture stays at single speed
const FASTEST = 120; // ms that it stays at least
export const SPEEDS = [1, 3, 9];

export class Reel {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.isPlaying = signal(false);
    this.speed = signal(SPEEDS[0]);
    this.problem = signal("");
    this.timer = 0;
    this.runs = 0; // how often it was begun
    /** Of the moves the table had when they were asked for. @type {{moves: number, found: import("../wire.d.ts").Marks}|null} */
    this.marks = null;
  }

  toggle() {
    if (this.isPlaying.value) this.pause();
    else this.play();
  }

  /** From where we look; who is at the end sees the game from its beginning. */
  async play() {
    const { store } = this;
    const from = store.lookedAt.value ?? 0;
    const run = (this.runs += 1);
    const isOn = () => this.isPlaying.peek() && run === this.runs && !store.isLeft;
    this.isPlaying.value = true;
    await this.tried(async () => {
      await store.look(from);
      let coming = framesBetween(store, from, store.moves.peek());
      while (isOn()) {
        const { frames, until } = await coming;
        const isLast = until >= store.moves.peek();
        if (!isLast) coming = framesBetween(store, until, store.moves.peek());
        coming.catch(() => {}); // told when its turn comes, unless nobody looks any more
        await this.project(frames, isOn);
        if (isLast && isOn()) return this.end(null);
      }
    });
  }

  /** @param {Frame[]} frames @param {() => boolean} isOn */
  async project(frames, isOn) {
    const { store } = this;
    let waiting = /** @type {Entry[]} */ ([]);
    for (const frame of frames) {
      if (!isOn()) return;
      waiting = [...waiting, ...frame.entries];
      const picture = store.film.develop(frame);
      if (picture.deeds.length === 0 && frame.weight === 0 && frame !== frames.at(-1)) continue; // nothing to be seen
      batch(() => {
        const past = store.past.peek();
        store.lookedAt.value = frame.moves ?? null;
        if (past) store.past.value = { ...past, state: frame.state, journal: [...past.journal, ...waiting] };
        store.film.now.value = { ...picture, frame: { ...frame, entries: waiting }, at: 0, of: 0 };
      });
      waiting = [];
      await this.wait(Math.max(FASTEST, EACH / this.speed.peek()));
    }
  }

  /** @param {number} ms */
  wait(ms) {
    return new Promise((resolve) => {
      this.timer = setTimeout(resolve, ms);
      this.wake = resolve;
    });
  }

  /** Stays where the film is. */
  pause() {
    if (this.isPlaying.peek()) this.end(this.store.lookedAt.peek());
  }

  /** The table as it was then, whole; null: as it is. @param {number|null} moves */
  end(moves) {
    this.isPlaying.value = false;
    clearTimeout(this.timer);
    this.wake?.(undefined);
    this.store.film.skip();
    return this.store.look(moves);
  }

  /** To where the Turn or the Round before or after begins. @param {"turns"|"rounds"} what @param {number} way -1 or 1 */
  async jump(what, way) {
    const { store } = this;
    this.pause();
    await this.tried(async () => {
      const last = store.moves.peek();
      const seat = store.seat.peek();
      if (this.marks?.moves !== last) this.marks = { moves: last, found: await get(`/tables/${store.id}/marks${seat === null ? "" : `?seat=${seat}`}`) };
      const at = store.lookedAt.peek() ?? last;
      const spots = [0, ...this.marks.found[what]];
      const to = way < 0 ? spots.findLast((spot) => spot < at) : spots.find((spot) => spot > at);
      await store.look(to === undefined || to >= last ? (way < 0 ? 0 : null) : to);
    });
  }

  /** @param {() => Promise<unknown>} deed */
  async tried(deed) {
    this.problem.value = "";
    try {
      await deed();
    } catch (error) {
      this.isPlaying.value = false;
      this.store.film.skip();
      this.problem.value = reasonOf(error);
    }
  }

  leave() {
    this.isPlaying.value = false;
    clearTimeout(this.timer);
    this.wake?.(undefined);
  }
}

/** @typedef {import("./store.js").Entry} Entry */
