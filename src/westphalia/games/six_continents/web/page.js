/** Six Continents on the page: colours, counters, what is known of a place (docs/add-a-game.md, "The page"). */
import { html } from "westphalia/html.js";
import { capital } from "westphalia/texts.js";
import { buildingsAt, placeFacts, seaFacts, tokensAt } from "./facts.js";
import { armyMark, capitalMark, fleetMark, iconMark } from "./marks.js";
import { optionNote } from "./options.js";
import { legend, paint, seatPaint } from "./overlays.js";
import { papers } from "./papers.js";
import * as tables from "./tables.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */

const { NOBODY, SEATS } = tables;

const ATTACKS = ["log-attack", "log-attack-rebels", "log-attack-savages"];
const BATTLE = { picture: "battle", since: ATTACKS };
/** Lines of the log that must not be missed. @type {Record<string, {picture: string, since?: string[]}>} */
const TIDINGS = {
  "log-attack-failed": BATTLE,
  "log-withdrawn": BATTLE,
  "log-sea-battle-won": { picture: "battle" },
  "log-sea-withdrawal": { picture: "battle" },
  "log-eliminated": { picture: "fall" },
  "log-plague": { picture: "plague" },
  "log-famine": { picture: "death" },
  "log-revolt": { picture: "revolt" },
};

/** Lines that move a force, from where and to where. @type {Record<string, [string, string]>} */
const MARCHES = {
  "log-march": ["origin", "target"],
  "log-musters": ["origin", "target"],
  "log-sail": ["zone", "other_zone"],
  "log-boat-sails": ["zone", "other_zone"],
  "log-landing-revealed": ["origin", "place"],
};

/** Armies and capitals are always shown, buildings from this scale (px per unit) on, tokens from the next. */
const FROM = { always: 0, building: 0.42, token: 0.6 };

/** @type {Partial<import("westphalia/table/game.js").Game>} */
const page = {
  rose: { x: 2790, y: 1500, radius: 92 },
  domains: { land: "place", sea: "sea", region: "continent" },
  styles: "page.css",
  groups: tables.GROUPS,
  overlays: ["owner", "region", "buildings", "strength"],
  seatPaint,
  score: ["points"],
  marches: MARCHES,
  battles: [...ATTACKS, "log-sea-attack"],
  clashes: { "log-exchange": ["total", "other_total"], "log-sea-exchange": ["total", "other_total"] },

  tiding({ state, board }, { message, args }) {
    if (message !== "log-province-taken") return TIDINGS[message] ?? null;
    const capitalOf = state.capital_of[board.domains.place.indexOf(String(args.place))];
    return capitalOf !== NOBODY && String(capitalOf + 1) !== args.seat ? { ...BATTLE, picture: "capital" } : BATTLE;
  },

  seatForms(state, player, texts) {
    const colour = state.colour[player.seat];
    return colour === NOBODY ? null : nation(texts.forms("colour", tables.COLOURS[colour]), texts.locale);
  },

  headline({ state, texts, seat }) {
    if (!state.round) return "";
    const weather = tables.WEATHERS[state.weather];
    const effect = `${texts.format(`weather-${weather}`)} ${texts.format("weather-left", { rounds: state.weather_left })}`;
    return html`${texts.format("page-round", { number: state.round, last: state.last_round })} · <span class="weather" tabindex="0" title=${effect}>${texts.name("weather", weather)}</span>${seat !== null && html`<span class="purse">, ${texts.format("note-price", { gold: state.gold[seat] })}</span>`}`;
  },

  paint(scene, overlay) {
    return Object.fromEntries(scene.board.domains.place.map((id, p) => [id, paint(scene, overlay, id, p)]));
  },

  legend,

  tokens(scene, overlay) {
    return [...armies(scene), ...fleets(scene), ...buildings(scene, overlay)];
  },

  facts(scene, { domain, id }) {
    const at = scene.board.domains[domain]?.indexOf(id) ?? -1;
    if (domain === "place") return placeFacts(scene, at, id);
    return domain === "sea" ? seaFacts(scene, at, id) : [];
  },

  option: optionNote,

  about: papers,

  isHeading: ({ message }) => message === "log-round" || message === "log-turn",
};

export default page;

/** The colour of who holds a province. @param {import("./state.d.ts").State} state @param {number} p */
function holderPaint(state, p) {
  const holder = state.controller[p];
  return holder >= SEATS || holder === NOBODY ? { tint: tables.WILD_TINT } : seatPaint(state, holder);
}

/** The capitals, then armies by strength: what is drawn first keeps its place. @param {Scene} scene */
function armies({ state, seat, board: { domains, map } }) {
  const places = domains.place.map((id, p) => ({ id, p, entry: map.territories[id] }));
  const capitals = places
    .filter(({ p }) => state.capital_of[p] !== NOBODY)
    .map(({ id, p, entry }) => token(`capital-${id}`, entry.capital, FROM.always, capitalMark(seatPaint(state, state.capital_of[p]))));
  const stacks = places
    .map((place) => ({ ...place, soldiers: state.soldiers[place.p] }))
    .filter(({ soldiers }) => soldiers > 0)
    .sort((a, b) => b.soldiers - a.soldiers)
    .map(({ id, p, entry, soldiers }) => ({ ...token(`army-${id}`, entry.army, FROM.always, armyMark(soldiers, holderPaint(state, p), state.army[p])), ref: { domain: "place", id }, isOwn: state.controller[p] === seat }));
  return [...capitals, ...stacks];
}

/** @param {Scene} scene */
function fleets({ state, seat: eyes, board: { domains, map } }) {
  return domains.sea.flatMap((id, z) =>
    Array.from({ length: state.seats }, (_, seat) => seat).flatMap((seat) => {
      const ships = tables.total(state.fleet[z * SEATS + seat]) + (state.boat[z] === seat ? 1 : 0);
      const fleet = token(`fleet-${id}-${seat}`, map.seas[id].fleets[seat], FROM.always, fleetMark(ships, seatPaint(state, seat)));
      return ships > 0 ? [{ ...fleet, ref: { domain: "sea", id }, isOwn: seat === eyes }] : [];
    }),
  );
}

/** Buildings in a row beside the capital's spot, tokens below; a port stands on the coast. @param {Scene} scene @param {string} overlay */
function buildings({ state, board: { domains, map } }, overlay) {
  const from = overlay === "buildings" ? FROM.always : FROM.building;
  return domains.place.flatMap((id, p) => {
    const { capital: [x, y], ports } = map.territories[id];
    const first = state.capital_of[p] === NOBODY ? 0 : 1;
    const harbour = state.port[p] ? Object.values(ports)[0] : undefined;
    return [
      ...buildingsAt(state, p).map((name, i) => token(`${name}-${id}`, [x + 22 * (i + first), y], from, iconMark(name), 0.8)),
      ...(harbour ? [token(`port-${id}`, harbour.at, from, iconMark("port"), 0.75)] : []),
      ...tokensAt(state, p).map((name, i) => token(`${name}-${id}`, [x + 16 * i, y + 24], FROM.token, iconMark(name), 0.65)),
    ];
  });
}

/** @param {string} key @param {[number, number]} at @param {number} from @param {any} mark */
const token = (key, [x, y], from, mark, size = 1) => ({ key, x, y, from, size, mark });

/** What a form tells about a name, and forms that begin with a preposition (kernel/messages.py). */
const GRAMMAR = ["gender", "animacy", "number"];
const PREPOSITIONAL = ["in", "to", "from", "with"];

/** A colour as the name of a player: with a capital in every form, after a preposition too. */
function nation(/** @type {Record<string, string>} */ forms, /** @type {string} */ locale) {
  const named = (/** @type {[string, string]} */ [form, text]) => {
    if (GRAMMAR.includes(form)) return [form, text];
    const start = PREPOSITIONAL.includes(form) ? text.lastIndexOf(" ") + 1 : 0;
    return [form, text.slice(0, start) + capital(text.slice(start), locale)];
  };
  return Object.fromEntries(Object.entries(forms).map(named));
}
