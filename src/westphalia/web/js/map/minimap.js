/** The whole map in a corner, with the part that is shown; a click goes there. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";
import { float } from "./afloat.js";

/** @typedef {import("./world.d.ts").World} World */

const LARGEST = { width: 168, height: 112 }; // px
const BARE = "#b9a988"; // a land that is nobody's
const SEEN = 1.25; // times nearer than the whole map before it is of use

/**
 * @param {{world: World, paint: Record<string, import("./map.js").Paint>, zoom: {current: import("./zoom.js").Zoom|null},
 *   onFollow: {current: (transform: import("./zoom.js").Transform, isAtRest: boolean) => void}}} props
 */
export function Minimap({ world, paint, zoom, onFollow }) {
  const canvas = useRef(/** @type {HTMLCanvasElement|null} */ (null));
  const shown = useRef(/** @type {HTMLDivElement|null} */ (null));
  const root = useRef(/** @type {HTMLButtonElement|null} */ (null));
  const shownAt = useRef(0); // the scale for which it has its width and height
  const [x0, y0, width, height] = world.viewBox;
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height);
  const wide = Math.round(width * scale);

  const lands = useMemo(() => Object.entries(world.territories).map(([id, { path }]) => ({ id, path: new Path2D(path) })), [world]);
  // Most changes of the position leave every colour as it is.
  const tints = lands.map(({ id }) => paint[id]?.tint ?? BARE);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) draw(context, world, lands.map(({ path }, i) => ({ path, tint: tints[i] })), scale);
  }, [lands, tints.join()]);
  useLayoutEffect(() => {
    if (shown.current) float(shown.current);
  }, []);
  useLayoutEffect(() => {
    onFollow.current = ({ x, y, k }, isAtRest) => {
      if (!root.current || !shown.current || !zoom.current) return; // the page is being taken down, and the map's frame with it
      const { least, size } = zoom.current;
      const isHidden = k < SEEN * least;
      if (root.current.hidden !== isHidden) root.current.hidden = isHidden;
      if (isAtRest || !shownAt.current) {
        shownAt.current = k;
        Object.assign(shown.current.style, { width: `${(size.width / k) * scale}px`, height: `${(size.height / k) * scale}px` });
      }
      shown.current.style.transform = `translate(${(-x / k - x0) * scale}px, ${(-y / k - y0) * scale}px) scale(${shownAt.current / k})`;
    };
  }, [world]);

  const jump = (/** @type {MouseEvent & import("../html.js").On} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    zoom.current?.jump(x0 + (event.clientX - box.left) / scale, y0 + (event.clientY - box.top) / scale);
  };
  return html`<button type="button" class="minimap" ref=${root} hidden tabindex="-1" aria-hidden="true" title=${t("minimap")} onClick=${jump}>
    <canvas ref=${canvas} width=${wide * 2} height=${Math.round(height * scale * 2)} style=${{ width: `${wide}px` }} />
    <div class="minimap-shown" ref=${shown}></div>
  </button>`;
}

/** @param {CanvasRenderingContext2D} context @param {World} world @param {{path: Path2D, tint: string}[]} lands @param {number} scale */
function draw(context, world, lands, scale) {
  const [x0, y0] = world.viewBox;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(2 * scale, 0, 0, 2 * scale, -2 * scale * x0, -2 * scale * y0);
  for (const { path, tint } of lands) {
    context.fillStyle = tint;
    context.fill(path);
  }
}
