/** The printed part of the map: paper, water, coasts, borders, mountains, compass. It never changes during a game. */
import { html } from "../html.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {{x: number, y: number, radius: number}|undefined} Place where the compass rose stands, if there is one */

/** Paper around the map, in units. */
export const MARGIN = 90;

/** The sheet with its neat lines. @param {{world: World}} props */
export function Paper({ world }) {
  const [x, y, width, height] = world.viewBox;
  const edge = (/** @type {number} */ inset, /** @type {string} */ name) => {
    const out = MARGIN - inset;
    return html`<rect x=${x - out} y=${y - out} width=${width + 2 * out} height=${height + 2 * out} class=${name} />`;
  };
  return html`<g>${edge(0, "paper")}${edge(20, "neat-line thick")}${edge(32, "neat-line")}${edge(43, "neat-line gold")}</g>`;
}

/** Definitions used by everything on the map. @param {{world: World}} props */
export function Definitions({ world }) {
  return html`<defs>
    <clipPath id="frame"><path d=${frameOf(world)} /></clipPath>
    ${Object.entries(world.territories).map(
      ([id, { path }]) => html`<clipPath key=${id} id=${`in-${id}`}><path d=${path} /></clipPath>`,
    )}
    <pattern id="desert" width="10" height="10" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.3" class="engraved-dot" /><circle cx="8" cy="8" r="1.3" class="engraved-dot" />
    </pattern>
    <pattern id="marsh" width="13" height="11" patternUnits="userSpaceOnUse">
      <path d="M2 8h8M6 8v-5M4 8l-1.5-3.5M8 8l1.5-3.5" class="engraved" />
    </pattern>
    <pattern id="wilds" width="16" height="14" patternUnits="userSpaceOnUse">
      <path d="M3 11v-5M1 7l2-3 2 3M11 6v-4M9.5 3l1.5-2 1.5 2" class="engraved" />
    </pattern>
    <pattern id="jungle" width="15" height="13" patternUnits="userSpaceOnUse">
      <path d="M4 11q1-4 0-7M4 4q-3-2-4 1M4 4q3-2 4 1M11 7q.6-2 0-4M11 3q-2-1-3 1M11 3q2-1 3 1" class="engraved" />
    </pattern>
    <pattern id="beyond" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
      <path d="M0 7h14" class="engraved" opacity=".28" />
    </pattern>
    <pattern id="mountains" width="12" height="11" patternUnits="userSpaceOnUse">
      <path d="M1 10l5-8 5 8M6 2l1.5 8" class="engraved" />
    </pattern>
  </defs>`;
}

/** The hatchings that engravers use for colours (Petra Sancta): a second cue beside the tint, equally fine at every scale.
 * @param {{scale: number}} props px per unit */
export function Hatchings({ scale }) {
  const size = 0.5 / scale;
  const hatching = (/** @type {string} */ id, /** @type {number} */ turn, /** @type {any} */ draw) => html`<pattern key=${id} id=${`hatch-${id}`} width="11" height="11" patternUnits="userSpaceOnUse"
    patternTransform=${`scale(${size}) rotate(${turn})`}>${draw}</pattern>`;
  const line = (/** @type {string} */ d) => html`<path d=${d} class="hatch-line" />`;
  const dots = html`<circle cx="3" cy="3" r="1.5" class="hatch-dot" /><circle cx="8.5" cy="8.5" r="1.5" class="hatch-dot" />`;
  return [
    hatching("vertical", 0, line("M5.5 0v11")),
    hatching("horizontal", 90, line("M5.5 0v11")),
    hatching("diagonal", -45, line("M5.5 0v11")),
    hatching("cross", 0, line("M5.5 0v11M0 5.5h11")),
    hatching("dots", 0, dots),
  ];
}

/** @param {{world: World, rose: Place}} props */
export function Water({ world, rose }) {
  const coasts = ofKind(world, ["coast"]);
  return html`<g clip-path="url(#frame)">
    <path d=${frameOf(world)} class="ocean" />
    ${rose && html`<path d=${roseLines(rose)} class="rose-lines" />`}
    ${world.graticule && html`<path d=${world.graticule} class="graticule" />`}
    ${[1, 2, 3, 4].map((n) => html`<${Drawn} key=${n} borders=${coasts} kind=${`shallows shallows-${n}`} />`)}
    <${Drawn} borders=${ofKind(world, ["sea"])} kind="sea-border" />
  </g>`;
}

/** What lies on the land and belongs to nobody. @param {{world: World}} props */
export function Wilderness({ world }) {
  return html`<g>
    ${Object.entries(world.voids ?? {}).map(
      ([id, { path, kind }]) => html`<g key=${id}>
        <path d=${path} class="void" /><path d=${path} fill=${`url(#${kind})`} opacity=".75" />
      </g>`,
    )}
    ${world.islets && html`<path d=${world.islets} class="islets" />`}
    ${world.lakes && html`<path d=${world.lakes} class="lakes" />`}
  </g>`;
}

/** Borders between regions are drawn firmer. @param {{world: World, rose: Place, regionOf: (id: string) => string}} props */
export function Lines({ world, rose, regionOf }) {
  const isGreat = (/** @type {import("./world.d.ts").Border} */ { a, b }) => regionOf(a) !== regionOf(b);
  const lands = ofKind(world, ["land"]);
  const thin = lands.filter((border) => !isGreat(border)).concat(ofKind(world, ["province", "void"]));
  const firm = lands.filter(isGreat).concat(ofKind(world, ["area"]));
  return html`<g class="lines">
    <${Drawn} borders=${world.borders.filter(({ hre }) => hre)} kind="empire-border" />
    <${Drawn} borders=${thin} kind="land-border" />
    <${Drawn} borders=${firm} kind="great-border" />
    <${Drawn} borders=${ofKind(world, ["mountain"])} kind="mountain-border" />
    <${Drawn} borders=${ofKind(world, ["coast", "lake"])} kind="coast" />
    <path d=${frameOf(world)} class="sheet-edge" />
    ${Object.entries(world.routes ?? {}).map(([id, { path }]) => html`<path key=${id} d=${path} class="sea-route" />`)}
    ${(world.water_lines ?? []).map(({ a, b, path }) => html`<path key=${a + b} d=${path} class="crossing" />`)}
    ${rose && html`<${Rose} ...${rose} />`}
    <${Peaks} peaks=${world.peaks ?? []} />
  </g>`;
}

/** Mountains as engravers drew them: a light flank, a hatched flank. @param {{peaks: number[][]}} props */
function Peaks({ peaks }) {
  return html`<g class="peaks">
    ${peaks.map(([x, y, height]) => {
      const half = height * 0.62;
      return html`<g key=${`${x},${y}`}>
        <path d=${`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}`} class="peak" />
        <path d=${`M${x} ${y - height}l${half * 0.3} ${height * 0.45}l${-half * 0.25} ${height * 0.3}l${half * 0.2} ${height * 0.25}h${half * 0.75}z`} class="peak-shade" />
      </g>`;
    })}
  </g>`;
}

/** A compass rose of sixteen points, each half light and half dark. @param {{x: number, y: number, radius: number}} props */
function Rose({ x, y, radius }) {
  const ring = (/** @type {number} */ long, /** @type {number} */ first, /** @type {number} */ step, /** @type {string} */ name) =>
    Array.from({ length: 360 / step }, (_, i) => {
      const tip = -radius * long;
      const side = radius * 0.13;
      return html`<g key=${name + i} transform=${`rotate(${first + step * i})`}>
        <path d=${`M0 ${tip}L${side} ${-side}L0 0z`} class=${`rose-${name}`} />
        <path d=${`M0 ${tip}L${-side} ${-side}L0 0z`} class="rose-light" />
      </g>`;
    });
  return html`<g class="rose" transform=${`translate(${x} ${y})`}>
    <circle r=${radius * 0.62} /><circle r=${radius * 0.56} />
    ${ring(0.5, 22.5, 45, "gold")} ${ring(0.72, 45, 90, "accent")} ${ring(1, 0, 90, "ink")}
    <text y=${-radius - 9}>N</text>
  </g>`;
}

/** @param {{x: number, y: number}} rose */
function roseLines({ x, y }) {
  const ray = (/** @type {number} */ turn) => `M${x} ${y}l${Math.round(5000 * Math.cos(turn))} ${Math.round(5000 * Math.sin(turn))}`;
  return Array.from({ length: 32 }, (_, i) => ray((i * Math.PI) / 16)).join("");
}

/** The edge of the map: its own, or that of the sheet. @param {World} world */
function frameOf({ frame, viewBox: [x, y, width, height] }) {
  return frame ?? `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** @param {World} world @param {string[]} kinds */
const ofKind = (world, kinds) => world.borders.filter(({ kind }) => kinds.includes(kind));

/** Borders in one manner, each a path of its own: what is not in sight costs nothing to draw.
 * @param {{borders: {path: string}[], kind: string}} props */
function Drawn({ borders, kind }) {
  return html`<g class=${kind}>${borders.map(({ path }, i) => html`<path key=${i} d=${path} />`)}</g>`;
}
