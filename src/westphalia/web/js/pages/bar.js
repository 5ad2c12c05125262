/** The line at the top of every page: home, rules, language, look. */
import { html } from "../html.js";
import { LANGUAGES, help, language, patterns, theme } from "../settings.js";
import { t } from "../texts.js";

/** @param {{game?: string, children?: any}} props */
export function Bar({ game, children }) {
  return html`<header class="bar">
    <a class="home" href="#/">Westphalia</a>
    ${children}
    <nav aria-label=${t("page-menu")}>
      ${game && html`<a href=${`#/rules/${game}`}>${t("rulebook")}</a>`}
      <details class="settings">
        <summary aria-label=${t("settings")} title=${t("settings")}>⚙</summary>
        <div>
          <label><input type="checkbox" checked=${patterns.value} onChange=${(event) => (patterns.value = event.currentTarget.checked)} /> ${t("setting-patterns")}</label>
          <label><input type="checkbox" checked=${help.value} onChange=${(event) => (help.value = event.currentTarget.checked)} /> ${t("setting-help")}</label>
          <label>${t("setting-theme")}
            <select value=${theme.value} onChange=${(event) => (theme.value = event.currentTarget.value)}>
              ${["auto", "light", "dark"].map((each) => html`<option key=${each} value=${each}>${t(`theme-${each}`)}</option>`)}
            </select>
          </label>
        </div>
      </details>
      <select class="language" aria-label=${t("language")} value=${language.value} onChange=${(event) => (language.value = event.currentTarget.value)}>
        ${Object.entries(LANGUAGES).map(([id, name]) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
      </select>
    </nav>
  </header>`;
}
