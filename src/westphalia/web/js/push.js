/** Letters to this device: whether it can get them, gets them, and how that begins and ends. */
import { ApiError, post, remove } from "./api.js";
import { worker } from "./app.js";
import { language } from "./settings.js";

/** @typedef {import("./wire.d.ts").WayInfo} Way */

/** The id of a text that says why this device can't get letters; an empty one: it can. @param {string|null} key of the house */
export async function whyNoPush(key) {
  if (key === null) return "push-no-extra";
  if (!window.isSecureContext) return "push-no-https";
  const found = await worker;
  return found && "pushManager" in found && "Notification" in window ? "" : "push-no-browser";
}

/** The way to this device, if it is one of ours. @param {Way[]} ways @returns {Promise<Way|null>} */
export async function thisDevice(ways) {
  const subscription = await (await worker)?.pushManager?.getSubscription();
  return ways.find(({ kind, address }) => kind === "push" && address === subscription?.endpoint) ?? null;
}

/** @param {string} key of the house */
export async function beginPush(key) {
  if ((await Notification.requestPermission()) !== "granted") throw new ApiError(0, "denied", "push-denied");
  const found = await worker;
  await found?.pushManager.getSubscription().then((old) => old?.unsubscribe()); // it may be of another key
  let subscription;
  try {
    subscription = await found?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new ApiError(0, String(error), "push-no-service");
  }
  await post("/courier", { kind: "push", address: JSON.stringify(subscription), language: language.value });
}

/** @param {Way} way */
export async function endPush(way) {
  await (await worker)?.pushManager.getSubscription().then((subscription) => subscription?.unsubscribe());
  await remove(`/courier/${way.id}`);
}
