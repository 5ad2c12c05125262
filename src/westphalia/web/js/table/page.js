/** The table: the map behind everything, the question at the right, the seats below. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { notify } from "../app.js";
import { classes, html } from "../html.js";
import { Entrance } from "../pages/account.js";
import { Bar } from "../pages/bar.js";
import { EnterCode } from "../pages/devices.js";
import { go, query } from "../router.js";
import { t } from "../texts.js";
import { Board } from "./board.js";
import { CallMe } from "./call_me.js";
import { Chat, Unread } from "./chat.js";
import { Curtain, useCurtain } from "./curtain.js";
import { Decision } from "./decision.js";
import { Digest } from "./digest.js";
import { EndScreen } from "./end.js";
import { History } from "./history.js";
import { Keys, useKeys } from "./keys.js";
import { Lesson } from "./lesson.js";
import { Log } from "./log.js";
import { Mats } from "./mats.js";
import { AskName } from "./people.js";
import { Office } from "./office.js";
import { Arms, Standing } from "./seats.js";
import { TableStore } from "./store.js";
import { Tidings } from "./tidings.js";
import { BoardText } from "./board_text.js";

const TABS = ["log", "seats", "words", "chat", "office"];

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const store = useMemo(() => new TableStore(id, invitation()), [id]);
  useEffect(() => () => store.leave(), [store]);
  const curtain = useCurtain(store);
  if (store.isTaken.value) return html`<${Taken} id=${id} />`;
  if (store.problem.value) return html`<${Lost} problem=${store.problem.value} />`;
  if (!store.view.value || !store.speech.value) return html`<main class="loading"><p>${t("loading")}</p></main>`;
  if (curtain.isDown) return html`<${Curtain} store=${store} seat=${curtain.seat} onOpen=${curtain.open} />`;
  return html`<${Table} store=${store} />`;
}

/** The key to a chair in the address, if a friend sent one. */
function invitation() {
  const token = query.peek().get("token");
  return token ? { seat: Number(query.peek().get("seat")), token } : null;
}

/** @param {{store: TableStore}} props */
function Table({ store }) {
  const [tab, setTab] = useState("log");
  const [isRaised, raise] = useState(false); // on a phone the question takes most of the room: a panel that is wanted has it instead, until somebody turns to the question
  const view = store.view.value;
  useKeys(store);
  const isAsked = Boolean(view.ask && !view.ask.aside);
  useEffect(() => {
    document.title = isAsked ? `● ${t("your-move")} · Westphalia` : "Westphalia";
    return () => (document.title = "Westphalia");
  }, [isAsked]);
  useEffect(() => {
    if (isAsked) notify(t("your-move"), store.game.value.headline(store.scene.value), store.id);
  }, [isAsked]);
  const open = (/** @type {string} */ name) => {
    raise(name !== tab || !isRaised);
    setTab(name);
  };
  return html`<div class="table">
    <${Bar} game=${store.table.value.game}>
      <${Headline} store=${store} />
      <${History} store=${store} />
    <//>
    <main class="board"><${Board} store=${store} /><${Digest} store=${store} /><${Tidings} store=${store} /></main>
    <aside class=${classes("side", isRaised && "is-raised")} onClick=${(/** @type {Event} */ { target }) => target instanceof Element && target.closest(".decision") && raise(false)}>
      <${Standing} store=${store} onOpen=${() => open("seats")} />
      <${Lesson} store=${store} />
      <${AskName} store=${store} />
      <${CallMe} store=${store} />
      <${Decision} store=${store} />
      <nav class="tabs" role="tablist" aria-label=${t("panels")}>
        ${TABS.map(
          (name) => html`<button key=${name} type="button" role="tab" aria-selected=${tab === name} class=${`tab-${name}`}
            aria-controls="panel" id=${`tab-${name}`} onClick=${() => open(name)}>${t(`tab-${name}`)}${name === "chat" && html`<${Unread} store=${store} />`}</button>`,
        )}
      </nav>
      <section key=${tab} id="panel" class="panel" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="0">
        ${tab === "log" && html`<${History} store=${store} /><${Log} store=${store} />`}
        ${tab === "seats" && html`<${Mats} store=${store} isOpen=${true} />`}
        ${tab === "words" && html`<${BoardText} store=${store} />`}
        ${tab === "office" && html`<${Office} store=${store} />`}
        ${tab === "chat" && html`<${Chat} store=${store} />`}
      </section>
    </aside>
    <${Arms} />
    <footer class="mats"><${Mats} store=${store} /></footer>
    ${store.isOver.value && html`<${EndScreen} store=${store} />`}
    <${Keys} store=${store} />
  </div>`;
}

/** @param {{store: TableStore}} props */
function Headline({ store }) {
  const { kind, origin } = store.table.value;
  return html`<h1 class="headline">
    ${store.game.value.headline(store.scene.value)}
    ${kind === "what-if" && origin && html` <a class="branch" href=${`#/table/${origin.table}`}>${t("what-if-of", { at: origin.moves })}</a>`}
    ${!store.isOnline.value && html`<span class="offline" role="status">${t("reconnecting")}</span>`}
  </h1>`;
}

/** Somebody sits on the chair that a link leads to: perhaps ourselves, on another device. @param {{id: string}} props */
function Taken({ id }) {
  const here = () => {
    go(`/table/${id}`);
    location.reload();
  };
  return html`<main class="loading taken"><h1>${t("chair-taken")}</h1>
    <p>${t("chair-taken-about")}</p>
    <section><h2>${t("chair-taken-move")}</h2><p class="hint">${t("chair-taken-move-about")}</p><${EnterCode} onDone=${here} /></section>
    <${Entrance} path="/login" title="log-in" about="chair-taken-log-in" password="current-password" onDone=${here} />
    <p class="row"><button type="button" class="watch" onClick=${here}>${t("chair-taken-watch")}</button> <a href="#/">${t("to-start")}</a></p>
  </main>`;
}

/** @param {{problem: string}} props */
function Lost({ problem }) {
  return html`<main class="loading">
    <h1>${t("table-lost")}</h1>
    <p>${problem}</p>
    <a href="#/">${t("to-start")}</a>
  </main>`;
}
