/** What lies beside what, read from the borders and water lines of the drawing. */

/** @param {any} world @param {"place"|"sea"} domain @param {string} id @returns {{places: string[], seas: string[]}} */
export function neighbours(world, domain, id) {
  const places = new Set();
  const seas = new Set();
  for (const { kind, a, b } of world.borders) {
    if (a !== id && b !== id) continue;
    const other = a === id ? b : a;
    if (other in world.voids) continue;
    if (kind === "land" && domain === "place") places.add(other);
    else if (kind === "coast" && domain === "place") seas.add(other);
    else if (kind === "coast") places.add(other);
    else if (kind === "sea" && domain === "sea") seas.add(other);
  }
  if (domain === "place")
    for (const { a, b } of world.water_lines) if (a === id || b === id) places.add(a === id ? b : a);
  return { places: [...places], seas: [...seas] };
}
