/** The page's letters as a style sheet that needs no network, for pictures that are opened elsewhere. */

/** @type {Promise<string>|null} */
let known = null;

/** Those that this page has used so far. */
export function lettersAsData() {
  known ??= gather();
  return known;
}

async function gather() {
  const loaded = [...document.fonts].map(({ status }) => status === "loaded");
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const used = rules.filter((_, i) => loaded[i]);
  const faces = await Promise.all(used.map(async ({ rule, base }) => {
    const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1] ?? "";
    const data = await dataOf(new URL(address, base).href);
    return rule.cssText.replace(/url\("?[^")]+"?\)/, `url(${data})`);
  }));
  return faces.join("\n");
}

/** @param {string} address @returns {Promise<string>} */
async function dataOf(address) {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
