/** The cover of a game: its own map printed small, or the net of its places, under its emblem. */
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "../api.js";
import { html } from "../html.js";
import { readDrawing } from "../map/drawing.js";

const WIDE = 1000; // units of a net

/** @param {{game: string, name: string}} props */
export function Cover({ game, name }) {
  const [board, setBoard] = useState(/** @type {any} */ ({}));
  const [hasEmblem, setEmblem] = useState(true);
  useEffect(() => {
    let isGone = false;
    getOnce(`/games/${game}/static`).then((found) => !isGone && setBoard({ ...found, map: readDrawing(found.map) }));
    return () => (isGone = true);
  }, [game]);
  const nodes = board.map ? [] : placed(board.graph);
  return html`<div class="cover" aria-hidden="true">
    ${board.map && html`<${Print} map=${board.map} />`}
    ${nodes.length > 0 && html`<${Net} nodes=${nodes} />`}
    ${hasEmblem
      ? html`<img src=${`/games/${game}/cover.svg`} alt="" onError=${() => setEmblem(false)} />`
      : html`<span class="cover-initial">${name.charAt(0).toLocaleUpperCase()}</span>`}
  </div>`;
}

/** @param {{map: import("../map/world.d.ts").World}} props */
function Print({ map }) {
  const coasts = map.borders.filter(({ kind }) => kind === "coast" || kind === "lake");
  const inner = map.borders.filter(({ kind }) => kind === "land");
  const joined = (/** @type {{path: string}[]} */ borders) => borders.map(({ path }) => path).join("");
  return html`<svg viewBox=${map.viewBox.join(" ")} preserveAspectRatio="xMidYMid slice">
    <path d=${joined(coasts)} class="cover-shallows" />
    <path d=${Object.values(map.territories).map(({ path }) => path).join("")} class="cover-land" />
    <path d=${joined(inner)} class="cover-border" />
    <path d=${joined(coasts)} class="cover-coast" />
  </svg>`;
}

/** The places of a graph that lie somewhere on the globe. @param {import("../wire.d.ts").Graph|null|undefined} graph @returns {{id: string, lon: number, lat: number, links: string[]}[]} */
function placed(graph) {
  return Object.entries(graph?.nodes.place ?? {})
    .filter(([, { lon, lat }]) => typeof lon === "number" && typeof lat === "number")
    .map(([id, { lon, lat, links }]) => ({ id, lon, lat, links: Object.values(links).flat() }));
}

/** @param {{nodes: ReturnType<typeof placed>}} props */
function Net({ nodes }) {
  const [west, east] = [Math.min(...nodes.map(({ lon }) => lon)), Math.max(...nodes.map(({ lon }) => lon))];
  const [south, north] = [Math.min(...nodes.map(({ lat }) => lat)), Math.max(...nodes.map(({ lat }) => lat))];
  const flat = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = WIDE / ((east - west) * flat || 1);
  const spots = new Map(nodes.map(({ id, lon, lat }) => [id, [(lon - west) * flat * scale, (north - lat) * scale]]));
  const lines = nodes.flatMap(({ id, links }) => links.filter((other) => id < other && spots.has(other)).map((other) => `M${spots.get(id)}L${spots.get(other)}`));
  const pad = WIDE / 12;
  return html`<svg viewBox=${`${-pad} ${-pad} ${WIDE + 2 * pad} ${(north - south) * scale + 2 * pad}`} preserveAspectRatio="xMidYMid slice">
    <path d=${lines.join("")} class="cover-net" />
    ${[...spots].map(([id, [x, y]]) => html`<circle key=${id} cx=${x} cy=${y} r="9" class="cover-place" />`)}
  </svg>`;
}
