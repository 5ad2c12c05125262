/** A battle under way: both sides, their Strength, the cards laid so far. */
import { html } from "westphalia/html.js";
import { capital } from "westphalia/texts.js";
import { Face } from "./cards.js";
import { HIDDEN, NOBODY } from "./position.js";
import { Title } from "./shield.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("./state.d.ts").Battle} Battle */

/** @param {{scene: Scene, battle: Battle}} props */
export function Fight({ scene, battle }) {
  const { board, texts } = scene;
  return html`<h3>${texts.format("summary-battle", { place: board.domains.place[battle.place] })}</h3>
    <div class="re-battle">
      <${Side} scene=${scene} message="summary-attack" powers=${battle.attackers} strength=${battle.strength[0]} battle=${battle} />
      <${Side} scene=${scene} message="summary-defence" powers=${battle.defenders} strength=${battle.strength[1]} battle=${battle} />
    </div>`;
}

/** @param {{scene: Scene, battle: Battle, message: string, powers: number[], strength: number}} props `strength` is without cards */
function Side({ scene, battle, message, powers, strength }) {
  const { state, board, texts } = scene;
  const piles = battle.piles.filter(([power]) => powers.includes(power));
  return html`<section class="re-side">
    <h4>${capital(texts.format(message), texts.locale)}: ${powers.map((power) => html`<${Title} key=${power} scene=${scene} power=${power} />`)}</h4>
    <p class="re-strength">${texts.format("battle-strength")} <b>${strength}</b> ${sum(piles)}</p>
    ${piles.map(([power, general, cards]) => html`<div key=${`${power}/${general}`} class="re-pile">
      <h5>${general === NOBODY ? texts.format("summary-garrison") : `${texts.name("general", board.domains.general[general])} (${state.units[general]})`}</h5>
      <div class="re-cards">${cards.map(([n, up], i) => html`<${Face} key=${i} texts=${texts} id=${board.domains.card[n]} isDown=${n !== HIDDEN && !up} />`)}</div>
    </div>`)}
  </section>`;
}

/** What the cards of these piles add: the known ones as numbers, the others as question marks. @param {Battle["piles"]} piles */
const sum = (piles) => piles.flatMap(([, , cards]) => cards.map(([n]) => (n === HIDDEN ? " + ?" : ` + ${n}`))).join("");
