/** What is not possible now: grey where it would stand, with the reason and the paragraph for who asks. */
import { useRef, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { t } from "../texts.js";
import { labelOf } from "./labels.js";
import { Rule } from "./rule.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Refused} Refused */

const WIDTH = 272; // px of a reason
const EDGE = 8;

/** A grey option. Pointer, focus and tap show why; the reason holds a link to its paragraph. Under a passing pointer it
 * catches nothing: the answer below it can be clicked.
 * @param {{store: TableStore, refused: Refused, label: string}} props */
export function Cannot({ store, refused, label }) {
  const [at, setAt] = useState(/** @type {{left: number, top: number, isPinned: boolean}|null} */ (null));
  const root = useRef(/** @type {HTMLSpanElement|null} */ (null));
  const show = (isPinned = true) => {
    const box = root.current?.getBoundingClientRect();
    if (box) setAt({ left: Math.max(EDGE, Math.min(box.left, innerWidth - WIDTH - EDGE)), top: box.bottom, isPinned });
  };
  const hide = () => setAt(null);
  const leave = (/** @type {FocusEvent} */ event) => !root.current?.contains(/** @type {Node|null} */ (event.relatedTarget)) && hide();
  const id = `why-${refused.option.id}`;
  return html`<span class="cannot" ref=${root} data-refused=${refused.option.id} onPointerEnter=${() => show(false)} onPointerLeave=${hide} onFocusIn=${() => show()} onFocusOut=${leave}>
    <button type="button" aria-disabled="true" aria-describedby=${at ? id : undefined} onClick=${() => show()}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && hide()}>${label}</button>
    ${at && html`<span class=${classes("reason", at.isPinned && "is-pinned")} id=${id} role="tooltip" style=${{ left: `${at.left}px`, top: `${at.top}px`, width: `${WIDTH}px` }}>
      <${Reason} store=${store} refused=${refused} /></span>`}
  </span>`;
}

/** @param {{store: TableStore, refused: Refused}} props */
function Reason({ store, refused: { rule, message, args } }) {
  return html`${store.speech.value.format(message, args)} <${Rule} store=${store} id=${rule} />`;
}

/** Many things at once: a list to open. @param {{store: TableStore, refused: Refused[]}} props */
export function Refusals({ store, refused }) {
  if (!refused.length) return null;
  return html`<details class="refusals">
    <summary>${t("why-not", { n: refused.length })}</summary>
    <dl>
      ${refused.map((each) => html`<div key=${each.option.id} data-refused=${each.option.id}>
        <dt>${labelOf(store, each.option)}</dt>
        <dd><${Reason} store=${store} refused=${each} /></dd>
      </div>`)}
    </dl>
  </details>`;
}
