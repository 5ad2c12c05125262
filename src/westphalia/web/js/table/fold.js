/** Answers below the edge of the question are told, so that none is missed. */
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

const ANSWERS = ".choice, .order button.primary, .amount button, .go-on";
const EDGE = 12; // px of a button that must be seen

/** The answers that begin below what is seen. @param {HTMLElement} root */
function below(root) {
  const edge = root.getBoundingClientRect().bottom - EDGE;
  return [...root.querySelectorAll(ANSWERS)].filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().top > edge);
}

/** A sign with their number that leads to them. @param {{root: import("preact").RefObject<HTMLElement>}} props */
export function Fold({ root }) {
  const [hidden, setHidden] = useState(0);
  const look = () => root.current && setHidden(below(root.current).length);
  useEffect(() => {
    const sizes = new ResizeObserver(look);
    const element = root.current;
    if (element) [element, ...element.children].forEach((each) => sizes.observe(each));
    element?.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element?.removeEventListener("scroll", look);
    };
  });
  const show = () => root.current && below(root.current)[0]?.scrollIntoView({ block: "center" });
  return hidden > 0 && html`<p class="more-below"><button type="button" onClick=${show} title=${t("answers-below", { n: hidden })} aria-label=${t("answers-below", { n: hidden })}>↓ ${hidden}</button></p>`;
}
