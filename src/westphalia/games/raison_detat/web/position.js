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

/** What a power does in this turn: the action at its slot of the Wheel. @param {import("./state.d.ts").State} state @param {import("./state.d.ts").Printed} printed @param {number} power */
export const actionOf = (state, printed, power) => printed.wheel[state.wheel.indexOf(power)];

/** Generals in a territory, as numbers. @param {import("./state.d.ts").State} state @param {number} p */
export const generalsAt = (state, p) => state.at.flatMap((place, general) => (place === p ? [general] : []));
