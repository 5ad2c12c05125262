/** The options of a game: folded away by groups, the changed ones in plain sight. */
import { useEffect, useState } from "preact/hooks";
import { getOnce } from "../api.js";
import { html } from "../html.js";
import { t } from "../texts.js";
import { said } from "./games.js";

/** @typedef {import("../texts.js").Catalogue} Catalogue */
/** @typedef {{id: string, values: (number|string)[], default: number|string, rule: string}} GameOption */

/** What an option is without a word from us: the scenario's value, else the default. @param {GameOption} option @param {import("../wire.d.ts").ScenarioInfo} scenario */
export const usual = (option, scenario) => scenario.options[option.id] ?? option.default;

/** @param {Catalogue|null} texts @param {GameOption} option */
export const labelOf = (texts, option) => said(texts, `setup-${option.id}`, option.id);

/** @param {Catalogue|null} texts @param {GameOption} option @param {number|string} value */
export function valueName(texts, option, value) {
  const message = `setup-${option.id}-${value}`;
  if (texts?.has(message)) return texts.format(message);
  return value === "on" || value === "off" ? t(`value-${value}`) : String(value).replaceAll("_", " ");
}

/** @param {{game: import("../wire.d.ts").GameInfo, scenario: import("../wire.d.ts").ScenarioInfo, texts: Catalogue|null, chosen: Record<string, number|string>, onChoose: (chosen: any) => void}} props */
export function Options({ game, scenario, texts, chosen, onChoose }) {
  const groups = useGroups(game);
  if (!game.options.length) return null;
  const reset = (/** @type {string} */ id) => onChoose(Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== id)));
  const choose = (/** @type {GameOption} */ option, /** @type {number|string} */ value) => (String(usual(option, scenario)) === String(value) ? reset(option.id) : onChoose({ ...chosen, [option.id]: value }));
  const changed = game.options.filter(({ id }) => id in chosen);
  return html`<fieldset class="options-of-game">
    <legend>${t("options")}</legend>
    ${changed.length === 0
      ? html`<p class="hint">${t("options-usual")}</p>`
      : html`<ul class="changed">
          ${changed.map((option) => html`<li key=${option.id}>${labelOf(texts, option)}: <b>${valueName(texts, option, chosen[option.id])}</b>
            <button type="button" class="quiet" onClick=${() => reset(option.id)} aria-label=${t("option-reset", { name: labelOf(texts, option) })}>×</button></li>`)}
          <li><button type="button" class="reset" onClick=${() => onChoose({})}>${t("options-reset")}</button></li>
        </ul>`}
    <details class="all-options">
      <summary>${t("options-all", { n: game.options.length })}</summary>
      ${groups.map(([group, options]) => html`<details key=${group} class="option-group">
        <summary>${group ? said(texts, `setup-group-${group}`, group) : t("options-other")} ${count(options, chosen)}</summary>
        ${options.map((option) => html`<${Option} key=${option.id} game=${game.id} option=${option} texts=${texts} value=${chosen[option.id] ?? usual(option, scenario)} onChoose=${choose} />`)}
      </details>`)}
    </details>
  </fieldset>`;
}

/** @param {{game: string, option: GameOption, texts: Catalogue|null, value: number|string, onChoose: (option: GameOption, value: number|string) => void}} props */
function Option({ game, option, texts, value, onChoose }) {
  /** @param {import("../html.js").On<HTMLSelectElement>} event */
  const choose = (event) => onChoose(option, option.values[event.currentTarget.selectedIndex]);
  return html`<div class="option">
    <label><span>${labelOf(texts, option)}</span>
      <select data-option=${option.id} value=${String(value)} onChange=${choose}>
        ${option.values.map((each) => html`<option key=${each} value=${String(each)}>${valueName(texts, option, each)}</option>`)}
      </select>
    </label>
    <a class="rule" href=${`#/rules/${game}/${option.rule}`} target="_blank" rel="noopener" aria-label=${t("rule", { id: option.rule })}>${option.rule}</a>
  </div>`;
}

/** How many of a group are changed, if any. @param {GameOption[]} options @param {Record<string, any>} chosen */
function count(options, chosen) {
  const n = options.filter(({ id }) => id in chosen).length;
  return n > 0 ? html`<b class="count">${t("options-changed", { n })}</b>` : "";
}

/** The options by groups, in the game's order. @param {{id: string, options: GameOption[]}} game @returns {[string, GameOption[]][]} */
function useGroups(game) {
  const [groups, setGroups] = useState(/** @type {{id: string, options: string[]}[]} */ ([]));
  useEffect(() => {
    let isGone = false;
    getOnce(`/games/${game.id}/static`).then((board) => !isGone && setGroups(board.groups));
    return () => (isGone = true);
  }, [game]);
  const grouped = new Set(groups.flatMap(({ options }) => options));
  const rest = game.options.filter(({ id }) => !grouped.has(id));
  const named = groups.map(({ id, options }) => /** @type {[string, GameOption[]]} */ ([id, game.options.filter((option) => options.includes(option.id))]));
  return rest.length ? [...named, ["", rest]] : named;
}
