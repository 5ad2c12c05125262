/** What can be pointed at on the map: lands and seas, which lie unseen over their picture (`picture.js`). What answers the
 * question can be clicked and focused. */
import { Component } from "preact";
import { classes, html } from "../html.js";

/** @typedef {import("./world.d.ts").World} World */
/** @typedef {import("./map.js").Paint} Paint */
/** @typedef {import("./map.js").Ref} Ref */

/** Drawn anew only when the position or the question changes; never for the pointer or another scale. */
export class Ground extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate(next) {
    return ["world", "paint", "answers", "describe"].some((name) => next[name] !== this.props[name]);
  }

  /** @override @param {any} props those of MapView, and `answers` */
  render({ world, domains, paint, answers }) {
    return html`<g class="seas">
        ${Object.entries(world.seas ?? {}).map(
          ([id, { path }]) => html`<path key=${id} d=${path} data-sea=${id} style=${look(paint[`${domains.sea}:${id}`])}
            class=${classes("sea-zone", answers.has(`${domains.sea}:${id}`) && "is-answer")} ...${this.handlers(domains.sea, id)} />`,
        )}
      </g>
      <g class="lands">
        ${Object.entries(world.territories).map(
          ([id, entry]) => html`<${Land} key=${id} id=${id} entry=${entry} paint=${paint[id]} isAnswer=${answers.has(`${domains.land}:${id}`)}
            describe=${this.props.describe} handlers=${this.handlers(domains.land, id)} />`,
        )}
      </g>`;
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

/** One land, and a circle around its counter where it is too small to be met. */
class Land extends Component {
  /** @override @param {any} next */
  shouldComponentUpdate(next) {
    const { paint, isAnswer, describe } = this.props;
    return isAnswer !== next.isAnswer || (isAnswer && describe !== next.describe) || JSON.stringify(paint) !== JSON.stringify(next.paint);
  }

  /** @override @param {any} props */
  render({ id, entry, paint, isAnswer, handlers }) {
    const { path, label, town, army = town ?? label, halo } = entry;
    return html`<g class=${classes("land", isAnswer && "is-answer")} style=${look(paint)} data-place=${id} data-hatch=${paint?.hatch} data-stripes=${paint?.stripes} ...${handlers}>
      <path d=${path} class="ground" />
      ${halo && html`<circle cx=${army[0]} cy=${army[1]} r=${halo} class="reach" />`}
    </g>`;
  }
}

/** The colours, for who looks at them here: the picture has them from the same place. @param {Paint|undefined} paint */
const look = (paint) => paint && { "--tint": paint.tint, "--strength": `${Math.round((paint.strength ?? 0.42) * 100)}%` };
