/** What options are called. */

/** @param {import("./store.js").TableStore} store @param {import("./store.js").Option} option */
export function labelOf(store, option) {
  const speech = store.speech.value;
  if (option.ref) return speech.name(option.ref.domain, option.ref.id);
  return option.message ? speech.format(option.message, store.ask.value?.args) : option.id;
}
