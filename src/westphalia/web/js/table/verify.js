/** Fair dice: what the server was committed to before the first move, and whether it kept to it. */
import { useState } from "preact/hooks";
import { get } from "../api.js";
import { html } from "../html.js";
import { reasonOf, t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */

/** The commitment, and once the game is over the secret behind it. @param {{store: TableStore}} props */
export function FairDice({ store }) {
  const secret = store.secret.value;
  return html`<div class="fair-dice">
    <p>${t(secret ? "dice-opened" : "dice-sealed")}</p>
    <dl>
      <div><dt>${t("commitment")}</dt><dd><code>${store.commitment.value}</code></dd></div>
      ${secret && html`<div><dt>${t("secret")}</dt><dd><code>${secret}</code></dd></div>`}
    </dl>
    ${secret && html`<${Verify} store=${store} />`}
  </div>`;
}

/** Plays the record again on the server, and checks the secret against the commitment in this browser. @param {{store: TableStore}} props */
function Verify({ store }) {
  const [verdict, setVerdict] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      const found = await get(`/tables/${store.id}/verify`);
      setVerdict({ ...found, isKept: await isKept(store.secret.value, store.commitment.value) });
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  };
  return html`<div class="verify">
    <button type="button" onClick=${verify} disabled=${isBusy}>${t(isBusy ? "verifying" : "verify")}</button>
    <div role="status">${verdict && html`<${Verdict} verdict=${verdict} />`}</div>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </div>`;
}

/** @param {{verdict: any}} props */
function Verdict({ verdict }) {
  const { ok, problem, moves, dice, by_secret: bySecret, older, isKept } = verdict;
  if (!ok || isKept === false) return html`<p class="verdict is-wrong"><b>${t("verdict-wrong")}</b> ${problem ?? t("verdict-other-secret")}</p>`;
  return html`<p class="verdict is-right"><b>${t("verdict-right", { moves, dice })}</b> ${t(bySecret ? "verdict-by-secret" : "verdict-as-told")} ${isKept && t("verdict-here")} ${older.map((/** @type {any} */ chapter) => t("verdict-older", chapter))}</p>`;
}

/** Whether the secret is the one committed to; null where the browser can't tell (no TLS). @param {string} secret @param {string} commitment */
async function isKept(secret, commitment) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`westphalia:${secret}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
