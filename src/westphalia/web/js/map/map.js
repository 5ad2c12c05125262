/** The map: places coloured by what the game says, pieces on them, names that find room at the zoom. */
import { Component } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { t } from "../texts.js";
import { HANDS, baselines, lettering, roomFor } from "./lettering.js";
import { Definitions, Hatchings, Lines, MARGIN, Paper, Water, Wilderness } from "./sheet.js";
import { Zoom } from "./zoom.js";

/** @typedef {{tint: string, strength?: number, hatch?: string, stripes?: string}} Paint colour of a place */
/** @typedef {{key: string, x: number, y: number, from: number, size: number, mark: any}} Piece
 * `from`: the scale (px per unit) from which on it is shown; `mark`: SVG around 0,0, about 24 px wide */
/** @typedef {{domain: string, id: string}} Ref */

const FINE = 0.5; // px per unit: nearer than this, lines no longer grow
const PIECE = { least: 0.58, most: 1.15, full: 0.5 }; // sizes of pieces, and the scale at which they are full

/** Renders its children once for each world: the printed sheet is large. */
class Printed extends Component {
  shouldComponentUpdate(next) {
    return next.world !== this.props.world;
  }

  render({ children }) {
    return children;
  }
}

/**
 * @param {{world: any, continentOf: (id: string) => string, paint: Record<string, Paint>, pieces: Piece[], name: (domain: string, id: string) => string,
 *   describe: (ref: Ref) => string, answers: Set<string>, marked: Set<string>, inspected: Ref|null, target: Ref|null,
 *   isAsked: boolean, showPatterns: boolean, onPick: (ref: Ref) => void, onInspect: (ref: Ref|null) => void}} props
 */
export function MapView(props) {
  const { world, paint, pieces, name, answers, marked, inspected, isAsked, target } = props;
  const frame = useRef(null);
  const sheet = useRef(null);
  const zoom = useRef(/** @type {Zoom|null} */ (null));
  const [at, setAt] = useState({ x: 0, y: 0, k: 0.25 });

  useEffect(() => {
    const [x, y, w, h] = world.viewBox;
    const box = [x - MARGIN, y - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN];
    zoom.current = new Zoom(frame.current, sheet.current, box, setAt);
    return () => zoom.current?.stop();
  }, [world]);

  useEffect(() => {
    const spot = target && spotOf(world, target);
    if (spot && !zoom.current?.sees(...spot)) zoom.current?.show(...spot);
  }, [target]);

  const labels = useMemo(() => labelsOf(world, name), [world, name]);
  const sizes = useMemo(() => roomFor(labels, at.k), [labels, at.k]);

  const state = (domain, id) => {
    const key = `${domain}:${id}`;
    return classes(
      answers.has(key) && "is-answer",
      marked.has(key) && "is-marked",
      inspected?.domain === domain && inspected.id === id && "is-inspected",
    );
  };
  const handlers = (domain, id) => ({
    onClick: () => props.onPick({ domain, id }),
    onPointerEnter: (event) => event.pointerType !== "touch" && props.onInspect({ domain, id }),
    onPointerLeave: (event) => event.pointerType !== "touch" && props.onInspect(null),
  });
  const focusable = (domain, id) =>
    answers.has(`${domain}:${id}`)
      ? {
          tabIndex: 0,
          role: "button",
          "aria-label": props.describe({ domain, id }),
          onFocus: () => props.onInspect({ domain, id }),
          onKeyDown: (event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            props.onPick({ domain, id });
          },
        }
      : {};

  const scale = pieceScale(at.k);
  return html`<div class="map" ref=${frame}>
    <svg ref=${sheet} class=${classes("map-sheet", isAsked && answers.size > 0 && "is-asking", !props.showPatterns && "no-hatching")}
      style=${{ "--fine": Math.min(1, FINE / at.k) }} role="group" aria-label=${t("map")}>
      <g transform=${`translate(${at.x} ${at.y}) scale(${at.k})`}>
        <${Printed} world=${world}><${Paper} world=${world} /><${Definitions} world=${world} /><${Water} world=${world} /><//>
        <defs><${Hatchings} scale=${at.k} />${[...new Set(Object.values(paint).map(({ stripes }) => stripes))].map((colour) => colour && html`<${Stripes} key=${colour} colour=${colour} />`)}</defs>
        <g class="seas" clip-path="url(#frame)">
          ${Object.entries(world.seas).map(
            ([id, { path }]) => html`<path key=${id} d=${path} data-sea=${id} class=${classes("sea-zone", state("sea", id))}
              ...${handlers("sea", id)} ...${focusable("sea", id)} />`,
          )}
        </g>
        <g class="lands">
          ${Object.entries(world.territories).map(
            ([id, entry]) => html`<${Land} key=${id} id=${id} entry=${entry} paint=${paint[id]} state=${state("place", id)}
              handlers=${handlers("place", id)} focusable=${focusable("place", id)} />`,
          )}
        </g>
        <${Printed} world=${world}><${Wilderness} world=${world} /><${Lines} world=${world} continentOf=${props.continentOf} /><//>
        <g class="outlines">
          ${Object.entries(world.territories).map(([id, { path }]) => {
            const shown = state("place", id);
            return shown && html`<path key=${id} d=${path} class=${classes("outline", shown)} />`;
          })}
        </g>
        <g class="names" aria-hidden="true">
          ${labels.map((label) => sizes.has(label.key) && html`<${Name} key=${label.key} label=${label} size=${sizes.get(label.key)} />`)}
        </g>
        <g class="pieces" aria-hidden="true">
          ${pieces.map(
            ({ key, x, y, from, size, mark }) =>
              at.k >= from &&
              html`<g key=${key} transform=${`translate(${x} ${y}) scale(${(size * scale) / at.k})`}>${mark}</g>`,
          )}
        </g>
      </g>
    </svg>
    <div class="map-tools">
      <button type="button" onClick=${() => zoom.current?.by(1.6)} aria-label=${t("zoom-in")} title=${t("zoom-in")}>+</button>
      <button type="button" onClick=${() => zoom.current?.by(1 / 1.6)} aria-label=${t("zoom-out")} title=${t("zoom-out")}>−</button>
      <button type="button" onClick=${() => zoom.current?.fit()} aria-label=${t("zoom-fit")} title=${t("zoom-fit")}>⤢</button>
    </div>
  </div>`;
}

/** One territory: its colour, hatching, a stronger rim inside its border. */
class Land extends Component {
  shouldComponentUpdate(next) {
    const { paint, state } = this.props;
    return state !== next.state || JSON.stringify(paint) !== JSON.stringify(next.paint);
  }

  render({ id, entry, paint, state, handlers, focusable }) {
    const { path, army, halo } = entry;
    const look = { "--tint": paint.tint, "--strength": `${Math.round((paint.strength ?? 0.42) * 100)}%` };
    return html`<g class=${classes("land", state)} style=${look} data-place=${id} ...${handlers} ...${focusable}>
      <path d=${path} class="ground" />
      ${paint.hatch && html`<path d=${path} class="hatching" fill=${`url(#hatch-${paint.hatch})`} />`}
      ${paint.stripes && html`<path d=${path} fill=${`url(#${stripesId(paint.stripes)})`} />`}
      <g clip-path=${`url(#in-${id})`} class="rim">
        <path d=${path} class="rim-wide" /><path d=${path} class="rim-middle" /><path d=${path} class="rim-narrow" />
      </g>
      ${halo && html`<circle cx=${army[0]} cy=${army[1]} r=${halo} class="reach" />`}
    </g>`;
  }
}

/** Broad stripes of a second colour: somebody else holds the place. @param {{colour: string}} props */
function Stripes({ colour }) {
  return html`<pattern id=${stripesId(colour)} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="13" height="26" fill=${colour} opacity=".75" />
  </pattern>`;
}

/** @param {string} colour */
const stripesId = (colour) => `stripes-${colour.replace(/\W/g, "")}`;

/** @param {{label: import("./lettering.js").Label, size: number}} props */
function Name({ label, size }) {
  const { x, y, rows, angle, hand } = label;
  const lines = baselines(rows.length, y, size);
  const isSea = hand === HANDS.sea;
  return html`<text class=${isSea ? "sea-name" : "place-name"} font-size=${size} stroke-width=${size / 5}
    transform=${angle ? `rotate(${angle} ${x} ${y})` : undefined}>
    ${rows.map((row, i) => html`<tspan key=${i} x=${x + (isSea ? 0.11 : 0.02) * size} y=${lines[i]}>${row}</tspan>`)}
  </text>`;
}

/** All names on the map, lands before seas, larger ones first. */
function labelsOf(world, name) {
  const make = (domain, prefix, id, text, at, room, angle) => {
    const { rows, size } = lettering(text, room, HANDS[domain]);
    return { key: `${prefix}:${id}`, x: at[0], y: at[1], rows, size, angle, hand: HANDS[domain] };
  };
  const places = Object.entries(world.territories).map(([id, { label, room }]) =>
    make("place", "place", id, name("place", id), label, room, 0),
  );
  const seas = Object.entries(world.seas).flatMap(([id, { label, room, angle, again }]) =>
    [label, ...(again ? [again] : [])].map((at, i) =>
      make("sea", `sea${i}`, id, name("sea", id).toLocaleUpperCase(), at, room, angle),
    ),
  );
  const larger = (a, b) => b.size - a.size;
  return [...places.sort(larger), ...seas.sort(larger)];
}

/** Where a thing is on the map, if it is there. @param {any} world @param {Ref} ref @returns {[number, number]|null} */
function spotOf(world, { domain, id }) {
  if (domain === "place") return world.territories[id]?.army ?? null;
  if (domain === "sea") return world.seas[id]?.label ?? null;
  return null;
}

/** Pieces grow with the map, but less. @param {number} k */
function pieceScale(k) {
  return Math.min(PIECE.most, Math.max(PIECE.least, Math.sqrt(k / PIECE.full)));
}
