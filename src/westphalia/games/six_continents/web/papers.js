/** What lies on the table while people talk: offers, drafts of a treaty, contracts. */
import { html } from "westphalia/html.js";
import { GOODS, NOBODY } from "./tables.js";

/** @typedef {import("./scene.d.ts").Scene} Scene */
/** @typedef {import("westphalia/table/store.js").Ask} Ask */
/** @typedef {[string, string][]} Lines what is promised, by whom */

const OFFERS = ["talk", "offer_of", "answer_offer", "withdraw_offer"];
const CONTRACTS = ["talk", "contract_to_answer", "answer_contract", "contract_to_mark", "mark_contract"];

/** The papers that a question is about. @param {Scene} scene @param {Ask|null} ask */
export function papers(scene, ask) {
  const { state } = scene;
  if (!ask) return [];
  if (state.draft) return [draftPaper(scene, state.draft)];
  const offers = OFFERS.includes(ask.kind) ? state.offers.filter(([seat]) => !ask.args.other || seatId(seat) === ask.args.other) : [];
  const contracts = CONTRACTS.includes(ask.kind) ? state.contracts.filter(([number]) => !ask.args.number || number === ask.args.number) : [];
  return [...offers.map((offer) => offerPaper(scene, offer)), ...contracts.map((contract) => contractPaper(scene, contract))];
}

/** A seat as messages name it. @param {number} seat */
const seatId = (seat) => String(seat + 1);

/** @param {Scene} scene @param {any[]} offer (model.py, Offer) */
function offerPaper(scene, [seat, other, gives, wants, givesPlaces, wantsPlaces]) {
  const lines = [...given(scene, seat, gives, givesPlaces), ...given(scene, other, wants, wantsPlaces)];
  return html`<${Paper} key=${`offer-${seat}-${other}`} scene=${scene} title=${between(scene, seat, other)} lines=${lines} />`;
}

/** @param {Scene} scene @param {any[]} draft (model.py, Draft) */
function draftPaper(scene, [seat, other, , , givesPlaces, wantsPlaces, gives, wants, frees, text]) {
  const lines = [...settled(scene), ...given(scene, seat, gives, givesPlaces), ...given(scene, other, wants, wantsPlaces)];
  [seat, other].forEach((who, i) => frees[i] > 0 && lines.push([scene.texts.format("paper-frees", { seat: seatId(who) }), String(frees[i])]));
  return html`<${Paper} key="draft" scene=${scene} title=${between(scene, seat, other)} lines=${lines} words=${text} />`;
}

/** @param {Scene} scene @param {any[]} contract (model.py, Contract) */
function contractPaper(scene, [number, parties, text, expiry, guarantor, guarantee, accepted]) {
  const { texts } = scene;
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => texts.name("seat", seatId(seat))).join(", ");
  /** @type {Lines} */
  const lines = [[texts.format("paper-parties"), names(parties)]];
  if (accepted.length < parties.length) lines.push([texts.format("paper-signed"), names(accepted)]);
  if (expiry) lines.push([texts.format("paper-until"), String(expiry)]);
  if (guarantor !== NOBODY) lines.push([texts.format("paper-guarantor"), names([guarantor])]);
  if (guarantee) lines.push([texts.format("paper-guarantee"), texts.format("note-price", { gold: guarantee })]);
  return html`<${Paper} key=${`contract-${number}`} scene=${scene} title=${texts.format("paper-contract", { number })} lines=${lines} words=${text} />`;
}

/** @param {Scene} scene @param {number} seat @param {number} other */
const between = ({ texts }, seat, other) => texts.format("paper-between", { seat: seatId(seat), other: seatId(other) });

/** What one side gives. @param {Scene} scene @param {number} seat @param {number[]} goods @param {number[]} places @returns {Lines} */
function given({ texts, board }, seat, goods, places) {
  const counted = goods.flatMap((n, i) => (n > 0 ? [texts.format("paper-goods", { n, goods: GOODS[i] })] : []));
  const all = [...counted, ...places.map((p) => texts.name("place", board.domains.place[p]))];
  return all.length ? [[texts.format("paper-gives", { seat: seatId(seat) }), all.join(", ")]] : [];
}

/** What becomes of occupied land: its owners cede it, its occupiers return it, or nothing is said of it yet. @param {Scene} scene @returns {Lines} */
function settled({ state, board, texts }) {
  const names = (/** @type {number[]} */ places) => places.map((place) => texts.name("place", board.domains.place[place])).join(", ");
  const sides = Map.groupBy(state.settled, ([, seat, isCeded]) => texts.format(isCeded ? "paper-cedes" : "paper-returns", { seat: seatId(seat) }));
  /** @type {Lines} */
  const lines = [...sides].map(([label, lands]) => [label, names(lands.map(([place]) => place))]);
  return state.unlisted.length ? [...lines, [texts.format("paper-unlisted"), names(state.unlisted)]] : lines;
}

/** @param {{scene: Scene, title: string, lines: Lines, words?: string}} props */
function Paper({ scene, title, lines, words = "" }) {
  return html`<article class="treaty">
    <h3>${title}</h3>
    <dl>${lines.map(([label, value]) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
    ${words && html`<blockquote>${words}</blockquote>`}
    ${!lines.length && !words && html`<p>${scene.texts.format("paper-empty")}</p>`}
  </article>`;
}
