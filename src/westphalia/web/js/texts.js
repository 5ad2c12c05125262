/** Texts: message ids become sentences in the reader's language (Project Fluent), as kernel/messages.py does it. */
import { FluentBundle, FluentNumber, FluentResource, FluentType } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { ApiError, getOnce } from "./api.js";
import { language } from "./settings.js";

/** Of a name that ends in one (Karel XII.) and of its sentence. */
const TWO_STOPS = /(?<!\.)\.\.(?!\.)/g;
/** Before a number it is a minus. */
const HYPHEN = /(?<![\p{L}\d_.)])-(?=\d)/gu;

/** @typedef {Record<string, string>} Forms the forms of a name: name, nom, gen ... */
/** @typedef {{messages: string, names: Record<string, Record<string, Forms>>, printed?: Record<string, string>, fallback?: Source|null}} Source */
/** @typedef {{arguments: Record<string, string>, domains: Record<string, string[]|null>}} Things what arguments point at */

const FALLBACK = "en";

/** Something with a name, as an argument of a text. @extends {FluentType<string>} */
class Thing extends FluentType {
  /** @param {string} id @param {Forms} forms */
  constructor(id, forms) {
    super(id);
    this.forms = forms;
  }

  /** The first of these forms that the name has. @param {...string} keys */
  form(...keys) {
    for (const key of keys) if (key in this.forms) return this.forms[key];
    if ("indeclinable" in this.forms) return this.forms.name;
    throw new RangeError(`${this.value} has no form ${keys.join(" or ")}`);
  }

  /** @override */
  toString() {
    return this.form("nom", "name");
  }
}

/** What a text may call (kernel/messages.py has the same). @param {string} locale @returns {Record<string, (positional: any[], named: Record<string, any>) => any>} */
function functions(locale) {
  const plural = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale);
  return {
    NAME: ([thing], { case: form = "nom" }) => {
      if (!(thing instanceof Thing)) return String(thing?.value ?? thing);
      if (String(form) === "the") return thing.form("the", "nom", "name");
      if (String(form) === "The") return capital(thing.form("the", "nom", "name"), locale);
      return String(form) === "nom" ? thing.form("nom", "name") : thing.form(String(form));
    },
    GENDER: ([thing]) => thing.forms.gender ?? "unknown",
    AGREE: ([thing]) => thing.forms?.number ?? "singular",
    COUNT: ([number, thing], { case: form = "nom" }) => {
      const category = plural.select(number.value);
      const many = category === "one" ? "one" : "many";
      const declined = String(form);
      let noun;
      if (declined === "nom") noun = thing.form(category, many, "other");
      else if (`${declined}_one` in thing.forms) noun = thing.form(`${declined}_${category}`, `${declined}_${many}`);
      else noun = thing.form(category === "one" ? declined : `pl_${declined}`);
      return `${figures.format(number.value)} ${noun}`;
    },
    KEY: ([value]) => (value instanceof Thing ? value.value : value),
  };
}

/** Lets a text select by a thing's id: the selector $unit becomes KEY($unit). Of thousands of texts few select anything. @param {any} pattern */
function selectByKey(pattern) {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (part.type !== "select") continue;
    if (part.selector.type === "var") part.selector = { type: "func", name: "KEY", args: [part.selector] };
    for (const { value } of part.variants) selectByKey(value);
  }
}

/** @param {string} locale @param {string} messages */
function bundleOf(locale, messages) {
  const bundle = new FluentBundle(locale, { functions: functions(locale), useIsolating: false });
  const resource = new FluentResource(messages);
  for (const { value, attributes } of resource.body) [value, ...Object.values(attributes)].forEach(selectByKey);
  bundle.addResource(resource);
  return bundle;
}

/** The texts of one game (or of the page itself) in one language. */
export class Catalogue {
  /** @param {string} locale @param {Source} source @param {Source|null} fallback English @param {Things} things */
  constructor(locale, source, fallback, things) {
    this.locale = locale;
    this.things = things;
    this.sources = fallback ? [source, fallback] : [source];
    this.bundles = [bundleOf(locale, source.messages)];
    if (fallback) this.bundles.push(bundleOf(FALLBACK, fallback.messages));
    /** @type {Forms[]} */
    this.seats = [];
  }

  /** The same texts where the seats have these names; null: Player 1, 2 ... @param {(Forms|null)[]} seats */
  withSeats(seats) {
    const named = Object.create(this);
    named.seats = seats.map((forms, seat) => forms ?? this.player(seat));
    return named;
  }

  /** @param {number} seat @returns {Forms} */
  player(seat) {
    const bundle = this.bundles.find((each) => each.hasMessage("seat-number"));
    const message = bundle?.getMessage("seat-number");
    if (!bundle || !message?.value) return { name: String(seat + 1), indeclinable: "" };
    const args = { number: seat + 1 };
    /** @type {Forms} */
    const forms = { name: bundle.formatPattern(message.value, args) };
    const declined = Object.entries(message.attributes);
    if (!declined.length) return { ...forms, indeclinable: "" };
    for (const [form, pattern] of declined) forms[form] = bundle.formatPattern(pattern, args);
    return forms;
  }

  /** @param {string} id */
  has(id) {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Every form of a name; a thing without one is called by its id. @param {string} domain @param {string} id @returns {Forms} */
  forms(domain, id) {
    if (domain === "seat") return this.seats[Number(id) - 1] ?? this.player(Number(id) - 1);
    for (const source of this.sources) {
      const forms = source.names[domain]?.[id];
      if (forms) return forms;
    }
    return { name: id.replaceAll("_", " "), indeclinable: "" };
  }

  /** The name alone, as a list or a button shows it. @param {string} domain @param {string} id */
  name(domain, id) {
    return capital(new Thing(id, this.forms(domain, id)).form("name", "nom"), this.locale);
  }

  /** What a card prints, in the reader's language as far as it is translated. @param {string} text in English */
  printed(text) {
    return this.sources[0].printed?.[text] ?? text;
  }

  /** @param {string} message @param {Record<string, number|string>} [args] */
  format(message, args = {}) {
    const bundle = this.bundles.find((each) => each.hasMessage(message));
    const pattern = bundle?.getMessage(message)?.value;
    if (!bundle || !pattern) return message;
    const given = Object.entries(args).map(([name, value]) => [name, this.argument(name, value)]);
    return bundle.formatPattern(pattern, Object.fromEntries(given), []).replace(TWO_STOPS, ".").replace(HYPHEN, "−");
  }

  /** @param {string} name @param {number|string} value */
  argument(name, value) {
    const domain = this.things.arguments[name];
    if (typeof value === "number") return new FluentNumber(value);
    if (domain === undefined || !this.things.domains[domain]?.includes(value)) return value;
    return new Thing(value, this.forms(domain, value));
  }
}

/** @param {string} text @param {string} locale */
export const capital = (text, locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

// The page's own texts.

const NO_THINGS = { arguments: {}, domains: {} };
/** @type {import("@preact/signals").Signal<Catalogue|null>} */
const own = signal(null);

/** What the page says, and what the server says to it. @param {string} locale @returns {Promise<Source>} */
async function ownSource(locale) {
  const [page, server] = await Promise.all([
    pageText(`locales/${locale}.ftl`),
    getOnce(`/texts/${locale}`).catch(() => ({ messages: "" })), // the page can speak without it, and say so itself
  ]);
  return { messages: `${page}\n${server.messages}`, names: {} };
}

/** A file of texts; a page that does not speak a language has none. @param {string} address */
async function pageText(address) {
  const response = await fetch(address).catch((error) => {
    throw new ApiError(0, String(error), "problem-offline");
  });
  if (!response.ok && response.status !== 404) throw new ApiError(response.status, response.statusText);
  return response.ok ? response.text() : "";
}

const [SOON, LATE] = [500, 20_000]; // milliseconds

/** Whether the same question may have an answer later. @param {unknown} error */
const isPassing = (error) => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Texts in the language of the moment. What the network did not bring is asked for again, for as long as it is wanted: what this returns ends it.
 * @template T @param {(locale: string) => Promise<T>} load @param {(loaded: T) => void} show */
function keepSpeaking(load, show) {
  return effect(() => {
    const locale = language.value;
    let isWanted = true;
    const attempt = async (/** @type {number} */ pause) => {
      try {
        const loaded = await load(locale);
        if (isWanted) show(loaded);
      } catch (error) {
        if (!isPassing(error)) throw error;
        setTimeout(() => isWanted && attempt(Math.min(2 * pause, LATE)), pause);
      }
    };
    attempt(SOON);
    return () => (isWanted = false);
  });
}

keepSpeaking(
  async (locale) => {
    const [source, english] = await Promise.all([ownSource(locale), locale === FALLBACK ? null : ownSource(FALLBACK)]);
    return new Catalogue(locale, source, english, NO_THINGS);
  },
  (loaded) => (own.value = loaded),
);

/** Whether the page can speak yet. */
export const ready = computed(() => own.value !== null);

/** A text of the page itself. @param {string} message @param {Record<string, number|string>} [args] */
export const t = (message, args) => own.value?.format(message, args) ?? "";

/** Why something did not work, in one line. @param {unknown} error */
export function reasonOf(error) {
  if (error instanceof ApiError && error.text && own.value?.has(error.text)) return t(error.text);
  return error instanceof Error ? error.message : String(error);
}

/** What somebody is called. A guest who has chosen no name has one of ours (`guest_name` of the server), said in the language of who reads it. @param {string} name */
export function personName(name) {
  const code = /^Guest ([0-9A-F]{4})$/.exec(name)?.[1];
  return code ? t("guest-name", { code }) : name;
}

/** The texts of a game in one language. @param {string} game @param {string} locale @param {Things} things */
export async function gameTexts(game, locale, things) {
  const [source, own, english] = await Promise.all([
    spokenBy(game, locale).then((spoken) => getOnce(`/games/${game}/texts/${spoken}`)),
    pageSource(game, locale),
    pageSource(game, FALLBACK),
  ]);
  const withOwn = (/** @type {Source} */ texts, /** @type {string} */ added) => ({ ...texts, messages: `${texts.messages}\n${added}` });
  return new Catalogue(locale, withOwn(source, own), source.fallback && withOwn(source.fallback, english), things);
}

/** The language a game speaks to us: ours, or English if it does not speak it. @param {string} game @param {string} locale */
export async function spokenBy(game, locale) {
  /** @type {import("./wire.d.ts").GameInfo[]} */
  const games = await getOnce("/games");
  const languages = games.find(({ id }) => id === game)?.languages ?? [];
  return languages.includes(locale) ? locale : FALLBACK;
}

/** What the page says of a game, from the game's own web folder. @param {string} game @param {string} locale */
const pageSource = (game, locale) => pageText(`/games/${game}/locales/${locale}.ftl`);

/** A signal of a game's texts in the language of the moment. @param {string} game */
export function textsOf(game) {
  /** @type {import("@preact/signals").Signal<Catalogue|null>} */
  const texts = signal(null);
  const stop = keepSpeaking(
    async (locale) => gameTexts(game, locale, await getOnce(`/games/${game}/static`)),
    (loaded) => (texts.value = loaded),
  );
  return { texts, stop };
}
