/** What happened meanwhile: headlines first, then all of it by turns, until it is put away or we play on. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { language } from "../settings.js";
import { t } from "../texts.js";
import { digestOf, headlinesOfVisit, headlinesSince } from "./changes.js";
import { isShownAlone } from "./film.js";
import { Line } from "./log.js";

const READING = 3000; // ms that headlines are read before the map shows what they tell
const roomy = matchMedia("(min-width: 761px) and (min-height: 501px)"); // where the map is seen beside them

/** Since the last visit. @param {{store: import("./store.js").TableStore}} props */
export function Digest({ store }) {
  const [isPutAway, putAway] = useState(false);
  const sections = useMemo(() => digestOf(store), [store, store.seat.value]);
  const headlines = useMemo(() => headlinesOfVisit(store), [store, store.seat.value]);
  const seen = store.lastSeen.value;
  const moves = sections.length > 0 && seen?.moves != null && seen.moves < store.moves.value ? seen.moves : null;
  useEffect(() => (moves === null ? undefined : afterReading(() => store.film.since(moves))), [store]);
  if (isPutAway || store.answeredAt.value !== null || sections.length === 0) return null;
  const close = () => {
    store.film.skip();
    putAway(true);
  };
  return html`<section class="digest" aria-labelledby="digest-title" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && !store.film.now.value && close()}>
    <header>
      <h2 id="digest-title">${t("digest")}</h2>
      <p>${store.lastSeen.value && since(store.lastSeen.value.at)}</p>
      <button type="button" class="put-away" onClick=${close}>${t("digest-close")}</button>
    </header>
    <div class="log" tabindex="0" role="group" aria-labelledby="digest-title">
      <${Headlines} store=${store} headlines=${headlines} />
      ${moves !== null && store.board.value.map && html`<p class="digest-film"><button type="button" class="watch" onClick=${() => store.film.since(moves)}>▶ ${t("film-watch")}</button></p>`}
      ${store.film.problem.value && html`<p class="notice" role="alert">${store.film.problem.value}</p>`}
      <details open=${headlines.length === 0}>
        <summary>${t("digest-all", { n: sections.reduce((sum, { lines }) => sum + lines.length, 0) })}</summary>
        ${sections.map(({ heading, lines }, i) => html`<ol key=${i}>
          ${heading && html`<${Line} store=${store} entry=${heading} isHeading=${true} />`}
          ${lines.map((entry, n) => html`<${Line} key=${n} store=${store} entry=${entry} isHeading=${false} />`)}
        </ol>`)}
      </details>
    </div>
  </section>`;
}

/** Since our last answer, on one line until it is unfolded. @param {{store: import("./store.js").TableStore}} props */
export function Chronicle({ store }) {
  const from = store.answeredAt.value;
  if (from === null || !store.hasWaited.value || store.past.value) return null;
  const headlines = headlinesSince(store, from);
  const watch = store.film.length.value > 0 && store.board.value.map && html`<button type="button" class="watch" onClick=${() => store.film.again()}>▶ ${t("film-watch")}</button>`;
  if (headlines.length === 0) return watch && html`<p class="chronicle">${watch}</p>`;
  const { message, args } = headlines.reduce((most, each) => (each.rank > most.rank ? each : most)).entry;
  return html`<details class="chronicle" key=${from}>
    <summary><b>${t("chronicle")}</b> ${store.speech.value.format(message, args)}${headlines.length > 1 && html` <small>+${headlines.length - 1}</small>`}</summary>
    <div class="log"><${Headlines} store=${store} headlines=${headlines} /> ${watch}</div>
  </details>`;
}

/** Something that begins by itself, where there is room for it and who reads has chosen so, unless they are busy by then. @param {() => void} begin */
function afterReading(begin) {
  if (!isShownAlone() || !roomy.matches) return undefined;
  const timer = setTimeout(begin, READING);
  const stop = () => clearTimeout(timer);
  const busy = ["pointerdown", "keydown", "wheel"];
  busy.forEach((event) => addEventListener(event, stop, { once: true }));
  return () => {
    stop();
    busy.forEach((event) => removeEventListener(event, stop));
  };
}

/** @param {{store: import("./store.js").TableStore, headlines: ReturnType<typeof headlinesSince>}} props */
function Headlines({ store, headlines }) {
  return html`<ol class="headlines">${headlines.map(({ at, isOurs, entry }) => html`<${Line} key=${at} store=${store} entry=${entry} isHeading=${false} isOurs=${isOurs} />`)}</ol>`;
}

/** How long ago, in words. @param {number} at seconds since the epoch */
function since(at) {
  const seconds = at - Date.now() / 1000;
  const units = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);
  const [unit, size] = units.find(([, each]) => -seconds >= each) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
