/** What stands with a question: the battle it is part of, where on the map it is, what its options mean. */
import { html } from "westphalia/html.js";
import { Fight } from "./battle.js";
import { NOBODY, isMinor } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Said} Said */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {import("westphalia/table/store.js").Option} Option */
/** @typedef {import("westphalia/table/store.js").Ref} Ref */

const IN_BATTLE = ["support", "lay", "lay_on", "lay_card", "target_pile", "target_card"];
const AUCTION = "bid";
const PURCHASE = "buy";
const ELECTION = "vote";
const PIECES = ["general", "giver"]; // arguments that name who acts

/** Kinds of question that one text explains. @type {Record<string, string[]>} */
const SHARED_HELP = {
  discard: ["discard_excess", "drill_discard"],
  gift: ["gift", "receiver", "subsidy", "mercenary"],
  target: ["target_pile", "target_card"],
  place: ["place_general", "place_where"],
  recall: ["recall", "recalled_unit"],
  march: ["way", "march_to", "sail_to", "road_to"],
  take_along: ["take_along", "left_unit"],
  garrison: ["passing_garrison", "leave_garrison", "take_control", "garrison_in"],
  exchange: ["regroup", "exchange_from", "exchange_to", "exchange_units", "exchange_tired"],
  refuge: ["refuge", "retreat"],
};

/** @param {string} kind */
export function helpFor(kind) {
  const [shared] = Object.entries(SHARED_HELP).find(([, kinds]) => kinds.includes(kind)) ?? [kind];
  return `help-${shared}`;
}

/** The battle, for who decides in it and for who looks on. @param {Scene} scene @param {Ask|null} ask */
export function about(scene, ask) {
  const isOfBattle = scene.state.battle && (!ask || IN_BATTLE.includes(ask.kind));
  return isOfBattle ? [html`<div class="re-fight"><${Fight} scene=${scene} battle=${scene.state.battle} /></div>`] : [];
}

/** The territory, the General, the Minor Power a question is about. @param {Scene} scene @param {Ask} ask @returns {Ref[]} */
export function focus({ state, board }, { kind, args }) {
  const place = IN_BATTLE.includes(kind) && state.battle ? board.domains.place[state.battle.place] : args.place;
  const places = place === undefined ? [] : [{ domain: "place", id: String(place) }];
  const generals = PIECES.filter((name) => args[name] !== undefined).map((name) => ({ domain: "general", id: String(args[name]) }));
  const minor = kind === AUCTION ? [{ domain: "power", id: String(args.other) }] : [];
  return [...places, ...generals, ...minor];
}

/** @param {Scene} scene @param {Ask} ask @param {Option} option @returns {Said|null} */
export function option(scene, ask, { id, ref }) {
  if (ref) return REMARKS[ref.domain] ? { note: REMARKS[ref.domain](scene, scene.board.domains[ref.domain].indexOf(ref.id), ask) } : null;
  if (ask.kind === PURCHASE) return { note: id === "end" ? lost(scene, ask) : price(scene, id) };
  const what = `about-${ask.kind}-${id}`;
  return scene.texts.has(what) ? { text: scene.texts.format(what) } : null;
}

/** @param {Scene} scene @param {string} id of a purchase */
function price({ texts, board }, id) {
  return texts.format("note-price", { n: board.printed.prices[id] });
}

/** Money that is left goes (RE-5.16). @param {Scene} scene @param {Ask} ask */
const lost = ({ texts }, { args }) => (Number(args.n) > 0 ? texts.format("note-lost", { n: args.n }) : "");

/** A remark behind a thing that can be chosen. @type {Record<string, (scene: Scene, n: number, ask: Ask) => string>} */
const REMARKS = {
  /** Where he is, and with how many. */
  general: ({ state, board, texts }, n) => (state.at[n] === NOBODY ? texts.format("summary-off-board") : texts.format("note-general", { place: board.domains.place[state.at[n]], n: state.units[n] })),

  /** What it is worth, and to which other power it belongs. */
  place({ state, board, texts }, n, { args }) {
    const holder = board.domains.power[state.control[n]];
    const value = texts.format("note-value", { n: board.printed.value[n] });
    if (holder === args.power) return value;
    return `${value}, ${holder === undefined ? texts.format("note-nobody") : texts.name("power", holder)}`;
  },

  /** Its Electors, where votes count; its Status; for a Minor Power, who decides. */
  power({ state, board: { domains }, texts }, n, { kind }) {
    if (kind === ELECTION) return texts.format("note-electors", { n: state.elector_votes[n] });
    if (state.patron[n] === NOBODY) return "";
    return isMinor(state, n) ? texts.format("summary-minor-of", { power: domains.power[state.patron[n]] }) : texts.name("status", domains.status[state.status[n]]);
  },
};
