/** The ground of the map: paper, water, lands in their colours, borders. What answers the question can be clicked and focused. */
import { Component } from "preact";
import { classes, html } from "../html.js";
import { Definitions, Hatchings, Lines, Paper, Water, Wilderness } from "./sheet.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {import("./map.js").Paint} Paint */
/** @typedef {import("./map.js").Ref} Ref */

/** @type {Paint} */
const UNPAINTED = { tint: "#b9a988", strength: 0.18 };
const ROOMY = 30; // units of radius from which on a land has room for a second rim

/** Renders its children once for each world: the printed sheet is large. */
class Printed extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate(next) {
    return next.world !== this.props.world;
  }

  /** @override @param {any} props */
  render({ children }) {
    return children;
  }
}

/** Drawn anew only when the position, the question or the scale changes; never for the pointer. */
export class Ground extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate(next) {
    return ["world", "paint", "answers", "scale", "describe"].some((name) => next[name] !== this.props[name]);
  }

  /** @override @param {any} props those of MapView, `scale` in px per unit and `answers` */
  render({ world, domains, rose, regionOf, paint, answers, scale }) {
    const stripes = new Set(Object.values(/** @type {Record<string, Paint>} */ (paint)).flatMap((each) => (each.stripes ? [each.stripes] : [])));
    return html`<${Printed} world=${world}><${Paper} world=${world} /><${Definitions} world=${world} /><${Water} world=${world} rose=${rose} /><//>
      <defs><${Hatchings} scale=${scale} />${[...stripes].map((colour) => html`<${Stripes} key=${colour} colour=${colour} />`)}</defs>
      <g class="seas" clip-path="url(#frame)">
        ${Object.entries(world.seas ?? {}).map(
          ([id, { path }]) => html`<path key=${id} d=${path} data-sea=${id} style=${look(paint[`${domains.sea}:${id}`])}
            class=${classes("sea-zone", paint[`${domains.sea}:${id}`] && "is-painted", answers.has(`${domains.sea}:${id}`) && "is-answer")} ...${this.handlers(domains.sea, id)} />`,
        )}
      </g>
      <g class="lands">
        ${Object.entries(world.territories).map(
          ([id, entry]) => html`<${Land} key=${id} id=${id} entry=${entry} paint=${paint[id] ?? UNPAINTED} isAnswer=${answers.has(`${domains.land}:${id}`)}
            describe=${this.props.describe} handlers=${this.handlers(domains.land, id)} />`,
        )}
      </g>
      <${Printed} world=${world}><${Wilderness} world=${world} /><${Lines} world=${world} rose=${rose} regionOf=${regionOf} /><//>`;
  }

  /** What a place does when it is pointed at, clicked, or chosen with the keyboard. @param {string} domain @param {string} id */
  handlers(domain, id) {
    const ref = { domain, id };
    const pointed = {
      onClick: () => this.props.onPick(ref),
      onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && event.buttons === 0 && this.props.onInspect(ref),
      onPointerLeave: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && this.props.onInspect(null),
    };
    if (!this.props.answers.has(`${domain}:${id}`)) return pointed;
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.props.onPick(ref);
    };
    const look = (/** @type {Ref|null} */ seen) => () => this.props.onInspect(seen);
    return { ...pointed, tabIndex: 0, role: "button", "aria-label": this.props.describe(ref), onFocus: look(ref), onBlur: look(null), onKeyDown };
  }
}

/** One territory: its colour, hatching, a stronger rim inside its border. */
class Land extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate(next) {
    const { paint, isAnswer, describe } = this.props;
    return isAnswer !== next.isAnswer || (isAnswer && describe !== next.describe) || JSON.stringify(paint) !== JSON.stringify(next.paint);
  }

  /** @override @param {any} props */
  render({ id, entry, paint, isAnswer, handlers }) {
    const { path, label, town, army = town ?? label, halo, size = ROOMY } = entry;
    return html`<g class=${classes("land", isAnswer && "is-answer")} style=${look(paint)} data-place=${id} ...${handlers}>
      <path d=${path} class="ground" />
      ${paint.hatch && html`<path d=${path} class="hatching" fill=${`url(#hatch-${paint.hatch})`} />`}
      ${paint.stripes && html`<path d=${path} class="stripes" fill=${`url(#${stripesId(paint.stripes)})`} />`}
      <g clip-path=${`url(#in-${id})`} class="rim">${size >= ROOMY && html`<path d=${path} class="rim-wide" />`}<path d=${path} class="rim-narrow" /></g>
      ${halo && html`<circle cx=${army[0]} cy=${army[1]} r=${halo} class="reach" />`}
    </g>`;
  }
}

/** @param {Paint|undefined} paint */
const look = (paint) => paint && { "--tint": paint.tint, "--strength": `${Math.round((paint.strength ?? 0.42) * 100)}%` };

/** Broad stripes of a second colour: somebody else holds the place. @param {{colour: string}} props */
function Stripes({ colour }) {
  return html`<pattern id=${stripesId(colour)} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="13" height="26" fill=${colour} opacity=".75" />
  </pattern>`;
}

/** @param {string} colour */
const stripesId = (colour) => `stripes-${colour.replace(/\W/g, "")}`;
