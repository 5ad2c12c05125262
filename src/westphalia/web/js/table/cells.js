/** Cells of tables and cards: a number, {name: [domain, id]}, {text: message, args} or {list: cells}. */
import { capital } from "../texts.js";

/** @typedef {number|{name: [string, string], text?: undefined, list?: undefined}|{text: string, args: Record<string, number|string>, name?: undefined, list?: undefined}|{list: Cell[], name?: undefined, text?: undefined}|null|undefined} Cell */

/** A cell in the reader's language. @param {Cell} cell @param {import("../texts.js").Catalogue} texts @returns {string} */
export function cellText(cell, texts) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "object") return String(cell);
  if (cell.name) return texts.name(cell.name[0], cell.name[1]);
  if (cell.list) return cell.list.map((inner) => cellText(inner, texts)).join(", ");
  return texts.format(cell.text, cell.args);
}

/** The same as the heading of a column or a line. @param {Cell} cell @param {import("../texts.js").Catalogue} texts */
export const headingText = (cell, texts) => capital(cellText(cell, texts), texts.locale);
