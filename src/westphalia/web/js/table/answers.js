/** What the map answers: the options that its places stand for. */
import { askOf } from "./filling.js";
import { spotsOf } from "./labels.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */
/** @typedef {import("./store.js").Ref} Ref */

/** A thing as a key: "province:paris". @param {Ref} ref */
export const keyOf = ({ domain, id }) => `${domain}:${id}`;

/** The options are those of the question or, while an order is filled in, of one of its fields. A place that stands for two options answers for neither. @param {TableStore} store @returns {Map<string, Option>} */
export function answersOnMap(store) {
  const found = new Map();
  const unclear = new Set();
  const field = store.filling.onMap();
  const marks = store.filling.marks().map(({ id, label }) => ({ id, message: null, ref: { domain: label.name[0], id: label.name[1] } }));
  const asked = /** @type {import("./store.js").Ask|null} */ (store.ask.value);
  const ask = field ? askOf(store, field) : marks.length > 0 && asked ? { ...asked, kind: "", options: marks } : asked;
  for (const option of ask?.options ?? [])
    for (const ref of spotsOf(store, option, ask)) {
      if (found.has(keyOf(ref))) unclear.add(keyOf(ref));
      found.set(keyOf(ref), option);
    }
  unclear.forEach((each) => found.delete(each));
  return found;
}
