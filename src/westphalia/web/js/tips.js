/** What a thing is, said where no pointer hovers: the title of what has the keyboard's focus, or was tapped. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { html } from "./html.js";

/** @typedef {{thing: Element, text: string, left: number, top: number, isAbove: boolean}} Tip */

const WIDTH = 272; // px of a tip at most
const EDGE = 8;
const TALL = 120; // px that a tip may need below its thing

const tip = signal(/** @type {Tip|null} */ (null));

/** @param {Element} thing with a title */
function show(thing) {
  const box = thing.getBoundingClientRect();
  const isAbove = box.bottom + TALL > innerHeight;
  tip.value = {
    thing,
    text: thing.getAttribute("title") ?? "",
    left: Math.max(EDGE, Math.min(box.left, innerWidth - WIDTH - EDGE)),
    top: isAbove ? box.top - 4 : box.bottom + 4,
    isAbove,
  };
}

const hide = () => (tip.value = null);

/** @param {EventTarget|null} target */
const titled = (target) => (target instanceof Element ? target.closest("[title]:not([title=''])") : null);

/** A tap also brings the focus, after it was heard: what it has shown stays. @param {FocusEvent} event */
function onFocus({ target }) {
  const thing = titled(target);
  if (thing && /** @type {Element} */ (target).matches(":focus-visible")) show(thing);
  else if (!thing || thing !== tip.value?.thing) hide();
}

/** @param {PointerEvent} event */
function onTap({ target, pointerType }) {
  const thing = pointerType === "touch" ? titled(target) : null;
  if (thing && !thing.closest("button, a")) show(thing);
  else hide();
}

/** The one place on the page where tips appear. */
export function Tips() {
  useEffect(() => {
    const listeners = { focusin: onFocus, focusout: hide, pointerup: onTap, wheel: hide, keydown: (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && hide() };
    Object.entries(listeners).forEach(([type, listener]) => addEventListener(type, /** @type {any} */ (listener), true));
    return () => Object.entries(listeners).forEach(([type, listener]) => removeEventListener(type, /** @type {any} */ (listener), true));
  }, []);
  if (!tip.value) return null;
  const { text, left, top, isAbove } = tip.value;
  return html`<div class="tip" aria-hidden="true" style=${{ left: `${left}px`, top: `${top}px`, maxWidth: `${WIDTH}px`, translate: isAbove ? "0 -100%" : "none" }}>${text}</div>`;
}
