/** Talk at the table: with all, or between two. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { language } from "../settings.js";
import { personName, t } from "../texts.js";

/** @typedef {import("./store.js").TableStore} TableStore */
/** @typedef {{seat: number|null, name: string, to: number|null, text: string, at: number}} Line */

const ALL = "all";
const LONGEST = 500; // characters

/** Whom a line belongs to: all, or the other one of the two; null if it is not for this seat. @param {Line} line @param {number|null} seat */
function talkOf(line, seat) {
  if (line.to === null) return ALL;
  if (line.seat === seat) return String(line.to);
  return line.to === seat ? String(line.seat) : null;
}

// What has been read, kept in the browser: when, by seat and talk.

/** @type {Map<string, import("@preact/signals").Signal<Record<string, number>>>} */
const marks = new Map();

/** @param {string} table */
function marksOf(table) {
  const known = marks.get(table) ?? signal(JSON.parse(localStorage.getItem(`westphalia.read.${table}`) ?? "{}"));
  marks.set(table, known);
  return known;
}

/** @param {TableStore} store @param {string} talk */
function unreadIn(store, talk) {
  const seat = store.seat.value;
  const read = marksOf(store.id).value[`${seat}:${talk}`] ?? 0;
  return store.chat.value.filter((line) => talkOf(line, seat) === talk && line.seat !== seat && line.at > read).length;
}

/** @param {TableStore} store @param {string} talk */
function markRead(store, talk) {
  const read = marksOf(store.id);
  const last = store.chat.value.at(-1)?.at ?? 0;
  const key = `${store.seat.value}:${talk}`;
  if ((read.peek()[key] ?? 0) >= last) return;
  read.value = { ...read.peek(), [key]: last };
  localStorage.setItem(`westphalia.read.${store.id}`, JSON.stringify(read.peek()));
}

/** The talks this seat may have: with all, and with every other person. @param {TableStore} store */
function talksOf(store) {
  const people = store.players.value.filter(({ seat, kind }) => kind === "human" && seat !== store.seat.value);
  return store.seat.value === null ? [ALL] : [ALL, ...people.map(({ seat }) => String(seat))];
}

/** How much is unread, as a mark on the tab. @param {{store: TableStore}} props */
export function Unread({ store }) {
  const n = talksOf(store).reduce((sum, talk) => sum + unreadIn(store, talk), 0);
  return n > 0 ? html` <span class="unread" aria-label=${t("unread", { n })}>${n}</span>` : null;
}

/** @param {{store: TableStore}} props */
export function Chat({ store }) {
  const [talk, setTalk] = useState(ALL);
  const end = useRef(/** @type {HTMLElement|null} */ (null));
  const seat = store.seat.value;
  const lines = store.chat.value.filter((line) => talkOf(line, seat) === talk);
  useEffect(() => {
    markRead(store, talk);
    end.current?.scrollIntoView({ block: "nearest" });
  }, [talk, lines.length]);
  const talks = talksOf(store);
  return html`<div class="chat">
    ${talks.length > 1 && html`<div class="talks" role="group" aria-label=${t("chat-to")}>
      ${talks.map((each) => html`<button key=${each} type="button" class=${classes("talk-with", each === talk && "is-chosen")} aria-pressed=${each === talk} onClick=${() => setTalk(each)}>
        ${each === ALL ? t("chat-all") : store.speech.value.name("seat", String(Number(each) + 1))}${each !== talk && unreadIn(store, each) > 0 && html` <span class="unread">${unreadIn(store, each)}</span>`}
      </button>`)}
    </div>`}
    <div class="talk" role="log" tabindex="0" aria-label=${t("tab-chat")}>
      ${lines.length === 0 && html`<p class="empty">${t(talk === ALL ? "chat-empty" : "chat-private-empty")}</p>`}
      <ol>${lines.map((line, i) => html`<${Said} key=${i} store=${store} line=${line} isMore=${lines[i - 1]?.seat === line.seat && lines[i - 1]?.name === line.name} />`)}</ol>
      <span ref=${end}></span>
    </div>
    ${seat === null ? html`<p class="hint">${t("chat-watcher")}</p>` : html`<${Speak} store=${store} talk=${talk} />`}
  </div>`;
}

/** @param {{store: TableStore, line: Line, isMore: boolean}} props */
function Said({ store, line, isMore }) {
  const name = line.seat === null ? "" : store.speech.value.name("seat", String(line.seat + 1));
  const tint = line.seat !== null ? store.game.value.seatPaint(store.state.value, line.seat, store.board.value).tint : "var(--line)";
  const time = new Date(line.at * 1000);
  const shown = new Intl.DateTimeFormat(language.value, Date.now() - time.getTime() < 72_000_000 ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
  return html`<li class=${classes(line.seat === store.seat.value && "is-mine")} style=${{ "--tint": tint }}>
    ${!isMore && html`<p class="speaker"><b>${name || personName(line.name)}</b> ${name && html`<span class="who">${personName(line.name)}</span>`} <time>${shown.format(time)}</time></p>`}
    <p class=${classes("said", !line.name && "is-notice")}>${line.name ? linked(line.text) : t(`notice-${line.text}`)}</p>
  </li>`;
}

/** Addresses of tables here become links; nothing else does. @param {string} text */
function linked(text) {
  const own = `${location.origin}${location.pathname}#/table/`;
  return text.split(/(\s+)/).map((word, i) => (word.startsWith(own) ? html`<a key=${i} href=${word.slice(word.indexOf("#"))}>${t("to-table")}</a>` : word));
}

/** @param {{store: TableStore, talk: string}} props */
function Speak({ store, talk }) {
  const [text, setText] = useState("");
  /** @param {import("../html.js").Sent} event */
  const submit = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    store.send({ type: "chat", text: text.trim(), seat: store.seat.value, ...(talk !== ALL && { to: Number(talk) }) });
    setText("");
  };
  return html`<form onSubmit=${submit}>
    <input aria-label=${t("chat-say")} placeholder=${t("chat-say")} maxlength=${LONGEST} value=${text} onInput=${written(setText)} />
    <button>${t("chat-send")}</button>
  </form>`;
}
