/** Vacations, and how often one's turns came in time. */
import { useEffect, useState } from "preact/hooks";
import { get, post } from "../api.js";
import { html } from "../html.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";

const LONGEST = 30; // days

/** @param {import("../wire.d.ts").Reliability} reliability */
export const reliabilityText = ({ turns, in_time }) => (turns ? t("reliability", { turns, in_time }) : t("reliability-none"));

/** A day as people write it. @param {number} seconds since 1970 */
export const dayOf = (seconds) => new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long" }).format(seconds * 1000);

export function Presence() {
  const [presence, setPresence] = useState(/** @type {import("../wire.d.ts").Presence|null} */ (null));
  const [problem, setProblem] = useState("");
  const told = (/** @type {Promise<any>} */ answer) => answer.then((found) => {
    setProblem("");
    setPresence(found);
  }, (error) => setProblem(reasonOf(error)));
  useEffect(() => {
    told(get("/me/presence"));
  }, []);
  if (!presence) return null;
  const go = (/** @type {number} */ days) => told(post("/me/vacation", { days }));
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    go(Number(new FormData(event.currentTarget).get("days")));
  };
  return html`<section class="vacation"><h2>${t("vacation")}</h2>
    <p>${reliabilityText(presence.reliability)}</p>
    <p class="hint">${t("vacation-about")} ${t("vacation-left", { n: presence.days })}</p>
    ${presence.vacation
      ? html`<p role="status">${t("vacation-until", { date: dayOf(presence.vacation) })}</p><p><button type="button" class="vacation-end" onClick=${() => go(0)}>${t("vacation-end")}</button></p>`
      : html`<form onSubmit=${submit}><label><input name="days" type="number" min="1" max=${Math.min(LONGEST, presence.days)} defaultValue="7" required /> ${t("vacation-days")}</label>
          <button disabled=${presence.days < 1}>${t("vacation-go")}</button></form>`}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}
