/** The table on the page: what its messages make of it, what it sends, and when it asks again. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

const { TableStore } = await import("westphalia/table/store.js");
const { headlinesSince } = await import("westphalia/table/changes.js");
const { tidingsSince } = await import("westphalia/table/tidings.js");
const { pace } = await import("westphalia/settings.js");

const THINGS = { domains: { place: ["rome", "carthage"], amount: null }, arguments: { place: "place" }, map: null, graph: null, scenarios: [], options: [], groups: [], printed: null };
Object.assign(globalThis.answers, {
  "/api/games": [{ id: "toy", languages: ["en"], bots: [], scenarios: [], options: [] }],
  "/api/games/toy/static": THINGS,
  "/api/games/toy/static?scenario=standard": THINGS,
  "/api/games/toy/texts/en": { messages: "ask-where = Where to?\noption-end = Enough", names: { place: { rome: { name: "Rome" } } }, printed: {}, fallback: null },
  "/api/tables/t1/board-text?seat=0": { version: 1, status: null, tables: [], atlas: [] },
  "/api/tables/t1/board-text": { version: 1, status: null, tables: [], atlas: [] },
  "/api/tables/t1": { id: "t1", game: "toy", scenario: "standard", kind: "game" },
});

const option = (id, message = null) => ({ id, message, ref: message ? null : { domain: "place", id } });
const WHERE = { seat: 0, kind: "where", rule: "T-1", message: "ask-where", args: {}, refs: [], options: [option("rome"), option("end", "option-end")], refused: [], default: "end", text: 0, secret: false, aside: false, forms: [] };
const player = (seat) => ({ seat, name: `P${seat}`, kind: "human", bot: null, online: true });
const WELCOME = { type: "welcome", you: { seats: [0], name: "Ada" }, players: [player(0), player(1)], commitment: "c", chat: [], note: "", paused: false, last_seen: null };

/** The view of seat 0 in a message of its own. */
function view(version, { state = {}, journal = [], entries = journal.length, ask = null, base, gone, seat = 0, can_undo = true, headlines = [] } = {}) {
  const seen = { version, seat, state, ask, waiting: [], journal, entries, can_undo, over: false, standings: [], headlines };
  return { type: "view", seat, version, moves: version, view: seen, ...(base !== undefined && { base, gone: gone ?? [] }) };
}

const line = (message) => ({ message, rule: "", args: {}, refs: [] });

/** @type {any} */
let store, socket;

/** What comes is heard a moment later. */
function hear(...messages) {
  messages.forEach((message) => socket.comes(message));
  mock.timers.tick(30);
}

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  store = new TableStore("t1", null);
  await store.loading;
  socket = globalThis.answers.socket;
  socket.open();
  hear(WELCOME, view(1, { state: { gold: [3, 4], round: 1 }, ask: WHERE, journal: [line("a"), line("b")] }));
});

afterEach(() => {
  store.leave();
  mock.timers.reset();
});

test("it greets with what it has seen", () => {
  assert.deepEqual(socket.sent[0], { type: "hello", last: 200 });
  assert.deepEqual(store.greeting(), { type: "hello", since: 2, version: 1, last: 200, seat: 0 });
});

test("only what changed is sent, and put to what was there", () => {
  hear(view(2, { base: 1, state: { round: 2, crown: 1 }, gone: ["gold"], entries: 2 }));
  assert.deepEqual(store.state.value, { round: 2, crown: 1 });
});

test("a change of something we don't have is asked for anew", () => {
  hear(view(5, { base: 4, state: { round: 9 } }));
  assert.deepEqual(store.state.value, { gold: [3, 4], round: 1 });
  assert.deepEqual(socket.sent.at(-1), { type: "hello", since: 2, version: 1, last: 200, seat: 0 });
});

test("headlines go with their lines, and what befell us is told first", () => {
  hear(view(2, { journal: [line("war"), line("c"), line("plague")], entries: 5, headlines: [[2, 9], [4, 14]], ask: WHERE }));
  assert.deepEqual(headlinesSince(store, 0).map(({ entry, isOurs }) => [entry.message, isOurs]), [["plague", true], ["war", false]]);
  assert.deepEqual(headlinesSince(store, 3).map(({ at }) => at), [4]);
  hear(view(3, { journal: [line("d")], entries: 4, headlines: [[3, 2]], ask: WHERE }));
  assert.deepEqual(headlinesSince(store, 0).map(({ at }) => at), [2, 3]);
  hear(view(4, { journal: Array.from({ length: 12 }, () => line("siege")), entries: 16, headlines: Array.from({ length: 12 }, (_, n) => [4 + n, 9]) }));
  assert.deepEqual(headlinesSince(store, 0).map(({ at }) => at), [2, 4, 5, 6, 7, 8, 9]);
});

test("who has waited for others since the last answer is told of it", () => {
  assert.equal(store.hasWaited.value, false);
  hear(view(2, { entries: 2 }));
  assert.equal(store.hasWaited.value, true);
  hear(view(3, { ask: WHERE, entries: 2 }));
  store.answer("rome");
  assert.equal(store.hasWaited.value, false);
});

test("the log grows, and forgets what was taken back", () => {
  hear(view(2, { journal: [line("c")], entries: 3 }));
  assert.deepEqual(store.log.value.map(({ message }) => message), ["a", "b", "c"]);
  hear(view(3, { journal: [line("d")], entries: 2 }));
  assert.deepEqual(store.log.value.map(({ message }) => message), ["a", "d"]);
});

test("of a long log the last lines come first, the earlier ones when somebody wants to read them", async () => {
  const said = () => store.log.value.map(({ message }) => message);
  hear(view(2, { journal: [line("y"), line("z")], entries: 102, ask: WHERE }));
  assert.deepEqual([said(), store.earlier.value], [["y", "z"], 100]);
  assert.equal(store.greeting().since, 102);
  hear(view(3, { journal: [line("!")], entries: 102, ask: WHERE }));
  assert.deepEqual([said(), store.earlier.value, store.linesSince(101).length], [["y", "!"], 100, 1]);
  const journal = [...Array(100).keys()].map((n) => line(`${n}`)).concat(line("y"), line("!"));
  globalThis.answers["/api/tables/t1/history/3?since=0&seat=0"] = view(3, { journal }).view;
  await store.readEarlier();
  assert.deepEqual([said().length, said()[0], said().at(-1), store.earlier.value], [102, "0", "!", 0]);
  hear(view(4, { journal: [line("w")], entries: 9 }));
  assert.deepEqual([said().length, said().at(-1)], [9, "w"]);
});

test("an answer goes to the version it was given to, once", () => {
  store.answer("rome", { label: "Rome" });
  store.answer("end");
  assert.deepEqual(socket.sent.filter(({ type }) => type === "answer"), [{ type: "answer", version: 1, seat: 0, id: "rome", sure: false }]);
});

test("what was answered is told on the way to the next question", () => {
  store.answer("rome", { label: "Rome" });
  hear(view(2, { ask: { ...WHERE, kind: "how" }, entries: 2 }));
  assert.deepEqual(store.steps.value, [{ kind: "where", id: "rome", label: "Rome" }]);
  store.undo();
  hear(view(3, { ask: WHERE, entries: 2 }));
  assert.deepEqual(store.steps.value, []);
});

test("what can't be undone is confirmed first", () => {
  store.answer("rome");
  hear({ type: "confirm", version: 1, seat: 0, option: "rome" });
  assert.equal(store.confirming.value, "rome");
  store.answer("rome", { isSure: true });
  assert.deepEqual([store.confirming.value, socket.sent.at(-1).sure], [null, true]);
});

test("an answer that came too soon is given again after the pause the server wants", () => {
  store.answer("rome", { isSure: true });
  hear({ type: "refused", reason: { rule: "", message: "refused-often", args: {} }, version: 1, of: "answer", wait: 2 });
  assert.equal(store.notice.value, null);
  mock.timers.tick(2000);
  assert.equal(socket.sent.filter(({ type }) => type === "answer").length, 2);
});

test("an answer to a question that still stands goes to the new version", () => {
  store.answer("rome", { isSure: true });
  hear(view(2, { ask: WHERE, entries: 2, can_undo: false }), { type: "refused", reason: { rule: "", message: "refused-stale", args: {} }, version: 2, of: "answer", wait: 0 });
  assert.equal(socket.sent.findLast(({ type }) => type === "answer").version, 2);
});

test("any other refusal is told, for a while", () => {
  const reason = { rule: "T-1", message: "refused-option", args: {} };
  store.answer("rome", { isSure: true });
  hear({ type: "refused", reason, version: 1, of: "answer", wait: 0 });
  assert.deepEqual([store.notice.value, store.isSent.value], [reason, false]);
  mock.timers.tick(6000);
  assert.equal(store.notice.value, null);
});

test("what the page asks for by itself is no concern of the player", () => {
  hear({ type: "refused", reason: { rule: "", message: "refused-stale", args: {} }, version: 1, of: "cards", wait: 0 });
  assert.equal(store.notice.value, null);
});

test("after a pause it asks for cards and odds of the version it shows", () => {
  mock.timers.tick(150);
  assert.deepEqual(socket.sent.slice(-2), [{ type: "cards", version: 1, seat: 0 }, { type: "odds", version: 1, seat: 0 }]);
});

test("odds of another version are not shown", () => {
  hear({ type: "odds", version: 0, seat: 0, odds: { rome: { win: 0.5, lines: [] } } });
  assert.deepEqual(store.odds.value, {});
  hear({ type: "odds", version: 1, seat: 0, odds: { rome: { win: 0.5, lines: [] } } });
  assert.equal(store.odds.value.rome.win, 0.5);
});

test("a watcher takes nothing back", () => {
  hear(view(2, { seat: null }));
  const sent = socket.sent.length;
  store.undo();
  assert.equal(socket.sent.length, sent);
});

test("the families of things that are plain numbers have no ids", () => assert.deepEqual(Object.keys(store.board.value.domains), ["place"]));

const MENU = { ...WHERE, kind: "turn", forms: [{ id: "recruit", option: "end" }] };
const stepper = (value, most = 6) => ({ id: "unit/infantry", type: "stepper", label: 1, note: null, value, least: 0, most, step: 1, kind: "", args: {}, options: [], refused: [] });
const sheet = (version, ...fields) => ({ type: "form", version, seat: 0, form: "recruit", fields, told: [], changes: [], why: null, ready: true, final: false });
const asked = () => socket.sent.filter(({ type }) => type === "form");

test("an option with an order behind it is not answered but filled in", () => {
  hear(view(2, { ask: MENU, entries: 2 }));
  store.choose("end");
  assert.deepEqual(asked(), [{ type: "form", version: 2, seat: 0, form: "recruit", wanted: {} }]);
  assert.equal(socket.sent.filter(({ type }) => type === "answer").length, 0);
  hear(sheet(2, stepper(0)));
  store.filling.fill(store.filling.sheet.value.fields[0], 3);
  assert.equal(store.filling.sheet.value.ready, false); // until the server has said what it brings
  store.filling.order();
  assert.equal(socket.sent.filter(({ type }) => type === "order").length, 0);
  mock.timers.tick(60);
  assert.deepEqual(asked().at(-1).wanted, { "unit/infantry": 3 });
  hear(sheet(2, stepper(3)));
  store.filling.order();
  assert.deepEqual(socket.sent.at(-1), { type: "order", version: 2, seat: 0, form: "recruit", wanted: { "unit/infantry": 3 } });
});

test("an order that came too soon is given again after the pause, unless the table has gone on", () => {
  const ordered = () => socket.sent.filter(({ type }) => type === "order").length;
  const tooSoon = (version) => ({ type: "refused", reason: { rule: "", message: "refused-often", args: {} }, version, of: "order", wait: 2 });
  hear(view(2, { ask: MENU, entries: 2 }));
  store.choose("end");
  hear(sheet(2, stepper(3)));
  store.filling.order();
  hear(tooSoon(2));
  assert.deepEqual([store.notice.value, ordered()], [null, 1]);
  mock.timers.tick(2000);
  assert.equal(ordered(), 2);
  hear(tooSoon(2), { ...view(3, { entries: 2 }), seat: 0 });
  mock.timers.tick(2000);
  assert.equal(ordered(), 2);
});

test("a sheet that is out of date does not undo what was filled in since", () => {
  hear(view(2, { ask: MENU, entries: 2 }));
  store.choose("end");
  hear(sheet(2, stepper(0)));
  store.filling.fill(store.filling.sheet.value.fields[0], 2);
  mock.timers.tick(60);
  store.filling.fill(store.filling.sheet.value.fields[0], 4);
  hear(sheet(2, stepper(2)));
  assert.equal(store.filling.sheet.value.fields[0].value, 4);
});

test("a form with the question is laid out at once, and gone with it", () => {
  hear(view(2, { ask: { ...WHERE, forms: [{ id: "recruit", option: null }] }, entries: 2 }));
  assert.equal(asked().length, 1);
  hear(sheet(2, stepper(1)));
  hear(view(3, { entries: 2 }));
  assert.equal(store.filling.sheet.value, null);
  assert.equal(store.filling.open.value, null);
});

test("while an order is filled in the map answers for its field", () => {
  const area = { ...stepper("rome"), id: "area", type: "picker", options: [option("rome"), option("carthage")] };
  hear(view(2, { ask: MENU, entries: 2 }));
  store.choose("end");
  hear(sheet(2, area));
  assert.deepEqual([...store.answers.value.keys()], ["place:rome", "place:carthage"]);
});

test("what others do is a frame of the film, what we do is not, and nobody waits for it", () => {
  const motion = matchMedia("");
  motion.matches = false;
  pace.value = "calm";
  const happens = (version, ask = null) => view(version, { state: { round: version }, journal: [line(`l${version}`)], entries: version + 1, ask });
  store.answer("end", { isSure: true });
  hear(happens(2), happens(3), happens(4, WHERE)); // our answer led to 2, others play on
  assert.equal(store.view.value.version, 4);
  assert.equal(store.ask.value, store.view.value.ask);
  assert.deepEqual(store.film.stretch.map(({ before, state, entries }) => [before.round, state.round, entries[0].message]), [[2, 3, "l3"], [3, 4, "l4"]]);
  assert.equal(store.film.scene.value.state.round, 4); // nothing to be seen on a board without a map: both at once
  store.answer("end", { isSure: true });
  assert.deepEqual([store.film.now.value, store.film.stretch], [null, []]);
  [motion.matches, pace.value] = [true, "brisk"];
});

test("how the seats stand is known at once", () => {
  socket.comes({ type: "cards", version: 1, seat: 0, cards: [{ seat: 0, facts: [] }], worked_out: { levies: {} } });
  socket.comes({ type: "cards", version: 1, seat: 1, cards: [], worked_out: {} }); // of a chair we have left
  mock.timers.tick(30);
  assert.deepEqual(store.scene.value.cards, [{ seat: 0, facts: [] }]);
  assert.deepEqual(store.scene.value.workedOut, { levies: {} });
});

test("a line that must not be missed is told with what led to it, once", () => {
  store.game.value = { ...store.game.value, tiding: (_, { message }) => (message === "won" ? { picture: "battle", since: ["begins"] } : null) };
  const journal = ["begins", "dice", "won", "later"].map(line);
  hear(view(2, { journal, entries: 6, ask: WHERE }));
  const [tiding, ...others] = tidingsSince(store, 2);
  assert.deepEqual([tiding.at, tiding.picture, tiding.before.map(({ message }) => message), others], [4, "battle", ["begins", "dice"], []]);
  assert.deepEqual(tidingsSince(store, 5), []);
});
