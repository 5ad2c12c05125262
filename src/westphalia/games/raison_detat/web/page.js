/** Raison d'État on the page: colours, counters, cards, mats (docs/add-a-game.md, "The page"). */
import { card } from "./cards.js";
import { BARE, powerPaint } from "./colours.js";
import { facts } from "./facts.js";
import { mats } from "./mats.js";
import { OVERLAYS, legend, paint } from "./overlays.js";
import { NOBODY } from "./position.js";
import { about, focus, helpFor, option } from "./questions.js";
import { tokens } from "./tokens.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */

/** Headings of the words that questions offer, and their order. */
const GROUPS = {
  "group-march": ["march", "sail", "strategic", "exchange", "halt"],
  "group-purchases": ["unit", "garrison", "fortress", "card", "morale"],
  "group-cards": ["face_down", "reveal", "discard", "pass"],
  "group-gifts": ["subsidies", "mercenaries"],
};

const BATTLE = { picture: "battle", since: ["log-battle"] };
/** Lines of the log that must not be missed. @type {Record<string, {picture: string, since?: string[]}>} */
const TIDINGS = { "log-battle-won": BATTLE, "log-battle-drawn": BATTLE, "log-emperor": { picture: "crown" }, "log-left": { picture: "fall" }, "log-becomes-minor": { picture: "fall" } };

/** A General stands for where he is, a Sea Route for its ends, a power for what it controls.
 * @param {Scene} scene @param {Ref} ref @returns {Ref[]} */
function onMap({ state, board: { domains, printed } }, ref) {
  const places = (/** @type {number[]} */ list) => list.map((p) => ({ domain: "place", id: domains.place[p] }));
  const at = domains[ref.domain]?.indexOf(ref.id) ?? -1;
  if (ref.domain === "place") return [ref];
  if (at < 0) return [];
  if (ref.domain === "general") return state.at[at] === NOBODY ? [] : [ref, ...places([state.at[at]])];
  if (ref.domain === "route") return places(printed.routes.find(({ route }) => route === at)?.ends ?? []);
  return ref.domain === "power" ? places(printed.places.filter((p) => state.control[p] === at)) : [];
}

/** @type {Partial<import("westphalia/table/game.js").Game>} */
const page = {
  styles: "page.css",
  domains: { land: "place", sea: "sea", region: "region" },
  overlays: OVERLAYS,
  groups: GROUPS,
  paint,
  legend,
  tokens,
  facts,
  card,
  mats,
  about,
  option,
  helpFor,
  score: ["influence", "projected"],
  marches: {
    "log-marches": ["origin", "place"],
    "log-strategic": ["origin", "place"],
    ...Object.fromEntries(["log-sails", "log-retreats", "log-flees"].map((message) => [message, ["general", "place"]])),
  },
  battles: ["log-battle"],
  clashes: { "log-totals": ["attack", "defence"] },

  tiding(scene, { message, args }) {
    const place = scene.board.domains.place.indexOf(String(args.place));
    const isAtCapital = message === "log-battle-won" && scene.board.printed.capital.includes(place);
    return isAtCapital ? { ...BATTLE, picture: "capital" } : TIDINGS[message] ?? null;
  },

  seatPaint: (state, seat, board) => (state.major[seat] === NOBODY ? BARE : powerPaint(board.printed, state.major[seat])),

  seatForms(state, player, texts) {
    const power = state.major[player.seat];
    return power === NOBODY ? null : texts.forms("power", texts.things.domains.power?.[power] ?? "");
  },

  headline({ state, board, texts }) {
    const emperor = texts.name("power", board.domains.power[state.emperor]);
    return texts.format("page-headline", { year: state.board, round: state.round, last: state.last_round, turn: state.turned + 1, emperor });
  },

  onMap,

  focus: (scene, ask) => focus(scene, ask).flatMap((ref) => onMap(scene, ref)),

  /** Those of the powers it names, who decides for a Minor Power included. */
  seatsOf({ state, board }, { refs }) {
    const patrons = refs.filter(({ domain }) => domain === "power").map(({ id }) => state.patron[board.domains.power.indexOf(id)]);
    return patrons.filter((power) => power !== NOBODY).map((power) => state.seat[power]);
  },

  isHeading: ({ message }) => message === "log-round" || message === "log-action-turn",
};

export default page;
