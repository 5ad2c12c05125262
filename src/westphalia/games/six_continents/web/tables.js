/** Names of the columns' numbers (tables.py, model.py), and colours. */

export const [NOBODY, REBELS, SAVAGES] = [-1, 6, 7];
export const UNKNOWN = -9; // hidden from this seat
export const SEATS = 6;
export const MINERAL_RARE = 2;
export const UNITS = ["infantry", "cavalry", "artillery", "caravan", "caravan_joined", "caravan_fought"];
export const SHIPS = ["frigate", "corvette", "cruiser", "transport", "landing_ship", "construction_ship", "fishing_boat"];
export const BUILDINGS = ["none", "farm", "bunker", "manufactory", "granary", "slave_camp", "port", "road"];
export const GOODS = ["gold", "food", "fruit", "voucher"];
export const WEATHERS = ["calm", "early_winter", "bright_spell", "hard_frost", "gale", "severe_winter"];
export const COLOURS = ["red", "blue", "green", "yellow", "black", "white"];

/** Tints of the players with the hatchings engravers use for these colours. @type {Record<string, import("westphalia/map/map.js").Paint>} */
export const PAINTS = {
  red: { tint: "#b0483c", hatch: "vertical", ink: "#fff6e6" },
  blue: { tint: "#3f6796", hatch: "horizontal", ink: "#fff6e6" },
  green: { tint: "#5e8548", hatch: "diagonal", ink: "#fff6e6" },
  yellow: { tint: "#d8a630", hatch: "dots", ink: "#2e2720" },
  black: { tint: "#4b4642", hatch: "cross", ink: "#fff6e6" },
  white: { tint: "#fbf8f0", ink: "#2e2720" },
};
export const UNPAINTED = { tint: "#b9a988", ink: "#2e2720" };
export const WILD_TINT = "#7a2f4f";
/** @type {Record<string, string>} */
export const CONTINENT_TINTS = {
  north_america: "#c9a24b",
  south_america: "#7f9f62",
  europe: "#8a86b0",
  africa: "#c58752",
  asia: "#c2727a",
  oceania: "#5f9d96",
};

/** @type {Record<string, string>} */
export const BUILDING_TINTS = {
  farm: "#8a9a3f",
  granary: "#c9a24b",
  manufactory: "#8a5a3c",
  bunker: "#6f7478",
  slave_camp: "#7a2f4f",
};

/** Headings of the actions in the menu of a turn, and their order there. */
export const GROUPS = {
  "group-war": ["march", "attack", "recruit", "exchange", "dig_in", "caravan", "bribe", "move_slaves"],
  "group-sea": ["sail", "sea_attack", "load", "land", "buy_ship", "declare", "blockade", "dispatch", "transfer", "landing_ship", "sink_transports", "sink_boat", "construction_ship"],
  "group-land": ["build", "explore", "overseas", "robber", "upgrade_capital", "name_place"],
  "group-talk": ["talk", "agents", "offer", "answer_offer", "withdraw_offer", "contract", "answer_contract", "mark_contract", "transit", "conference", "propose_end"],
  "group-turn": ["end", "give_up"],
};

/** Stacks are [code, count] pairs, code = kind * 8 + movement points (stacks.py). @typedef {[number, number][]} Stack */

/** @param {Stack} stack */
export const total = (stack) => stack.reduce((sum, [, n]) => sum + n, 0);

/** Counts by kind, whatever their movement points. @param {Stack} stack @returns {[number, number][]} */
export function byKind(stack) {
  const counts = new Map();
  for (const [code, n] of stack) counts.set(code >> 3, (counts.get(code >> 3) ?? 0) + n);
  return [...counts];
}
