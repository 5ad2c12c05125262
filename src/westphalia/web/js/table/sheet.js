/** Everything about the place under the pointer, under the focus or pinned by a click. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";
import { keyOf } from "./answers.js";
import { Deeds } from "./deeds.js";
import { labelOf } from "./labels.js";
import { Chance, ChanceLines } from "./options.js";
import { Rule } from "./rule.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Sheet({ store }) {
  const ref = store.inspected.value ?? store.pinned.value;
  useClosing(store);
  if (!ref) return null;
  const { speech, game, scene, ask } = store;
  const facts = game.value.facts(scene.value, ref);
  const option = store.answers.value.get(keyOf(ref));
  const refusal = option ? undefined : ask.value?.refused.find(({ option: { ref: thing } }) => thing && game.value.onMap(scene.value, thing).some((place) => keyOf(place) === keyOf(ref)));
  return html`<section class="place-sheet" aria-live="polite">
    <h2>${speech.value.name(ref.domain, ref.id)}</h2>
    <dl>${facts.map(([label, value]) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
    ${option && html`<p class="answer">${t("choose", { name: labelOf(store, option) })}<${Chance} store=${store} id=${option.id} /><${ChanceLines} store=${store} id=${option.id} /></p>`}
    ${refusal && html`<p class="refusal">${speech.value.format(refusal.message, refusal.args)} <${Rule} store=${store} id=${refusal.rule} /></p>`}
    ${store.pinned.value && keyOf(store.pinned.value) === keyOf(ref) && html`<${Deeds} store=${store} />`}
    ${store.pinned.value && !store.inspected.value && html`<button type="button" class="quiet" onClick=${() => (store.pinned.value = null)}>${t("close")}</button>`}
  </section>`;
}

/** A click beside the sheet closes it, unless it pins something else. @param {import("./store.js").TableStore} store */
function useClosing(store) {
  useEffect(() => {
    let before = store.pinned.peek();
    const onDown = () => (before = store.pinned.peek());
    const onClick = (/** @type {MouseEvent} */ { target }) => {
      const isInside = target instanceof Element && target.closest(".place-sheet");
      if (!isInside && before && store.pinned.peek() === before) store.pinned.value = null;
    };
    addEventListener("click", onDown, true);
    addEventListener("click", onClick);
    return () => {
      removeEventListener("click", onDown, true);
      removeEventListener("click", onClick);
    };
  }, [store]);
}
