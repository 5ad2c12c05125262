/** The Price of Power on the page: colours, counters, cards, mats (docs/add-a-game.md, "The page"). */
import { card, ROMAN } from "./cards.js";
import { seatPaint } from "./colours.js";
import { facts } from "./facts.js";
import { helpFor } from "./helps.js";
import { mats } from "./mats.js";
import { names } from "./names.js";
import { legend, OVERLAYS, paint } from "./overlays.js";
import { positionOf } from "./position.js";
import { about, line, option } from "./questions.js";
import { tokens } from "./tokens.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */

const SIDES = [1444, 1618];
const VIEW = { width: 2500, height: 1800 }; // units of the map around one's capital
const OVERVIEW = { x: 1300, y: 900, width: 3600, height: 2900 };
const PORT = "port_";

/** Headings of the actions in the menu of a Turn, and their order there. */
const GROUPS = {
  "group-cards": ["event", "play_card", "use_display"],
  "group-generic": ["talk", "explore", "research_idea", "change_focus", "change_faith"],
  "group-administrative": ["increase_stability", "convert_area", "colonize"],
  "group-diplomatic": ["influence", "forge_alliance", "fabricate_claims", "trade"],
  "group-military": ["declare_war", "recruit", "activate", "suppress_unrest"],
  "group-office": ["increase_authority", "papal_action"],
  "group-minor": ["complete_mission", "appoint", "dismiss", "transfer", "ruler_leads", "take_loan", "repay_loan", "replenish", "cut_ties", "call_to_arms"],
  "group-turn": ["pass", "end"],
};

const BATTLES = ["log-battle", "log-naval-battle"];
const BATTLE = { picture: "battle", since: BATTLES };
/** Lines of the log that must not be missed. @type {Record<string, {picture: string, since?: string[]}>} */
const TIDINGS = {
  ...Object.fromEntries(["log-battle-won", "log-battle-lost", "log-battle-drawn", "log-naval-won", "log-naval-lost", "log-naval-drawn"].map((message) => [message, BATTLE])),
  "log-ruler-dies": { picture: "death" },
  "log-plague": { picture: "plague" },
  "log-bankrupt": { picture: "fall" },
  "log-player-left": { picture: "fall" },
  "log-elected": { picture: "crown" },
};

/** Lines that move a force, from where and to where. @type {Record<string, [string, string]>} */
const MARCHES = {
  "log-march": ["area", "other_area"],
  "log-rebels-move": ["area", "other_area"],
  "log-ship-moved": ["space", "sea"],
  "log-pirates-move": ["other_node", "node"],
};

/** @type {Partial<import("westphalia/table/game.js").Game>} */
const page = {
  styles: "page.css",
  domains: { land: "province", sea: "sea", region: "area" },
  overlays: OVERLAYS,
  groups: GROUPS,
  menus: ["turn", "after_action"],
  paint,
  legend,
  tokens,
  facts,
  card,
  about,
  option,
  line,
  mats,
  helpFor,
  names,
  score: ["prestige", "projected"],
  marches: MARCHES,
  battles: BATTLES,
  clashes: { "log-exchange": ["hits", "losses"] },

  tiding(scene, { message, args }) {
    if (message !== "log-occupied") return TIDINGS[message] ?? null;
    const p = scene.board.domains.province.indexOf(String(args.province));
    return positionOf(scene).isCapital(p) ? { picture: "capital", note: scene.texts.format("tiding-capital") } : null;
  },

  side: (board) => SIDES.indexOf(Object.values(board.printed.boards)[0].era),

  start(scene) {
    const { state, board, seat } = scene;
    if (seat === null) return OVERVIEW;
    const position = positionOf(scene);
    const realm = state.realm[seat];
    const capital = position.ids.province[state.capital[realm] ?? position.side.capital[realm]];
    const [x, y] = board.map.provinces[capital].town;
    return { x: x - VIEW.width / 2, y: y - VIEW.height / 2, ...VIEW };
  },

  seatPaint: (state, seat, board) => seatPaint(board.printed, state, seat),

  ownSeats: (state, texts) => state.realm.map((/** @type {number} */ realm) => texts.forms("realm", texts.things.domains.realm?.[realm] ?? "")),
  seatForms: (state, player, texts) => texts.forms("realm", texts.things.domains.realm?.[state.realm[player.seat]] ?? ""),

  headline({ state, texts }) {
    return texts.format("page-headline", { age: ROMAN[state.age], round: state.round, last: state.last_round, phase: texts.format(`phase-${state.step}`) });
  },

  /** An Area stands for its Provinces, a port for its Province, a Realm for what belongs to it, a Trade Node for itself and its waters. */
  onMap(scene, ref) {
    const { domains } = scene.board;
    const at = domains[ref.domain]?.indexOf(ref.id) ?? -1;
    const provinces = (/** @type {number[]} */ list) => list.map((p) => ({ domain: "province", id: domains.province[p] }));
    if (at < 0) return [];
    const position = positionOf(scene);
    if (ref.domain === "area") return [ref, ...provinces(position.provincesOf(at))];
    if (ref.domain === "realm") return provinces(domains.province.flatMap((_, p) => (position.isInPlay(p) && position.lawful(p) === at ? [p] : [])));
    if (ref.domain === "space") return [ref.id.startsWith(PORT) ? { domain: "province", id: ref.id.slice(PORT.length) } : { domain: "sea", id: ref.id }];
    if (ref.domain !== "node") return ref.domain === "province" || ref.domain === "sea" ? [ref] : [];
    const { seas, areas } = position.printed.nodes[at];
    return [ref, ...seas.map((z) => ({ domain: "sea", id: domains.sea[z] })), ...areas.flatMap((a) => provinces(position.provincesOf(a)))];
  },

  isHeading: ({ message }) => ["log-events-revealed", "log-turn", "log-actions", "log-phase", "log-age"].includes(message),
};

export default page;
