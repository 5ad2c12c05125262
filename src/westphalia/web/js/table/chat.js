/** Talk at the table. */
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../texts.js";

/** @param {{store: import("./store.js").TableStore}} props */
export function Chat({ store }) {
  const [text, setText] = useState("");
  const [to, setTo] = useState("");
  const speech = store.speech.value;
  const others = store.players.value.filter(({ seat, kind }) => kind === "human" && !store.mine.value.includes(seat));
  const submit = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    store.send({ type: "chat", text: text.trim(), ...(to && { to: Number(to) }) });
    setText("");
  };
  return html`<div class="chat">
    ${store.chat.value.length === 0 && html`<p class="empty">${t("chat-empty")}</p>`}
    <div class="talk" role="log"><ol>
      ${store.chat.value.map((line, i) => html`<li key=${i} class=${line.to == null ? "" : "private"}><b>${line.name ?? speech.name("seat", String(line.seat + 1))}</b> ${line.text}</li>`)}
    </ol></div>
    <form onSubmit=${submit}>
      <input aria-label=${t("chat-say")} placeholder=${t("chat-say")} maxlength="500" value=${text} onInput=${(event) => setText(event.currentTarget.value)} />
      ${others.length > 0 && html`<select aria-label=${t("chat-to")} value=${to} onChange=${(event) => setTo(event.currentTarget.value)}>
        <option value="">${t("chat-everybody")}</option>
        ${others.map(({ seat }) => html`<option key=${seat} value=${seat}>${speech.name("seat", String(seat + 1))}</option>`)}
      </select>`}
      <button>${t("chat-send")}</button>
    </form>
  </div>`;
}
