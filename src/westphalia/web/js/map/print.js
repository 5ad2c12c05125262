/** The map as one picture that stands by itself: vectors, its letters in it, nothing of the page needed to look at it. */
import { render } from "preact";
import { html } from "../html.js";
import { roomFor } from "./lettering.js";
import { labelsOf, titleAt } from "./map.js";
import { Name } from "./markings.js";
import { HATCH, HATCHINGS, LINES, MARGIN, NEAT, RIM, SHALLOWS, STRIPE, UNPAINTED, USUAL_STRENGTH } from "./piece.js";
import { inksNow } from "./picture.js";
import { placeTokens } from "./tokens.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {import("./map.js").Paint} Paint */
/** @typedef {{x: number, y: number, width: number, height: number}} Box in units of the map */
/** @typedef {{world: World, domains: import("./map.js").Domains, regionOf: (id: string) => string, paint: Record<string, Paint>, tokens: import("./tokens.js").Token[], titles: import("./map.js").Title[],
 *   rose?: import("./world.d.ts").Rose, name: (domain: string, id: string) => string, hasPatterns: boolean, upon?: (k: number) => any}} Content */

/** @typedef {"land"|"names"|"counters"} Part */

const FINE = 0.5; // px per unit: nearer than this, lines no longer grow (piece.js)
/** What style sheets say of letters and counters, and what is meant where nothing is said. @type {Record<string, string>} */
const STYLES = {
  fill: "rgb(0, 0, 0)", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-opacity": "1", "stroke-dasharray": "none", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", "paint-order": "normal", opacity: "1", "font-family": "", "font-size": "", "font-style": "normal", "font-weight": "400", "letter-spacing": "normal", "text-anchor": "start",
};
const ALONE = ["opacity"]; // not inherited

/** All of the map with the paper around it. @param {World} world @returns {Box} */
export const wholeOf = ({ viewBox: [x, y, width, height] }) => ({ x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN });

/** A box as a picture of so many pixels; both numbers are even, as films want them. @param {Box} box @param {number} width */
export const sizeOf = (box, width) => ({ k: width / box.width, width, height: 2 * Math.round((box.height * width) / box.width / 2) });

/** A part of the map, so many pixels wide. @param {Content} content @param {Box} box @param {number} width @param {string} [fonts] a style sheet with the letters in it @param {Part[]} [parts] what of it */
export function printed(content, box, width, fonts = "", parts = ["land", "names", "counters"]) {
  const { k, height } = sizeOf(box, width);
  const host = document.createElement("div");
  host.className = "map is-still";
  Object.assign(host.style, { position: "fixed", inset: "auto", left: "-30000px", top: "0", width: `${width}px`, height: `${height}px` });
  document.body.append(host);
  render(html`<svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} font-family="serif">
    <g transform=${`scale(${k}) translate(${-box.x} ${-box.y})`}><${Sheet} content=${content} box=${box} k=${k} parts=${parts} /></g>
  </svg>`, host);
  const svg = /** @type {SVGSVGElement} */ (host.querySelector("svg"));
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.querySelectorAll(".dressed").forEach((part) => undress(part, {}));
  const text = new XMLSerializer().serializeToString(svg).replace(">", `><style>${fonts}</style>`);
  render(null, host);
  host.remove();
  return { text, width, height };
}

/** @param {{content: Content, box: Box, k: number, parts: Part[]}} props */
function Sheet({ content, box, k, parts }) {
  const { world, domains, tokens, titles, name, upon } = content;
  const labels = [...titles.map(titleAt), ...labelsOf(world, domains, name)];
  const counters = placeTokens(tokens, k);
  const has = (/** @type {Part} */ part) => parts.includes(part);
  const placed = roomFor(labels, k, counters.map((counter) => counter.box));
  return html`${has("land") && html`<${Land} content=${content} box=${box} k=${k} />`}
    ${has("names") && html`<g class="names dressed">${labels.map((label) => placed.has(label.key) && html`<${Name} key=${label.key} label=${label} at=${placed.get(label.key)} />`)}</g>`}
    ${has("counters") && html`<g class="counters dressed">${counters.map(({ key, x, y, scale, mark }) => html`<g key=${key} transform=${`translate(${x} ${y}) scale(${scale})`}>${mark}</g>`)}</g><g class="dressed">${upon?.(k)}</g>`}`;
}

/** Paper, water, lands in their colours, lines. @param {{content: Content, box: Box, k: number}} props */
function Land({ content, box, k }) {
  const { world, domains, paint, hasPatterns, regionOf } = content;
  const ink = inksNow();
  const fine = Math.min(1, FINE / k);
  const line = (/** @type {import("./piece.js").Line} */ { ink: colour, width, opacity = 1, dash, isRound }) => ({
    fill: "none", stroke: ink[colour], "stroke-width": width * fine, "stroke-opacity": opacity, "stroke-dasharray": dash?.join(" "), "stroke-linecap": isRound ? "round" : "butt", "stroke-linejoin": "round",
  });
  const [x, y, width, height] = world.viewBox;
  const edge = (/** @type {number} */ inset) => ({ x: x - MARGIN + inset, y: y - MARGIN + inset, width: width + 2 * (MARGIN - inset), height: height + 2 * (MARGIN - inset) });
  const frame = world.frame ?? `M${x} ${y}h${width}v${height}h${-width}z`;
  const lands = Object.entries(world.territories).map(([id, { path }]) => ({ id, path, ...(paint[id] ?? UNPAINTED) }));
  const borders = (/** @type {(border: import("./world.d.ts").Border) => boolean} */ isMeant) => world.borders.filter(isMeant).map(({ path }) => path).join("");
  const isGreat = (/** @type {import("./world.d.ts").Border} */ { a, b }) => regionOf(a) !== regionOf(b);
  const strokes = [
    [borders(({ hre }) => Boolean(hre)), LINES.empire],
    [borders((border) => (border.kind === "land" && !isGreat(border)) || ["province", "void"].includes(border.kind)), LINES.thin],
    [borders((border) => (border.kind === "land" && isGreat(border)) || border.kind === "area"), LINES.firm],
    [borders(({ kind }) => kind === "mountain"), LINES.mountain],
    [borders(({ kind }) => ["coast", "lake"].includes(kind)), LINES.coast],
    [frame, LINES.edge],
    [Object.values(world.routes ?? {}).map(({ path }) => path).join(""), LINES.route],
    [(world.water_lines ?? []).map(({ path }) => path).join(""), LINES.crossing],
  ];
  const coasts = borders(({ kind }) => kind === "coast");
  const used = (/** @type {"hatch"|"stripes"} */ what) => /** @type {string[]} */ ([...new Set(lands.map((land) => land[what]).filter(Boolean))]);
  return html`<defs>
      <clipPath id="frame"><path d=${frame} /></clipPath>
      ${used("stripes").map((colour) => html`<pattern key=${colour} id=${idOf(colour)} patternUnits="userSpaceOnUse" width=${2 * STRIPE.width} height=${2 * STRIPE.width} patternTransform="rotate(45)"><rect width=${STRIPE.width} height=${2 * STRIPE.width} fill=${colour} /></pattern>`)}
      ${used("hatch").map((kind) => html`<${Hatching} key=${kind} kind=${kind} ink=${ink.ink} k=${k} />`)}
    </defs>
    <rect ...${box} fill=${ink.paper} />
    ${NEAT.map(({ inset, ink: colour, width: wide }) => html`<rect key=${inset} ...${edge(inset)} ...${line({ ink: colour, width: wide })} />`)}
    <g clip-path="url(#frame)">
      <path d=${frame} fill=${ink.sea} />
      ${world.graticule && html`<path d=${world.graticule} ...${line(LINES.graticule)} />`}
      ${SHALLOWS.map((each) => html`<path key=${each.width} d=${coasts} ...${line(each)} />`)}
      <path d=${borders(({ kind }) => kind === "sea")} ...${line(LINES.sea)} />
      ${Object.entries(world.seas ?? {}).map(([id, { path }]) => {
        const tint = paint[`${domains.sea}:${id}`];
        return tint && html`<path key=${id} d=${path} fill=${tint.tint} fill-opacity=${tint.strength ?? USUAL_STRENGTH} />`;
      })}
    </g>
    <path d=${lands.map(({ path }) => path).join("")} fill=${ink.paper} />
    ${lands.map(({ id, path, tint, strength = USUAL_STRENGTH, hatch, stripes }) => html`<g key=${id} data-place=${id}>
      <path d=${path} fill=${tint} fill-opacity=${strength} />
      ${hatch && hasPatterns && html`<path d=${path} fill=${`url(#hatch-${hatch})`} fill-opacity=${HATCH.opacity} />`}
      ${stripes && html`<path d=${path} fill=${`url(#${idOf(stripes)})`} fill-opacity=${STRIPE.opacity} />`}
      <path d=${path} fill="none" stroke=${tint} stroke-opacity=${RIM.opacity} stroke-width=${RIM.narrow * fine} stroke-linejoin="round" />
    </g>`)}
    ${Object.entries(world.voids ?? {}).map(([id, { path }]) => html`<path key=${id} d=${path} fill=${ink.paper} /><path d=${path} fill=${ink.ink} fill-opacity=".1" />`)}
    ${world.islets && html`<path d=${world.islets} fill=${ink.paper} />`}
    ${world.lakes && html`<path d=${world.lakes} fill=${ink.sea} />`}
    ${strokes.map(([path, pen], i) => path && html`<path key=${i} d=${path} ...${line(/** @type {any} */ (pen))} />`)}
    ${(world.peaks ?? []).map(([px, py, tall], i) => html`<path key=${i} d=${`M${px - tall * 0.62} ${py}L${px} ${py - tall}L${px + tall * 0.62} ${py}`} ...${line({ ink: "ink", width: 1.3, opacity: 0.55 })} />`)}`;
}

/** @param {{kind: string, ink: string, k: number}} props */
function Hatching({ kind, ink, k }) {
  const { lines, dots = [], turn = 0 } = HATCHINGS[kind];
  return html`<pattern id=${`hatch-${kind}`} patternUnits="userSpaceOnUse" width=${HATCH.period} height=${HATCH.period} patternTransform=${`scale(${HATCH.size / k}) rotate(${turn})`}>
    ${lines && html`<path d=${lines} stroke=${ink} stroke-width="1.600" fill="none" />`}
    ${dots.map(([cx, cy, r], i) => html`<circle key=${i} cx=${cx} cy=${cy} r=${r} fill=${ink} />`)}
  </pattern>`;
}

/** @param {string} colour */
const idOf = (colour) => `stripes-${colour.replace(/[^0-9a-z]/gi, "")}`;

/** What style sheets say of an element, written onto it: whoever opens the picture has none. @param {Element} element @param {Record<string, string>} inherited */
function undress(element, inherited) {
  const style = getComputedStyle(element);
  /** @type {Record<string, string>} */
  const own = {};
  for (const [name, usual] of Object.entries(STYLES)) {
    const value = style.getPropertyValue(name);
    own[name] = value;
    const meant = ALONE.includes(name) ? usual : (inherited[name] ?? usual);
    if (value !== meant) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
  [...element.children].forEach((child) => undress(child, own)); // style sheets look at what they are in
  element.removeAttribute("class");
  element.removeAttribute("style");
}
