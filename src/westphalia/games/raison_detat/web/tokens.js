/** Counters on the map: Generals with their Units, Garrisons, Fortresses, Capitals, values, Sea Routes. */
import { html } from "westphalia/html.js";
import { powerPaint } from "./colours.js";
import { NOBODY } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/map/map.js").Token} Token */
/** @typedef {import("westphalia/map/map.js").Paint} Paint */

/** The scale (px per unit) from which on a counter is shown. */
const FROM = { always: 0, garrison: 0.2, value: 0.3 };

/** @param {Scene} scene @param {string} overlay @returns {Token[]} */
export function tokens(scene, overlay) {
  return [...capitals(scene), ...generals(scene), ...fortresses(scene), ...garrisons(scene), ...values(scene, overlay), ...routes(scene)];
}

/** @param {Scene} scene */
function generals({ state, seat, board: { domains, map, printed } }) {
  const own = seat === null ? [] : state.powers[seat];
  return state.at
    .map((place, general) => ({ place, general, units: state.units[general] }))
    .filter(({ place }) => place !== NOBODY)
    .sort((a, b) => b.units - a.units)
    .map(({ place, general, units }) => {
      const id = domains.general[general];
      const mark = generalMark(units, powerPaint(printed, printed.commander[general]));
      return { ...token(`general-${id}`, map.territories[domains.place[place]].army, FROM.always, mark), ref: { domain: "general", id }, isOwn: own.includes(printed.commander[general]) };
    });
}

/** @param {Scene} scene */
function capitals({ board: { domains, map, printed } }) {
  return printed.powers.map((power) => {
    const id = domains.place[printed.capital[power]];
    return token(`capital-${id}`, map.territories[id].value, FROM.always, capitalMark(powerPaint(printed, power), printed.value[printed.capital[power]]), 0.9);
  });
}

/** @param {Scene} scene */
function fortresses({ state, board: { domains, map, printed } }) {
  const built = printed.places.filter((p) => state.fortress[p]);
  return built.map((p) => token(`fortress-${p}`, map.territories[domains.place[p]].fortress, FROM.always, fortressMark(powerPaint(printed, state.control[p])), 0.85));
}

/** @param {Scene} scene */
function garrisons({ state, board: { domains, map, printed } }) {
  const manned = printed.places.filter((p) => state.garrison[p] !== NOBODY);
  return manned.map((p) => token(`garrison-${p}`, map.territories[domains.place[p]].garrison, FROM.garrison, garrisonMark(powerPaint(printed, state.garrison[p])), 0.7));
}

/** What land is worth, with a hat where an Elector votes. @param {Scene} scene @param {string} overlay */
function values({ board: { domains, map, printed } }, overlay) {
  const from = overlay === "influence" ? FROM.always : FROM.value;
  const worth = printed.places.filter((p) => !printed.capital.includes(p) && (printed.value[p] > 0 || printed.electors.includes(p)));
  return worth.map((p) => token(`value-${p}`, map.territories[domains.place[p]].value, from, valueMark(printed.value[p], printed.electors.includes(p)), 0.65));
}

/** An anchor on each Sea Route, in the colour of who controls it. @param {Scene} scene */
function routes({ state, board: { domains, map, printed } }) {
  return printed.routes.map(({ route }, n) => {
    const id = domains.route[route];
    return { ...token(`route-${id}`, map.routes[id].mark, FROM.garrison, anchorMark(powerPaint(printed, state.route_control[n])), 0.7), ref: { domain: "route", id } };
  });
}

/** @param {string} key @param {[number, number]} at @param {number} from @param {any} mark @returns {Token} */
const token = (key, [x, y], from, mark, size = 1) => ({ key, x, y, from, size, mark });

/** A hat over the number of Units. @param {number} units @param {Paint} paint */
const generalMark = (units, { tint, ink }) => html`<g class="counter">
  <rect x="-11" y="-11" width="22" height="22" rx="2" fill=${tint} class="counter-edge" />
  <path d="M-10-9q4-8 10-8t10 8q-10-4-20 0z" class="re-hat" />
  <text y="7" fill=${ink}>${units}</text>
</g>`;

/** @param {Paint} paint @param {number} value */
const capitalMark = ({ tint, ink }, value) => html`<g class="counter">
  <path d="M-11-3l-2-10 6 5 7-7 7 7 6-5-2 10z" class="re-crown" /><circle cy="3" r="9.500" fill=${tint} class="counter-edge" />
  <text y="7.500" class="small" fill=${ink}>${value}</text>
</g>`;

/** @param {Paint} paint */
const fortressMark = ({ tint }) => html`<g class="counter"><path d="M0-13l4 7 8 1-4 6 4 7-8 1-4 6-4-6-8-1 4-7-4-6 8-1z" fill=${tint} class="counter-edge" /><circle r="3.500" class="counter-door" /></g>`;

/** @param {Paint} paint */
const garrisonMark = ({ tint }) => html`<g class="counter"><path d="M-6 12V-12" class="re-pole" /><path d="M-6-12h17l-5 5.500 5 5.500h-17z" fill=${tint} class="counter-edge" /></g>`;

/** @param {number} value @param {boolean} votes */
const valueMark = (value, votes) => html`<g class="re-value">${votes && html`<path d="M-9-8q9-12 18 0z" class="re-elector" />`}<circle r="10" /><text y="5">${value}</text></g>`;

/** @param {Paint} paint */
const anchorMark = ({ tint }) => html`<g class="re-anchor"><circle r="12" fill=${tint} /><path d="M0-6v13M-6 2q1 5 6 5q5 0 6-5M-4-3h8M0-9a1.500 1.500 0 1 0 .1 0" /></g>`;
