/** The line at the top of every page: home, rules, who we are, settings. */
import { useEffect, useRef } from "preact/hooks";
import { html, written } from "../html.js";
import { LANGUAGES, answerAlone, askBeforeDice, help, language, pace, patterns, theme } from "../settings.js";
import { personName, t } from "../texts.js";
import { me } from "./me.js";

const PACES = ["instant", "brisk", "calm"];
const THEMES = ["auto", "light", "dark"];

/** @param {{game?: string, children?: any}} props */
export function Bar({ game, children }) {
  return html`<header class="bar">
    <a class="home" href="#/">Westphalia</a>
    ${children}
    <nav aria-label=${t("page-menu")}>
      ${game && html`<a class="to-rules" href=${`#/rules/${game}`}>${t("rulebook")}</a>`}
      ${me.value && html`<a class="to-account" href="#/account" title=${t("account")}>${personName(me.value.name)}</a>`}
      <${Language} />
      <${Settings} />
    </nav>
  </header>`;
}

function Language() {
  return html`<select class="language" aria-label=${t("language")} value=${language.value} onChange=${written((id) => (language.value = id))}>
    ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
  </select>`;
}

/** Everything that can be set, in one place; a click beside it or Escape closes it. */
function Settings() {
  const details = useRef(/** @type {HTMLDetailsElement|null} */ (null));
  useEffect(() => {
    const close = (/** @type {PointerEvent|KeyboardEvent} */ event) => {
      const isMeant = event instanceof KeyboardEvent ? event.key === "Escape" : !details.current?.contains(/** @type {Node} */ (event.target));
      if (details.current?.open && isMeant) details.current.open = false;
    };
    addEventListener("pointerdown", close);
    addEventListener("keydown", close);
    return () => {
      removeEventListener("pointerdown", close);
      removeEventListener("keydown", close);
    };
  }, []);
  return html`<details class="settings" ref=${details}>
    <summary aria-label=${t("settings")} title=${t("settings")}>⚙</summary>
    <div>
      <h2>${t("settings")}</h2>
      <${Switch} setting=${patterns} text="setting-patterns" />
      <${Switch} setting=${help} text="setting-help" />
      <${Switch} setting=${askBeforeDice} text="setting-ask-before-dice" />
      <${Switch} setting=${answerAlone} text="setting-answer-alone" />
      <label>${t("setting-pace")}
        <select class="others-pace" value=${pace.value} onChange=${written((id) => (pace.value = id))}>
          ${PACES.map((each) => html`<option key=${each} value=${each}>${t(`pace-${each}`)}</option>`)}
        </select>
      </label>
      <label>${t("setting-theme")}
        <select class="theme" value=${theme.value} onChange=${written((id) => (theme.value = id))}>
          ${THEMES.map((each) => html`<option key=${each} value=${each}>${t(`theme-${each}`)}</option>`)}
        </select>
      </label>
      <div class="own-language"><span>${t("language")}</span> <${Language} /></div>
      <a href="#/account">${me.value?.guest === false ? t("account-of", { name: me.value.name }) : t("account-none")}</a>
    </div>
  </details>`;
}

/** @param {{setting: import("@preact/signals").Signal<boolean>, text: string}} props */
function Switch({ setting, text }) {
  return html`<label><input type="checkbox" checked=${setting.value} onChange=${(/** @type {import("../html.js").Typed} */ event) => (setting.value = event.currentTarget.checked)} /> ${t(text)}</label>`;
}
