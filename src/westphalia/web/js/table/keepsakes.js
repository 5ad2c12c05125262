/** To take home: a picture of the moment that is shown, and the game up to it as a film. Made in this browser, of what this seat may see. */
import { signal } from "@preact/signals";
import { html } from "../html.js";
import { printed, wholeOf } from "../map/print.js";
import { t } from "../texts.js";
import { filmKind, filmUntil } from "./film_file.js";
import { lettersAsData } from "./letters_in.js";
import { contentOf, draw } from "./moment.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {{share: number, isStopped: boolean}} Work how much of it is done, and whether nobody wants it any more */

const PICTURE = 2400; // px

const working = signal(/** @type {Work|null} */ (null));
const problem = signal("");

/** @param {{store: TableStore, isOpen?: boolean}} props */
export function Keepsakes({ store, isOpen = false }) {
  if (!store.board.value.map) return null;
  const work = working.value;
  const make = (/** @type {() => Promise<void>} */ deed) => async () => {
    problem.value = "";
    try {
      await deed();
    } catch (error) {
      problem.value = t("keepsake-failed");
      console.error(error);
    }
    working.value = null;
  };
  const name = `${store.table.value.game}-${store.lookedAt.value ?? store.moves.value}`;
  return html`<details class="keepsakes" open=${isOpen}>
    <summary>${t("keepsakes")}</summary>
    <p class="hint">${t("keepsakes-about")}</p>
    ${work
      ? html`<p class="keepsake-work" role="status"><progress max="1" value=${work.share} aria-label=${t("keepsake-film")}></progress> <button type="button" class="keepsake-stop" onClick=${() => (working.value = { ...work, isStopped: true })}>${t("keepsake-stop")}</button></p>`
      : html`<p class="row">
          <button type="button" class="keepsake-png" onClick=${make(async () => save(await pictureFile(store), `${name}.png`))}>${t("keepsake-png")}</button>
          <button type="button" class="keepsake-svg" onClick=${make(async () => save(new Blob([(await momentOf(store)).text], { type: "image/svg+xml" }), `${name}.svg`))}>${t("keepsake-svg")}</button>
          ${filmKind() && html`<button type="button" class="keepsake-film" onClick=${make(async () => saveFilm(store, `${name}.webm`))}>${t("keepsake-film")}</button>`}
        </p>`}
    ${problem.value && html`<p class="notice" role="alert">${problem.value}</p>`}
  </details>`;
}

/** The moment that the page shows, all of the map. @param {TableStore} store */
async function momentOf(store) {
  const scene = store.scene.peek();
  return printed(contentOf(store, scene), wholeOf(scene.board.map), PICTURE, await lettersAsData());
}

/** @param {TableStore} store */
async function pictureFile(store) {
  const moment = await momentOf(store);
  const canvas = Object.assign(document.createElement("canvas"), { width: moment.width, height: moment.height });
  await draw(canvas, moment);
  return /** @type {Promise<Blob>} */ (new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))))));
}

/** The game up to the moment that is shown. @param {TableStore} store @param {string} name */
async function saveFilm(store, name) {
  working.value = { share: 0, isStopped: false };
  const isWanted = () => !store.isLeft && working.peek()?.isStopped === false;
  const film = await filmUntil(store, store.lookedAt.peek() ?? store.moves.peek(), (share) => {
    if (isWanted()) working.value = { share, isStopped: false };
    return isWanted();
  });
  if (film) save(film, name);
}

/** @param {Blob} blob @param {string} name */
function save(blob, name) {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
