/** What a bot has weighed: the candidates in words, the chance each leaves, and what tells them apart. */
import { classes, html } from "../html.js";
import { capital, t } from "../texts.js";
import { labelOf } from "./labels.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").Candidate} Candidate */

/** An answer by its name. What the game would say of it may hang on what lay on the table then: then the plain name. @param {TableStore} store @param {import("./store.js").Ask} ask */
function stepName(store, ask) {
  const [option] = ask.options;
  try {
    return labelOf(store, option, ask);
  } catch {
    return labelOf(store, option, null);
  }
}

/** The answers of a candidate in a row. @param {TableStore} store @param {Candidate} candidate */
export const candidateName = (store, { steps }) => capital(steps.map((step) => stepName(store, step)).join(" → "), store.speech.value.locale);

/** @param {{store: TableStore, candidates: Candidate[], compared?: string}} props `compared`: what is said before what tells one from the first */
export function Candidates({ store, candidates, compared }) {
  return html`<ol class="candidates">${candidates.map((candidate, i) => html`<li key=${i} class=${classes(candidate.done && "is-done")}>
    <b>${candidateName(store, candidate)}</b> ${candidate.done && html`<span class="tag">${t("why-done")}</span>`}
    <${Outlook} store=${store} candidate=${candidate} lead=${i === 0 ? t("why-for") : compared} isOne=${candidates.length === 1} />
  </li>`)}</ol>`;
}

/** The chance, and what speaks for it or against it. @param {{store: TableStore, candidate: Candidate, lead?: string, isOne: boolean}} props `isOne`: there is nothing to compare it with */
function Outlook({ store, candidate: { chance, tips, soon }, lead, isOne }) {
  const { locale } = store.speech.value;
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(chance);
  return html`<span class="outlook"><span class="odds" title=${t("why-chance")} style=${{ "--win": `${Math.round(chance * 100)}%` }}><span class="unseen">${t("why-chance")} </span>${percent}</span>
    ${tips.length === 0 && !isOne && html` <span class="tips">${t("why-same")}</span>`}
    ${tips.length > 0 && html` <span class="tips">${lead} ${soon && t("why-soon")} ${tips.map((tip, i) => html`<span key=${tip.feature}>${i > 0 && ", "}<${TipText} store=${store} tip=${tip} /></span>`)}</span>`}</span>`;
}

/** @param {{store: TableStore, tip: import("../wire.d.ts").Tip}} props */
function TipText({ store, tip: { feature, more, good } }) {
  return html`<span class=${classes("trait", good ? "is-good" : "is-bad")}>${store.speech.value.format(feature)} <span aria-hidden="true">${more ? "↑" : "↓"}</span><span class="unseen">(${t(more ? "why-more" : "why-less")})</span></span>`;
}
