/** A game as a film of its own: the map, painted step by step, with a line below; recorded by the browser as WebM. */
import { Painter } from "../map/painter.js";
import { printOf } from "../map/map.js";
import { inksNow } from "../map/picture.js";
import { printed, sizeOf, wholeOf } from "../map/print.js";
import { framesBetween, thinned } from "./film.js";
import { lettersAsData } from "./letters_in.js";
import { contentOf, draw } from "./moment.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./game.js").Scene} Scene */
/** @typedef {import("./film.js").Frame} Frame */
/** @typedef {import("./deeds_on_map.js").Deed} Deed */
/** @typedef {(share: number) => boolean} Report told how much is done; whether it is still wanted */

const WIDTH = 1280; // px
const LINE = 64; // px below the map
const STAY = { first: 900, each: 240, last: 2500 }; // ms
const MOST = 240; // frames: about a minute
const RATE = 6_000_000; // bits a second
const KINDS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

/** What this browser can record. */
export const filmKind = () => (typeof MediaRecorder === "function" ? KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) : undefined);

/** @param {TableStore} store @param {number} end after how many moves @param {Report} report @returns {Promise<Blob|null>} null: not wanted any more, or nothing to be seen */
export async function filmUntil(store, end, report) {
  /** @type {Frame[]} */
  const frames = [];
  for (let at = 0; at < end && report(0); ) {
    const { frames: found, until } = await framesBetween(store, at, end);
    frames.push(...found);
    if (until <= at) break;
    at = until;
  }
  if (frames.length === 0 || !report(0)) return null;
  const studio = await Studio.open(store, frames[0].before);
  return studio.record(thinned(frames.map((frame) => store.film.weighed(frame)), MOST), report);
}

/** The ground is painted as on the page, only where it changes; names lie over it as they are; counters and arrows are drawn anew. */
class Studio {
  /** @param {TableStore} store @param {Scene} first @param {string} fonts */
  constructor(store, first, fonts) {
    this.store = store;
    this.first = first;
    this.fonts = fonts;
    const { map } = first.board;
    this.box = store.game.peek().start({ ...first, seat: null }) ?? wholeOf(map);
    this.size = sizeOf(this.box, WIDTH);
    const { width, height } = this.size;
    this.painter = new Painter(printOf(contentOf(store, first)));
    this.ground = new OffscreenCanvas(width, height);
    this.names = new OffscreenCanvas(width, height);
    this.canvas = Object.assign(document.createElement("canvas"), { width, height: height + LINE });
    this.told = { heading: "", line: "" };
    this.isPainted = false;
  }

  /** @param {TableStore} store @param {any} state how it stood at the beginning */
  static async open(store, state) {
    const studio = new Studio(store, { ...store.scene.peek(), state }, await lettersAsData());
    const names = printed(contentOf(store, studio.first), studio.box, WIDTH, studio.fonts, ["names"]);
    await draw(studio.names, names);
    return studio;
  }

  /** @param {Scene} scene @param {Deed[]} deeds */
  async paint(scene, deeds) {
    const content = contentOf(this.store, scene, deeds);
    const { world, domains, paint, hasPatterns } = content;
    const seas = Object.fromEntries(Object.keys(world.seas ?? {}).map((id) => [id, paint[`${domains.sea}:${id}`]]));
    const changed = this.painter.dress({ lands: paint, seas, hasPatterns, inks: inksNow() });
    const ground = this.ground.getContext("2d", { alpha: false });
    const context = this.canvas.getContext("2d");
    if (!ground || !context) throw new Error("no canvas");
    if (!this.isPainted || changed === null || changed.length > 0) {
      ground.resetTransform();
      this.painter.paint(ground, { x: this.box.x, y: this.box.y, k: this.size.k, ratio: 1 });
      this.isPainted = true;
    }
    context.drawImage(this.ground, 0, 0);
    context.drawImage(this.names, 0, 0);
    await draw(this.canvas, printed(content, this.box, WIDTH, this.fonts, ["counters"]));
    this.underline(context);
  }

  /** Frame by frame: the recorder waits while the next one is drawn, so a slow machine makes the same film. @param {Frame[]} frames @param {Report} report @returns {Promise<Blob|null>} */
  async record(frames, report) {
    const [track] = /** @type {CanvasCaptureMediaStreamTrack[]} */ (this.canvas.captureStream(0).getVideoTracks());
    const recorder = new MediaRecorder(new MediaStream([track]), { mimeType: filmKind(), videoBitsPerSecond: RATE });
    /** @type {Blob[]} */
    const parts = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    const show = async (/** @type {number} */ stay) => {
      if (recorder.state === "inactive") recorder.start();
      else recorder.resume();
      track.requestFrame();
      await new Promise((resolve) => setTimeout(resolve, stay));
      recorder.pause();
    };
    await this.paint(this.first, []);
    await show(STAY.first);
    let isWanted = true;
    for (const [i, frame] of frames.entries()) {
      const isLast = i === frames.length - 1;
      const { scene, deeds } = this.store.film.develop(frame);
      this.note(frame);
      if (deeds.length > 0 || isLast) {
        await this.paint(scene, deeds);
        await show(isLast ? STAY.last : STAY.each);
      }
      isWanted = report((i + 1) / frames.length);
      if (!isWanted) break;
    }
    recorder.stop();
    await ended;
    track.stop();
    return isWanted ? new Blob(parts, { type: "video/webm" }) : null;
  }

  /** What is written under the film: where the game is, and what happens. @param {Frame} frame */
  note({ entries }) {
    const game = this.store.game.peek();
    const say = (/** @type {import("./store.js").Entry} */ { message, args }) => this.store.speech.peek().format(message, args);
    const heading = entries.findLast((entry) => game.isHeading(entry));
    const line = entries.findLast(({ message }) => game.marches[message] || game.clashes[message]) ?? entries.findLast((entry) => !game.isHeading(entry));
    if (heading) this.told.heading = say(heading);
    if (line) this.told.line = say(line);
  }

  /** @param {CanvasRenderingContext2D} context */
  underline(context) {
    const { width, height } = this.size;
    const style = getComputedStyle(document.documentElement);
    const ink = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
    const write = (/** @type {string} */ text, /** @type {number} */ size, /** @type {string} */ slant, /** @type {number} */ x, /** @type {CanvasTextAlign} */ side) => {
      context.font = `${slant} ${size}px ${ink("serif")}`;
      context.textAlign = side;
      context.fillText(text, x, height + LINE / 2, width * 0.6);
    };
    context.fillStyle = ink("page");
    context.fillRect(0, height, width, LINE);
    context.textBaseline = "middle";
    context.fillStyle = ink("ink-soft");
    write(this.told.heading, 22, "italic", width - 24, "right");
    context.fillStyle = ink("ink");
    write(this.told.line, 24, "", 24, "left");
  }
}
