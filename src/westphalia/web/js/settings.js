/** What this browser remembers of its reader: language, theme, help. */
import { effect, signal } from "@preact/signals";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština", ru: "Русский" };

/** A signal kept in the browser. @template T @param {string} name @param {T} start @returns {import("@preact/signals").Signal<T>} */
export function remembered(name, start) {
  const key = `westphalia.${name}`;
  const stored = localStorage.getItem(key);
  const value = signal(stored === null ? start : JSON.parse(stored));
  effect(() => localStorage.setItem(key, JSON.stringify(value.value)));
  return value;
}

const own = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);

export const language = remembered("language", own ?? "en");
export const theme = remembered("theme", "auto");
export const patterns = remembered("patterns", true);
export const help = remembered("help", true);
export const askBeforeDice = remembered("ask-before-dice", true);
export const pace = remembered("pace", "brisk"); // how fast what others do is shown: instant, brisk, calm
export const answerAlone = remembered("answer-alone", true);

const night = matchMedia("(prefers-color-scheme: dark)");
const isNight = signal(night.matches);
night.addEventListener("change", () => (isNight.value = night.matches));

effect(() => {
  const system = isNight.value ? "dark" : "light";
  document.documentElement.lang = language.value;
  document.documentElement.dataset.theme = theme.value === "auto" ? system : theme.value;
});
