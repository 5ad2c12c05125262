/** The others at the table: to block, to report; and what its host may do. */
import { useEffect, useState } from "preact/hooks";
import { get, getOnce, post } from "../api.js";
import { html } from "../html.js";
import { become, me } from "../pages/me.js";
import { remembered } from "../settings.js";
import { personName, reasonOf, t } from "../texts.js";
import { Sure } from "./sure.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Player} Player */

/** @param {{store: TableStore}} props */
export function People({ store }) {
  const [told, setTold] = useState("");
  const others = store.players.value.filter(({ seat, kind }) => kind === "human" && !store.mine.value.includes(seat));
  const isHost = store.table.value.links !== null;
  if (others.length === 0 && !isHost) return null;
  /** @param {string} path @param {object} body @param {string} [done] */
  const act = async (path, body, done = "") => {
    try {
      await post(`/tables/${store.id}${path}`, body);
      await store.readTable();
      setTold(done);
    } catch (error) {
      setTold(reasonOf(error));
    }
  };
  return html`<section class="people-here"><h3>${t("people")}</h3>
    ${others.length > 0 && html`<ul>${others.map((player) => html`<${Person} key=${player.seat} store=${store} player=${player} isHost=${isHost} act=${act} />`)}</ul>`}
    ${isHost && !store.isOver.value && html`<p class="row"><${Sure} name="close-table" about="close-table-about" onSure=${() => act("/close", {})} /></p>`}
    ${isHost && html`<${Reports} store=${store} />`}
    ${told && html`<p role="status">${told}</p>`}
  </section>`;
}

/** @param {{store: TableStore, player: Player, isHost: boolean, act: (path: string, body: object, done?: string) => Promise<void>}} props */
function Person({ store, player, isHost, act }) {
  const { seat } = player;
  const name = personName(player.name);
  const path = `/seats/${seat}`;
  /** @param {import("../html.js").Sent} event */
  const report = (event) => {
    event.preventDefault();
    act(`${path}/report`, { text: new FormData(event.currentTarget).get("text") }, t("reported"));
    event.currentTarget.reset();
  };
  return html`<li><details class="person"><summary>${name} <small>${store.speech.value.name("seat", String(seat + 1))}</small></summary>
    <p class="row"><button type="button" class="block" title=${t("block-about")} onClick=${() => act(`${path}/block`, {}, t("block-done", { name }))}>${t("block")}</button></p>
    <form class="report-person" onSubmit=${report}><label>${t("report-text")} <input name="text" required maxlength="1000" /></label> <button>${t("report-person")}</button></form>
    ${isHost && !store.isOver.value && html`<p class="row">
      <${Sure} name="remove-person" about="remove-about" onSure=${() => act(`${path}/remove`, { bot: null })} />
      <${Sure} name="replace-person" about="remove-about" onSure=${async () => act(`${path}/remove`, { bot: await botOf(store) })} />
      <${Sure} name="make-host" about="make-host-about" onSure=${() => act("/hand-over", { seat })} /></p>`}
  </details></li>`;
}

/** The bot that sits down when nobody chose another. @param {TableStore} store */
async function botOf(store) {
  /** @type {import("../wire.d.ts").GameInfo[]} */
  const games = await getOnce("/games");
  return games.find(({ id }) => id === store.table.value.game)?.default_bot ?? null;
}

/** What was reported to the host. @param {{store: TableStore}} props */
function Reports({ store }) {
  const [list, setList] = useState(/** @type {import("../wire.d.ts").ComplaintInfo[]} */ ([]));
  const load = () => get(`/tables/${store.id}/reports`).then(setList, () => setList([]));
  useEffect(() => void load(), []);
  if (list.length === 0) return null;
  return html`<h4>${t("reports")}</h4><ul class="reports">${list.map(({ id, about, by, text }) => html`<li key=${id}>${personName(by)} → <b>${personName(about)}</b>: ${text}
    <button type="button" class="quiet" onClick=${() => post(`/tables/${store.id}/reports/${id}/settle`).then(load)}>${t("report-settled")}</button></li>`)}</ul>`;
}

const wasAsked = remembered("asked-for-name", false);

/** Whether we sit at our first table with others, and have no name yet. @param {TableStore} store */
export function isNameWanted(store) {
  const others = store.players.value.some(({ seat, kind }) => kind !== "bot" && !store.mine.value.includes(seat));
  return me.value?.named === false && !wasAsked.value && store.seat.value !== null && store.table.value.kind === "game" && others;
}

/** At the first table with others: what are you called? @param {{store: TableStore}} props */
export function AskName({ store }) {
  const [problem, setProblem] = useState("");
  if (!me.value || !isNameWanted(store)) return null;
  /** @param {import("../html.js").Sent} event */
  const submit = async (event) => {
    event.preventDefault();
    try {
      await become("/me/name", { name: new FormData(event.currentTarget).get("name") });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return html`<form class="ask-name call-me" onSubmit=${submit}>
    <label>${t("ask-name")} <input name="name" required maxlength="40" autocomplete="nickname" placeholder=${personName(me.value.name)} /></label>
    <p><button class="primary">${t("ask-name-do")}</button> <button type="button" class="quiet" onClick=${() => (wasAsked.value = true)}>${t("call-me-not")}</button></p>
    ${problem && html`<p role="alert" class="notice">${problem}</p>`}
  </form>`;
}
