/** Whom a table waits for, in one line: who, for what, since when, how long still. */
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "./api.js";
import { html } from "./html.js";
import { language } from "./settings.js";
import { spokenBy, t } from "./texts.js";

/** @typedef {{rule: string, waited: number|null, left: number|null}} Wait the paragraph of the question (empty: a secret one), and seconds */

const TICK = 15_000; // ms
const UNITS = /** @type {[string, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);
const WHOLE = 2; // of a unit, to be told in it

/** A span of time, short. @param {number} seconds */
export function span(seconds) {
  const [unit, size] = UNITS.find(([, each]) => seconds >= WHOLE * each) ?? UNITS[UNITS.length - 1];
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "short" }).format(Math.max(0, Math.floor(seconds / size)));
}

/** @param {{game: string, names: string, waits: Wait[]}} props `names`: of those who are waited for; "" leaves them out */
export function WaitLine({ game, names, waits }) {
  const past = useSeconds();
  const rules = new Set(waits.map(({ rule }) => rule));
  const what = useTitle(game, rules.size === 1 ? [...rules][0] : "");
  const waited = waits.flatMap((each) => (each.waited === null ? [] : [each.waited + past]));
  const left = waits.flatMap((each) => (each.left === null ? [] : [each.left - past]));
  const parts = [
    names && t("waiting-for", { names }),
    what,
    waited.length > 0 && Math.max(...waited) >= 60 && t("waits-since", { time: span(Math.max(...waited)) }),
    left.length > 0 && (Math.min(...left) > 0 ? t("waits-left", { time: span(Math.min(...left)) }) : t("waits-late")),
  ].filter(Boolean);
  return parts.length > 0 && html`<span class="waits">${parts.map((part, i) => html`<span key=${i}>${part}</span>`)}</span>`;
}

/** Seconds since this was first shown with these; it goes on by itself. */
function useSeconds() {
  const [began] = useState(Date.now);
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return (now - began) / 1000;
}

/** What a paragraph is called, with the heading above it: "Trigger" alone says nothing. @param {{title: string, chapter: string}} paragraph */
export function calledBy({ title, chapter }) {
  const heading = chapter.replace(/^[\d.]+\s*/, "").replace(/\s*\(.*\)$/, "");
  const name = title.replace(/^[A-I] (?=\p{Lu})/u, ""); // one of several steps
  return heading && heading !== name ? `${heading}: ${name}` : name;
}

/** @param {string} game @param {string} rule "" for none */
function useTitle(game, rule) {
  const locale = language.value;
  const [title, setTitle] = useState("");
  useEffect(() => {
    let isGone = false;
    setTitle("");
    if (rule)
      spokenBy(game, locale)
        .then((spoken) => getOnce(`/games/${game}/rules/${rule}?language=${spoken}`))
        .then((paragraph) => isGone || setTitle(calledBy(paragraph)), () => isGone || setTitle(""));
    return () => {
      isGone = true;
    };
  }, [game, rule, locale]);
  return title;
}
