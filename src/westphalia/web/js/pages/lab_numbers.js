/** What can be changed in a game: the numbers of its rules by chapters, and the options of its table. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.js";
import { classes, html, written } from "../html.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";
import { labelOf, usual, valueName } from "./options.js";

/** @typedef {import("../wire.d.ts").GameInfo} GameInfo */
/** @typedef {import("../wire.d.ts").ScenarioInfo} ScenarioInfo */
/** @typedef {import("../wire.d.ts").LabNumber} LabNumber */
/** @typedef {import("../wire.d.ts").LabGame} LabGame */
/** @typedef {import("../texts.js").Catalogue} Catalogue */
/** @typedef {import("./lab.js").Changes} Changes */
/** @typedef {number|number[]|string} Value */

/** One thing that can be changed, a number or an option: what it is called and what it is as it is.
 * @typedef {{id: string, part: "numbers"|"options", name: string, chapter: string, rule: string, was: Value, low?: number, high?: number, things?: string|null, option?: import("../wire.d.ts").OptionInfo}} Knob */

/** @param {{game: GameInfo, texts: Catalogue, scenario: ScenarioInfo, changes: Changes, onChange: (changes: Changes) => void}} props */
export function Numbers({ game, texts, scenario, changes, onChange }) {
  const [lab, problem] = useLab(game.id);
  const [sought, setSought] = useState("");
  const knobs = lab ? [...lab.numbers.map(ofNumber), ...game.options.map((option) => ofOption(texts, option, scenario, lab))] : [];
  const set = (/** @type {Knob} */ knob, /** @type {Value} */ value) => {
    const { [knob.id]: _, ...rest } = changes[knob.part];
    onChange({ ...changes, [knob.part]: String(value) === String(knob.was) ? rest : { ...rest, [knob.id]: value } });
  };
  const valueOf = (/** @type {Knob} */ knob) => changes[knob.part][knob.id] ?? knob.was;
  const changed = knobs.filter(({ part, id }) => id in changes[part]);
  const found = knobs.filter((knob) => isSought(knob, sought));
  const chapters = [...new Set(found.map(({ chapter }) => chapter))];
  return html`<fieldset class="lab-numbers">
    <legend>${t("lab-numbers")}</legend>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    ${changed.length === 0
      ? html`<p class="hint">${t("lab-unchanged")}</p>`
      : html`<ul class="changed">
          ${changed.map((knob) => html`<li key=${knob.id}>${knob.option ? knob.name : html`<code>${knob.id}</code>`}: <b>${shown(texts, knob, valueOf(knob))}</b>
            <button type="button" class="quiet" onClick=${() => set(knob, knob.was)} aria-label=${t("option-reset", { name: knob.name })}>×</button></li>`)}
          <li><button type="button" class="reset" onClick=${() => onChange({ numbers: {}, options: {} })}>${t("options-reset")}</button></li>
        </ul>`}
    <label class="lab-search"><span class="unseen">${t("lab-search", { n: knobs.length })}</span>
      <input type="search" placeholder=${t("lab-search", { n: knobs.length })} value=${sought} onInput=${written(setSought)} /></label>
    ${lab && !found.length && html`<p class="hint">${t("search-nothing")}</p>`}
    ${chapters.map((chapter) => html`<${Chapter} key=${chapter} name=${chapter} isOpen=${sought !== ""}
      count=${changed.filter((knob) => knob.chapter === chapter).length}>
      ${found.filter((knob) => knob.chapter === chapter).map((knob) => html`<${Turn} key=${knob.id} game=${game.id} texts=${texts} knob=${knob} value=${valueOf(knob)} onSet=${set} />`)}
    <//>`)}
  </fieldset>`;
}

/** @param {string} game @returns {[LabGame|null, string]} */
function useLab(game) {
  const [lab, setLab] = useState(/** @type {LabGame|null} */ (null));
  const [problem, setProblem] = useState("");
  const spoken = language.value;
  useEffect(() => {
    get(`/lab/games/${game}?language=${spoken}`).then(setLab, (error) => setProblem(reasonOf(error)));
  }, [game, spoken]);
  return [lab, problem];
}

/** @param {LabNumber} number @returns {Knob} */
const ofNumber = ({ value, ...rest }) => ({ ...rest, part: "numbers", was: value });

/** @param {Catalogue} texts @param {import("../wire.d.ts").OptionInfo} option @param {ScenarioInfo} scenario @param {LabGame} lab @returns {Knob} */
function ofOption(texts, option, scenario, lab) {
  const [low, high] = lab.ranges[option.id] ?? [];
  return { id: option.id, part: "options", name: labelOf(texts, option), chapter: t("options"), rule: option.rule, was: usual(option, scenario), low, high, option };
}

/** By all words, in whatever stands beside it. @param {Knob} knob @param {string} sought */
function isSought({ id, name, chapter, rule }, sought) {
  const text = `${id} ${name} ${chapter} ${rule}`.toLowerCase();
  return sought.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** @param {Catalogue} texts @param {Knob} knob @param {Value} value */
function shown(texts, knob, value) {
  if (knob.option) return valueName(texts, knob.option, /** @type {number|string} */ (value));
  return Array.isArray(value) ? value.join(" · ") : value;
}

/** A chapter of the rulebook; what stands in it is made when it is opened. @param {{name: string, count: number, isOpen: boolean, children?: any}} props */
function Chapter({ name, count, isOpen, children }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const note = (/** @type {Event & import("../html.js").On<HTMLDetailsElement>} */ event) => isOpen || setUnfolded(event.currentTarget.open);
  return html`<details class="option-group" open=${isOpen || isUnfolded} onToggle=${note}>
    <summary>${name} ${count > 0 && html`<b class="count">${t("options-changed", { n: count })}</b>`}</summary>
    ${(isOpen || isUnfolded) && children}
  </details>`;
}

/** @param {{game: string, texts: Catalogue, knob: Knob, value: Value, onSet: (knob: Knob, value: Value) => void}} props */
function Turn({ game, texts, knob, value, onSet }) {
  const isChanged = String(value) !== String(knob.was);
  return html`<div class=${classes("knob", isChanged && "is-changed")} data-knob=${knob.id} role="group" aria-label=${knob.name}>
    <p><b>${knob.name}</b> <a class="rule" href=${`#/rules/${game}/${knob.rule}`} target="_blank" rel="noopener" aria-label=${t("rule", { id: knob.rule })}>${knob.rule}</a>
      <code>${knob.id}</code></p>
    ${Array.isArray(value)
      ? html`<${Row} texts=${texts} knob=${knob} values=${value} onSet=${onSet} />`
      : knob.low === undefined
        ? html`<${Choice} texts=${texts} knob=${knob} value=${value} onSet=${onSet} />`
        : html`<${Slider} knob=${knob} value=${value} onSet=${onSet} />`}
    <p class="knob-range">${knob.low !== undefined && t("lab-range", { low: knob.low, high: knob.high ?? 0 })}${isChanged && ` · ${t("lab-was", { value: String(shown(texts, knob, knob.was)) })}`}</p>
  </div>`;
}

/** @param {{knob: Knob, value: Value, onSet: (knob: Knob, value: Value) => void}} props */
function Slider({ knob, value, onSet }) {
  const set = written((text) => text !== "" && onSet(knob, Number(text)));
  const bounds = { min: knob.low, max: knob.high, step: 1, value };
  return html`<div class="knob-number">
    <input type="range" ...${bounds} onInput=${set} aria-label=${knob.name} />
    <input type="number" ...${bounds} onChange=${set} aria-label=${knob.name} />
  </div>`;
}

/** A row of numbers, each with what it stands for. @param {{texts: Catalogue, knob: Knob, values: number[], onSet: (knob: Knob, value: Value) => void}} props */
function Row({ texts, knob, values, onSet }) {
  const ids = knob.things ? texts.things.domains[knob.things] : null;
  const nameAt = (/** @type {number} */ place) => (ids && knob.things ? texts.name(knob.things, ids[place]) : String(place + 1));
  const set = (/** @type {number} */ place) => written((text) => text !== "" && onSet(knob, values.map((each, i) => (i === place ? Number(text) : each))));
  return html`<div class="knob-row">
    ${values.map((each, place) => html`<label key=${place}><span>${nameAt(place)}</span>
      <input type="number" min=${knob.low} max=${knob.high} step="1" value=${each} onChange=${set(place)} /></label>`)}
  </div>`;
}

/** @param {{texts: Catalogue, knob: Knob, value: Value, onSet: (knob: Knob, value: Value) => void}} props */
function Choice({ texts, knob, value, onSet }) {
  const option = /** @type {import("../wire.d.ts").OptionInfo} */ (knob.option);
  const choose = (/** @type {import("../html.js").On<HTMLSelectElement>} */ event) => onSet(knob, option.values[event.currentTarget.selectedIndex]);
  return html`<select aria-label=${knob.name} value=${String(value)} onChange=${choose}>
    ${option.values.map((each) => html`<option key=${each} value=${String(each)}>${valueName(texts, option, each)}</option>`)}
  </select>`;
}
