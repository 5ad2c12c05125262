/** What lies beside what: from the game's graph, or from the borders and water lines of the drawing. */

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {{domain: string, id: string}} Ref */

/** @param {import("../table/game.js").Board} board @param {Ref} ref @returns {Ref[]} */
export function neighbours(board, ref) {
  const { graph } = board;
  const node = graph?.nodes[ref.domain]?.[ref.id];
  if (graph && node) return unique(Object.entries(node.links).flatMap(([way, ids]) => ids.map((id) => ({ domain: graph.ways[way], id }))));
  return board.map ? drawnNeighbours(board.map, ref) : [];
}

/** The part of the world a place belongs to, "" for none. @param {import("../table/game.js").Board} board @param {string} id */
export function regionOf(board, id) {
  const node = Object.values(board.graph?.nodes ?? {}).find((nodes) => nodes[id]?.region)?.[id];
  return node?.region ?? board.map?.territories[id]?.region ?? "";
}

/** @param {Ref[]} refs */
function unique(refs) {
  return [...new Map(refs.map((ref) => [`${ref.domain}:${ref.id}`, ref])).values()];
}

/** @param {World} world @param {Ref} ref @returns {Ref[]} */
function drawnNeighbours(world, { domain, id }) {
  const lines = [...world.borders, ...(domain === "place" ? (world.water_lines ?? []) : [])];
  const others = lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return unique(
    others.flatMap((other) => {
      if (other in world.territories) return [{ domain: "place", id: other }];
      return other in (world.seas ?? {}) ? [{ domain: "sea", id: other }] : [];
    }),
  );
}
