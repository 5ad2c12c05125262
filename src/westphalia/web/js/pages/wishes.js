/** What we want to hear of, and when: of all tables, or of one. */
import { useRef, useState } from "preact/hooks";
import { html, written } from "../html.js";
import { t } from "../texts.js";
import { language } from "../settings.js";

/** @typedef {import("../wire.d.ts").Wishes} Wishes */

const KINDS = /** @type {Wishes["what"]} */ (["turn", "attack", "offer", "talk", "time", "over"]);
const PACES = /** @type {Wishes["pace"][]} */ (["once", "hour", "day"]);
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = /** @type {[number, number]} */ ([22, 8]);

/** What our clock goes by. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** Shows what was chosen at once, and has the newest kept, one after the other: busy until it is. @param {{first: Wishes, name: string, onChange: (wishes: Wishes) => Promise<unknown>}} props `name` is of this form among those on the page */
export function WishesForm({ first, name, onChange }) {
  const [wishes, setWishes] = useState(first);
  const [isKeeping, setKeeping] = useState(false);
  const newest = useRef(first), keeping = useRef(/** @type {Wishes | null} */ (null));
  const keep = async () => {
    if (keeping.current) return;
    setKeeping(true);
    while (keeping.current !== newest.current) {
      keeping.current = newest.current;
      await onChange(keeping.current);
    }
    keeping.current = null;
    setKeeping(false);
  };
  /** @param {Partial<Wishes>} change */
  const set = (change) => {
    newest.current = { ...newest.current, zone: zone(), ...change };
    setWishes(newest.current);
    void keep();
  };
  const [from, to] = wishes.quiet ?? NIGHT;
  return html`<div class="wishes" aria-busy=${isKeeping}>
    <fieldset><legend>${t("wishes-what")}</legend>
      ${KINDS.map((kind) => html`<${Tick} key=${kind} name=${kind} isOn=${wishes.what.includes(kind)} text=${t(`wish-${kind}`)}
        onTurn=${(/** @type {boolean} */ isOn) => set({ what: KINDS.filter((each) => (each === kind ? isOn : wishes.what.includes(each))) })} />`)}
    </fieldset>
    <fieldset><legend>${t("wishes-when")}</legend>
      ${PACES.map((pace) => html`<label key=${pace}><input type="radio" name=${`${name}-pace`} value=${pace} checked=${wishes.pace === pace} onChange=${() => set({ pace })} /> ${t(`pace-of-${pace}`)}</label>`)}
      ${wishes.pace === "day" && html`<label>${t("wishes-hour")} <${HourOf} name="hour" hour=${wishes.hour} onTake=${(/** @type {number} */ hour) => set({ hour })} /></label>`}
      <${Tick} name="quiet" isOn=${wishes.quiet !== null} text=${t("wishes-quiet")} onTurn=${(/** @type {boolean} */ isOn) => set({ quiet: isOn ? NIGHT : null })} />
      ${wishes.quiet && html`<p class="hours">
        <label>${t("wishes-from")} <${HourOf} name="from" hour=${from} onTake=${(/** @type {number} */ hour) => set({ quiet: [hour, to] })} /></label>
        <label>${t("wishes-to")} <${HourOf} name="to" hour=${to} onTake=${(/** @type {number} */ hour) => set({ quiet: [from, hour] })} /></label>
      </p>`}
      <${Tick} name="there" isOn=${!wishes.there} text=${t("wishes-not-there")} onTurn=${(/** @type {boolean} */ isOn) => set({ there: !isOn })} />
    </fieldset>
  </div>`;
}

/** @param {{name: string, isOn: boolean, text: string, onTurn: (isOn: boolean) => void}} props */
function Tick({ name, isOn, text, onTurn }) {
  return html`<label><input type="checkbox" name=${name} checked=${isOn} onChange=${(/** @type {import("../html.js").Typed} */ event) => onTurn(event.currentTarget.checked)} /> ${text}</label>`;
}

/** @param {{name: string, hour: number, onTake: (hour: number) => void}} props */
function HourOf({ name, hour, onTake }) {
  const clock = new Intl.DateTimeFormat(language.value, { hour: "numeric", minute: "2-digit" });
  return html`<select name=${name} value=${String(hour)} onChange=${written((each) => onTake(Number(each)))}>
    ${HOURS.map((each) => html`<option key=${each} value=${String(each)}>${clock.format(new Date(2000, 0, 1, each))}</option>`)}
  </select>`;
}
