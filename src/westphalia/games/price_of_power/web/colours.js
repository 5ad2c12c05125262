/** Colours of Realms, Religions and the rest: inks of a printed map, none of them loud. */

/** @typedef {import("westphalia/map/map.js").Paint} Paint */

const SATURATION = { player: 0.44, other: 0.3 }; // at most, of a Realm's colour
const LIGHTNESS = { least: 0.33, most: 0.82 };
const DARK_INK = "#2e2720";
const LIGHT_INK = "#fff6e6";
const LIGHT_FROM = 0.6; // lightness from which on ink is dark
const HATCHES = ["vertical", "horizontal", "diagonal", "dots", "cross", undefined];

export const BARE = { tint: "#b9a988", strength: 0.16 };
export const OUT = { tint: "#b9a988", strength: 0.05 };
export const REBEL_TINT = "#3d3430";
export const GOLD = "#b3893a";
export const UNREST_TINT = "#9a3324";

/** @type {Record<string, string>} */
export const RELIGION_TINTS = {
  catholic: "#c3a24c",
  counter_reformed: "#9b6b2e",
  protestant: "#5878a0",
  orthodox: "#8a5fa0",
  muslim: "#5d8f5a",
  diverse: "#a08f7c",
  revolutionary: "#a8505f",
  other: "#7d8a8c",
  none: "#cfc3a6",
};

export const POWER_TINTS = { adm: "#3f6796", dip: "#5e8548", mil: "#a3483c" };

/** Tints that can be told apart side by side. @param {number} n */
export const tintOf = (n) => `hsl(${(n * 137.5 + 20) % 360} 30% ${n % 2 ? 58 : 50}%)`;

/** A Realm's colour, muted. @param {string} colour #rrggbb @param {number} most @returns {{tint: string, ink: string}} */
export function muted(colour, most) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const lightness = (high + low) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const turns = spread === 0 ? 0 : high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  const light = Math.min(LIGHTNESS.most, Math.max(LIGHTNESS.least, lightness));
  return { tint: toHex(turns * 60, Math.min(most, saturation), light), ink: light > LIGHT_FROM ? DARK_INK : LIGHT_INK };
}

/** @param {number} hue @param {number} saturation @param {number} lightness */
function toHex(hue, saturation, lightness) {
  const part = (/** @type {number} */ n) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255).toString(16).padStart(2, "0");
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

/** @type {Map<string, {tint: string, ink: string}>} */
const known = new Map();

/** @param {import("./state.d.ts").Printed} printed @param {number} realm @param {number} [most] saturation @returns {{tint: string, ink: string}} */
export function realmPaint(printed, realm, most = SATURATION.other) {
  const { colour } = printed.realms[realm];
  const key = `${colour} ${most}`;
  const paint = known.get(key) ?? muted(colour, most);
  known.set(key, paint);
  return paint;
}

/** The colour of a player, and a hatching as a second cue. @param {import("./state.d.ts").Printed} printed @param {import("./state.d.ts").State} state @param {number} seat @returns {Paint} */
export const seatPaint = (printed, state, seat) => ({ ...realmPaint(printed, state.realm[seat], SATURATION.player), hatch: HATCHES[seat] });
