/** A question with a single answer, asked so that the others learn nothing from its absence: the page gives it after a
 * while that says nothing either. Not where something else is refused, for the reason is to be read; not on the way of an
 * own action, which may end here (the only province to attack); not after an undo, or nobody could go back beyond it. */
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { answerAlone } from "../settings.js";
import { t } from "../texts.js";

const PAUSE = 1200; // ms, and up to as much again

/** @param {{store: import("./store.js").TableStore, ask: import("./store.js").Ask}} props */
export function OnlyAnswer({ store, ask }) {
  const isForced = !store.lesson.value?.point && ask.options.length === 1 && !ask.refused.length && !ask.text && !ask.aside && store.steps.value.length === 0;
  const isAlone = answerAlone.value && isForced && !store.isBack && !store.past.value;
  useEffect(() => {
    if (!isAlone) return undefined;
    const timer = setTimeout(() => store.answer(ask.options[0].id, { isSure: true }), PAUSE * (1 + Math.random()));
    return () => clearTimeout(timer);
  }, [isAlone]);
  return isAlone && html`<p class="only-answer">${t("only-answer")}</p>`;
}
