/** Answers below the edge of the question are told, so that none is missed. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

const ANSWERS = ".choice, .order button.primary, .amount button, .go-on";
const EDGE = 12; // px of a button that must be seen

const LIST = ".options.things"; // it may scroll by itself

/** The answers that begin below what is seen of the question, or of the list they stand in; those in a closed fold left out. @param {HTMLElement} root */
function below(root) {
  const bottom = (/** @type {Element|null} */ box) => (box ? box.getBoundingClientRect().bottom : Infinity);
  const isBelow = (/** @type {Element} */ each) => each.getBoundingClientRect().top > Math.min(bottom(root), bottom(each.closest(LIST))) - EDGE;
  return [...root.querySelectorAll(ANSWERS)].filter((each) => each.checkVisibility() && isBelow(each));
}

/** A sign with their number that leads to them. @param {{root: import("preact").RefObject<HTMLElement>}} props */
export function Fold({ root }) {
  const [hidden, setHidden] = useState(0);
  const look = () => root.current && setHidden(below(root.current).length);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    const lines = new MutationObserver(look); // odds come later, and move what stands below them
    const element = root.current;
    if (element) [element, ...element.children].forEach((each) => sizes.observe(each));
    if (element) lines.observe(element, { childList: true, subtree: true });
    element?.addEventListener("scroll", look, { passive: true, capture: true });
    look();
    return () => {
      sizes.disconnect();
      lines.disconnect();
      element?.removeEventListener("scroll", look, { capture: true });
    };
  });
  const show = () => root.current && below(root.current)[0]?.scrollIntoView({ block: "center" });
  return hidden > 0 && html`<p class="more-below"><button type="button" onClick=${show} title=${t("answers-below", { n: hidden })}><span aria-hidden="true">↓ ${hidden}</span><span class="unseen">${t("answers-below", { n: hidden })}</span></button></p>`;
}
