/** The page: which part of it is shown, and the frame around it. */
import { render } from "preact";
import { html } from "./html.js";
import { CreatePage } from "./pages/create.js";
import { RulesPage } from "./pages/rules.js";
import { StartPage } from "./pages/start.js";
import { route } from "./router.js";
import { TablePage } from "./table/page.js";
import { language } from "./settings.js";
import { ready } from "./texts.js";

function Page() {
  if (!ready.value) return null;
  const [place, ...rest] = route.value;
  if (place === "table" && rest.length) return html`<${TablePage} key=${rest[0]} id=${rest[0]} />`;
  if (place === "rules" && rest.length) return html`<${RulesPage} game=${rest[0]} rule=${rest[1]} />`;
  if (place === "new") return html`<${CreatePage} />`;
  return html`<${StartPage} key=${language.value} />`;
}

render(html`<${Page} />`, document.getElementById("page"));
