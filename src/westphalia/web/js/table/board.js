/** The board: the map with what the game draws on it, overlays, and the sheet about a place; words where there is no map. */
import { useMemo } from "preact/hooks";
import { useComputed } from "@preact/signals";
import { html } from "../html.js";
import { MapView } from "../map/map.js";
import { regionOf } from "../map/neighbours.js";
import { patterns } from "../settings.js";
import { t } from "../texts.js";
import { keyOf } from "./answers.js";
import { changedPlaces } from "./changes.js";
import { labelOf } from "./labels.js";
import { Win } from "./options.js";
import { FilmBar, FilmMarks } from "./film_marks.js";
import { Sheet } from "./sheet.js";
import { BoardText } from "./board_text.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Ref} Ref */

const touch = matchMedia("(hover: none)");

/** @param {{store: TableStore}} props */
export function Board({ store }) {
  if (!store.board.value.map) return html`<div class="board-words"><${BoardText} store=${store} /></div>`;
  return html`<${Drawn} store=${store} /><${Overlays} store=${store} /><${Sheet} store=${store} /><${Held} store=${store} /><${FilmBar} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function Drawn({ store }) {
  const [game, scene, overlay, film] = [store.game.value, store.film.scene.value, store.overlay.value, store.film.now.value];
  const { board, texts } = scene;
  const paint = useMemo(() => game.paint(scene, overlay), [scene.state, scene.words, overlay]);
  const tokens = useMemo(() => game.tokens(scene, overlay), [scene.state, scene.words, scene.workedOut, overlay]);
  const titles = useMemo(() => game.names(scene, overlay), [scene.state, overlay, store.texts.value]);
  const name = useMemo(() => (/** @type {string} */ domain, /** @type {string} */ id) => texts.name(domain, id), [store.texts.value]);
  const region = useMemo(() => (/** @type {string} */ id) => regionOf(board, id), [board]);
  const start = useMemo(() => game.start(scene), [board, scene.seat]);
  const answerKeys = useComputed(() => new Set(store.answers.value.keys()));
  const marked = useComputed(() => new Set(pointedAt(store).map(keyOf)));
  const changed = useComputed(() => changedPlaces(store));
  const describe = useMemo(() => (/** @type {Ref} */ ref) => describeFor(store, ref), [scene.state, scene.words, scene.texts]);
  const pick = (/** @type {Ref} */ ref) => {
    const option = store.answers.value.get(keyOf(ref));
    if (store.film.now.value && !option) return store.skipFilm();
    store.inspect(option && touch.matches ? null : ref); // a finger leaves nothing behind it
    const field = store.filling.onMap();
    if (option && field) store.filling.fill(field, option.id);
    else if (option && store.filling.marks().length > 0) store.filling.bump(option.id);
    else if (option) store.choose(option.id, { label: labelOf(store, option) });
    else store.pinned.value = store.pinned.value && keyOf(store.pinned.value) === keyOf(ref) ? null : ref;
  };
  const upon = (/** @type {number} */ k) => film && html`<${FilmMarks} deeds=${film.deeds} k=${k} turn=${film.frame} />`;
  const attention = useMemo(() => film && film.deeds.flatMap((deed) => ("from" in deed ? [deed.from, deed.at] : [deed.at])), [film]);
  const highlights = { answers: answerKeys.value, marked: marked.value, changed: changed.value };
  return html`<${MapView} world=${board.map} domains=${game.domains} rose=${game.rose ?? board.map.rose} regionOf=${region} paint=${paint} tokens=${tokens} titles=${titles} name=${name} describe=${describe}
    highlights=${highlights} inspected=${store.inspected.value ?? store.pinned.value} target=${store.target.value} showPatterns=${patterns.value} start=${start} upon=${upon} attention=${attention}
    onPick=${pick} onInspect=${(/** @type {Ref|null} */ ref) => !store.dragging.held.value && store.inspect(ref)} onDrag=${store.dragging} />`;
}

/** Under the pointer while a piece is dragged: where it would go, with which odds. @param {{store: TableStore}} props */
function Held({ store }) {
  const held = store.dragging.held.value;
  if (!held || held.isDropped) return null;
  const found = store.dragging.target();
  return html`<div class="held" role="status" style=${{ left: `${held.x}px`, top: `${held.y}px` }}>
    ${found ? html`→ ${labelOf(store, found.option)} ${found.odds && html`<${Win} store=${store} odds=${found.odds} />`}` : t("drag-where")}</div>`;
}

/** What an option or a line under the pointer speaks of, else what the question is about and what a lesson shows. @param {TableStore} store @returns {Ref[]} */
function pointedAt({ marked, ask, game, scene, lesson }) {
  if (marked.value.length > 0 || !ask.value) return marked.value;
  const shown = (lesson.value?.show ?? []).flatMap((ref) => game.value.onMap(scene.value, ref));
  return [...game.value.focus(scene.value, ask.value), ...shown];
}

/** All about a place in one line, for those who hear the map. @param {TableStore} store @param {Ref} ref */
function describeFor(store, ref) {
  const scene = store.scene.value;
  const facts = store.game.value.facts(scene, ref).map(([label, value]) => `${label}: ${value}`);
  return [scene.texts.name(ref.domain, ref.id), ...facts].join("; ");
}

/** How the map is coloured, and what the colours mean. @param {{store: TableStore}} props */
function Overlays({ store }) {
  const [game, scene, speech] = [store.game.value, store.scene.value, store.speech.value];
  if (game.overlays.length < 2) return null;
  const legend = game.legend(scene, store.overlay.value);
  const called = (/** @type {string} */ id) => (speech.has(`overlay-${id}`) ? speech.format(`overlay-${id}`) : t(`overlay-${id}`));
  return html`<div class="overlays">
    ${legend.length > 0 && html`<ul class="legend">${legend.map(({ paint, label }) => html`<li key=${label} style=${{ "--tint": paint.tint, "--strength": `${Math.round((paint.strength ?? 0.42) * 100)}%` }}>${label}</li>`)}</ul>`}
    <div class="overlay-switch" role="group" aria-label=${t("overlays")}>
      ${game.overlays.map((id) => html`<button key=${id} type="button" aria-pressed=${store.overlay.value === id} data-overlay=${id} onClick=${() => (store.overlay.value = id)}>${called(id)}</button>`)}
    </div>
  </div>`;
}
