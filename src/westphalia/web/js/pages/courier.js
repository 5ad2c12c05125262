/** How we are called when a table waits for us: a webhook, a mail box, a feed. */
import { useEffect, useState } from "preact/hooks";
import { get, post, remove } from "../api.js";
import { html } from "../html.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";

/** @typedef {{id: string, kind: "webhook"|"mail"|"feed", address: string, confirmed: boolean, wishes: string[], feed: string|null, sent: number|null, error: string|null}} Way */

const WISHES = ["turn", "over"];

export function Courier() {
  const [info, setInfo] = useState(/** @type {{mail: boolean, ways: Way[]}|null} */ (null));
  const [told, setTold] = useState("");
  const load = () => get("/courier").then(setInfo, (error) => setTold(reasonOf(error)));
  useEffect(() => void load(), []);
  /** Do something, say what came of it, and look again. @param {() => Promise<unknown>} act @param {string} [done] */
  const deal = async (act, done = "") => {
    try {
      await act();
      setTold(done);
    } catch (error) {
      setTold(reasonOf(error));
    }
    load();
  };
  return html`<section class="courier" aria-labelledby="courier-title">
    <h2 id="courier-title">${t("courier")}</h2>
    <p class="hint">${t("courier-about")}</p>
    ${info && html`<ul>${info.ways.map((way) => html`<${WayOf} key=${way.id} way=${way} deal=${deal} />`)}</ul>
      <${NewWay} mail=${info.mail} deal=${deal} />`}
    <p role="status" class="told">${told}</p>
  </section>`;
}

/** @typedef {(act: () => Promise<unknown>, done?: string) => Promise<void>} Deal */

/** @param {{way: Way, deal: Deal}} props */
function WayOf({ way, deal }) {
  const [path, isFeed] = [`/courier/${way.id}`, way.kind === "feed"];
  /** @param {string} wish @param {boolean} isOn */
  const choose = (wish, isOn) => deal(() => post(`${path}/wishes`, { wishes: WISHES.filter((each) => (each === wish ? isOn : way.wishes.includes(each))) }));
  return html`<li class="way" data-kind=${way.kind}>
    <p><b>${t(`courier-${way.kind}`)}</b> ${isFeed ? html`<a href=${way.feed}>${t("courier-feed-link")}</a>` : html`<span class="address">${way.address}</span>`}</p>
    ${!way.confirmed && html`<p class="notice">${t("courier-unconfirmed")}</p>`}
    ${way.error && html`<p class="notice" role="alert">${t("courier-error", { why: way.error })}</p>`}
    ${!isFeed && html`<p class="wishes">${WISHES.map((wish) => html`<label key=${wish}><input type="checkbox" checked=${way.wishes.includes(wish)} onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => choose(wish, event.currentTarget.checked)} /> ${t(`courier-wish-${wish}`)}</label>`)}</p>`}
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
