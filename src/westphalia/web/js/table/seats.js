/** The seats: who plays what, whose move it is, what everybody can see of them. */
import { useEffect, useState } from "preact/hooks";
import { classes, html } from "../html.js";
import { t } from "../texts.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Seats({ store }) {
  const { game, speech, state, view, mine, seat: own } = store;
  const waiting = new Set(view.value.waiting.map(({ seat }) => seat));
  return html`<ul class="seats" aria-label=${t("tab-seats")}>
    ${store.players.value.map((player) => {
      const { seat } = player;
      const { tint, hatch } = game.value.seatPaint(state.value, seat);
      const facts = game.value.seatFacts(state.value, seat, speech.value);
      return html`<li key=${seat} class=${classes("seat", waiting.has(seat) && "is-waited-for", seat === own.value && "is-me")} style=${{ "--tint": tint }}>
        <svg class="arms" viewBox="0 0 20 24" aria-hidden="true">
          <path d="M1 1h18v11q0 8-9 11q-9-3-9-11z" class="arms-field" />
          ${hatch && html`<path d="M1 1h18v11q0 8-9 11q-9-3-9-11z" fill=${`url(#arms-${hatch})`} />`}
        </svg>
        <h3>${speech.value.name("seat", String(seat + 1))}</h3>
        <p class="who">${whoPlays(player)}${seat === own.value ? ` · ${t("you")}` : ""}${waiting.has(seat) ? html` · <em>${t("decides")}</em>` : ""} <${Clock} clock=${store.clocks.value.get(seat)} isRunning=${waiting.has(seat)} /></p>
        <dl>${facts.map(([label, value]) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
        ${mine.value.length > 1 && mine.value.includes(seat) && seat !== own.value && html`<button type="button" class="quiet" onClick=${() => store.sit(seat)}>${t("sit-here")}</button>`}
      </li>`;
    })}
  </ul>`;
}

/** The time a seat has left. @param {{clock?: {left: number, at: number}, isRunning: boolean}} props */
function Clock({ clock, isRunning }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!clock || !isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  if (!clock) return null;
  const left = Math.max(0, Math.round(clock.left - (isRunning ? (now - clock.at) / 1000 : 0)));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n) => String(n).padStart(2, "0");
  return html`<span class="clock">${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}</span>`;
}

/** The hatchings of the shields. */
export function Arms() {
  const hatching = (id, draw) => html`<pattern id=${`arms-${id}`} width="4" height="4" patternUnits="userSpaceOnUse"><path d=${draw} /></pattern>`;
  return html`<svg class="arms-defs" width="0" height="0" aria-hidden="true"><defs>
    ${hatching("vertical", "M2 0v4")} ${hatching("horizontal", "M0 2h4")} ${hatching("diagonal", "M0 0l4 4M-1 3l2 2M3-1l2 2")}
    ${hatching("cross", "M2 0v4M0 2h4")} ${hatching("dots", "M1 1h1M3 3h1")}
  </defs></svg>`;
}

/** @param {import("./store.js").Player} player */
function whoPlays({ kind, name, online, bot }) {
  if (kind === "open") return t("seat-open");
  if (kind === "bot") return t("seat-bot", { name });
  if (bot) return t("seat-left", { name });
  return online === false ? t("seat-away", { name }) : name;
}
