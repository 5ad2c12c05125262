/** Games as the lobby speaks of them. */
import { useEffect, useState } from "preact/hooks";
import { remembered } from "../settings.js";
import { t, textsOf } from "../texts.js";

/** @typedef {import("../texts.js").Catalogue} Catalogue */

/** The scenario played last, by game. @type {import("@preact/signals").Signal<Record<string, string>>} */
export const lastScenarios = remembered("last-scenarios", {});

/** The texts of a game in the language of the moment. @param {string} game */
export function useGameTexts(game) {
  const [texts, setTexts] = useState(/** @type {Catalogue|null} */ (null));
  useEffect(() => {
    const found = textsOf(game);
    const unsubscribe = found.texts.subscribe(setTexts);
    return () => {
      unsubscribe();
      found.stop();
    };
  }, [game]);
  return texts;
}

const UNKNOWN = "\u00a0"; // as high as a line

/** A text of the game; without one, the id as words; nothing while the texts are on their way. @param {Catalogue|null} texts @param {string} message @param {string} id */
export const said = (texts, message, id) => (texts?.has(message) ? texts.format(message) : texts ? id.replaceAll("_", " ") : UNKNOWN);

/** @param {Catalogue|null} texts @param {string} game */
export const gameName = (texts, game) => said(texts, "game-name", game);

/** One that players put together is called by what stands before its choices. @param {Catalogue|null} texts @param {string} scenario */
export const scenarioName = (texts, scenario) => said(texts, `scenario-${scenario.split(":")[0]}`, scenario);

const LONG_THINKER = "strategist@3s"; // has a name of its own among the levels

/** The name of a bot in its parts: strategist:trader@3s is strategist@3s in the style of a trader. @param {string} bot */
export function botParts(bot) {
  const [called, budget] = bot.split("@");
  const [base, style = ""] = called.split(":");
  return { level: budget ? `${base}@${budget}` : base, base, style };
}

/** @param {string} level @param {string} style */
export const styledBot = (level, style) => (style && level !== "random" ? level.replace(/@|$/, (at) => `:${style}${at}`) : level);

/** What a level is called. @param {Catalogue|null} texts @param {string} level */
export const levelName = (texts, level) => (level === LONG_THINKER ? t("level-master") : said(texts, `bot-${botParts(level).base}`, level));

/** What to expect of a level. @param {string} level */
export const levelAbout = (level) => (level === LONG_THINKER ? t("bot-about-master") : t(`bot-about-${botParts(level).base}`));

/** @param {Catalogue|null} texts @param {string} bot */
export function botName(texts, bot) {
  const { level, style } = botParts(bot);
  const name = levelName(texts, level);
  return style ? t("seat-bot-style", { name, style: t(`style-${style}`) }) : t("seat-bot", { name });
}

/** Whom one plays on a chair of a new table, where the scenario says it; else its number. @param {Catalogue|null} texts @param {import("../wire.d.ts").ScenarioInfo} scenario @param {number} seats @param {number} seat */
export function chairName(texts, scenario, seats, seat) {
  const chair = scenario.chairs[seats]?.[seat];
  return chair && texts ? texts.name(chair.domain, chair.id) : t("seat-number", { n: seat + 1 });
}

/** The bot that sits down when nobody chose another. @param {import("../wire.d.ts").GameInfo} game */
export const defaultBot = (game) => game.default_bot;

/** The bot on a chair when nobody chose another: neighbours differ in style. @param {import("../wire.d.ts").GameInfo} game @param {number} chair @param {string} [level] */
export const usualBot = (game, chair, level = game.default_bot) => styledBot(level, game.styles.length ? game.styles[chair % game.styles.length] : "");

export const [MINUTE, DAY] = [60, 24 * 3600]; // seconds

/** The time for one decision. @param {number|null} seconds */
export function duration(seconds) {
  if (!seconds) return t("clock-none");
  return seconds < DAY ? t("clock-minutes", { n: Math.ceil(seconds / MINUTE) }) : t("clock-days", { n: Math.ceil(seconds / DAY) });
}

const UNITS = /** @type {[Intl.RelativeTimeFormatUnit, number][]} */ ([["day", DAY], ["hour", 3600], ["minute", MINUTE]]);

/** How long ago something was. @param {number} then seconds since 1970 @param {string} locale */
export function ago(then, locale) {
  const seconds = Date.now() / 1000 - then;
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" }).format(-Math.floor(seconds / size), unit);
}
