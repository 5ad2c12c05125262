/** Lessons: begun, and remembered when they are finished. */
import { signal } from "@preact/signals";
import { getOnce, post } from "./api.js";
import { go } from "./router.js";
import { language, remembered } from "./settings.js";

/** Those finished in this browser, as "game/lesson". */
export const finishedLessons = remembered("finished-lessons", /** @type {string[]} */ ([]));

const games = signal(/** @type {import("./wire.d.ts").GameInfo[]} */ ([]));

/** @param {string} game @param {string} lesson */
export const isFinished = (game, lesson) => finishedLessons.value.includes(`${game}/${lesson}`);

/** @param {string} game @param {string} lesson */
export function finishLesson(game, lesson) {
  if (!isFinished(game, lesson)) finishedLessons.value = [...finishedLessons.value, `${game}/${lesson}`];
}

/** @param {string} game @param {string} lesson @returns {Promise<void>} */
export async function beginLesson(game, lesson) {
  const { id } = await post("/lessons", { game, lesson, language: language.value });
  go(`/table/${id}`);
}

/** The lesson of the game after this one, as soon as that is known. @param {string} game @param {string} lesson */
export function lessonAfter(game, lesson) {
  if (!games.value.length) getOnce("/games").then((/** @type {import("./wire.d.ts").GameInfo[]} */ found) => (games.value = found));
  const lessons = games.value.find(({ id }) => id === game)?.lessons ?? [];
  return lessons[lessons.findIndex(({ id }) => id === lesson) + 1];
}
