/** What works without an open page and without network: letters that arrive as notifications, and the page itself from
 * the last time it was loaded. With network everything comes from the server, so that an old page never meets a new one.
 * The server says in shell.js what belongs to the page; its version changes with every file of it. */

importScripts("/shell.js");

/** @type {any} */
const worker = self;
/** @type {{version: string, files: string[]}} */
const { version, files } = worker.SHELL;
const CACHE = `westphalia-${version}`;
const TEXTS = "/api/games"; // what a game is called, its texts and its map: they change with the page

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepShell().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(dropOthers().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (isKept(event.request)) event.respondWith(fromServer(event.request));
});
worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data?.json() ?? {})));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.place ?? ""));
});

async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files);
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("westphalia-") && name !== CACHE).map((name) => caches.delete(name)));
}

/** @param {Request} request */
function isKept({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return false;
  return files.includes(pathname) || pathname === TEXTS || pathname.startsWith(`${TEXTS}/`);
}

/** @param {Request} request */
async function fromServer(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname.startsWith(TEXTS)) keep(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

/** @param {Request} request @param {Response} answer */
async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}

/** @param {{title?: string, text?: string, link?: string, table?: string, waiting?: number, image?: string}} letter */
async function show({ title = "Westphalia", text = "", link = "/", table = "", waiting = 0, image }) {
  const place = new URL(link, location.origin).hash;
  await worker.registration.showNotification(title, { body: text, ...(image && { image }), tag: table || "westphalia", renotify: true, icon: "/icons/icon-192.png", badge: "/icons/badge-96.png", data: { place } });
  if (waiting) await worker.navigator.setAppBadge?.(waiting);
}

/** A window that is open already goes there; else a new one. @param {string} place */
async function open(place) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((/** @type {any} */ { url }) => new URL(url).hash === place) ?? windows[0];
  if (!found) return worker.clients.openWindow(`/${place}`);
  found.postMessage({ place });
  return found.focus();
}
