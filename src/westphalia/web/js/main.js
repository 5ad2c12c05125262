/** The page: which part of it is shown, and the frame around it. */
import { computed, effect } from "@preact/signals";
import { render } from "preact";
import { get } from "./api.js";
import { waiting } from "./app.js";
import { noteFaults } from "./faults.js";
import { html } from "./html.js";
import { AccountPage } from "./pages/account.js";
import { CreatePage } from "./pages/create.js";
import { MovePage } from "./pages/devices.js";
import { LabPage } from "./pages/lab.js";
import { RulesPage } from "./pages/rules.js";
import { StartPage } from "./pages/start.js";
import { route } from "./router.js";
import { TablePage } from "./table/page.js";
import { ready, t } from "./texts.js";
import { Tips } from "./tips.js";

/** @type {Record<string, string>} */
const TITLES = { new: "new-table", account: "account", move: "device", lab: "lab", rules: "rulebook" };

/** A new place begins at its top and has its name in the window's title; the table has a title of its own. */
const place = computed(() => route.value[0] ?? "");
effect(() => {
  if (place.value === "table") return;
  const name = TITLES[place.value] ? `${t(TITLES[place.value])} · Westphalia` : "Westphalia";
  document.title = waiting.value ? `(${waiting.value}) ${name}` : name;
});

/** An installed app that is put aside shows on its icon how many tables wait. */
const isApp = matchMedia("(display-mode: standalone)");
document.addEventListener("visibilitychange", async () => {
  if (!document.hidden || !isApp.matches) return;
  /** @type {import("./wire.d.ts").TableInfo[]} */
  const mine = await get("/tables?mine=1");
  waiting.value = mine.filter(({ your_move }) => your_move).length;
});
effect(() => {
  if (place.value !== "rules") scrollTo(0, 0);
});

function Page() {
  if (!ready.value) return null;
  const [where, ...rest] = route.value;
  if (where === "table" && rest.length) return html`<${TablePage} key=${rest[0]} id=${rest[0]} />`;
  if (where === "rules" && rest.length) return html`<${RulesPage} game=${rest[0]} rule=${rest[1]} />`;
  if (where === "new") return html`<${CreatePage} />`;
  if (where === "account") return html`<${AccountPage} />`;
  if (where === "move") return html`<${MovePage} />`;
  if (where === "lab") return html`<${LabPage} />`;
  return html`<${StartPage} />`;
}

noteFaults();
render(html`<${Page} /><${Tips} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
