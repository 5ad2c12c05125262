/** Where we are: the hash of the address, "#/table/abc" is ["table", "abc"]. */
import { computed, signal } from "@preact/signals";

const hash = signal(location.hash);
addEventListener("hashchange", () => (hash.value = location.hash));

const address = computed(() => hash.value.replace(/^#\/?/, "").split("?"));

/** The parts of the path. */
export const route = computed(() => address.value[0].split("/").filter(Boolean).map(decodeURIComponent));

/** What follows the question mark. */
export const query = computed(() => new URLSearchParams(address.value[1] ?? ""));

/** @param {string} path */
export const go = (path) => (location.hash = path);
