/** What is to be known about a territory, a General, a Sea Route, a power. */
import { neighbours } from "westphalia/map/neighbours.js";
import { capital } from "westphalia/texts.js";
import { NOBODY, generalsAt } from "./position.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/game.js").Fact} Fact */

/** @param {Scene} scene @param {import("westphalia/table/store.js").Ref} ref @returns {Fact[]} */
export function facts(scene, { domain, id }) {
  const at = scene.board.domains[domain]?.indexOf(id) ?? -1;
  if (at < 0) return [];
  if (domain === "place") return placeFacts(scene, at, id);
  if (domain === "general") return generalFacts(scene, at);
  return domain === "route" ? routeFacts(scene, at) : [];
}

/** @param {Scene} scene @param {string} name */
const label = ({ texts }, name) => capital(texts.format(`summary-${name}`), texts.locale);

/** @param {Scene} scene @param {string} domain @param {number} n */
const nameOf = ({ board, texts }, domain, n) => (n === NOBODY ? "–" : texts.name(domain, board.domains[domain][n]));

/** @param {Scene} scene @param {number} p @param {string} id @returns {Fact[]} */
function placeFacts(scene, p, id) {
  const { state, board, texts } = scene;
  const { printed } = board;
  /** @type {Fact[]} */
  const found = [
    [label(scene, "value"), String(printed.value[p])],
    [label(scene, "controller"), nameOf(scene, "power", state.control[p])],
  ];
  const kinds = kindsOf(scene, p);
  if (kinds.length) found.push([label(scene, "kind"), kinds.join(", ")]);
  const pieces = [
    ...(state.garrison[p] === NOBODY ? [] : [texts.format("summary-garrison")]),
    ...(state.fortress[p] ? [texts.format("summary-fortress")] : []),
    ...generalsAt(state, p).map((general) => texts.format("summary-army", { general: board.domains.general[general], n: state.units[general] })),
  ];
  if (pieces.length) found.push([label(scene, "pieces"), pieces.join(", ")]);
  const beside = neighbours(board, { domain: "place", id }).map((ref) => texts.name("place", ref.id));
  return [...found, [label(scene, "neighbours"), beside.join(", ")]];
}

/** Whose Home or stripes, Capital, Elector or Empire. @param {Scene} scene @param {number} p @returns {string[]} */
function kindsOf({ board: { domains, printed }, texts }, p) {
  const home = printed.home[p];
  const say = (/** @type {string} */ message, /** @type {number} */ power) => texts.format(message, { power: domains.power[power] });
  return [
    ...(home === NOBODY ? [] : [say(printed.capital[home] === p ? "summary-capital-of" : "summary-home-of", home)]),
    ...printed.stripes[p].map((power) => say("summary-stripe", power)),
    ...(printed.electors.includes(p) ? [texts.format("summary-elector")] : printed.empire.includes(p) ? [texts.format("summary-empire")] : []),
  ];
}

/** @param {Scene} scene @param {number} general @returns {Fact[]} */
function generalFacts(scene, general) {
  const { state, board } = scene;
  return [
    [label(scene, "power"), nameOf(scene, "power", board.printed.commander[general])],
    [label(scene, "where"), state.at[general] === NOBODY ? scene.texts.format("summary-off-board") : nameOf(scene, "place", state.at[general])],
    [label(scene, "units"), String(state.units[general])],
  ];
}

/** @param {Scene} scene @param {number} route @returns {Fact[]} */
function routeFacts(scene, route) {
  const { routes } = scene.board.printed;
  const at = routes.findIndex((each) => each.route === route);
  if (at < 0) return [];
  return [
    [label(scene, "controller"), nameOf(scene, "power", scene.state.route_control[at])],
    [label(scene, "neighbours"), routes[at].ends.map((p) => nameOf(scene, "place", p)).join(", ")],
  ];
}
