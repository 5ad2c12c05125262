/** What a run has found so far: what the changes move, who wins, when games are decided, what is chosen and what it is worth. */
import { html } from "../html.js";
import { language } from "../settings.js";
import { Chart } from "../table/chart.js";
import { capital, t } from "../texts.js";
import { said } from "./games.js";

/** @typedef {import("../wire.d.ts").Report} Found */
/** @typedef {import("../wire.d.ts").Side} Side */
/** @typedef {import("../wire.d.ts").Share} Share */
/** @typedef {import("../texts.js").Catalogue} Catalogue */

const TINTS = ["var(--lab-base)", "var(--lab-changed)"];
const FEW = 5; // games of which nothing is said
const USES = 24; // lines of what is chosen
const OPENINGS = 10;
const USE = "use of ";

/** @param {{texts: Catalogue, report: Found}} props */
export function Report({ texts, report }) {
  const sides = report.sides.filter(({ games }) => games > 0);
  if (!report.sides[0].games) return report.failures.map((line) => html`<p key=${line} role="alert" class="notice">${line}</p>`);
  const names = sides.length > 1 ? [t("lab-as-it-is"), t("lab-changed")] : [t("lab-as-it-is")];
  const [differences = []] = report.differences;
  return html`<div class="lab-report">
    ${sides.length > 1 && html`<ul class="lab-key">${names.map((name, i) => html`<li key=${name} style=${{ "--tint": TINTS[i] }}>${name}</li>`)}</ul>`}
    ${report.failures.map((line) => html`<p key=${line} role="alert" class="notice">${line}</p>`)}
    ${differences.length > 0 && html`<${Moves} texts=${texts} differences=${differences} />`}
    <${Part} title=${t("lab-seats")} about=${t("lab-interval-about")}>
      <${Shares} rows=${sides[0].by_seat.map((_, seat) => ({ name: t("seat-number", { n: seat + 1 }), shares: sides.map((side) => side.by_seat[seat]) }))} even=${1 / report.seats} />
    <//>
    <${Decided} sides=${sides} names=${names} />
    <${Growth} texts=${texts} sides=${sides} names=${names} />
    <${Length} sides=${sides} />
    <${Openings} texts=${texts} sides=${sides} even=${1 / report.seats} />
    <${Uses} texts=${texts} sides=${sides} names=${names} />
  </div>`;
}

/** @param {{title: string, about?: string, children?: any}} props */
const Part = ({ title, about, children }) => html`<section class="lab-part"><h2>${title}</h2>${about && html`<p class="hint">${about}</p>`}${children}</section>`;

/** @param {number} value @param {Intl.NumberFormatOptions} [how] */
const figure = (value, how) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2, ...how }).format(value);
/** @param {number} value */
const signed = (value) => figure(value, { signDisplay: "exceptZero" });
/** @param {number} value */
const percent = (value) => figure(value, { style: "percent", maximumFractionDigits: 0 });
/** @param {number} value */
const signedPercent = (value) => figure(value, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** The differences of the sides, secret by secret. @param {{texts: Catalogue, differences: import("../wire.d.ts").Difference[]}} props */
function Moves({ texts, differences }) {
  return html`<${Part} title=${t("lab-moves")} about=${t("lab-moves-about")}>
    <div class="wide" tabindex="0" role="region" aria-label=${t("lab-moves")}><table>
      <thead><tr><th scope="col"><span class="unseen">${t("lab-moves")}</span></th>
        <th scope="col">${t("lab-as-it-is")}</th><th scope="col">${t("lab-changed")}</th><th scope="col">${t("lab-difference")}</th></tr></thead>
      <tbody>${differences.filter(isChosen).map((d) => html`<tr key=${d.what} class=${d.more === 0 && d.difference !== 0 ? "is-sure" : ""}>
        <th scope="row"><${Called} names=${metricName(texts, d.what)} /></th><td>${figure(d.base)}</td><td>${figure(d.changed)}</td>
        <td><b>${signed(d.difference)}</b> <small>${sureness(d)}</small></td></tr>`)}</tbody>
    </table></div>
  <//>`;
}

/** @param {import("../wire.d.ts").Difference} difference */
function sureness({ more, low, high, difference }) {
  if (difference === 0 && low === 0 && high === 0) return t("lab-same");
  const interval = t("lab-interval", { low: signed(low), high: signed(high) });
  return more ? `${interval} · ${t("lab-more", { n: more })}` : interval;
}

/** Not the lines of the log: they speak of what came of choices. @param {import("../wire.d.ts").Difference} difference */
const isChosen = ({ what }) => !what.startsWith(`${USE}log-`);

/** @param {Catalogue} texts @param {string} what */
const metricName = (texts, what) => (what.startsWith(USE) ? useName(texts, what.slice(USE.length)) : [t(`lab-metric-${what.replaceAll(" ", "-")}`)]);

/** A name, and below it where it belongs. @param {{names: string[]}} props */
const Called = ({ names: [name, where] }) => html`${name} ${where && html`<small>${where}</small>`}`;

/** What was chosen, and the question where its words stand for themselves: "build_what: farm". @param {Catalogue} texts @param {string} name */
function useName(texts, name) {
  const [kind, option] = name.split(": ");
  if (option === undefined) return [name];
  const domains = Object.entries(texts.things.domains);
  const domain = domains.find(([, ids]) => ids?.includes(option))?.[0];
  const called = texts.has(`option-${option}`) ? texts.format(`option-${option}`) : domain ? texts.name(domain, option) : option.replaceAll("_", " ");
  const asked = said(texts, `ask-${kind}`, kind);
  return asked.includes("{") ? [called] : [called, asked];
}

/** Parts of a whole with their intervals, the sides below one another. @param {{rows: {name: string, shares: (Share|undefined)[]}[], even: number}} props */
function Shares({ rows, even }) {
  const most = Math.max(even * 1.2, ...rows.flatMap(({ shares }) => shares.map((share) => share?.high ?? 0)));
  const at = (/** @type {number} */ value) => `${(100 * value) / most}%`;
  return html`<ul class="lab-shares" style=${{ "--even": at(even) }}>
    ${rows.map(({ name, shares }) => html`<li key=${name}><span>${name}</span>
      <div>${shares.map((share, i) => share && html`<p key=${i} style=${{ "--tint": TINTS[i], "--at": at(share.share), "--low": at(share.low), "--high": at(share.high) }}>
        <i aria-hidden="true"></i> <b>${percent(share.share)}</b> <small>${t("lab-interval", { low: percent(share.low), high: percent(share.high) })}</small></p>`)}</div></li>`)}
  </ul>`;
}

/** How often the leader of a round wins. @param {{sides: Side[], names: string[]}} props */
function Decided({ sides, names }) {
  const moments = sides[0].leader_wins.map((_, i) => i + 1).filter((round) => sides.every((side) => (side.leader_wins[round - 1]?.of ?? 0) >= FEW));
  if (moments.length < 2) return null;
  const curves = sides.map((side) => moments.map((round) => Math.round(100 * (side.leader_wins[round - 1]?.share ?? 0))));
  return html`<${Part} title=${t("lab-decided")} about=${t("lab-decided-about")}>
    <${Chart} title=${t("lab-decided")} moments=${moments} seats=${names.map((name, i) => ({ name, tint: TINTS[i] }))} curves=${curves} />
  <//>`;
}

/** Those who win and the others, round by round. @param {{texts: Catalogue, sides: Side[], names: string[]}} props */
function Growth({ texts, sides, names }) {
  const lines = sides.flatMap((side, i) => ["winners", "others"].map((who) => ({ side, who, name: t(`lab-${who}`, { side: names[i] }), tint: TINTS[i] })));
  const curveOf = (/** @type {Side} */ side, /** @type {string} */ name) => side.curves.find((curve) => curve.name === name);
  return html`<${Part} title=${t("lab-growth")}>
    ${sides[0].curves.map(({ name }, n) => {
      const known = lines.filter(({ side }) => curveOf(side, name));
      const length = Math.min(...known.map(({ side }) => curveOf(side, name)?.winners.length ?? 0));
      if (length < 2) return null;
      const moments = Array.from({ length }, (_, i) => i + 1);
      const curves = known.map(({ side, who }) => /** @type {any} */ (curveOf(side, name))[who].slice(0, length).map((/** @type {number} */ value) => Math.round(10 * value) / 10));
      return html`<details key=${name} class="lab-growth" open=${n === 0}><summary>${capital(said(texts, name, name), language.value)}</summary>
        <${Chart} title=${said(texts, name, name)} moments=${moments} seats=${known.map(({ name: called, tint }) => ({ name: called, tint }))} curves=${curves} /></details>`;
    })}
  <//>`;
}

/** @param {{sides: Side[]}} props */
function Length({ sides }) {
  const rounds = [...new Set(sides.flatMap((side) => Object.keys(side.rounds)))].sort((a, b) => Number(a) - Number(b));
  const most = Math.max(...sides.flatMap((side) => Object.values(side.rounds).map((times) => times / side.games)));
  return html`<${Part} title=${t("lab-length")}>
    <ul class="lab-bars">${rounds.map((round) => html`<li key=${round}><span>${t("lab-rounds", { n: Number(round) })}</span>
      <div>${sides.map((side, i) => {
        const part = (side.rounds[round] ?? 0) / side.games;
        return html`<p key=${i} style=${{ "--tint": TINTS[i], "--part": part / most }}><i aria-hidden="true"></i> <b>${percent(part)}</b></p>`;
      })}</div></li>`)}</ul>
  <//>`;
}

/** @param {{texts: Catalogue, sides: Side[], even: number}} props */
function Openings({ texts, sides, even }) {
  const openings = sides[0].openings.slice(0, OPENINGS);
  if (!openings.length) return null;
  const domain = (/** @type {string} */ id) => Object.entries(texts.things.domains).find(([, ids]) => ids?.includes(id))?.[0];
  const called = (/** @type {string} */ id) => texts.name(domain(id) ?? "", id);
  return html`<${Part} title=${t("lab-openings")} about=${t("lab-openings-about")}>
    <${Shares} rows=${openings.map(({ name }) => ({ name: called(name), shares: sides.map((side) => side.openings.find((each) => each.name === name)) }))} even=${even} />
  <//>`;
}

/** @param {{texts: Catalogue, sides: Side[], names: string[]}} props */
function Uses({ texts, sides, names }) {
  const uses = sides[0].uses.filter(({ name }) => !name.startsWith("log-")).sort((a, b) => b.per_game - a.per_game).slice(0, USES);
  const other = sides[1] && new Map(sides[1].uses.map((use) => [use.name, use]));
  return html`<${Part} title=${t("lab-uses")} about=${t("lab-uses-about")}>
    <div class="wide" tabindex="0" role="region" aria-label=${t("lab-uses")}><table>
      <thead><tr><th scope="col"><span class="unseen">${t("lab-uses")}</span></th>${names.map((name) => html`<th key=${name} scope="col">${t("lab-per-game", { side: name })}</th>`)}<th scope="col">${t("lab-worth")}</th></tr></thead>
      <tbody>${uses.map((use) => html`<tr key=${use.name}><th scope="row"><${Called} names=${useName(texts, use.name)} /></th><td>${figure(use.per_game)}</td>
          ${other && html`<td>${figure(other.get(use.name)?.per_game ?? 0)}</td>`}
          <td>${use.worth === null ? "" : html`<b>${signedPercent(use.worth)}</b> <small>${t("lab-interval", { low: signedPercent(use.low ?? 0), high: signedPercent(use.high ?? 0) })}</small>`}</td></tr>`)}</tbody>
    </table></div>
  <//>`;
}
