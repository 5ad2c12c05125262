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

/** @param {Catalogue|null} texts @param {string} bot */
export const botName = (texts, bot) => t("seat-bot", { name: said(texts, `bot-${bot}`, bot) });

/** Whom one plays on a chair of a new table, where the scenario says it; else its number. @param {Catalogue|null} texts @param {import("../wire.d.ts").ScenarioInfo} scenario @param {number} seats @param {number} seat */
export function chairName(texts, scenario, seats, seat) {
  const chair = scenario.chairs[seats]?.[seat];
  return chair && texts ? texts.name(chair.domain, chair.id) : t("seat-number", { n: seat + 1 });
}

/** The bot that sits down when nobody chose another. @param {import("../wire.d.ts").GameInfo} game */
export const defaultBot = (game) => game.default_bot;

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
