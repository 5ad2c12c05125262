/** Since the last visit: what happened meanwhile, by turns, until it is put away or we play on. */
import { useMemo, useState } from "preact/hooks";
import { html } from "../html.js";
import { language } from "../settings.js";
import { t } from "../texts.js";
import { digestOf } from "./changes.js";
import { Line } from "./log.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Digest({ store }) {
  const [isPutAway, putAway] = useState(false);
  const sections = useMemo(() => digestOf(store), [store, store.seat.value]);
  if (isPutAway || store.answeredAt.value !== null || sections.length === 0) return null;
  return html`<section class="digest" aria-labelledby="digest-title" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && putAway(true)}>
    <header>
      <h2 id="digest-title">${t("digest")}</h2>
      <p>${store.lastSeen.value && since(store.lastSeen.value.at)}</p>
      <button type="button" class="put-away" onClick=${() => putAway(true)}>${t("digest-close")}</button>
    </header>
    <div class="log" tabindex="0" role="group" aria-labelledby="digest-title">
      ${sections.map(({ heading, lines }, i) => html`<ol key=${i}>
        ${heading && html`<${Line} store=${store} entry=${heading} isHeading=${true} />`}
        ${lines.map((entry, n) => html`<${Line} key=${n} store=${store} entry=${entry} isHeading=${false} />`)}
      </ol>`)}
    </div>
  </section>`;
}

/** How long ago, in words. @param {number} at seconds since the epoch */
function since(at) {
  const seconds = at - Date.now() / 1000;
  const units = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", 86_400], ["hour", 3600], ["minute", 60]]);
  const [unit, size] = units.find(([, each]) => -seconds >= each) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
