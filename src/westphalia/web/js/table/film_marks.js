/** The film upon the map: arrows of marches, swords and numbers of battles, flags that are hoisted; and its line below. */
import { html } from "../html.js";
import { t } from "../texts.js";
import { Picture, strokesOf } from "./pictures.js";

/** @typedef {import("./deeds_on_map.js").Deed} Deed */
/** @typedef {import("./store.js").TableStore} TableStore */

const BEND = 0.16; // of the way, to the left of it: so there and back are two arrows
const SHORT = 26; // px before the spot an arrow ends: the counter there stays to be read

/** @param {{deeds: Deed[], k: number, turn: any}} props `k`: px per unit; `turn`: another one begins all movement anew */
export function FilmMarks({ deeds, k, turn }) {
  return html`<g class="film-marks" key=${turn}>${deeds.map((deed, i) => html`<${Mark} key=${i} deed=${deed} k=${k} />`)}</g>`;
}

/** @param {{deed: Deed, k: number}} props */
function Mark({ deed, k }) {
  const [x, y] = deed.at;
  if (deed.kind === "march") return html`<${Arrow} from=${deed.from} to=${deed.at} tint=${deed.tint} k=${k} />`;
  const mark = deed.kind === "clash" ? html`<${Clash} numbers=${deed.numbers} />` : deed.kind === "flag" ? html`<${Flag} tint=${deed.tint} />` : html`<circle r="17" class="film-ring" />`;
  return html`<g class=${`film-${deed.kind}`} transform=${`translate(${x} ${y}) scale(${1 / k})`}><g class="film-mark">${mark}</g></g>`;
}

/** @param {{from: number[], to: number[], tint: string, k: number}} props */
function Arrow({ from: [x, y], to: [tx, ty], tint, k }) {
  const [dx, dy] = [tx - x, ty - y];
  const far = Math.hypot(dx, dy) || 1;
  const [cx, cy] = [(x + tx) / 2 + dy * BEND, (y + ty) / 2 - dx * BEND];
  const turn = Math.atan2(ty - cy, tx - cx);
  const short = Math.min(SHORT / k, far / 3);
  const [ex, ey] = [tx - short * Math.cos(turn), ty - short * Math.sin(turn)];
  const path = `M${x} ${y}Q${cx} ${cy} ${ex} ${ey}`;
  const head = `translate(${ex} ${ey}) rotate(${(turn * 180) / Math.PI}) scale(${1 / k})`;
  return html`<g class="film-march" style=${{ "--tint": tint }}>
    <path d=${path} pathLength="1" class="film-way is-edge" stroke-width=${9 / k} />
    <path d=${path} pathLength="1" class="film-way" stroke-width=${5.5 / k} />
    <path d="M-5-11 17 0-5 11 0 0z" transform=${head} class="film-head" />
  </g>`;
}

/** Crossed swords; beside them what each side threw, the attacker first. @param {{numbers: (string|number)[]}} props */
function Clash({ numbers }) {
  const die = (/** @type {string|number} */ number, /** @type {number} */ at) => html`<g class="film-die" transform=${`translate(${at ? 33 : -33} 0)`}>
    <rect x="-13" y="-13" width="26" height="26" rx="5" class=${at ? "is-defender" : "is-attacker"} /><text y="6">${number}</text></g>`;
  return html`<circle r="18" class="film-field" /><path d=${strokesOf("battle")} transform="translate(-14 -14) scale(.583)" class="film-swords" />${numbers.map(die)}`;
}

/** @param {{tint: string}} props */
function Flag({ tint }) {
  return html`<path d="M0 4V-36" class="film-pole" /><path d="M0-36q9-5 16 0t14 0v17q-7 5-14 0t-16 0z" class="film-cloth" fill=${tint} /><circle cy="4" r="3.500" class="film-foot" />`;
}

/** What is told of what is seen, how far the film is, and the way out. @param {{store: TableStore}} props */
export function FilmBar({ store }) {
  const { film, reel } = store;
  const now = film.now.value;
  if (!now) return null;
  const { entry, more } = lineOf(store, now);
  const isHistory = reel.isPlaying.value;
  const skip = () => (isHistory ? reel.pause() : film.skip());
  return html`<section class="film" aria-label=${t("film")} data-at=${now.at}>
    <div class="film-told">
      ${now.deeds.some(({ kind }) => kind === "clash") && html`<${Picture} of="battle" />`}
      <p class="film-line">${entry && store.speech.value.format(entry.message, entry.args)}${typeof more === "string" && html` <small class="remark">${more}</small>`}</p>
      ${more && typeof more !== "string" && html`<div class="below">${more}</div>`}
    </div>
    <button type="button" class="film-skip" onClick=${skip}>${isHistory ? t("history-pause") : t("film-skip")} <kbd>Esc</kbd></button>
    ${!isHistory && html`<progress max=${now.of} value=${now.at} aria-label=${t("film")}></progress>`}
  </section>`;
}

/** The line that tells of what is seen: of a battle, a march, the land with a new flag; else the last. @param {TableStore} store @param {import("./film.js").Picture} now */
function lineOf(store, { frame, scene, deeds }) {
  const game = store.game.value;
  const lines = frame.entries.filter((entry) => !game.isHeading(entry));
  const told = (/** @type {import("./store.js").Entry} */ entry) => Boolean(game.tiding(scene, entry) ?? game.clashes[entry.message] ?? game.marches[entry.message]);
  const places = deeds.flatMap((deed) => (deed.kind === "flag" ? [deed.place] : []));
  const entry = lines.findLast(told) ?? lines.findLast(({ refs }) => refs.some(({ domain, id }) => domain === game.domains.land && places.includes(id))) ?? lines.at(-1) ?? frame.entries.at(-1);
  return { entry, more: entry ? game.line(scene, entry) : null };
}
