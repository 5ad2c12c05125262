/** The log: grouped by turn, the newest below; each line points at its places and its paragraph. */
import { useEffect, useRef, useState } from "preact/hooks";
import { classes, html, written } from "../html.js";
import { t } from "../texts.js";
import { orderText } from "./ahead.js";
import { placesOf } from "./changes.js";
import { Rule } from "./rule.js";
import { Why, isOfBot } from "./why.js";

/** @typedef {import("./store.js").TableStore} TableStore */

const SHOWN = 150; // lines at first
const NEAR = 24; // px from the end that count as the end

/** @param {{store: TableStore}} props */
export function Log({ store }) {
  const [filter, setFilter] = useState("");
  const [shown, setShown] = useState(SHOWN);
  const end = useRef(/** @type {HTMLSpanElement|null} */ (null));
  const entries = store.past.value?.journal ?? store.log.value;
  const { isHeading, seatsOf } = store.game.value;
  const earlier = store.past.value ? 0 : store.earlier.value;
  const isKept = (/** @type {import("./store.js").Entry} */ entry) => isHeading(entry) || !filter || seatsOf(store.scene.value, entry).includes(Number(filter) - 1);
  const kept = entries.map((entry, i) => ({ entry, at: earlier + i })).filter(({ entry }) => isKept(entry));
  const last = kept.slice(-shown);
  const lines = filter || store.past.value ? runs(last) : withOrders(last, earlier + kept.length - last.length, store.obeyed.value);
  const showAll = async () => {
    await store.readEarlier();
    setShown(Infinity);
  };
  useEffect(() => {
    if (filter) store.readEarlier();
  }, [filter]);
  useEffect(() => {
    const panel = end.current?.closest(".panel");
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [entries.length, filter]);
  useEffect(() => stayAtEnd(end.current?.closest(".panel")), []);
  return html`<div class="log">
    <label class="log-filter">
      <span class="unseen">${t("log-filter")}</span>
      <select value=${filter} onChange=${written(setFilter)}>
        <option value="">${t("log-everybody")}</option>
        ${store.players.value.map(({ seat }) => html`<option key=${seat} value=${String(seat + 1)}>${store.speech.value.name("seat", String(seat + 1))}</option>`)}
      </select>
    </label>
    ${kept.length + earlier > shown && html`<button type="button" class="quiet" onClick=${showAll}>${t("log-earlier", { n: kept.length + earlier - Math.min(shown, kept.length) })}</button>`}
    <div role="log"><ol>${lines.map((line, i) => {
      const key = kept.length - lines.length + i;
      if ("order" in line) return html`<li key=${key} class="by-order"><span class="line">${orderText(store, line.order)}</span></li>`;
      return html`<${Line} key=${key} store=${store} entry=${line.entry} at=${line.at} times=${line.times} isHeading=${isHeading(line.entry)} />`;
    })}</ol></div>
    ${entries.length === 0 && html`<p class="empty">${t("log-empty")}</p>`}
    <span ref=${end}></span>
  </div>`;
}

/** A question above that grows or shrinks leaves the newest lines in sight. @param {Element|null|undefined} panel */
function stayAtEnd(panel) {
  if (!panel) return undefined;
  let [isAtEnd, height] = [true, panel.clientHeight];
  const look = () => {
    if (panel.clientHeight === height) isAtEnd = panel.scrollHeight - panel.scrollTop - height < NEAR; // else nobody scrolled
  };
  const sizes = new ResizeObserver(() => {
    height = panel.clientHeight;
    if (isAtEnd) panel.scrollTop = panel.scrollHeight;
  });
  panel.addEventListener("scroll", look);
  sizes.observe(panel);
  return () => {
    panel.removeEventListener("scroll", look);
    sizes.disconnect();
  };
}

/** @typedef {{entry: import("./store.js").Entry, at: number}} Numbered a line with its number in the log */

/**
 * Lines that say the same one after another, told once; so are pairs, as of a price and what was bought for it.
 * @param {Numbered[]} lines
 */
export function runs(lines) {
  const said = lines.map(({ entry: { message, args } }) => JSON.stringify([message, args]));
  /** @type {(Numbered & {said: string, times: number})[]} */
  const found = [];
  for (let i = 0; i < lines.length; i++) {
    const [first, last] = [found.at(-2), found.at(-1)];
    if (last && last.said === said[i]) last.times += 1;
    else if (first && last && first.times === last.times && first.said === said[i] && last.said === said[i + 1]) {
      first.times += 1;
      last.times += 1;
      i += 1;
    } else found.push({ ...lines[i], said: said[i], times: 1 });
  }
  return found;
}

/**
 * Lines of the log, the first of which has this number, with what standing orders did among them.
 * @param {Numbered[]} lines @param {number} first @param {import("../wire.d.ts").OrderLine[]} orders
 */
function withOrders(lines, first, orders) {
  const found = [];
  let from = 0;
  for (const order of orders.filter((each) => each.entries >= first)) {
    const until = Math.max(from, order.entries - first);
    found.push(...runs(lines.slice(from, until)), { order });
    from = until;
  }
  return [...found, ...runs(lines.slice(from))];
}

/** One line: pointing at it marks its places, a click goes there; a bot can be asked why. @param {{store: TableStore, entry: import("./store.js").Entry, isHeading: boolean, at?: number, times?: number, isOurs?: boolean}} props `at`: its number in the log */
export function Line({ store, entry, isHeading, at, times = 1, isOurs = false }) {
  const [isAsked, ask] = useState(false);
  const text = store.speech.value.format(entry.message, entry.args);
  if (isHeading) return html`<li class=${`heading ${entry.message}`}>${text}</li>`;
  const places = placesOf(store, entry);
  const mark = (/** @type {import("./store.js").Ref[]} */ refs) => () => (store.marked.value = refs);
  const more = store.game.value.line(store.scene.value, entry);
  const [told, below] = typeof more === "string" ? [html` <small class="remark">${more}</small>`, null] : [null, more];
  const remark = html`${told}${times > 1 && html` <small class="remark">× ${times}</small>`}`;
  return html`<li class=${classes((below || isAsked) && "has-below", isOurs && "is-ours")} onPointerEnter=${mark(places)} onPointerLeave=${mark([])}>
    ${places.length > 0
      ? html`<button type="button" class="line" onFocus=${mark(places)} onBlur=${mark([])}
          onClick=${() => (store.target.value = { ...places[places.length - 1] })}>${text}${remark}</button>`
      : html`<span class="line">${text}${remark}</span>`}
    ${at !== undefined && isOfBot(store, entry) && html`<button type="button" class="ask-why" aria-expanded=${isAsked} aria-label=${t("why-ask")} title=${t("why-ask")} onClick=${() => ask(!isAsked)}>?</button>`}
    <${Rule} store=${store} id=${entry.rule} />
    ${below && html`<div class="below">${below}</div>`}
    ${isAsked && at !== undefined && html`<div class="below why"><${Why} store=${store} line=${at} /></div>`}
  </li>`;
}
