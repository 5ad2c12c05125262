/** A small chart drawn by hand: one line for each seat. */
import { html } from "../html.js";

const [WIDTH, HEIGHT, PAD] = [300, 130, 26];
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4", "1 4"];

/** @param {{title: string, seats: {name: string, tint: string}[], curves: [number, number][][]}} props */
export function Chart({ title, seats, curves }) {
  const points = curves.flat();
  const most = Math.max(1, ...points.map(([, y]) => y));
  const last = Math.max(1, ...points.map(([x]) => x));
  const x = (value) => PAD + (value / last) * (WIDTH - 2 * PAD);
  const y = (value) => HEIGHT - 16 - (Math.max(0, value) / most) * (HEIGHT - 32);
  const line = (curve) => curve.map(([at, value], i) => `${i ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const final = seats.map(({ name }, i) => `${name} ${curves[i].at(-1)?.[1]}`).join(", ");
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}: ${final}`}>
      <path d=${`M${PAD} 10V${HEIGHT - 16}H${WIDTH - PAD}`} class="axis" />
      <text x=${PAD - 4} y="16" text-anchor="end">${most}</text>
      <text x=${PAD - 4} y=${HEIGHT - 14} text-anchor="end">0</text>
      ${curves.map((curve, i) => html`<path key=${i} d=${line(curve)} class="curve" stroke-dasharray=${DASHES[i]} style=${{ "--tint": seats[i].tint }} />`)}
    </svg>
  </figure>`;
}
