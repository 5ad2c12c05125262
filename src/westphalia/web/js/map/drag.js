/** Counters that can be dragged over the map. */

/** @typedef {{domain: string, id: string}} Ref */
/** @typedef {{start: (ref: Ref) => void, move: (over: Ref|null, x: number, y: number) => void, drop: () => void}} Drag */

const FAR = 6; // px that a finger or a mouse may tremble

/** @param {{onDrag: Drag, domains: import("./map.js").Domains}} props @param {Ref} ref */
export function dragged({ onDrag, domains }, ref) {
  const keep = (/** @type {Event} */ event) => event.stopPropagation(); // else the map is pushed
  const hold = (/** @type {Event} */ event) => {
    keep(event);
    event.preventDefault(); // else names are marked as text
  };
  const onPointerDown = (/** @type {PointerEvent} */ down) => {
    if (down.button !== 0) return;
    let hasBegun = false;
    const onMove = (/** @type {PointerEvent} */ event) => {
      if (!hasBegun && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      if (!hasBegun) onDrag.start(ref);
      hasBegun = true;
      onDrag.move(placeAt(event.clientX, event.clientY, domains), event.clientX, event.clientY);
    };
    const onUp = () => {
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
      if (hasBegun) onDrag.drop();
    };
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
  };
  return { onPointerDown, onMouseDown: hold, onTouchStart: keep };
}

/** The place under the pointer. @param {number} x @param {number} y @param {import("./map.js").Domains} domains @returns {Ref|null} */
function placeAt(x, y, domains) {
  for (const element of document.elementsFromPoint(x, y)) {
    const land = element.closest("[data-place]");
    if (land) return { domain: domains.land, id: land.getAttribute("data-place") ?? "" };
    const sea = element.closest("[data-sea]");
    if (sea) return { domain: domains.sea, id: sea.getAttribute("data-sea") ?? "" };
  }
  return null;
}
