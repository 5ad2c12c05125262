/** What lies upon the picture of the ground and moves with it: outlines, names, counters. */
import { Component } from "preact";
import { classes, html } from "../html.js";
import { dragged } from "./drag.js";
import { HANDS, baselines } from "./lettering.js";

/** @typedef {import("./map.js").Ref} Ref */

/** @type {Record<string, number>} */
const SPACING = { place: 0.02, region: 0.07, title: 0.09, sea: 0.11 }; // half of the space between letters, by which a row looks moved
const REACH = 12; // px around the middle of a counter by which it is taken hold of, where its picture has gaps

/** Lines around the places that answer, that a text speaks of, that changed, that are looked at.
 * @param {{world: import("./world.d.ts").World, domains: import("./map.js").Domains, highlights: import("./map.js").Highlights, inspected: Ref|null}} props */
export function Outlines({ world, domains, highlights, inspected }) {
  const { answers, marked, changed } = highlights;
  const looked = inspected ? `${inspected.domain}:${inspected.id}` : "";
  const outline = (/** @type {string} */ key, /** @type {string} */ path, /** @type {string} */ kind) => {
    const marks = classes(answers.has(key) && "is-answer", changed.has(key) && "is-changed", marked.has(key) && "is-marked", key === looked && "is-inspected");
    return marks && html`<path key=${key} d=${path} class=${`outline ${kind} ${marks}`} />`;
  };
  return html`<g class="outlines">
    ${Object.entries(world.seas ?? {}).map(([id, { path }]) => outline(`${domains.sea}:${id}`, path, "of-sea"))}
    ${Object.entries(world.territories).map(([id, { path }]) => outline(`${domains.land}:${id}`, path, "of-land"))}
  </g>`;
}

/** A name, drawn anew only where it stands elsewhere. */
export class Name extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate({ label, at }) {
    return label !== this.props.label || at !== this.props.at;
  }

  /** @override @param {any} props `label`, and `at`: where it stands */
  render({ label, at }) {
    const { rows, angle, hand } = label;
    const { x, y, size } = at;
    const lines = baselines(rows.length, y, size);
    const kind = Object.keys(HANDS).find((each) => HANDS[each] === hand) ?? "place";
    return html`<text class=${`${kind}-name`} font-size=${size} stroke-width=${size / 5}
      transform=${angle ? `rotate(${angle} ${x} ${y})` : undefined}>
      ${rows.map((/** @type {string} */ row, /** @type {number} */ i) => html`<tspan key=${i} x=${x + SPACING[kind] * size} y=${lines[i]}>${row}</tspan>`)}
    </text>`;
  }
}

/** A counter, drawn anew only where it changed. One that stands for a thing can be pointed at and chosen like a place; an own
 * force can be dragged. */
export class Counter extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate({ counter, isAnswer }) {
    return counter !== this.props.counter || isAnswer !== this.props.isAnswer;
  }

  /** @override @param {any} props those of MapView, `counter`, `isAnswer` */
  render({ counter, isAnswer }) {
    const { x, y, scale, mark, ref, hint, isOwn, held } = counter;
    return html`<g transform=${`translate(${x} ${y}) scale(${scale})`} ...${ref && this.touch(ref, isAnswer, isOwn ? (held ?? ref) : undefined)}>
      ${hint && html`<title>${hint}</title>`}${isOwn && html`<circle r=${REACH} class="reach" />`}${mark}
    </g>`;
  }

  /** @param {Ref} ref @param {boolean} isAnswer @param {Ref} [held] */
  touch(ref, isAnswer, held) {
    const drag = {
      start: (/** @type {Ref} */ what) => this.props.onDrag.start(what),
      move: (/** @type {Ref|null} */ over, /** @type {number} */ x, /** @type {number} */ y) => this.props.onDrag.move(over, x, y),
      drop: () => this.props.onDrag.drop(),
    };
    return {
      ...(held && dragged({ onDrag: drag, domains: this.props.domains }, held)),
      class: classes("can-touch", held && "can-drag", isAnswer && "is-answer"),
      "data-ref": `${ref.domain}:${ref.id}`,
      onClick: () => this.props.onPick(ref),
      onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && event.buttons === 0 && this.props.onInspect(ref),
      onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && this.props.onInspect(null),
    };
  }
}
