/** Drawings as the map wants them. A drawing with `arcs` keeps each line once: rings and borders name its arcs by number,
 * backwards as -1 - number. Here they become paths; the rest stays as it is. */

/** @typedef {import("./world.d.ts").Ring} Ring */
/** @typedef {import("./world.d.ts").Drawing} Drawing */
/** @typedef {import("./world.d.ts").World} World */

/** @param {Drawing|null} drawing @param {number} [side] which holder of a shape that does not always have the same one @returns {World|null} */
export function readDrawing(drawing, side = 0) {
  if (!drawing) return null;
  const rose = drawing.rose && { x: drawing.rose[0], y: drawing.rose[1], radius: drawing.rose[2] };
  return drawing.arcs ? { ...withPaths(drawing, side), rose } : { ...drawing, rose };
}

/** @param {import("./world.d.ts").ArcDrawing} drawing @param {number} side @returns {Omit<World, "rose">} */
function withPaths(drawing, side) {
  const arcs = drawing.arcs.map(readArc);
  const ring = (/** @type {Ring} */ numbers) => pathOf(arcs, numbers, "z");
  /** @template {{rings: Ring[]}} T @param {Record<string, T>} things */
  const shapes = (things) => Object.fromEntries(Object.entries(things).map(([id, { rings, ...rest }]) => [id, { ...rest, path: rings.map(ring).join("") }]));
  const { provinces, areas, panels, links, zoom } = drawing;
  const holderOf = (/** @type {string} */ id) => drawing.shapes[id]?.held?.[side] ?? id;
  const lands = Map.groupBy(Object.keys(drawing.shapes), holderOf);
  const territory = (/** @type {[string, string[]]} */ [id, parts]) => {
    const rings = parts.flatMap((part) => drawing.shapes[part].rings);
    const path = (parts.length > 1 ? united(arcs, rings) : rings).map(ring).join("");
    return [id, { ...provinces[id], region: drawing.shapes[parts[0]].area, path }];
  };
  const held = drawing.borders.map((border) => ({ ...border, a: holderOf(border.a), b: holderOf(border.b) })).filter(({ a, b }) => a !== b);
  return {
    ...drawing,
    frame: joined(panels, "frame"),
    graticule: joined(panels, "graticule"),
    territories: Object.fromEntries([...lands].map(territory)),
    regions: Object.fromEntries(Object.entries(areas).map(([id, area]) => [id, { ...area, until: zoom.area_until }])),
    seas: shapes(drawing.seas),
    voids: shapes(drawing.voids),
    islets: drawing.islets.map(ring).join(""),
    lakes: drawing.lakes.map(ring).join(""),
    borders: held.map((border) => ({ ...border, path: border.arcs.map((number) => pathOf(arcs, [number], "")).join("") })),
    water_lines: (links ?? []).filter(({ at }) => isWithinOne(panels, at)).map(({ a, b, at }) => ({ a, b, path: `M${at.map((spot) => spot.join(" ")).join("L")}` })),
  };
}

/** What a game calls the parts of its drawing: for each the smallest family of things that has all its ids.
 * @param {Pick<import("../table/game.js").Board, "domains"|"map">} board @returns {import("./map.js").Domains} */
export function domainsOf({ domains, map }) {
  const families = Object.entries(domains).map(([name, ids]) => ({ name, ids: new Set(ids) }));
  const family = (/** @type {"territories"|"seas"|"regions"} */ part, /** @type {string} */ usual) => {
    const drawn = Object.keys(map?.[part] ?? {});
    const fitting = drawn.length ? families.filter(({ ids }) => drawn.every((id) => ids.has(id))) : [];
    return fitting.sort((a, b) => a.ids.size - b.ids.size)[0]?.name ?? usual;
  };
  return { land: family("territories", "place"), sea: family("seas", "sea"), region: family("regions", "region") };
}

/** The rings around several shapes: without the arcs that two of them share. @param {number[][][]} arcs @param {Ring[]} rings @returns {Ring[]} */
function united(arcs, rings) {
  const all = rings.flat();
  const outer = all.filter((number) => !all.includes(-1 - number));
  const ends = (/** @type {number} */ number) => {
    const points = number < 0 ? arcs[-1 - number] : [...arcs[number]].reverse();
    return { from: String(points.at(-1)), to: String(points[0]) };
  };
  /** @type {Ring[]} */
  const found = [];
  while (outer.length) {
    const walked = outer.splice(0, 1);
    const start = ends(walked[0]).from;
    for (let at = ends(walked[0]).to; at !== start; at = ends(walked[walked.length - 1]).to) {
      const next = outer.findIndex((number) => ends(number).from === at);
      if (next < 0) break;
      walked.push(...outer.splice(next, 1));
    }
    found.push(walked);
  }
  return found;
}

/** Whether a link can be drawn as a line: from one spot to another of the same panel. @param {Panels} panels @param {number[][]} spots */
function isWithinOne(panels, spots) {
  const holds = (/** @type {Panels[string]} */ { at: [x, y, width, height] }) => spots.every(([px, py]) => px >= x && py >= y && px <= x + width && py <= y + height);
  return spots.length > 1 && Object.values(panels).filter(holds).length === 1;
}

/** @typedef {import("./world.d.ts").ArcDrawing["panels"]} Panels */

/** @param {Panels} panels @param {"frame"|"graticule"} part */
const joined = (panels, part) => Object.values(panels).map((panel) => panel[part] ?? "").join("");

/** An arc as points: "x y" and then steps "l dx dy ...". @param {string} text @returns {number[][]} */
function readArc(text) {
  const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
  if (!numbers.length) return [];
  const points = [[numbers[0], numbers[1]]];
  for (let i = 2; i < numbers.length; i += 2) {
    const [x, y] = points[points.length - 1];
    points.push([x + numbers[i], y + numbers[i + 1]]);
  }
  return points;
}

/** Arcs one after the other, as a path of relative steps. @param {number[][][]} arcs @param {Ring} numbers @param {string} end */
function pathOf(arcs, numbers, end) {
  const points = numbers.flatMap((number) => (number < 0 ? [...arcs[-1 - number]].reverse() : arcs[number]));
  if (!points.length) return "";
  const steps = points.slice(1).map(([x, y], i) => `${x - points[i][0]} ${y - points[i][1]}`).filter((step) => step !== "0 0");
  return `M${points[0].join(" ")}l${steps.join(" ")}${end}`;
}
