/** Modules are found where the page finds them: by the import map of index.html. */
import { readFileSync } from "node:fs";

const WEB = new URL("../../src/westphalia/web/", import.meta.url);
const [, map] = readFileSync(new URL("index.html", WEB), "utf8").match(/<script type="importmap">([\s\S]*?)<\/script>/);
const { imports } = JSON.parse(map);

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, next) {
  if (specifier in imports) return next(new URL(imports[specifier], WEB).href, context);
  const folder = Object.keys(imports).find((name) => name.endsWith("/") && specifier.startsWith(name));
  return folder ? next(new URL(imports[folder] + specifier.slice(folder.length), WEB).href, context) : next(specifier, context);
}

/** What ends in .js there is a module, whatever package it stands in. @type {import("node:module").LoadHook} */
export function load(url, context, next) {
  return next(url, url.startsWith(WEB.href) ? { ...context, format: "module" } : context);
}
