/** What must not be missed: battles and their ends, lost capitals, deaths, plagues, each with a picture, until it is read. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";
import { Line } from "./log.js";
import { Picture } from "./pictures.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {import("./store.js").Entry} Entry */
/** @typedef {{entry: Entry, at: number, picture: string, note?: string, before: Entry[]}} Tiding a line of the log, its place there, what it means, the lines that led to it */

const LED_TO = 8; // lines of a battle that are told with its end

/** @param {{store: TableStore}} props */
export function Tidings({ store }) {
  return html`<${Unread} key=${store.seat.value} store=${store} />`;
}

/** The oldest first; what was written before we came is read. @param {{store: TableStore}} props */
function Unread({ store }) {
  const [read, setRead] = useState(store.linesTold());
  if (store.past.value || store.isOver.value) return null;
  const [tiding, ...others] = tidingsSince(store, read);
  if (!tiding) return null;
  const { entry, at, picture, note, before } = tiding;
  return html`<section class="tiding" role="status" aria-label=${t("tidings")} data-picture=${picture}>
    <${Picture} of=${picture} />
    <ol class="log">
      <${Line} store=${store} entry=${entry} isHeading=${false} />
      ${note && html`<li class="tiding-note">${note}</li>`}
      ${before.map((each, i) => html`<${Line} key=${i} store=${store} entry=${each} isHeading=${false} />`)}
    </ol>
    <p>
      <button type="button" class="read" onClick=${() => setRead(at + 1)}>${t("tiding-read")}</button>
      ${others.length > 0 && html` <button type="button" class="quiet read-all" onClick=${() => setRead(store.linesTold())}>${t("tidings-more", { n: others.length })}</button>`}
    </p>
  </section>`;
}

/** @param {TableStore} store @param {number} since a place in the log @returns {Tiding[]} */
export function tidingsSince(store, since) {
  const [log, game, scene] = [store.log.value, store.game.value, store.scene.value];
  const [from, earlier] = [Math.max(0, since - store.earlier.value), store.earlier.value];
  return log.slice(from).flatMap((entry, i) => {
    const found = game.tiding(scene, entry);
    return found ? [{ entry, at: earlier + from + i, picture: found.picture, note: found.note, before: ledTo(log.slice(0, from + i), found.since) }] : [];
  });
}

/** The lines from the last one that opens what has ended. @param {Entry[]} log @param {string[]} [openings] */
function ledTo(log, openings = []) {
  const from = log.findLastIndex(({ message }) => openings.includes(message));
  return from < 0 ? [] : log.slice(from).slice(-LED_TO);
}
