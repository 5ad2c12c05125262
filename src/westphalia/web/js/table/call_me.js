/** At a table that goes on for days: shall we be called? Asked once; and what we wish of this table. */
import { useEffect, useState } from "preact/hooks";
import { get, post, remove } from "../api.js";
import { html } from "../html.js";
import { Device, useCourier } from "../pages/courier.js";
import { WishesForm } from "../pages/wishes.js";
import { remembered } from "../settings.js";
import { reasonOf, t } from "../texts.js";
import { isNameWanted } from "./people.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").TableWishes} TableWishes */

const wasAsked = remembered("asked-to-call", false);

/** One thing at a time: who has no name yet is asked for it first. @param {{store: TableStore}} props */
export function CallMe({ store }) {
  const { kind, pace } = store.table.value;
  if (wasAsked.value || isNameWanted(store) || store.seat.value === null || store.isOver.value || kind !== "game" || pace?.kind !== "slow") return null;
  return html`<${Offer} />`;
}

function Offer() {
  const { info, told, deal } = useCourier();
  const close = () => (wasAsked.value = true);
  if (!info || info.ways.length > 0) return null;
  return html`<section class="call-me" aria-label=${t("courier")}>
    <p>${t("call-me")}</p>
    <${Device} info=${info} deal=${deal} />
    <p><a href="#/account" onClick=${close}>${t("call-me-more")}</a> <button type="button" class="quiet call-me-not" onClick=${close}>${t("call-me-not")}</button></p>
    ${told && html`<p role="status">${told}</p>`}
  </section>`;
}

/** What is called from this table, if not the same as from all. @param {{store: TableStore}} props */
export function CallsHere({ store }) {
  const path = `/tables/${store.id}/wishes`;
  const [found, setFound] = useState(/** @type {TableWishes|null} */ (null));
  const [problem, setProblem] = useState("");
  const load = () => get(path).then(setFound, (error) => setProblem(reasonOf(error)));
  useEffect(() => void load(), []);
  /** @param {Promise<unknown>} deed */
  const change = (deed) => deed.then(load, (error) => setProblem(reasonOf(error)));
  if (!found) return null;
  const turn = (/** @type {import("../html.js").Typed} */ event) => change(event.currentTarget.checked ? post(path, found.wishes) : remove(path));
  return html`<section class="calls-here"><h3>${t("wishes-here")}</h3>
    <label><input type="checkbox" name="own" checked=${found.own} onChange=${turn} /> ${t("wishes-own")}</label>
    ${found.own && html`<${WishesForm} name="here" first=${found.wishes} onChange=${(/** @type {TableWishes["wishes"]} */ wishes) => change(post(path, wishes))} />`}
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}
