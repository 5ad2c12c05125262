/** Cells of tables and cards: a number, {name: [domain, id]}, {text: message, args} or {list: cells}. */
import { capital } from "../texts.js";

/** @typedef {number|{name: [string, string], text?: undefined, list?: undefined}|{text: string, args: Record<string, number|string>, name?: undefined, list?: undefined}|{list: Cell[], name?: undefined, text?: undefined}|null|undefined} Cell */

/** A cell in the reader's language. @param {Cell} cell @param {import("../texts.js").Catalogue} texts @returns {string} */
export function cellText(cell, texts) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "object") return String(cell).replace(/^-/, "−");
  if (cell.name) return texts.name(cell.name[0], cell.name[1]);
  if (cell.list) return cell.list.map((inner) => cellText(inner, texts)).join(", ");
  return texts.format(cell.text, cell.args);
}

/** A line of a seat's card. @param {import("./store.js").SeatCard[]} cards @param {number} seat @param {string} id */
export const factOf = (cards, seat, id) => cards.find((card) => card.seat === seat)?.facts.find((fact) => fact.id === id);

/** What a number is made of, a line for each part; "" for what has no parts. @param {import("../wire.d.ts").FactView} fact @param {import("../texts.js").Catalogue} texts */
export const partsText = ({ parts = [] }, texts) => parts.map(({ label, amount, rule }) => `${amount === 0 ? "" : amount > 0 ? "+" : "−"}${Math.abs(amount)} ${cellText(label, texts)} (${rule})`).join("\n");

/** The same as the heading of a column or a line. @param {Cell} cell @param {import("../texts.js").Catalogue} texts */
export const headingText = (cell, texts) => capital(cellText(cell, texts), texts.locale);
