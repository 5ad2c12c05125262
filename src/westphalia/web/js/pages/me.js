/** Who we are: a guest with a cookie, or somebody with a name and a password. */
import { signal } from "@preact/signals";
import { introduce, post } from "../api.js";

/** @typedef {import("../wire.d.ts").Me} Person */

/** @type {import("@preact/signals").Signal<Person|null>} */
export const me = signal(null);

introduce().then(
  (person) => (me.value = person),
  () => (me.value = null), // the page says elsewhere that the server can't be reached
);

/** Call ourselves something, register, log in or out: each answers with who we are then. @param {string} path @param {object} [body] */
export async function become(path, body) {
  me.value = await post(path, body);
  return me.value;
}
