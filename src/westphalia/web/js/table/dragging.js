/** A piece that is dragged: the order to move it is filled in as it is dropped. */
import { signal } from "@preact/signals";
import { keyOf } from "./answers.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Ref} Ref */
/** @typedef {{ref: Ref, over: Ref|null, x: number, y: number, isDropped: boolean}} Held */

export class Dragging {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.held = signal(/** @type {Held|null} */ (null));
  }

  /** @param {Ref} ref */
  start(ref) {
    this.store.inspect(null);
    this.store.pinned.value = null;
    this.held.value = { ref, over: null, x: 0, y: 0, isDropped: false };
    this.store.askForPiece(ref);
  }

  /** @param {Ref|null} over @param {number} x @param {number} y */
  move(over, x, y) {
    if (this.held.value) this.held.value = { ...this.held.value, over, x, y };
  }

  /** Dropped, perhaps before the server has said where it may go. */
  drop() {
    if (!this.held.value) return;
    this.held.value = { ...this.held.value, isDropped: true };
    this.settle();
  }

  /** The server has said what can be done with it. */
  begin() {
    const { held, store } = this;
    if (!held.value) return;
    const deed = store.piece.value?.deeds.find(({ onto }) => onto);
    const form = deed && store.filling.offered(deed.form);
    if (form) store.filling.show(form, deed.wanted, deed.onto);
    else if (held.value.isDropped) held.value = null;
  }

  /** Where it would go: the option under it, and its odds. @returns {{option: import("./store.js").Option, odds: import("../wire.d.ts").OddsView|undefined}|null} */
  target() {
    const { held, store } = this;
    const option = held.value?.over && store.answers.value.get(keyOf(held.value.over));
    return option ? { option, odds: store.filling.onMap()?.odds[option.id] } : null;
  }

  /** What was dropped before the order was laid out lies where it belongs now. */
  settle() {
    const { held, store } = this;
    const field = store.filling.onMap();
    if (!held.value?.isDropped || !store.filling.sheet.value) return;
    const found = this.target();
    held.value = null;
    if (found && field) store.filling.fill(field, found.option.id);
    else store.filling.close();
  }
}
