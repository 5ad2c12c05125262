/** The page as an app: its service worker (service_worker.js), the badge on its icon, notifications while it is open. */
import { effect, signal } from "@preact/signals";

/** The service worker; null where there can be none: only https, or this machine, has them.
 * @type {Promise<ServiceWorkerRegistration|null>} */
export const worker = register();

/** How many tables wait for us, as far as we know. */
export const waiting = signal(0);

async function register() {
  const workers = navigator.serviceWorker;
  if (!workers) return null;
  const hadOne = Boolean(workers.controller);
  workers.addEventListener("message", ({ data }) => {
    if (typeof data?.place === "string") location.hash = data.place;
  });
  // A new server brings a new worker: the page that belongs to the old one is loaded again.
  workers.addEventListener("controllerchange", () => hadOne && location.reload());
  try {
    return (await workers.register("/service_worker.js", { updateViaCache: "none" })) ?? null;
  } catch {
    return null; // the browser forbids it: then nothing is kept for later
  }
}

/** After the connection was lost the server may be another one. */
export async function lookForNewer() {
  try {
    await (await worker)?.update();
  } catch {
    // no network: another time
  }
}

/** Say something to somebody who looks elsewhere, if they allow it. @param {string} title @param {string} text @param {string} tag the same takes the place of what was said before */
export async function notify(title, text, tag) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: text, tag, icon: "/icons/icon-192.png", data: { place: location.hash } };
  const found = await worker;
  if (found?.active) return found.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => window.focus();
}

effect(() => {
  const n = waiting.value;
  if (!("setAppBadge" in navigator)) return;
  (n ? navigator.setAppBadge(n) : navigator.clearAppBadge()).catch(() => {}); // only installed apps have a badge
});
