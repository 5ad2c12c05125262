/** PINs of people who share a screen. They keep honest eyes off a hand; whoever owns the browser can remove them, and then
 * everybody at the screen is told. */
import { remembered } from "../settings.js";

/** @typedef {{hash?: string, removed?: number}} Pin `removed`: when somebody took it away without knowing it (ms) */

/** By table and seat. @type {import("@preact/signals").Signal<Record<string, Record<string, Pin>>>} */
const pins = remembered("pins", {});

/** @param {string} table @param {number} seat @returns {Pin} */
const pinOf = (table, seat) => pins.value[table]?.[seat] ?? {};

/** @param {string} table @param {number} seat @param {Pin} pin */
const keep = (table, seat, pin) => (pins.value = { ...pins.value, [table]: { ...pins.value[table], [seat]: pin } });

/** @param {string} table @param {number} seat */
export const hasPin = (table, seat) => pinOf(table, seat).hash !== undefined;

/** An empty one removes it. @param {string} table @param {number} seat @param {string} digits */
export const setPin = (table, seat, digits) => keep(table, seat, digits ? { hash: scrambled(table, seat, digits) } : {});

/** @param {string} table @param {number} seat @param {string} digits */
export const fits = (table, seat, digits) => pinOf(table, seat).hash === scrambled(table, seat, digits);

/** Take a forgotten PIN away. @param {string} table @param {number} seat */
export const removePin = (table, seat) => keep(table, seat, { removed: Date.now() });

/** Seats whose PIN was taken away, with the time. @param {string} table @returns {[number, number][]} */
export const removedPins = (table) =>
  Object.entries(pins.value[table] ?? {}).flatMap(([seat, { removed }]) => (removed ? [[Number(seat), removed]] : []));

/** So that the digits don't stand in the browser's storage for all to read (FNV-1a). @param {string} table @param {number} seat @param {string} digits */
function scrambled(table, seat, digits) {
  let hash = 0x811c9dc5;
  for (const character of `${table}:${seat}:${digits}`) hash = Math.imul(hash ^ Number(character.codePointAt(0)), 0x01000193) >>> 0;
  return hash.toString(16);
}
