/** A power's name with its shield. */
import { html } from "westphalia/html.js";
import { powerPaint } from "./colours.js";

/** @param {{scene: import("./scene.d.ts").Scene, power: number}} props */
export function Title({ scene: { board, texts }, power }) {
  const { tint } = powerPaint(board.printed, power);
  return html`<span class="re-title"><svg viewBox="-7 -8 14 16" aria-hidden="true"><path d="M-6-7h12v7q0 4.500-6 7.500q-6-3-6-7.500z" fill=${tint} /></svg>${texts.name("power", board.domains.power[power])}</span>`;
}
