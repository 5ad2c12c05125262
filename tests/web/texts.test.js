/** Texts as kernel/messages.py makes them: names with cases, counting, the fallback language. */
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis.answers, { "/api/texts/en": { messages: "guest-name = Visitor { $code }" } });
const { Catalogue, capital, gameTexts, personName, reasonOf, textsOf } = await import("westphalia/texts.js");
const { ApiError } = await import("westphalia/api.js");

const THINGS = { arguments: { place: "place", unit: "unit" }, domains: { place: ["rome"], unit: ["infantry"] } };
const POLISH = {
  messages: `
attacks = Atak { NAME($place, case: "gen") }
army = { COUNT($n, $unit) }
seat-number = Gracz { $number }
    .gen = gracza { $number }
kind = { $unit ->
    [infantry] pieszo
   *[other] inaczej
  }`,
  names: { place: { rome: { name: "Rzym", nom: "Rzym", gen: "Rzymu" } }, unit: { infantry: { name: "piechota", one: "piechur", few: "piechurzy", many: "piechurów" } } },
};
const ENGLISH = { messages: "only-english = Over there", names: {}, printed: {} };
const texts = new Catalogue("pl", POLISH, ENGLISH, THINGS);

test("a name stands in the case that the text wants", () => assert.equal(texts.format("attacks", { place: "rome" }), "Atak Rzymu"));

test("a name that ends in a full stop shares it with the sentence", () => {
  const czech = new Catalogue("cs", { ...POLISH, messages: "reigns = Vládne { NAME($place) }.\nwaits = Čekejte..." }, ENGLISH, THINGS);
  assert.equal(czech.format("reigns", { place: "Karel XII." }), "Vládne Karel XII.");
  assert.equal(czech.format("waits"), "Čekejte...");
});

test("what is counted follows its number", () => {
  const counted = [1, 2, 5, 22].map((n) => texts.format("army", { n, unit: "infantry" }));
  assert.deepEqual(counted, ["1 piechur", "2 piechurzy", "5 piechurów", "22 piechurzy"]);
});

test("a text can select by the id of a thing", () => {
  assert.equal(texts.format("kind", { unit: "infantry" }), "pieszo");
  assert.equal(texts.format("kind", { unit: "cavalry" }), "inaczej");
});

test("English steps in, and an unknown message is its id", () => {
  assert.equal(texts.format("only-english"), "Over there");
  assert.equal(texts.format("nowhere"), "nowhere");
  assert.equal(texts.has("nowhere"), false);
});

test("seats have the names of their players, or numbers", () => {
  const named = texts.withSeats([{ name: "Francja", nom: "Francja" }, null]);
  assert.equal(named.name("seat", "1"), "Francja");
  assert.equal(named.name("seat", "2"), "Gracz 2");
  assert.equal(named.forms("seat", "2").gen, "gracza 2");
  assert.equal(texts.name("seat", "1"), "Gracz 1", "the texts themselves stay as they were");
});

test("a thing without a name is called by its id, with a capital", () => {
  assert.equal(texts.name("place", "new_york"), "New york");
  assert.equal(capital("łódź", "pl"), "Łódź");
});

test("a case that a name does not have is a fault, not a guess", () => assert.throws(() => texts.argument("place", "rome").form("loc"), /rome has no form loc/));

test("what a card prints is translated as far as it is", () => {
  const printed = new Catalogue("pl", { ...POLISH, printed: { "Gain 1": "Zyskaj 1" } }, ENGLISH, THINGS);
  assert.deepEqual([printed.printed("Gain 1"), printed.printed("Lose 1")], ["Zyskaj 1", "Lose 1"]);
});

test("a problem is told in our language if the server named it, else as it came", () => {
  assert.equal(reasonOf(new ApiError(409, "odd", "no-such-text")), "odd");
  assert.equal(reasonOf("odd"), "odd");
});

test("the name that a guest has from us is said in our language, one they chose is theirs", () => {
  assert.equal(personName("Guest D725"), "Visitor D725");
  assert.deepEqual(["Ada", "Guest", "Guest D725 II", ""].map(personName), ["Ada", "Guest", "Guest D725 II", ""]);
});

test("a game that does not speak our language speaks English", async () => {
  Object.assign(globalThis.answers, { "/api/games": [{ id: "chess", languages: ["en"] }], "/api/games/chess/texts/en": { messages: "check = Check", names: {}, printed: {}, fallback: null } });
  const spoken = await gameTexts("chess", "cs", THINGS);
  assert.equal(spoken.format("check"), "Check");
});

test("texts that the network did not bring are asked for again", async () => {
  const fetched = globalThis.fetch;
  let refusals = 2;
  globalThis.fetch = async (address) => {
    if (String(address).endsWith("/texts/en") && refusals-- > 0) throw new TypeError("Failed to fetch");
    return fetched(address);
  };
  Object.assign(globalThis.answers, {
    "/api/games": [{ id: "whist", languages: ["en"] }],
    "/api/games/whist/static": THINGS,
    "/api/games/whist/texts/en": { messages: "game-name = Whist", names: {}, fallback: null },
  });
  const { texts: found, stop } = textsOf("whist");
  try {
    const loaded = await new Promise((go) => found.subscribe((value) => value && go(value)));
    assert.equal(loaded.format("game-name"), "Whist");
    assert.ok(refusals < 0);
  } finally {
    stop();
    globalThis.fetch = fetched;
  }
});
