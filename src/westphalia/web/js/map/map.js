/** The map: places coloured by what the game says, counters on them, names that find room at the zoom.
 *
 * Two pictures lie upon each other: the ground (`ground.js`), drawn anew only when the position or the scale changes, and
 * what the pointer moves: outlines, names, counters. Both travel together as layers of their own while the map is pushed.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { t } from "../texts.js";
import { dragged } from "./drag.js";
import { Ground } from "./ground.js";
import { HANDS, baselines, lettering, roomFor } from "./lettering.js";
import { Minimap } from "./minimap.js";
import { MARGIN } from "./sheet.js";
import { placeTokens } from "./tokens.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {{tint: string, strength?: number, hatch?: string, stripes?: string, ink?: string}} Paint colour of a place */
/** @typedef {import("./tokens.js").Token} Token */
/** @typedef {{domain: string, id: string}} Ref */
/** @typedef {{key: string, text: string, x: number, y: number, angle: number, room: number[]}} Title a name across many places, for the map seen from afar */
/** @typedef {{land: string, sea: string, region: string}} Domains what the game calls the parts of the drawing */
/** @typedef {{answers: Set<string>, marked: Set<string>, changed: Set<string>}} Highlights keys "domain:id" */

const FAR = 0.2; // px per unit: nearer than this, titles make way for the names of places and regions
/** @type {Record<string, number>} */
const SPACING = { place: 0.02, region: 0.07, title: 0.09, sea: 0.11 }; // half of the space between letters, by which a row looks moved
const REACH = 12; // px around the middle of a counter by which it is taken hold of, where its picture has gaps
const FINE = 0.5; // px per unit: nearer than this, lines no longer grow
const BOLD = 0.36; // px per unit: farther than this, outlines no longer shrink

/**
 * @param {{world: World, domains: Domains, rose?: {x: number, y: number, radius: number}, regionOf: (id: string) => string, paint: Record<string, Paint>,
 *   tokens: Token[], titles: Title[], name: (domain: string, id: string) => string, describe: (ref: Ref) => string, highlights: Highlights,
 *   inspected: Ref|null, target: Ref|null, showPatterns: boolean, start?: {x: number, y: number, width: number, height: number}|null, onPick: (ref: Ref) => void, onInspect: (ref: Ref|null) => void, onDrag: import("./drag.js").Drag}} props
 */
export function MapView(props) {
  const { world, domains, paint, tokens, titles, name, highlights, inspected, target } = props;
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const ground = useRef(/** @type {HTMLDivElement|null} */ (null));
  const marks = useRef(/** @type {HTMLDivElement|null} */ (null));
  const zoom = useRef(/** @type {Zoom|null} */ (null));
  const follow = useRef(/** @type {(to: import("./zoom.js").Transform) => void} */ (() => {}));
  const [seen, setAt] = useState(/** @type {import("./zoom.js").Transform|null} */ (null)); // nothing before the first look
  const at = seen ?? { x: 0, y: 0, k: FAR };

  useLayoutEffect(() => {
    const [x, y, w, h] = world.viewBox;
    const box = [x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN];
    if (!frame.current || !ground.current || !marks.current) return undefined;
    zoom.current = new Zoom(frame.current, [ground.current, marks.current], box, setAt, (to) => follow.current(to), props.start);
    return () => zoom.current?.stop();
  }, [world]);

  useEffect(() => {
    const spot = target && spotOf(world, domains, target);
    if (spot && !zoom.current?.sees(spot[0], spot[1])) zoom.current?.show(spot[0], spot[1]);
  }, [target]);

  const printed = useMemo(() => labelsOf(world, domains, name), [world, name]);
  const labels = useMemo(() => [...titles.map(titleAt), ...printed], [titles, printed]);
  const counters = useMemo(() => placeTokens(tokens, at.k), [tokens, at.k]);
  const placed = useMemo(() => roomFor(labels, at.k, counters.map(({ box }) => box)), [labels, counters, at.k]);
  const transform = `translate(${at.x} ${at.y}) scale(${at.k})`;
  const fine = { "--fine": Math.min(1, FINE / at.k) };
  const bold = { "--bold": Math.min(Math.max(1, BOLD / at.k), FINE / at.k) };

  return html`<div class=${classes("map", highlights.answers.size > 0 && "is-asking", !props.showPatterns && "no-hatching")} ref=${frame}>
    <div class="map-layer" ref=${ground}>
      <svg class="map-sheet" style=${fine} role="group" aria-label=${t("map")}>
        <g transform=${transform}>${seen && html`<${Ground} ...${props} scale=${at.k} answers=${highlights.answers} />`}</g>
      </svg>
    </div>
    <div class="map-layer map-marks" ref=${marks} aria-hidden="true">
      <svg class="map-sheet" style=${{ ...fine, ...bold }}>
        <g transform=${transform}>
          <${Outlines} world=${world} domains=${domains} highlights=${highlights} inspected=${inspected} />
          <g class="names">
            ${labels.map((label) => placed.has(label.key) && html`<${Name} key=${label.key} label=${label} at=${placed.get(label.key)} />`)}
          </g>
          <g class="counters">
            ${counters.map(({ key, x, y, scale, mark, ref, hint, isOwn, held }) => html`<g key=${key} transform=${`translate(${x} ${y}) scale(${scale})`} ...${ref && touch(props, ref, isOwn ? (held ?? ref) : undefined)}>${hint && html`<title>${hint}</title>`}${isOwn && html`<circle r=${REACH} class="reach" />`}${mark}</g>`)}
          </g>
        </g>
      </svg>
    </div>
    <${Minimap} world=${world} paint=${paint} zoom=${zoom} onFollow=${follow} />
    <div class="map-tools">
      <button type="button" onClick=${() => zoom.current?.by(1.6)} aria-label=${t("zoom-in")} title=${t("zoom-in")}>+</button>
      <button type="button" onClick=${() => zoom.current?.by(1 / 1.6)} aria-label=${t("zoom-out")} title=${t("zoom-out")}>−</button>
      <button type="button" onClick=${() => zoom.current?.fit()} aria-label=${t("zoom-fit")} title=${t("zoom-fit")}>⤢</button>
    </div>
  </div>`;
}

/** What a counter does that stands for a thing: it can be pointed at and chosen like a place; an own force can be dragged. @param {any} props @param {Ref} ref @param {Ref} [held] */
function touch(props, ref, held) {
  const { highlights, onPick, onInspect } = props;
  return {
    ...(held && dragged(props, held)),
    class: classes("can-touch", held && "can-drag", highlights.answers.has(`${ref.domain}:${ref.id}`) && "is-answer"),
    "data-ref": `${ref.domain}:${ref.id}`,
    onClick: () => onPick(ref),
    onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && event.buttons === 0 && onInspect(ref),
    onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && onInspect(null),
  };
}

/** Lines around the places that answer, that a text speaks of, that changed, that are looked at.
 * @param {{world: World, domains: Domains, highlights: Highlights, inspected: Ref|null}} props */
function Outlines({ world, domains, highlights, inspected }) {
  const { answers, marked, changed } = highlights;
  const looked = inspected ? `${inspected.domain}:${inspected.id}` : "";
  const outline = (/** @type {string} */ key, /** @type {string} */ path, /** @type {string} */ kind) => {
    const marks = classes(answers.has(key) && "is-answer", changed.has(key) && "is-changed", marked.has(key) && "is-marked", key === looked && "is-inspected");
    return marks && html`<path key=${key} d=${path} class=${`outline ${kind} ${marks}`} />`;
  };
  return html`<g class="outlines">
    ${Object.entries(world.seas ?? {}).map(([id, { path }]) => outline(`${domains.sea}:${id}`, path, "of-sea"))}
    ${Object.entries(world.territories).map(([id, { path }]) => outline(`${domains.land}:${id}`, path, "of-land"))}
  </g>`;
}

/** @param {{label: import("./lettering.js").Label, at: {x: number, y: number, size: number}}} props */
function Name({ label, at }) {
  const { rows, angle, hand } = label;
  const { x, y, size } = at;
  const lines = baselines(rows.length, y, size);
  const kind = Object.keys(HANDS).find((each) => HANDS[each] === hand) ?? "place";
  return html`<text class=${`${kind}-name`} font-size=${size} stroke-width=${size / 5}
    transform=${angle ? `rotate(${angle} ${x} ${y})` : undefined}>
    ${rows.map((row, i) => html`<tspan key=${i} x=${x + SPACING[kind] * size} y=${lines[i]}>${row}</tspan>`)}
  </text>`;
}

/** All names on the map: lands, regions, then seas; larger ones first. @param {World} world @param {Domains} domains
 * @param {(domain: string, id: string) => string} name */
function labelsOf(world, domains, name) {
  /** @param {Record<string, import("./world.d.ts").Sea|import("./world.d.ts").Region>|undefined} things @param {string} kind @param {(id: string) => string} textOf */
  const labels = (things, kind, textOf) =>
    Object.entries(things ?? {})
      .flatMap(([id, thing]) => [thing.label, ...("again" in thing && thing.again ? [thing.again] : [])].map((at, i) => labelAt(`${kind}${i}:${id}`, textOf(id), at, thing, HANDS[kind])))
      .sort((a, b) => b.size - a.size);
  const inCapitals = (/** @type {string} */ domain) => (/** @type {string} */ id) => name(domain, id).toLocaleUpperCase();
  return [
    ...labels(world.territories, "place", (id) => name(domains.land, id)),
    ...labels(world.regions, "region", inCapitals(domains.region)),
    ...labels(world.seas, "sea", inCapitals(domains.sea)),
  ];
}

/** @param {Title} title @returns {import("./lettering.js").Label} */
const titleAt = ({ key, text, x, y, ...thing }) => labelAt(`title:${key}`, text.toLocaleUpperCase(), [x, y], { ...thing, until: FAR }, HANDS.title);

/** @param {string} key @param {string} text @param {number[]} at @param {any} thing @param {import("./lettering.js").Hand} hand */
function labelAt(key, text, at, { room, angle, from, until }, hand) {
  const { rows, size } = lettering(text, room, hand);
  return { key, x: at[0], y: at[1], rows, size, room, hand, angle: angle ?? 0, from: from ?? 0, until: until ?? Infinity };
}

/** Where a thing is on the map, if it is there. @param {World} world @param {Domains} domains @param {Ref} ref @returns {number[]|null} */
function spotOf(world, domains, { domain, id }) {
  /** @type {Record<string, Record<string, {label: number[], army?: number[]}>|undefined>} */
  const parts = { [domains.land]: world.territories, [domains.sea]: world.seas, [domains.region]: world.regions };
  const found = parts[domain]?.[id];
  return found?.army ?? found?.label ?? null;
}
