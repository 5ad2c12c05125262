/** The order that is being filled in: the form as the server laid it out, and what the player changes of it. */
import { batch, signal } from "@preact/signals";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").FormMessage} Sheet */
/** @typedef {import("../wire.d.ts").FieldView} Field */
/** A form with the question, behind an option, or an order that is given ahead. @typedef {import("../wire.d.ts").OfferedForm & {isAhead?: boolean}} Offered */

export const CLOSING = "close"; // the field that says whether an order is the last
const PAUSE = 60; // ms between changes before they are sent

export class Filling {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    this.open = signal(/** @type {Offered|null} */ (null));
    this.sheet = signal(/** @type {Sheet|null} */ (null));
    this.active = signal(""); // the field that the map answers
    this.stood = signal(/** @type {import("./cells.js").Cell} */ (null)); // why a standing order ended
    this.awaited = 0; // sheets on their way
    this.timer = /** @type {ReturnType<typeof setTimeout>|undefined} */ (undefined);
  }

  /** The forms behind an option, or with the question itself. @param {string|null} option @returns {Offered[]} */
  behind(option) {
    return (this.store.ask.value?.forms ?? []).filter((form) => form.option === option);
  }

  /** @param {string|null} id @returns {Offered|undefined} */
  offered(id) {
    return (this.store.ask.value?.forms ?? []).find((form) => form.id === id);
  }

  /** A new question: a form that stands with it is laid out at once. */
  begin() {
    this.close();
    const [first] = this.behind(null);
    if (first) this.show(first);
  }

  /** @param {Offered} form @param {Record<string, number|string>} [wanted] what is filled in already @param {string} [active] the field that the map answers */
  show(form, wanted = {}, active = "") {
    batch(() => {
      this.open.value = form;
      this.sheet.value = null;
      this.active.value = active;
    });
    this.ask(wanted);
  }

  close() {
    clearTimeout(this.timer);
    this.timer = undefined;
    batch(() => {
      this.open.value = null;
      this.sheet.value = null;
    });
  }

  /** @param {Field} field @param {number|string} value */
  fill(field, value) {
    const sheet = this.sheet.value;
    if (!sheet || value === field.value) return;
    const fields = sheet.fields.map((each) => (each.id === field.id ? { ...each, value } : each));
    this.sheet.value = { ...sheet, fields, ready: false };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(this.wanted()), PAUSE);
  }

  /** @returns {Record<string, number|string>} */
  wanted() {
    return Object.fromEntries((this.sheet.value?.fields ?? []).map(({ id, value }) => [id, value]));
  }

  /** What would it bring? @param {Record<string, number|string>} wanted */
  ask(wanted) {
    const [view, form] = [this.store.view.value, this.open.value];
    if (!form || view?.seat == null) return;
    this.awaited++;
    this.timer = undefined;
    this.store.send({ type: "form", version: view.version, seat: view.seat, form: form.id, wanted });
  }

  /** What came while something else was filled in is out of date. @param {Sheet} sheet */
  receive(sheet) {
    this.awaited = Math.max(0, this.awaited - 1);
    const isCurrent = sheet.version === this.store.view.value?.version && sheet.form === this.open.value?.id;
    if (isCurrent && !this.awaited && this.timer === undefined) this.sheet.value = sheet;
  }

  /** The form could not be laid out: in haste it is asked for again, else it is not there; unless it was asked for anew
   * meanwhile, because others have answered. @param {number} wait in seconds */
  refuse(wait) {
    this.awaited = Math.max(0, this.awaited - 1);
    if (this.awaited > 0) return;
    if (wait) this.timer = setTimeout(() => this.ask(this.wanted()), wait * 1000);
    else this.close();
  }

  /** Whether the order can also close what it belongs to: the Turn, the purchases. */
  get canClose() {
    return (this.sheet.value?.fields ?? []).some(({ id }) => id === CLOSING);
  }

  /** @param {{isLast?: boolean}} [how] `isLast`: and close what it belongs to */
  order({ isLast = false } = {}) {
    const [view, sheet] = [this.store.view.value, this.sheet.value];
    if (!sheet?.ready || view?.seat == null || this.store.isSent.value) return;
    this.store.act();
    this.store.isSent.value = true;
    this.store.steps.value = []; // they end with their order
    this.store.kept.give({ type: "order", version: view.version, seat: view.seat, form: sheet.form, wanted: { ...this.wanted(), ...(isLast && { [CLOSING]: 1 }) } });
  }

  /** Numbers and ticks of places, which the map answers where no field is to be picked: each click one more. @returns {Field[]} */
  marks() {
    return this.onMap() ? [] : (this.sheet.value?.fields ?? []).filter(({ label, type, most }) => type !== "picker" && label?.name && most > 0);
  }

  /** One more of it; from the most back to the least. @param {string} id */
  bump(id) {
    const field = this.sheet.value?.fields.find((each) => each.id === id);
    if (field) this.fill(field, Number(field.value) >= field.most ? field.least : Number(field.value) + 1);
  }

  /** The field that the map answers: the one chosen, else the last with something to choose. @returns {Field|undefined} */
  onMap() {
    const pickers = (this.sheet.value?.fields ?? []).filter(({ options }) => options.some(({ ref }) => ref && this.store.isOnMap(ref)));
    return pickers.find(({ id }) => id === this.active.value) ?? pickers.filter(({ options }) => options.length > 1).at(-1);
  }
}

/** The question that a field stands for, for who tells what its options are. @param {TableStore} store @param {Field} field @returns {import("./store.js").Ask} */
export const askOf = (store, { kind, args, options, refused }) => ({ .../** @type {import("./store.js").Ask} */ (store.ask.value), kind, args, options, refused });
