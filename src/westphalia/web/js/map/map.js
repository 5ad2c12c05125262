/** The map: places coloured by what the game says, counters on them, names that find room at the zoom.
 *
 * Three things lie upon each other: the picture of the ground (`picture.js`), painted apart; what can be pointed at
 * (`ground.js`), unseen; and what the pointer moves (`markings.js`): outlines, names, counters, as far as they are in sight
 * (`sight.js`). All travel together as layers of their own while the map is pushed.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { t } from "../texts.js";
import { meets } from "./bounds.js";
import { Ground } from "./ground.js";
import { HANDS, lettering, roomFor } from "./lettering.js";
import { Counter, Name, Outlines } from "./markings.js";
import { Minimap } from "./minimap.js";
import { MARGIN } from "./piece.js";
import { Picture } from "./picture.js";
import { grown, inSight, isSame } from "./sight.js";
import { placeTokens } from "./tokens.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {{tint: string, strength?: number, hatch?: string, stripes?: string, ink?: string}} Paint colour of a place */
/** @typedef {import("./tokens.js").Token} Token */
/** @typedef {import("./zoom.js").Transform} Transform */
/** @typedef {{domain: string, id: string}} Ref */
/** @typedef {{key: string, text: string, x: number, y: number, angle: number, room: number[]}} Title a name across many places, for the map seen from afar */
/** @typedef {{land: string, sea: string, region: string}} Domains what the game calls the parts of the drawing */
/** @typedef {{answers: Set<string>, marked: Set<string>, changed: Set<string>}} Highlights keys "domain:id" */

const FAR = 0.2; // px per unit: nearer than this, titles make way for the names of places and regions
const FINE = 0.5; // px per unit: nearer than this, lines no longer grow
const BOLD = 0.36; // px per unit: farther than this, outlines no longer shrink

/**
 * @param {{world: World, domains: Domains, rose?: {x: number, y: number, radius: number}, regionOf: (id: string) => string, paint: Record<string, Paint>,
 *   tokens: Token[], titles: Title[], name: (domain: string, id: string) => string, describe: (ref: Ref) => string, highlights: Highlights,
 *   inspected: Ref|null, target: Ref|null, showPatterns: boolean, upon?: (k: number) => any, attention?: number[][]|null, start?: {x: number, y: number, width: number, height: number}|null, onPick: (ref: Ref) => void, onInspect: (ref: Ref|null) => void, onDrag: import("./drag.js").Drag}} props
 */
export function MapView(props) {
  const { world, domains, paint, tokens, titles, name, highlights, inspected, target } = props;
  const frame = useRef(/** @type {HTMLDivElement|null} */ (null));
  const ground = useRef(/** @type {HTMLDivElement|null} */ (null));
  const marks = useRef(/** @type {HTMLDivElement|null} */ (null));
  const sheets = useRef(/** @type {HTMLDivElement|null} */ (null));
  const picture = useRef(/** @type {Picture|null} */ (null));
  const zoom = useRef(/** @type {Zoom|null} */ (null));
  const follow = useRef(/** @type {(to: Transform, isAtRest: boolean) => void} */ (() => {}));
  const [seen, setSeen] = useState(/** @type {{at: Transform, box: import("./bounds.js").Box}|null} */ (null)); // nothing before the first look
  const at = seen?.at ?? { x: 0, y: 0, k: FAR };

  useLayoutEffect(() => {
    const [x, y, w, h] = world.viewBox;
    const box = [x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN];
    if (!frame.current || !ground.current || !marks.current || !sheets.current) return undefined;
    const painted = new Picture(sheets.current, box);
    painted.print(printOf(props));
    const draw = (/** @type {Transform} */ to) => {
      painted.draw(to);
      if (zoom.current) setSeen({ at: to, box: inSight(to, zoom.current.size, to.k) });
    };
    const move = (/** @type {Transform} */ to, /** @type {boolean} */ isAtRest) => {
      if (!zoom.current) return;
      const { size, least } = zoom.current;
      painted.fit(size, least);
      painted.move(to);
      follow.current(to, isAtRest);
      setSeen((before) => {
        if (!before) return before;
        const wanted = inSight(to, size, before.at.k);
        const box = isAtRest ? wanted : grown(before.box, wanted, size, before.at.k);
        return isSame(box, before.box) ? before : { at: before.at, box };
      });
    };
    picture.current = painted;
    zoom.current = new Zoom(frame.current, [ground.current, marks.current], box, draw, move, props.start);
    return () => {
      zoom.current?.stop();
      painted.stop();
    };
  }, [world]);

  useLayoutEffect(() => {
    const seas = Object.fromEntries(Object.keys(world.seas ?? {}).map((id) => [id, paint[`${domains.sea}:${id}`]]));
    picture.current?.wear({ lands: paint, seas, hasPatterns: props.showPatterns });
  }, [world, paint, props.showPatterns]);

  useEffect(() => {
    const spot = target && spotOf(world, domains, target);
    if (spot && !zoom.current?.sees(spot[0], spot[1])) zoom.current?.show(spot[0], spot[1]);
  }, [target]);

  useEffect(() => zoom.current?.attend(props.attention ?? null), [props.attention]);

  const printed = useMemo(() => labelsOf(world, domains, name), [world, name]);
  const labels = useMemo(() => [...titles.map(titleAt), ...printed], [titles, printed]);
  const counters = useMemo(() => placeTokens(tokens, at.k), [tokens, at.k]);
  const placed = useMemo(() => roomFor(labels, at.k, counters.map(({ box }) => box)), [labels, counters, at.k]);
  const isSeen = (/** @type {{box: import("./bounds.js").Box}|undefined} */ thing) => Boolean(seen && thing && meets(thing.box, seen.box));
  const names = labels.filter(({ key }) => isSeen(placed.get(key)));
  const isAnswer = (/** @type {Ref|undefined} */ ref) => Boolean(ref && highlights.answers.has(`${ref.domain}:${ref.id}`));
  const transform = `translate(${at.x} ${at.y}) scale(${at.k})`;
  const bold = { "--bold": Math.min(Math.max(1, BOLD / at.k), FINE / at.k) };

  return html`<div class=${classes("map", highlights.answers.size > 0 && "is-asking")} ref=${frame}>
    <div class="map-sheets" ref=${sheets} aria-hidden="true"></div>
    <div class="map-layer" ref=${ground}>
      <svg class="map-sheet" role="group" aria-label=${t("map")}>
        <g transform=${transform}>${seen && html`<${Ground} ...${props} answers=${highlights.answers} />`}</g>
      </svg>
    </div>
    <div class="map-layer map-marks" ref=${marks} aria-hidden="true">
      <svg class="map-sheet" style=${bold}>
        <g transform=${transform}>
          <${Outlines} world=${world} domains=${domains} highlights=${highlights} inspected=${inspected} />
          <g class="names">
            ${names.map((label) => html`<${Name} key=${label.key} label=${label} at=${placed.get(label.key)} />`)}
          </g>
          <g class="counters">
            ${counters.filter(isSeen).map((counter) => html`<${Counter} ...${props} key=${counter.key} counter=${counter} isAnswer=${isAnswer(counter.ref)} />`)}
          </g>
          ${props.upon?.(at.k)}
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

/** What the painter needs of the drawing. @param {{world: World, rose?: import("./world.d.ts").Rose, regionOf: (id: string) => string}} props @returns {import("./painter.js").Print} */
export function printOf({ world, rose, regionOf }) {
  const { viewBox, frame, graticule, territories, seas, routes, voids, islets, lakes, borders, water_lines, peaks } = world;
  const great = borders.map(({ a, b }) => regionOf(a) !== regionOf(b));
  return { world: { viewBox, frame, graticule, territories, seas, routes, voids, islets, lakes, borders, water_lines, peaks }, rose, great };
}

/** All names on the map: lands, regions, then seas; larger ones first. @param {World} world @param {Domains} domains
 * @param {(domain: string, id: string) => string} name */
export function labelsOf(world, domains, name) {
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
export const titleAt = ({ key, text, x, y, ...thing }) => labelAt(`title:${key}`, text.toLocaleUpperCase(), [x, y], { ...thing, until: FAR }, HANDS.title);

/** @param {string} key @param {string} text @param {number[]} at @param {any} thing @param {import("./lettering.js").Hand} hand */
function labelAt(key, text, at, { room, angle, from, until }, hand) {
  const { rows, size } = lettering(text, room, hand);
  return { key, x: at[0], y: at[1], rows, size, room, hand, angle: angle ?? 0, from: from ?? 0, until: until ?? Infinity };
}

/** Where a thing is on the map, if it is there. @param {World} world @param {Domains} domains @param {Ref} ref @returns {number[]|null} */
export function spotOf(world, domains, { domain, id }) {
  /** @type {Record<string, Record<string, {label: number[], army?: number[]}>|undefined>} */
  const parts = { [domains.land]: world.territories, [domains.sea]: world.seas, [domains.region]: world.regions };
  const found = parts[domain]?.[id];
  return found?.army ?? found?.label ?? null;
}
