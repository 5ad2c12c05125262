/** The state as questions the page asks. What a rule says of the position comes with it. */

/** @typedef {import("./scene.d.ts").Scene} Scene */

export const NOBODY = -1;
export const HIDDEN = 0; // the number of a card whose face is not known

/** @param {import("./state.d.ts").State} state @param {number} power */
export const isMinor = (state, power) => state.minors.includes(power);

/** Generals in a territory, as numbers. @param {import("./state.d.ts").State} state @param {number} p */
export const generalsAt = (state, p) => state.at.flatMap((place, general) => (place === p ? [general] : []));
