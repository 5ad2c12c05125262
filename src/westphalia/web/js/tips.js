/** What a thing is, said where no pointer hovers: the title of what has the keyboard's focus, or was tapped. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";

/** @typedef {{thing: Element, text: string}} Tip */

const WIDTH = 272; // px of a tip at most
const GAP = 4;
const EDGE = 8;

const tip = signal(/** @type {Tip|null} */ (null));

/** @param {Element} thing with a title */
const show = (thing) => (tip.value = { thing, text: thing.getAttribute("title") ?? "" });

const hide = () => (tip.value = null);

/** Below its thing or, where there is no room, above it, all of it in sight. @param {Element} thing @param {HTMLElement} note */
function place(thing, note) {
  const [box, { height }] = [thing.getBoundingClientRect(), note.getBoundingClientRect()];
  const below = box.bottom + GAP;
  const top = below + height + EDGE <= innerHeight ? below : box.top - GAP - height;
  note.style.left = `${Math.max(EDGE, Math.min(box.left, innerWidth - WIDTH - EDGE))}px`;
  note.style.top = `${Math.max(EDGE, top)}px`;
}

/** @param {EventTarget|null} target */
const titled = (target) => (target instanceof Element ? target.closest("[title]:not([title=''])") : null);

/** The focus also leaves what had it before a tap. @param {FocusEvent} event */
const onBlur = ({ target }) => titled(target) === tip.value?.thing && hide();

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
    const listeners = { focusin: onFocus, focusout: onBlur, pointerup: onTap, wheel: hide, keydown: (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && hide() };
    Object.entries(listeners).forEach(([type, listener]) => addEventListener(type, /** @type {any} */ (listener), true));
    return () => Object.entries(listeners).forEach(([type, listener]) => removeEventListener(type, /** @type {any} */ (listener), true));
  }, []);
  const note = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    if (tip.value && note.current) place(tip.value.thing, note.current);
  }, [tip.value]);
  return tip.value && html`<div class="tip" ref=${note} aria-hidden="true" style=${{ maxWidth: `${WIDTH}px` }}>${tip.value.text}</div>`;
}
