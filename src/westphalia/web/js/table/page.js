/** The table: the map behind everything, the question at the right, the seats below. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useComputed } from "@preact/signals";
import { html } from "../html.js";
import { MapView } from "../map/map.js";
import { Bar } from "../pages/bar.js";
import { query } from "../router.js";
import { patterns } from "../settings.js";
import { t } from "../texts.js";
import { Chat } from "./chat.js";
import { Curtain, useCurtain } from "./curtain.js";
import { Decision } from "./decision.js";
import { EndScreen } from "./end.js";
import { History } from "./history.js";
import { Log } from "./log.js";
import { Office } from "./office.js";
import { Arms, Seats } from "./seats.js";
import { Sheet } from "./sheet.js";
import { TableStore } from "./store.js";
import { Words } from "./words.js";

const TABS = ["log", "seats", "words", "chat", "office"];

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const store = useMemo(() => new TableStore(id, invitation()), [id]);
  useEffect(() => () => store.leave(), [store]);
  const curtain = useCurtain(store);
  if (store.problem.value) return html`<${Lost} problem=${store.problem.value} />`;
  if (!store.view.value || !store.speech.value) return html`<main class="loading"><p>${t("loading")}</p></main>`;
  if (curtain.isDown) return html`<${Curtain} store=${store} curtain=${curtain} />`;
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
  const [isEndShown, showEnd] = useState(true);
  const view = store.view.value;
  useKeys(store);
  useEffect(() => {
    document.title = view.ask && !view.ask.aside ? `● ${t("your-move")} · Westphalia` : "Westphalia";
    return () => (document.title = "Westphalia");
  }, [view]);
  return html`<div class="table">
    <${Bar} game=${store.table.value.game}>
      <${Headline} store=${store} />
      <${History} store=${store} />
    <//>
    <main class="board"><${Board} store=${store} /><${Sheet} store=${store} /></main>
    <aside class="side">
      <${Decision} store=${store} />
      <nav class="tabs" role="tablist" aria-label=${t("panels")}>
        ${TABS.map(
          (name) => html`<button key=${name} type="button" role="tab" aria-selected=${tab === name} class=${`tab-${name}`}
            aria-controls="panel" id=${`tab-${name}`} onClick=${() => setTab(name)}>${t(`tab-${name}`)}</button>`,
        )}
      </nav>
      <section id="panel" class="panel" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="0">
        ${tab === "log" && html`<${Log} store=${store} />`}
        ${tab === "seats" && html`<${Seats} store=${store} />`}
        ${tab === "words" && html`<${Words} store=${store} />`}
        ${tab === "office" && html`<${Office} store=${store} />`}
        ${tab === "chat" && html`<${Chat} store=${store} />`}
      </section>
    </aside>
    <${Arms} />
    <footer class="mats"><${Seats} store=${store} /></footer>
    ${store.isOver.value && isEndShown && html`<${EndScreen} store=${store} onClose=${() => showEnd(false)} />`}
  </div>`;
}

/** @param {{store: TableStore}} props */
function Headline({ store }) {
  const text = store.game.value.headline(store.state.value, store.speech.value);
  return html`<p class="headline">
    ${text} ${!store.isOnline.value && html`<span class="offline" role="status">${t("reconnecting")}</span>`}
  </p>`;
}

/** @param {{store: TableStore}} props */
function Board({ store }) {
  const [board, game, state, speech] = [store.board.value, store.game.value, store.state.value, store.speech.value];
  const painted = useMemo(() => game.paint(state, board), [state]);
  const pieces = useMemo(() => game.pieces(state, board), [state]);
  const name = useMemo(() => (domain, id) => speech.name(domain, id), [store.texts.value]);
  const answers = useComputed(() => new Set((store.ask.value?.options ?? []).filter(({ ref }) => ref).map(({ ref }) => key(ref))));
  const marked = useComputed(() => new Set(store.marked.value.map(key)));
  if (!board.map) return html`<div class="board-words"><${Words} store=${store} /></div>`;
  const pick = (ref) => {
    const option = store.ask.value?.options.find((each) => each.ref && key(each.ref) === key(ref));
    if (option) store.answer(option.id);
    else store.pinned.value = store.pinned.value && key(store.pinned.value) === key(ref) ? null : ref;
  };
  const describe = (ref) =>
    [speech.name(ref.domain, ref.id), ...game.facts(state, ref, board, speech).map(([label, value]) => `${label}: ${value}`)].join("; ");
  return html`<${MapView} world=${board.map} continentOf=${game.continentOf} paint=${painted} pieces=${pieces} name=${name} describe=${describe}
    answers=${answers.value} marked=${marked.value} inspected=${store.inspected.value ?? store.pinned.value} target=${store.target.value}
    isAsked=${store.ask.value !== null} showPatterns=${patterns.value} onPick=${pick} onInspect=${(ref) => (store.inspected.value = ref)} />`;
}

/** @param {{domain: string, id: string}} ref */
const key = ({ domain, id }) => `${domain}:${id}`;

/** Keys that work wherever no text is being written. @param {TableStore} store */
function useKeys(store) {
  useEffect(() => {
    const onKey = (event) => {
      if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "u") store.undo();
      else if (event.key === "Escape") store.pinned.value = null;
      else if (event.key === "q") document.querySelector(".decision button, .decision input")?.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
}

/** @param {{problem: string}} props */
function Lost({ problem }) {
  return html`<main class="loading">
    <h1>${t("table-lost")}</h1>
    <p>${problem}</p>
    <a href="#/">${t("to-start")}</a>
  </main>`;
}
