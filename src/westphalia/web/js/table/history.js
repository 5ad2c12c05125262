/** The slider through the past: the table as it was, from this seat's eyes. */
import { html } from "../html.js";
import { t } from "../texts.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function History({ store }) {
  const last = store.moves.value;
  const at = store.lookedAt.value ?? last;
  if (last < 2) return null;
  const look = (event) => {
    const version = Number(event.currentTarget.value);
    store.look(version >= last ? null : version);
  };
  return html`<label class="history">
    <span class="unseen">${t("history")}</span>
    <input type="range" min="0" max=${last} value=${at} onChange=${look} title=${t("history")} />
  </label>`;
}
