/** How we are called when a table waits for us: on this device, by a webhook, a mail box, a feed; of what, and when. */
import { useEffect, useState } from "preact/hooks";
import { get, post, remove } from "../api.js";
import { html } from "../html.js";
import { beginPush, endPush, thisDevice, whyNoPush } from "../push.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";
import { WishesForm } from "./wishes.js";

/** @typedef {import("../wire.d.ts").WayInfo} Way */
/** @typedef {import("../wire.d.ts").CourierInfo} Info */
/** @typedef {(act: () => Promise<unknown>, done?: string) => Promise<void>} Deal */

export function Courier() {
  const { info, told, deal } = useCourier();
  return html`<section class="courier" aria-labelledby="courier-title">
    <h2 id="courier-title">${t("courier")}</h2>
    <p class="hint">${t("courier-about")}</p>
    ${info && html`<${Device} info=${info} deal=${deal} />
      <ul>${info.ways.map((way) => html`<${WayOf} key=${way.id} way=${way} deal=${deal} />`)}</ul>
      <details class="add-way"><summary>${t("courier-other-ways")}</summary><${NewWay} mail=${info.mail} deal=${deal} /></details>
      <${WishesForm} name="all" first=${info.wishes} onChange=${(/** @type {Info["wishes"]} */ wishes) => deal(() => post("/courier/wishes", wishes))} />`}
    <p role="status" class="told">${told}</p>
  </section>`;
}

/** What the courier knows of us, and how to change it. */
export function useCourier() {
  const [info, setInfo] = useState(/** @type {Info|null} */ (null));
  const [told, setTold] = useState("");
  const load = () => get("/courier").then(setInfo, (error) => setTold(reasonOf(error)));
  useEffect(() => void load(), []);
  /** Do something, say what came of it, and look again. @type {Deal} */
  const deal = async (act, done = "") => {
    try {
      await act();
      setTold(done);
    } catch (error) {
      setTold(reasonOf(error));
    }
    await load();
  };
  return { info, told, deal };
}

/** Notifications on the device we hold, with one button. @param {{info: Info, deal: Deal}} props */
export function Device({ info, deal }) {
  const [why, setWhy] = useState(/** @type {string|null} */ (null));
  const [way, setWay] = useState(/** @type {Way|null} */ (null));
  useEffect(() => {
    whyNoPush(info.push).then(setWhy);
    thisDevice(info.ways).then(setWay);
  }, [info]);
  if (why === null) return null;
  if (why) return html`<p class="hint no-push">${t(why)}</p>`;
  if (way) return html`<p class="device is-on">${t("push-is-on")} <button type="button" class="quiet push-end" onClick=${() => deal(() => endPush(way))}>${t("push-end")}</button></p>`;
  return html`<p class="device"><button type="button" class="primary push-begin" onClick=${() => deal(() => beginPush(info.push ?? ""), t("push-is-on"))}>${t("push-begin")}</button></p>`;
}

/** @param {{way: Way, deal: Deal}} props */
function WayOf({ way, deal }) {
  const [path, isFeed] = [`/courier/${way.id}`, way.kind === "feed"];
  return html`<li class="way" data-kind=${way.kind}>
    <p><b>${t(`courier-${way.kind}`)}</b> ${isFeed ? html`<a class="feed" href=${way.feed}>${t("courier-feed-link")}</a> · <a class="calendar" href=${way.calendar}>${t("courier-calendar-link")}</a>` : html`<span class="address">${way.kind === "push" ? new URL(way.address).host : way.address}</span>`}</p>
    ${!way.confirmed && html`<p class="notice">${t("courier-unconfirmed")}</p>`}
    ${way.error && html`<p class="notice" role="alert">${t("courier-error", { why: way.error })}</p>`}
    <p>
      ${!isFeed && way.confirmed && html`<button type="button" class="try" onClick=${() => deal(() => post(`${path}/try`), t("courier-tried"))}>${t("courier-try")}</button> `}
      <button type="button" class="quiet end" onClick=${() => deal(() => remove(path))}>${t("courier-end")}</button>
    </p>
  </li>`;
}

/** @param {{mail: boolean, deal: Deal}} props */
function NewWay({ mail, deal }) {
  const [kind, setKind] = useState("webhook");
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get("address") ?? "");
    deal(() => post("/courier", { kind, address, language: language.value }), kind === "mail" ? t("courier-confirm") : "").then(() => form.reset());
  };
  const kinds = mail ? ["webhook", "mail", "feed"] : ["webhook", "feed"];
  return html`<form class="new-way" onSubmit=${submit}>
    <label>${t("courier-kind")} <select name="kind" value=${kind} onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => setKind(event.currentTarget.value)}>
      ${kinds.map((each) => html`<option key=${each} value=${each}>${t(`courier-${each}`)}</option>`)}
    </select></label>
    ${kind !== "feed" && html`<label>${t(`courier-${kind}-address`)} <input name="address" type=${kind === "mail" ? "email" : "url"} required maxlength="500" /></label>`}
    <button class="primary">${t("courier-add")}</button>
    <p class="hint">${t(`courier-${kind}-about`)}</p>
  </form>`;
}
