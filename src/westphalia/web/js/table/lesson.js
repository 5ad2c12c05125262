/** A lesson at the table: the goal and a wise voice above the question; what it points at is outlined there and on the map. */
import { useEffect } from "preact/hooks";
import { classes, html } from "../html.js";
import { beginLesson, finishLesson, lessonAfter } from "../lessons.js";
import { t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** Whether a lesson leads, and is not at its end. @param {TableStore} store */
export const isLed = (store) => store.lesson.value !== null && store.lesson.value.step < store.lesson.value.steps;

/** Whether the lesson points at this answer. @param {TableStore} store @param {string} id */
export const isPointedAt = (store, id) => store.ask.value !== null && store.lesson.value?.point === id;

/** @param {{store: TableStore}} props */
export function Lesson({ store }) {
  const lesson = store.lesson.value;
  const isFinished = lesson !== null && lesson.step === lesson.steps;
  const game = store.table.value.game;
  useEffect(() => {
    if (lesson && isFinished) finishLesson(game, lesson.id);
  }, [isFinished]);
  if (!lesson || store.past.value || (store.isOver.value && !isFinished)) return null;
  const speech = store.speech.value;
  return html`<section class=${classes("lesson", isFinished && "is-finished")} data-step=${lesson.step} aria-label=${t("lesson")} aria-live="polite">
    <div class="lesson-head">
      <progress max=${lesson.steps} value=${lesson.step} aria-label=${t("lesson-step", { step: Math.min(lesson.step + 1, lesson.steps), steps: lesson.steps })} />
      <span>${isFinished ? t("lesson-finished") : t("lesson-step", { step: lesson.step + 1, steps: lesson.steps })}</span>
    </div>
    ${lesson.goal && html`<p class="lesson-goal">${speech.format(lesson.goal)}</p>`}
    <p class="lesson-voice">${speech.format(lesson.text)}</p>
    <p class="lesson-end">
      ${isFinished ? html`<${Next} store=${store} id=${lesson.id} />` : html`<button type="button" class="quiet skip-step" disabled=${store.isSent.value} onClick=${() => skip(store)}>${t("lesson-skip")}</button>`}
      <a class="leave-lesson" href="#/">${isFinished ? t("to-start") : t("lesson-leave")}</a>
    </p>
  </section>`;
}

/** The lesson that follows, if the game has one. @param {{store: TableStore, id: string}} props */
function Next({ store, id }) {
  const game = store.table.value.game;
  const next = lessonAfter(game, id);
  return next && html`<button type="button" class="primary next-lesson" onClick=${() => beginLesson(game, next.id)}>${t("lesson-next", { name: store.speech.value.format(next.name) })}</button>`;
}

/** @param {TableStore} store */
function skip(store) {
  const view = store.view.value;
  if (view.seat !== null) store.send({ type: "skip", version: view.version, seat: view.seat });
}
