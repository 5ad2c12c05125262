/** A chart of the game: one line for each seat over the rounds, with the values under the pointer. */
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @typedef {{name: string, tint: string}} Seat */

const [WIDTH, HEIGHT] = [720, 280]; // px; the width until the page is drawn
const EDGE = { left: 40, right: 14, top: 12, bottom: 34 };
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 5", "1 5"];
const STEPS = [1, 2, 5];
const LINES = 5; // about so many across
const NUMBER = 30; // px a number needs under the axis

/** @typedef {{at: number, value: number, seat: number, number: number}} Mark a point of a curve worth a number */

/** @param {{title: string, moments: number[], seats: Seat[], curves: number[][], unit?: string, spots?: Mark[]}} props `moments` are rounds, or lie between them */
export function Chart({ title, moments, seats, curves, unit = "", spots = [] }) {
  const [at, setAt] = useState(/** @type {number|null} */ (null));
  const [width, setWidth] = useState(WIDTH);
  const svg = useRef(/** @type {SVGSVGElement|null} */ (null));
  useEffect(() => {
    const sizes = new ResizeObserver(() => setWidth(svg.current?.clientWidth || WIDTH));
    if (svg.current) sizes.observe(svg.current);
    return () => sizes.disconnect();
  }, []);
  const values = curves.flat();
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [marks[0], marks[marks.length - 1]];
  const [first, last] = [moments[0], moments[moments.length - 1]];
  const x = (/** @type {number} */ moment) => EDGE.left + ((moment - first) / Math.max(1, last - first)) * (width - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ value) => HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const line = (/** @type {number[]} */ curve) => curve.map((value, i) => `${i ? "L" : "M"}${x(moments[i]).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const point = (/** @type {PointerEvent & import("../html.js").On<SVGSVGElement>} */ event) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(moments.reduce((best, moment, i) => (Math.abs(x(moment) - place) < Math.abs(x(moments[best]) - place) ? i : best), 0));
  };
  const step = (/** @type {KeyboardEvent} */ event) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    setAt(Math.min(moments.length - 1, Math.max(0, (at ?? moments.length - 1) + by)));
  };
  const shown = at ?? moments.length - 1;
  const final = seats.map(({ name }, i) => `${name} ${curves[i].at(-1)}${unit}`).join(", ");
  return html`<figure class="chart">
    <svg ref=${svg} viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" tabindex="0" aria-label=${`${title}: ${final}`}
      onPointerMove=${point} onPointerDown=${point} onPointerLeave=${() => setAt(null)} onKeyDown=${step} onBlur=${() => setAt(null)}>
      ${marks.map((mark) => html`<g key=${mark}><path d=${`M${EDGE.left} ${y(mark)}H${width - EDGE.right}`} class=${mark === 0 ? "axis" : "grid"} />
        <text x=${EDGE.left - 7} y=${y(mark) + 4} text-anchor="end">${mark}${unit}</text></g>`)}
      ${rounds(first, last, width).map((round) => html`<text key=${round} x=${x(round)} y=${HEIGHT - EDGE.bottom + 17} text-anchor="middle">${round}</text>`)}
      <text x=${width - EDGE.right} y=${HEIGHT - EDGE.bottom + 17} text-anchor="end">${t("axis-end")}</text>
      <text x=${EDGE.left + (width - EDGE.left - EDGE.right) / 2} y=${HEIGHT - 2} text-anchor="middle">${t("axis-round")}</text>
      ${at !== null && html`<path d=${`M${x(moments[at])} ${EDGE.top}V${HEIGHT - EDGE.bottom}`} class="guide" />`}
      ${curves.map((curve, i) => html`<path key=${i} d=${line(curve)} class="curve" stroke-dasharray=${DASHES[i]} style=${{ "--tint": seats[i].tint }} />`)}
      ${curves.map((curve, i) => html`<circle key=${i} cx=${x(moments[shown])} cy=${y(curve[shown])} r="4" class="spot" style=${{ "--tint": seats[i].tint }} />`)}
      ${spots.map((spot) => html`<g key=${spot.number} class="turn" style=${{ "--tint": seats[spot.seat].tint }}><circle cx=${x(spot.at)} cy=${y(spot.value)} r="8" />
        <text x=${x(spot.at)} y=${y(spot.value) + 4} text-anchor="middle">${spot.number}</text></g>`)}
    </svg>
    <figcaption>
      <span class="at">${shown === moments.length - 1 ? t("at-the-end") : t(Number.isInteger(moments[shown]) ? "at-round" : "in-round", { n: Math.floor(moments[shown]) })}</span>
      <ul class="chart-legend">${seats.map((seat, i) => html`<li key=${i} style=${{ "--tint": seat.tint }}>
        <svg viewBox="0 0 26 8" aria-hidden="true"><path d="M1 4H25" class="curve" stroke-dasharray=${DASHES[i]} /></svg> ${seat.name} <b>${curves[i][shown]}${unit}</b>
      </li>`)}</ul>
    </figcaption>
  </figure>`;
}

/** Round numbers from below the least to above the most. @param {number} least @param {number} most */
function ticks(least, most) {
  const rough = (most - least) / LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, power * (STEPS.find((each) => each * power >= rough) ?? 10));
  const start = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - start + 1 }, (_, i) => (start + i) * step);
}

/** Rounds worth a number under the axis; the last moment is the end. @param {number} first @param {number} last @param {number} width */
function rounds(first, last, width) {
  const room = (width - EDGE.left - EDGE.right) / Math.max(1, last - first);
  const step = [1, 2, 5, 10].find((each) => each * room >= NUMBER) ?? 20;
  return Array.from({ length: last - first }, (_, i) => first + i).filter((round) => (round - first) % step === 0 && (last - round) * room >= NUMBER);
}
