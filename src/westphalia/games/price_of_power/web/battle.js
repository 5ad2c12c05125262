/** A battle for those who look on: the dice that fell, which of them hit, and how the two sides stand. */
import { html } from "westphalia/html.js";
import { Shield } from "./shield.js";
import { NOBODY } from "./position.js";

/** @typedef {import("./facts.js").Teller} Teller */
/** @typedef {{kind: number, face: number, hits: number}} Die */
/** @typedef {import("./state.d.ts").Battle} Battle */
/** @typedef {import("./state.d.ts").Side} Side */

export const LAND = 0;
const KINDS = ["infantry", "cavalry", "artillery"];
const SIDES = ["attacker", "defender"];

/** Infantry, infantry with an outlined second figure, cavalry, artillery. */
const FACES = [
  html`<g class="pp-ink"><circle cx="8.500" cy="5.500" r="2.100" /><path d="M5 16.500l1.800-8h3.400l1.800 8z" /><path d="M14.500 3.500v13" class="pp-stroke" /></g>`,
  html`<g class="pp-ink"><circle cx="6.500" cy="5.500" r="2" /><path d="M3.200 16.500l1.700-8h3.200l1.700 8z" /><path d="M13.600 3.600a1.900 1.900 0 1 1-.1 0zM10.800 16.500l1.400-8h2.800l1.700 8z" class="pp-stroke" /></g>`,
  html`<g class="pp-ink"><path d="M5.500 17c-.3-4.500.6-7.200 2.700-9.200l-.7-3.800 3 2c3.400.2 5.700 2.800 6.500 6.600l-2 2-2.700-2c-1 .9-.2 2.500 1 4.400z" /></g>`,
  html`<g class="pp-ink"><path d="M3.500 9.800l11.800-4.300 1.200 3.300-11.800 4.300z" /><circle cx="8" cy="13.700" r="3" class="pp-stroke" /></g>`,
  html`<g class="pp-ink"><path d="M8 10h4" class="pp-stroke" /></g>`,
];

/** A roll as the rules write it down: "001 040 +1". @param {string} rolled @returns {{dice: Die[], sure: number}} */
function read(rolled) {
  const words = rolled.split(" ").filter(Boolean);
  const dice = words.filter((word) => !word.startsWith("+")).map(([kind, face, hits]) => ({ kind: Number(kind), face: Number(face), hits: Number(hits) }));
  return { dice, sure: Number(words.find((word) => word.startsWith("+")) ?? 0) };
}

/** @param {{teller: Teller, die: Die}} props */
function DieFace({ teller, die: { kind, face, hits } }) {
  return html`<svg class=${`pp-die pp-die-${KINDS[kind]} ${hits ? "is-hit" : ""}`} viewBox="0 0 20 20" aria-hidden="true">
    <title>${teller.say("roll-die", { die: teller.say(`die-${KINDS[kind]}`), face: teller.say(`face-${face}`), hits })}</title>
    <rect x="1" y="1" width="18" height="18" rx="4" />${FACES[face]}
    ${hits > 1 && html`<text x="18.500" y="19" class="pp-twice">×${hits}</text>`}
  </svg>`;
}

/** The dice of one side, those that hit stand out. @param {{teller: Teller, rolled: string}} props */
function Rolled({ teller, rolled }) {
  const { dice, sure } = read(rolled);
  const total = dice.reduce((sum, { hits }) => sum + hits, sure);
  const faces = dice.map(({ face, hits }) => teller.say("roll-face", { face: teller.say(`face-${face}`), hits }));
  return html`<span class="pp-roll" role="img" aria-label=${[...faces, sure && teller.say("roll-sure", { n: sure }), teller.say("roll-hits", { n: total })].filter(Boolean).join(", ")}>
    ${dice.map((die, n) => html`<${DieFace} key=${n} teller=${teller} die=${die} />`)}
    ${sure > 0 && html`<span class="pp-sure" title=${teller.say("roll-sure", { n: sure })}>+${sure}</span>`}
    <b>${teller.say("roll-hits", { n: total })}</b>
  </span>`;
}

/** Both rolls of a Battle Round, below its line in the log. @param {Teller} teller @param {Record<string, any>} args */
export function rolls(teller, { attack, defence }) {
  return html`<span class="pp-rolls">${[attack, defence].map((rolled, n) => html`<span key=${n} class="pp-roll-of"><span>${teller.say(`roll-${SIDES[n]}`)}</span><${Rolled} teller=${teller} rolled=${rolled} /></span>`)}</span>`;
}

/** The battle under way. @param {Teller} teller @param {Battle} battle */
export function battleCard(teller, battle) {
  const place = teller.name(battle.kind === LAND ? "area" : "sea", battle.place);
  return html`<section class="pp-card pp-battle" aria-label=${teller.say("battle-at", { place })}>
    <div class="pp-card-head"><b>${teller.say("battle-at", { place })}</b>${battle.rounds > 0 && html`<span class="pp-corner">${teller.say("battle-round", { n: battle.rounds })}</span>`}</div>
    <div class="pp-card-text">${battle.sides.map((side, n) => html`<${Side} key=${n} teller=${teller} battle=${battle} side=${side} word=${SIDES[n]} />`)}</div>
  </section>`;
}

/** @param {{teller: Teller, battle: Battle, side: Side, word: string}} props */
function Side({ teller, battle, side, word }) {
  const factions = factionsOf(teller, battle, side);
  const dice = side.dice.flatMap((n, /** @type {number} */ kind) => (n ? [`${n} × ${teller.say(`die-${KINDS[kind]}`)}`] : [])).join(", ");
  return html`<div class="pp-side">
    <h5>${teller.say(`roll-${word}`)}</h5>
    ${factions.map(({ seat, name, pieces }, n) => html`<div key=${n} class="pp-faction">${seat !== NOBODY && html`<${Shield} teller=${teller} seat=${seat} />`} <b>${name}</b> ${pieces}</div>`)}
    ${side.leader !== NOBODY && html`<div class="pp-cost">${teller.say("battle-leader")}: ${teller.name("character", side.leader)}</div>`}
    ${side.rolled ? html`<${Rolled} teller=${teller} rolled=${side.rolled} />` : dice && html`<div class="pp-cost">${teller.say("battle-dice")}: ${dice}</div>`}
  </div>`;
}

/** @param {Teller} teller @param {Battle} battle @param {Side} side @returns {{seat: number, name: string, pieces: string|number}[]} */
function factionsOf(teller, { kind, place }, { seats, raised, rebels, imperial }) {
  const { position } = teller;
  const own = (/** @type {number} */ seat) => (kind === LAND ? teller.units(position.unitsIn(seat, place)) : teller.ships(position.shipsIn(seat, place)));
  const counted = (/** @type {string} */ name, /** @type {string|number} */ pieces) => ({ seat: NOBODY, name, pieces });
  return [
    ...seats.map((seat) => ({ seat, name: teller.seat(seat), pieces: own(seat) })),
    ...raised.map(([realm, units]) => counted(teller.name("realm", realm), units)),
    ...(rebels ? [counted(teller.say(kind === LAND ? "fact-rebels" : "fact-pirates"), rebels)] : []),
    ...(imperial ? [counted(teller.say("battle-imperial"), imperial)] : []),
  ];
}
