/** As much of a browser as the page's modules touch when they are loaded: node --import ./tests/web/browser.js --test. */
import { readFileSync } from "node:fs";
import { register } from "node:module";

register("./importmap.js", import.meta.url);

Map.groupBy ??= (items, keyOf) => { // every browser has it, node from 21 on
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const WEB = new URL("../../src/westphalia/web/", import.meta.url);
const stored = new Map();
const quiet = { matches: true, addEventListener: () => {} };

/** What the server would answer, by path; a test may add to it. @type {Record<string, any>} */
export const answers = { "/api/me": { id: "1", name: "Ada", guest: true } };

/** The socket that the page opened last: a test says what comes, and sees what was sent. */
class Socket {
  static OPEN = 1;
  readyState = 0;
  /** @type {any[]} */
  sent = [];

  constructor() {
    answers.socket = this;
  }

  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** @param {any} message from the server */
  comes(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }
}

Object.assign(globalThis, {
  answers,
  WebSocket: Socket,
  localStorage: { getItem: (/** @type {string} */ key) => stored.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value) },
  location: { hash: "", protocol: "http:", host: "here", origin: "http://here", pathname: "/" },
  document: { documentElement: { dataset: {} }, hidden: false },
  matchMedia: () => quiet,
  addEventListener: () => {},
  removeEventListener: () => {},
  requestAnimationFrame: (/** @type {FrameRequestCallback} */ callback) => setTimeout(() => callback(performance.now()), 0),
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  fetch: async (/** @type {string} */ address) => respond(address),
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"] }, configurable: true });

/** @param {string} address */
function respond(address) {
  if (address.startsWith("locales/")) return new Response(readFileSync(new URL(address, WEB), "utf8"));
  return address in answers ? Response.json(answers[address]) : new Response("", { status: 404 });
}
