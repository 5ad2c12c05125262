/** What was decided while there was no connection: kept in the browser, sent once when there is one. The version of the
 * table guards it: what was said to a question that is no longer on the table is not taken, and that is said. */
import { signal } from "@preact/signals";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").Answer|import("../wire.d.ts").Order} Deed */
/** @typedef {{deed: Deed, label: string, wasSent: boolean}} Held `wasSent`: it may have arrived */

export class Kept {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.key = `westphalia.kept.${store.id}`;
    const stored = localStorage.getItem(this.key);
    this.held = signal(/** @type {Held|null} */ (stored === null ? null : JSON.parse(stored)));
    this.told = signal(""); // the id of a text: what became of it
    /** The last deed that was sent. @type {{deed: Deed, label: string}|null} */
    this.last = null;
  }

  /** Send it or, without a connection, keep it. @param {Deed} deed @param {string} [label] what it is called */
  give(deed, label = "") {
    this.told.value = "";
    this.last = { deed, label };
    if (!this.store.connection?.send(deed)) this.keep({ deed, label, wasSent: false });
  }

  /** The connection is lost before we have heard what came of the last deed. */
  lose() {
    if (this.last && !this.held.value) this.keep({ ...this.last, wasSent: true });
  }

  /** @param {Held} held */
  keep(held) {
    this.held.value = held;
    localStorage.setItem(this.key, JSON.stringify(held));
  }

  drop() {
    this.held.value = this.last = null;
    localStorage.removeItem(this.key);
    this.store.isSent.value = false;
  }

  /** We know again how the table stands. @param {import("./store.js").View} view */
  settle(view) {
    const held = this.held.value;
    if (!held || held.deed.seat !== view.seat) return;
    this.drop();
    if (held.deed.version === view.version) {
      this.told.value = "kept-sent";
      this.store.isSent.value = true;
      this.give(held.deed, held.label);
    } else if (!held.wasSent) {
      this.told.value = "kept-not-taken";
    }
  }
}
