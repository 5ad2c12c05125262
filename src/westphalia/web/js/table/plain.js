/** A game without a page module: everything from what the server tells of any game, its board in words above all. */
import { neighbours, regionOf } from "../map/neighbours.js";
import { personName, t } from "../texts.js";
import { cellText, headingText } from "./cells.js";

/** @typedef {import("./game.js").Scene} Scene */
/** @typedef {import("./game.js").Fact} Fact */
/** @typedef {import("./store.js").Ref} Ref */

const TINTS = ["#b0483c", "#3f6796", "#5e8548", "#d8a630", "#6d5a86", "#4f8f8b", "#8a5a3c", "#7b7f3f"];
const HATCHES = ["vertical", "horizontal", "diagonal", "dots", "cross"];
const REGION_TINTS = ["#c9a24b", "#7f9f62", "#8a86b0", "#c58752", "#c2727a", "#5f9d96", "#9a8c5a", "#7c93b8"];
const NEUTRAL = { tint: "#b9a988", strength: 0.3 };
const MOST_KEYS = 12; // lines of a legend that still can be read
const SECTION = /-(round|turn|phase|age|year|season)$/; // messages that usually open a section of a log

/** Its families of things are known once it has a board (fitted, game.js). @type {import("./game.js").Game & ThisType<import("./game.js").FittedGame>} */
export const plainGame = {
  usesWords: true,
  overlays: ["owner", "region"],
  groups: {},
  rose: undefined,
  side: () => 0,
  start: () => null,
  card: null,
  about: () => [],
  focus: () => [],
  option: () => null,
  line: () => null,
  marches: {},
  clashes: {},
  battles: [],

  ownSeats: () => [],
  seatForms: (state, player) => (player.kind === "human" ? { name: personName(player.name), indeclinable: "" } : null),

  seatPaint: (state, seat) => ({ tint: TINTS[seat % TINTS.length], hatch: HATCHES[seat % HATCHES.length], ink: "#fff6e6" }),

  headline: () => "",
  score: [],
  tiding: () => null,

  helpFor: (kind) => `help-${kind}`,

  /** By whom the board in words names first beside a place, a seat or another power; or by region. */
  paint({ state, board, words }, overlay) {
    const { land, sea, region } = this.domains;
    const places = board.domains[land] ?? [];
    if (overlay === "region") return Object.fromEntries(places.map((id) => [id, regionPaint(board, id)]));
    const lines = linesOf(words).filter(({ ref }) => ref.domain === land);
    const owners = new Map(lines.map(({ ref, cells }) => [ref.id, firstNamed(cells, [land, sea, region])]));
    const paintOf = (/** @type {Ref|null|undefined} */ owner) => {
      if (!owner) return NEUTRAL;
      const at = owner.domain === "seat" ? Number(owner.id) - 1 : board.domains[owner.domain].indexOf(owner.id);
      return { ...this.seatPaint(state, at, board), strength: 0.58 };
    };
    return Object.fromEntries(places.map((id) => [id, paintOf(owners.get(id))]));
  },

  legend({ board, texts }, overlay) {
    const regions = board.graph?.regions ?? [];
    if (overlay !== "region" || regions.length > MOST_KEYS) return [];
    return regions.map(({ id, places }) => ({ paint: regionPaint(board, places[0]), label: texts.name(this.domains.region, id) }));
  },

  tokens: () => [],
  names: () => [],

  onMap({ board }, ref) {
    const { land, region } = this.domains;
    if (ref.domain !== region) return [ref];
    return (board.domains[land] ?? []).filter((id) => regionOf(board, id) === ref.id).map((id) => ({ domain: land, id }));
  },

  /** What the board in words says of a thing, and what lies beside it. */
  facts({ board, texts, words }, ref) {
    const told = linesOf(words).filter((line) => line.ref.domain === ref.domain && line.ref.id === ref.id);
    const facts = told.flatMap(({ cells, columns }) => cells.map((cell, i) => [headingText(columns[i], texts), cellText(cell, texts)]));
    const known = facts.filter(([, value]) => value !== "");
    if (known.length) return /** @type {Fact[]} */ (known);
    const beside = neighbours(board, ref).map(({ domain, id }) => texts.name(domain, id));
    return beside.length ? [[t("neighbours"), beside.join(", ")]] : [];
  },

  mats: () => [],

  seatsOf: (scene, { refs }) => refs.filter(({ domain }) => domain === "seat").map(({ id }) => Number(id) - 1),

  isHeading: ({ message }) => SECTION.test(message),
};

/** @param {import("./game.js").Board} board @param {string} place */
function regionPaint(board, place) {
  const at = (board.graph?.regions ?? []).findIndex(({ id }) => id === regionOf(board, place));
  return at < 0 ? NEUTRAL : { tint: REGION_TINTS[at % REGION_TINTS.length], strength: 0.5 };
}

/** Rows of the board in words that begin with a thing. @param {Scene["words"]} words @returns {{ref: Ref, columns: any[], cells: any[]}[]} */
function linesOf(words) {
  return [...(words?.atlas ?? []), ...(words?.tables ?? [])].flatMap(({ columns, rows }) =>
    rows.flatMap(([first, ...cells]) => (first?.name ? [{ ref: { domain: first.name[0], id: first.name[1] }, columns: columns.slice(1), cells }] : [])),
  );
}

/** The first thing named in these cells, lists included, that is no place. @param {any[]} cells @param {string[]} places domains
 * @returns {Ref|null} */
function firstNamed(cells, places) {
  for (const cell of cells) {
    if (cell?.name && !places.includes(cell.name[0])) return { domain: cell.name[0], id: cell.name[1] };
    const inner = cell?.list && firstNamed(cell.list, places);
    if (inner) return inner;
  }
  return null;
}
