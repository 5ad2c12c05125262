/** The arms of a player. */
import { html } from "westphalia/html.js";
import { seatPaint } from "./colours.js";

/** A shield of a player's colour. @param {{teller: import("./facts.js").Teller, seat: number}} props */
export function Shield({ teller: { position }, seat }) {
  const { tint } = seatPaint(position.printed, position.state, seat);
  return html`<svg class="pp-shield" viewBox="-7 -8 14 16" aria-hidden="true"><path d="M-6-7h12v7q0 4.500-6 7.500q-6-3-6-7.500z" fill=${tint} /></svg>`;
}
