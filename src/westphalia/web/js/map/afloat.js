/** Layers that are moved with every picture. Chromium puts all layers of the page in order anew whenever an element is moved by
 * its style, and with hundreds of counters that takes far longer than a picture may; what is animated it moves as it lies. So such a layer
 * has an animation that stands still and adds nothing to where it is. */

const NOWHERE = { transform: ["none", "none"] };
const LONG = 1e9; // ms: it must not be over, and it is not begun

/** @param {Element} layer */
export function float(layer) {
  layer.animate(NOWHERE, { duration: LONG, composite: "add" }).pause();
}
