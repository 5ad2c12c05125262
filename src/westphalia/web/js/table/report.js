/** Something went wrong: everything that helps to find out what, in one file. */
import { useState } from "preact/hooks";
import { postForFile } from "../api.js";
import { faults } from "../faults.js";
import { html } from "../html.js";
import { language } from "../settings.js";
import { reasonOf, t } from "../texts.js";

const LONGEST = 20_000; // letters of the page that the server takes

/** @param {{store: import("./store.js").TableStore}} props */
export function ReportProblem({ store }) {
  const [problem, setProblem] = useState("");
  const write = () => postForFile(`/tables/${store.id}/report`, aboutThisPage()).then(
    (file) => {
      setProblem("");
      save(file, `report-${store.id}.jsonl`);
    },
    (error) => setProblem(reasonOf(error)),
  );
  return html`<section class="report"><h3>${t("report-title")}</h3>
    <p class="hint">${t("report-about")}</p>
    <p><button type="button" class="report-problem" onClick=${write}>${t("report")}</button></p>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </section>`;
}

/** The page in its own words. @returns {import("../wire.d.ts").PageReport} */
function aboutThisPage() {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return {
    browser: navigator.userAgent.slice(0, 400),
    window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}, ${location.hash}`.slice(0, 100),
    language: language.value,
    shown: document.body.innerText.slice(0, LONGEST),
    failed: faults().join("\n").slice(0, 8000),
  };
}

/** @param {Blob} file @param {string} name */
function save(file, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
