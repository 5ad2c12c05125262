/** The answers on the way to a question, as far as they could be taken back. */

/** @typedef {import("./store.js").Ask} Ask */
/** @typedef {{kind: string, id: string, label: string}} Step an answer, and the kind of its question */
/** @typedef {{groups: Record<string, string[]>, menus?: string[]}} Menus a game's words under their headings, and the kinds of question that offer them */

const END = "end"; // closes what was begun: what is asked next is something else
const DONE = "done"; // says that there is no more to choose: nothing to be told

/** The steps that led to a question. A menu with headings begins anew; words that are offered again forget what followed them;
 * things that are asked for again and again add up. @param {Ask|null} ask @param {Step[]} steps @param {Menus} game */
export function stepsTo(ask, steps, game) {
  if (!ask || ask.aside || steps.at(-1)?.id === END || isMenu(ask, game)) return [];
  const isOfWords = ask.options.every(({ message }) => message !== null);
  const again = isOfWords ? steps.findIndex(({ kind }) => kind === ask.kind) : -1;
  return again < 0 ? steps : steps.slice(0, again);
}

/** @param {Ask} ask @param {Menus} game */
function isMenu({ kind, options }, { groups, menus }) {
  if (menus) return menus.includes(kind);
  const words = Object.values(groups).flat();
  return options.filter(({ id }) => words.includes(id)).length > 1;
}

/** The steps after the last of them was taken back. @param {Ask|null} ask the question as it was then @param {Step[]} steps */
export function stepsBack(ask, steps) {
  const last = steps.findLastIndex(({ kind }) => kind === ask?.kind);
  return last < 0 ? steps : steps.slice(0, last);
}

/** What is to be told of the steps. @param {Step[]} steps */
export const labelsOf = (steps) => steps.filter(({ id, label }) => label && id !== DONE).map(({ label }) => label);
