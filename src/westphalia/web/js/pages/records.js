/** Records: finished games to look through, to branch from, and to bring along as a file. */
import { useState } from "preact/hooks";
import { post } from "../api.js";
import { html } from "../html.js";
import { go } from "../router.js";
import { reasonOf, t } from "../texts.js";
import { TableLine } from "./tables.js";

/** A finished game, with a way into what might have been. @param {{table: import("../wire.d.ts").TableInfo}} props */
export function RecordLine({ table }) {
  return html`<${TableLine} table=${table}><${WhatIf} table=${table} /><//>`;
}

/** A table of ours, under way or finished. @param {{table: import("../wire.d.ts").TableInfo}} props */
export const OwnLine = ({ table }) => (table.over ? html`<${RecordLine} table=${table} />` : html`<${TableLine} table=${table} />`);

/** @param {{table: import("../wire.d.ts").TableInfo}} props */
function WhatIf({ table }) {
  const [problem, setProblem] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const eyes = String(form.get("seat"));
    try {
      const { id } = await post(`/tables/${table.id}/what-if`, { moves: Number(form.get("moves")), ...(eyes && { seat: Number(eyes) }) });
      go(`/table/${id}`);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<details class="record-branch">
    <summary>${t("what-if")}</summary>
    <form onSubmit=${submit}>
      <p class="hint">${t("what-if-about")}</p>
      <label>${t("what-if-move")} <input name="moves" type="number" required min="0" max=${table.version} defaultValue=${Math.floor(table.version / 2)} /></label>
      <label>${t("what-if-eyes")}
        <select name="seat">
          <option value="">${t("what-if-truth")}</option>
          ${table.seats.map(({ seat }) => html`<option key=${seat} value=${seat}>${t("seat-number", { n: seat + 1 })}</option>`)}
        </select>
      </label>
      <button class="primary">${t("what-if-open")}</button>
      ${problem && html`<p role="alert" class="notice">${problem}</p>`}
    </form>
  </details>`;
}

/** A record from a file: checked by playing it again, then there to be looked through. */
export function Upload() {
  const [told, setTold] = useState(/** @type {{verdict?: any, problem?: string, isBusy?: boolean}} */ ({}));
  const choose = async (/** @type {import("../html.js").Typed} */ event) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    setTold({ isBusy: true });
    try {
      setTold({ verdict: await post("/records", { record: await file.text(), open: true }) });
    } catch (error) {
      setTold({ problem: reasonOf(error) });
    }
    input.value = "";
  };
  const { verdict, problem, isBusy } = told;
  return html`<div class="upload">
    <label class="button">${t("upload")}<input type="file" class="unseen" accept=".jsonl,.json,application/jsonl" onChange=${choose} /></label>
    <div role="status">
      ${isBusy && html`<p>${t("verifying")}</p>`}
      ${verdict && html`<p><b>${t("record-right", { moves: verdict.moves, dice: verdict.dice })}</b> ${t(verdict.by_secret ? "record-by-secret" : "record-as-told")}</p>
        ${verdict.table && html`<p><a class="button primary" href=${`#/table/${verdict.table}`}>${t("replay")}</a></p>`}`}
    </div>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </div>`;
}
