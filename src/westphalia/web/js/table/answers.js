/** What the map answers: the options that its places stand for. */
import { spotsOf } from "./labels.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Option} Option */
/** @typedef {import("./store.js").Ref} Ref */

/** A thing as a key: "province:paris". @param {Ref} ref */
export const keyOf = ({ domain, id }) => `${domain}:${id}`;

/** A place that stands for two options answers for neither. @param {TableStore} store @returns {Map<string, Option>} */
export function answersOnMap(store) {
  const found = new Map();
  const unclear = new Set();
  for (const option of store.ask.value?.options ?? [])
    for (const ref of spotsOf(store, option)) {
      if (found.has(keyOf(ref))) unclear.add(keyOf(ref));
      found.set(keyOf(ref), option);
    }
  unclear.forEach((each) => found.delete(each));
  return found;
}
