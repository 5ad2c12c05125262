/** Standing orders: given where the question is, listed with the table, told in the log of who gave them. */
import { html } from "../html.js";
import { t } from "../texts.js";
import { cellText } from "./cells.js";
import { labelOf } from "./labels.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("../wire.d.ts").OrderLine} OrderLine */

/** The orders that can be given at the question. @param {{store: TableStore, ask: import("./store.js").Ask}} props */
export function Ahead({ store, ask }) {
  const { filling, speech } = store;
  if (!ask.standing.length || filling.open.value?.isAhead) return null;
  return html`<details class="ahead">
    <summary>${t("orders-ahead")}</summary>
    <p class="row">${ask.standing.map((id) => html`<button key=${id} type="button" data-ahead=${id} onClick=${() => filling.show({ id, option: null, isAhead: true })}>${speech.value.format(`form-${id}`)}</button>`)}</p>
  </details>`;
}

/** The orders in force, each to be taken back. @param {{store: TableStore}} props */
export function Orders({ store }) {
  const speech = store.speech.value;
  const orders = store.orders.value;
  return html`<section class="orders"><h3>${t("orders")}</h3>
    <p class="hint">${t(orders.length ? "orders-about" : "orders-none")}</p>
    <ul>${orders.map(({ id, form, told }) => {
      const name = speech.format(`form-${form}`);
      const more = told.map((/** @type {import("./cells.js").Cell} */ cell) => cellText(cell, speech)).join("; ");
      return html`<li key=${id} data-order-given=${form}><span><b>${name}</b>${more && html` <small>${more}</small>`}</span>
        <button type="button" class="revoke" aria-label=${`${t("order-revoke")}: ${name}`} onClick=${() => store.send({ type: "revoke", order: id })}>${t("order-revoke")}</button></li>`;
    })}</ul>
  </section>`;
}

/** What an order did, or why it lapsed. @param {TableStore} store @param {OrderLine} line */
export function orderText(store, { form, ask, option, why }) {
  const speech = store.speech.value;
  const order = speech.format(`form-${form}`);
  if (option) return t("order-done", { order, question: cellText(ask, speech), answer: labelOf(store, option, null) });
  return t("order-lapsed", { order, why: cellText(why, speech) });
}
