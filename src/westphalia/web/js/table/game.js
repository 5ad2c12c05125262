/** What a game may bring to the page in games/<game>/web/page.js, all of it optional (docs/add-a-game.md, "The page"). */
import { domainsOf } from "../map/drawing.js";
import { plainGame } from "./plain.js";

/** @typedef {import("./store.js").Ref} Ref */
/** @typedef {import("./store.js").Player} Player */
/** @typedef {import("../texts.js").Catalogue} Catalogue */
/** @typedef {import("../texts.js").Forms} Forms */
/** @typedef {import("../map/map.js").Paint} Paint */
/** @typedef {import("../map/map.js").Token} Token */

/** What never changes: the families of things by name, their ids in order; the drawing; what lies beside what; what is printed.
 * @template [P=any] @template [M=import("../map/world.d.ts").World]
 * @typedef {Omit<import("../wire.d.ts").StaticInfo, "map"|"printed"|"domains"> & {map: M, printed: P, domains: Record<string, string[]>}} Board */

/** A moment of a game as this seat sees it: the state, what never changes, the texts with the seats' names, the board in
 * words (null until somebody wants them), the seats' cards and what else the game works out (a moment after the state), whose eyes. A game says what its state, what is printed and its drawing look like.
 * @template [S=any] @template [P=any] @template [M=any]
 * @typedef {{state: S, board: Board<P, M>, texts: Catalogue, words: import("../wire.d.ts").BoardText|null, cards: import("./store.js").SeatCard[], workedOut: Record<string, any>, seat: number|null}} Scene */

/** @typedef {[string, string]} Fact a label and a value */
/** @typedef {{x: number, y: number, width: number, height: number}} Box a part of the drawing */
/** @typedef {{id: string, title: string, content: any}} Mat something of a player that lies before the board */
/** @typedef {{paint: Paint, label: string}} Key a line of a legend */
/** @typedef {{name?: string, note?: string, text?: any, tip?: string, at?: Ref, about?: Ref[]}} Said another name of an option, a remark behind it, what it does, what it is for (on hover), where it is, the places it speaks of */

/**
 * @typedef {object} Game
 * @property {import("../map/map.js").Domains|undefined} [domains] what the game calls the lands, seas and regions of its drawing; found by their ids if not given
 * @property {(state: any, player: Player, texts: Catalogue) => Forms|null} seatForms forms of a seat's name; null: Player 1, 2 ...
 * @property {(state: any, texts: Catalogue) => (Forms|null)[]} ownSeats names of all seats of a game that plays some itself; those of persons are not used
 * @property {(state: any, seat: number, board: Board) => Paint} seatPaint the colour of a seat, and a hatching
 * @property {(scene: Scene) => any} headline a few words on where the game stands, plain or marked up
 * @property {string[]} overlays ways to colour the map, the first at the start; each is called by the text overlay-<id>
 * @property {(scene: Scene, overlay: string) => Record<string, Paint>} paint colours of places by id
 * @property {(scene: Scene, overlay: string) => Key[]} legend what the colours of an overlay mean
 * @property {(scene: Scene, overlay: string) => Token[]} tokens counters on the map, the most important first
 * @property {(scene: Scene, overlay: string) => import("../map/map.js").Title[]} names large names across several places, seen from afar
 * @property {(scene: Scene, ref: Ref) => Ref[]} onMap the places and seas that stand for a thing: a region's places
 * @property {(board: Board) => number} side which side of the drawing is on the table, where shapes change hands between its sides
 * @property {(scene: Scene) => Box|null} start the part of the map to be seen first; null: all of it
 * @property {{x: number, y: number, radius: number}|undefined} rose where a compass rose stands on the drawing
 * @property {(scene: Scene, ref: Ref) => Fact[]} facts everything to be known about a thing
 * @property {(scene: Scene) => Mat[]} mats what lies before the seat, each behind a tab beside the seats
 * @property {((scene: Scene, ref: Ref, ask: import("./store.js").Ask|null) => any)|null} card the face of a thing that is a card, as the question needs it, else null: such options are shown as a hand
 * @property {(scene: Scene, ask: import("./store.js").Ask|null) => any[]} about faces of the cards a question is about, shown with it; null: what to see for who is not asked
 * @property {(scene: Scene, ask: import("./store.js").Ask) => Ref[]} focus the places a question is about, marked while it is asked
 * @property {(scene: Scene, ask: import("./store.js").Ask, option: import("./store.js").Option) => Said|null} option what an option says beyond its name
 * @property {(scene: Scene, entry: import("./store.js").Entry) => any} line what stands with a line of the log: a remark behind it (a string), something below it (dice that fell), or null
 * @property {Record<string, [string, string]>} marches lines of the log that move a force: their arguments that say from where and to where
 * @property {Record<string, [string, string]>} clashes lines of the log in which two sides meet: the arguments with what the attacker and the defender threw
 * @property {string[]} battles lines of the log that open a battle, and say where
 * @property {string[]} score the facts of a seat's card that say how it stands: its points, those it would have in the end
 * @property {(scene: Scene, entry: import("./store.js").Entry) => {picture: string, note?: string, since?: string[]}|null} tiding a line of the log that must not be missed: its picture (pictures.js), what it means, and the messages that open what it ends
 * @property {string} [styles] a style sheet in the game's web folder
 * @property {Record<string, string[]>} groups headings of the words a question offers: text id to words, in order
 * @property {string[]} [menus] the kinds of question under which these headings stand; all, if not given
 * @property {(kind: string) => string} helpFor the text that explains a kind of decision to who plays for the first time; "" for none
 * @property {(scene: Scene, entry: import("./store.js").Entry) => number[]} seatsOf the seats a line of the log speaks of
 * @property {(entry: {message: string}) => boolean} isHeading whether a log line opens a new section
 * @property {boolean} usesWords whether `scene.words` is wanted all the time
 */
/** @typedef {Game & {domains: import("../map/map.js").Domains}} FittedGame a game that knows the parts of its drawing */

/** How a game wants to be shown. @param {string} id @returns {Promise<Game>} */
export async function gameModule(id) {
  const address = `/games/${id}/page.js`;
  const { ok } = await fetch(address, { method: "HEAD" });
  if (!ok) return plainGame;
  const game = { ...plainGame, usesWords: false, ...(await import(address)).default };
  if (game.styles) await loadStyles(`/games/${id}/${game.styles}`);
  return game;
}

/** @param {string} address of a style sheet, loaded once */
function loadStyles(address) {
  if (document.querySelector(`link[href="${address}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
  document.head.append(link);
  return loaded;
}

/** The same for a board: what it calls the parts of its drawing, and no colours of regions where there are none.
 * @param {Game} game @param {Board} board @returns {FittedGame} */
export function fitted(game, board) {
  const hasRegions = (board.graph?.regions ?? []).length > 0 || board.map?.regions !== undefined;
  const overlays = game.overlays.filter((id) => id !== "region" || hasRegions);
  return { ...game, overlays, domains: game.domains ?? domainsOf(board) };
}
