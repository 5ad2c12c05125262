/** What lies before a player: the battle under way, hands, own powers, the Wheel, Minor Powers. */
import { html } from "westphalia/html.js";
import { capital } from "westphalia/texts.js";
import { Fight } from "./battle.js";
import { Face } from "./cards.js";
import { powerPaint } from "./colours.js";
import { NOBODY, isMinor } from "./position.js";
import { Title } from "./shield.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */

/** @param {Scene} scene @returns {import("westphalia/table/game.js").Mat[]} */
export function mats(scene) {
  const { state, seat, texts } = scene;
  if (state.major.every((power) => power === NOBODY)) return [];
  const mat = (/** @type {string} */ id, /** @type {any} */ content) => ({ id, title: texts.format(`mat-${id}`), content });
  const own = seat === null ? [] : state.powers[seat];
  const { minors } = state;
  return [
    ...(state.battle ? [mat("battle", html`<${Fight} scene=${scene} battle=${state.battle} />`)] : []),
    ...(own.length ? [mat("hand", own.map((power) => html`<${Hand} key=${power} scene=${scene} power=${power} />`)), mat("own", html`<${Sheets} scene=${scene} powers=${own} />`)] : []),
    mat("wheel", html`<${Wheel} scene=${scene} />`),
    ...(minors.length ? [mat("minors", html`<p class="re-lead">${texts.format("minors-lead")}</p><${Sheets} scene=${scene} powers=${minors} />`)] : []),
  ];
}

/** @param {{scene: Scene, power: number}} props */
function Hand({ scene, power }) {
  const { state, board, texts } = scene;
  const hand = state.hand[power];
  return html`<section class="re-hand">
    <h3><${Title} scene=${scene} power=${power} /> <small>${hand.length} / ${board.printed.hand_limit}</small></h3>
    <div class="re-cards">${hand.map((n, i) => html`<div key=${i} class="re-in-hand" role="button" tabindex="0" data-ref=${`card:${board.domains.card[n]}`}><${Face} texts=${texts} id=${board.domains.card[n]} /></div>`)}
      ${hand.length === 0 && html`<p class="re-none">${texts.format("hand-empty")}</p>`}</div>
  </section>`;
}

/** @param {{scene: Scene, powers: number[]}} props */
const Sheets = ({ scene, powers }) => html`<div class="re-sheets">${powers.map((power) => html`<${Sheet} key=${power} scene=${scene} power=${power} />`)}</div>`;

/** Everything a power has. @param {{scene: Scene, power: number}} props */
function Sheet({ scene, power }) {
  const { state, board, texts } = scene;
  const { domains, printed } = board;
  const label = (/** @type {string} */ name) => capital(texts.format(`summary-${name}`), texts.locale);
  const patron = state.patron[power];
  const line = (/** @type {string} */ name, /** @type {any} */ value) => html`<div class="re-count"><span>${label(name)}</span><b>${value}</b></div>`;
  const generals = (printed.sheets[power]?.generals ?? []).map((general) => {
    const where = state.at[general] === NOBODY ? texts.format("summary-off-board") : texts.name("place", domains.place[state.at[general]]);
    return html`<li key=${general}><b>${texts.name("general", domains.general[general])}</b> ${where}${state.at[general] !== NOBODY && ` · ${state.units[general]}`}</li>`;
  });
  return html`<section class="re-sheet" style=${{ "--hue": powerPaint(printed, power).tint }}>
    <h3><${Title} scene=${scene} power=${power} /></h3>
    ${isMinor(state, power) && line("controller", patron === NOBODY ? "–" : texts.name("power", domains.power[patron]))}
    ${line("status", texts.name("status", domains.status[state.status[power]]))}
    ${line("action", texts.name("action", domains.action[state.actions[power]]))}
    ${!isMinor(state, power) && line("influence", `${state.influence[power]} / ${state.target} (+${state.gains[power]})`)}
    ${line("morale", `${state.morale[power]} / ${printed.morale_max}`)}
    ${line("money", state.money[power])}
    ${line("cards", state.hand[power].length)}
    <ul>${generals}</ul>
  </section>`;
}

/** The Wheel: a ring of powers, and what each of them does in this turn. @param {{scene: Scene}} props */
function Wheel({ scene }) {
  const { state, board, texts } = scene;
  const { domains, printed } = board;
  const slots = printed.wheel.map((action, slot) => ({ action, power: state.wheel[slot] }));
  const point = (/** @type {number} */ turn, /** @type {number} */ radius) => `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  const step = (2 * Math.PI) / slots.length;
  const wedge = (/** @type {number} */ i) => `M${point(i * step, 22)}L${point(i * step, 58)}A58 58 0 0 1 ${point((i + 1) * step, 58)}L${point((i + 1) * step, 22)}A22 22 0 0 0 ${point(i * step, 22)}z`;
  return html`<div class="re-wheel">
    <svg viewBox="-62 -62 124 124" aria-hidden="true">
      ${slots.map(({ power }, i) => {
        const { tint, ink } = powerPaint(printed, power);
        return html`<g key=${i}><path d=${wedge(i)} fill=${tint} /><text transform=${`translate(${point((i + 0.5) * step, 41)})`} y="5" fill=${ink}>${i + 1}</text></g>`;
      })}
      <text y="6" class="re-hub">${state.turned + 1}</text>
    </svg>
    <ol>${slots.map(({ action, power }, i) => html`<li key=${action}><b>${i + 1}. ${texts.name("action", domains.action[action])}</b> <${Title} scene=${scene} power=${power} /> <small>${texts.format(`wheel-${domains.action[action]}`)}</small></li>`)}</ol>
  </div>`;
}
