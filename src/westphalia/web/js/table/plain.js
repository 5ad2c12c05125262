/** What a game's page module (games/<game>/web/page.js) provides; here for a game that has none. */

/** @typedef {import("./store.js").Player} Player */
/** @typedef {import("../texts.js").Catalogue} Catalogue */

export const plainGame = {
  /** Forms of a seat's name, null for Player 1, 2 ... @param {any} state @param {Player} player @param {Catalogue} texts */
  seatForms(state, player, texts) {
    return player.kind === "human" ? { name: player.name, indeclinable: "" } : null;
  },

  /** The colour of a seat: a CSS colour and a hatching. @param {any} state @param {number} seat */
  seatPaint(state, seat) {
    return { tint: `hsl(${seat * 60} 35% 45%)`, hatch: undefined };
  },

  /** A few words on where the game stands. @param {any} state @param {Catalogue} texts */
  headline(state, texts) {
    return "";
  },

  /** Which part of the world a place belongs to: borders between parts are drawn firmer. @param {string} id */
  continentOf(id) {
    return "";
  },

  /** Colours of places by id. @param {any} state @param {any} board @returns {Record<string, import("../map/map.js").Paint>} */
  paint(state, board) {
    return {};
  },

  /** @param {any} state @param {any} board @returns {import("../map/map.js").Piece[]} */
  pieces(state, board) {
    return [];
  },

  /** What stands on a seat's card: [label, value] pairs. @param {any} state @param {number} seat @param {Catalogue} texts
   * @returns {[string, string][]} */
  seatFacts(state, seat, texts) {
    return [];
  },

  /** What is to be known about a thing on the map: [label, value] pairs. @param {any} state @param {{domain: string, id: string}} ref
   * @param {any} board @param {Catalogue} texts @returns {[string, string][]} */
  facts(state, ref, board, texts) {
    return [];
  },

  /** The name of the group an option's word belongs to, "" for none. @param {string} word */
  group(word) {
    return "";
  },

  /** Whether a log line opens a new section of the log. @param {{message: string}} entry */
  isHeading(entry) {
    return false;
  },

  /** Figures worth a curve at the end: {message id: value by seat}. @param {any} state @returns {Record<string, number[]>} */
  figures(state) {
    return {};
  },
};
