/** A scenario that players put together: who plays what. */
import { html, written } from "../html.js";
import { t } from "../texts.js";

/** @typedef {import("../wire.d.ts").HomemadeInfo} HomemadeInfo */
/** @typedef {{group: string, picks: string[]}} Own what each seat plays, all of one group */

/** So many of a group, beginning with those picked before. @param {HomemadeInfo} homemade @param {string} group @param {number} n @param {string[]} before @returns {Own} */
export function picked(homemade, group, n, before = []) {
  const rest = Object.keys(homemade.groups[group]).filter((choice) => !before.includes(choice));
  return { group, picks: [...before, ...rest].slice(0, n) };
}

/** The scenario as one that could have been published. @param {HomemadeInfo} homemade @param {Own} own @returns {import("../wire.d.ts").ScenarioInfo} */
export function scenarioOf(homemade, { group, picks }) {
  const chairs = { [picks.length]: picks.map((choice) => homemade.groups[group][choice]) };
  return { id: homemade.prefix + picks.join(","), seats: homemade.seats, options: {}, rule: homemade.rule, label: "", text: "", chairs };
}

/** @param {{homemade: HomemadeInfo, texts: import("../texts.js").Catalogue, own: Own, onChange: (own: Own) => void}} props */
export function Homemade({ homemade, texts, own: { group, picks }, onChange }) {
  const choices = homemade.groups[group];
  /** Whoever has it already takes mine. @param {number} seat @param {string} choice */
  const pick = (seat, choice) => onChange({ group, picks: picks.map((each, i) => (i === seat ? choice : each === choice ? picks[seat] : each)) });
  return html`<fieldset class="homemade">
    <legend>${t("homemade")}</legend>
    <label>${t("homemade-group")} <select class="group" value=${group} onChange=${written((other) => onChange(picked(homemade, other, picks.length)))}>
      ${Object.keys(homemade.groups).map((each) => html`<option key=${each} value=${each}>${each}</option>`)}
    </select></label>
    <ol>${picks.map((chosen, seat) => html`<li key=${seat}><label>${t("seat-number", { n: seat + 1 })}
      <select class="choice" value=${chosen} onChange=${written((choice) => pick(seat, choice))}>
        ${Object.entries(choices).map(([choice, { domain, id }]) => html`<option key=${choice} value=${choice}>${texts.name(domain, id)}</option>`)}
      </select></label></li>`)}</ol>
  </fieldset>`;
}
