/** The state read with what the board prints: powers, holders, Influence, the Wheel. */

/** @typedef {import("./scene.d.ts").Scene} Scene */

export const NOBODY = -1;
export const HIDDEN = 0; // the number of a card whose face is not known

/** @param {import("./state.d.ts").State} state @param {number} power */
export const isMajor = (state, power) => state.patron[power] === power;

/** Powers a seat decides for: its Major Power, then the Minor Powers it controls. @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} seat */
export function powersOf(state, printed, seat) {
  const major = state.major[seat];
  if (major === NOBODY) return [];
  return [major, ...printed.powers.filter((power) => power !== major && state.patron[power] === major)];
}

/** The power at a slot of the Wheel in this turn (RE-3.3). @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} slot */
export function powerAt(state, printed, slot) {
  const n = printed.powers.length;
  return printed.powers[(((slot - state.turned) % n) + n) % n];
}

/** @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} power */
export const actionOf = (state, printed, power) => printed.wheel[printed.wheel.findIndex((_, slot) => powerAt(state, printed, slot) === power)];

/** Whether a territory brings its controller Influence (RE-5.17). @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} p */
export function brings(state, printed, p) {
  const holder = state.control[p];
  if (holder === NOBODY) return false;
  return printed.stripes[p].includes(holder) || (printed.home[p] !== NOBODY && printed.home[p] !== holder);
}

/** What a power gains when it extends its Influence. @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} power */
export function score(state, printed, power) {
  const lands = printed.places.filter((p) => state.control[p] === power && brings(state, printed, p));
  return lands.reduce((sum, p) => sum + printed.value[p], state.emperor === power ? printed.emperor_influence : 0);
}

/** Generals in a territory, as numbers. @param {import("./state.d.ts").State} state @param {number} p */
export const generalsAt = (state, p) => state.at.flatMap((place, general) => (place === p ? [general] : []));
