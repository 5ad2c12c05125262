/** Everything the page knows about one table, as signals; and what a player can do there. */
import { batch, computed, effect, signal } from "@preact/signals";
import { ApiError, get, getOnce, post } from "../api.js";
import { lookForNewer } from "../app.js";
import { askBeforeDice } from "../settings.js";
import { readDrawing } from "../map/drawing.js";
import { reasonOf, textsOf } from "../texts.js";
import { answersOnMap } from "./answers.js";
import { Connection } from "./connection.js";
import { Dragging } from "./dragging.js";
import { Filling } from "./filling.js";
import { Film } from "./film.js";
import { fitted, gameModule } from "./game.js";
import { Kept } from "./kept.js";
import { Reel } from "./reel.js";
import { stepsBack, stepsTo } from "./steps.js";

/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */
/** @typedef {import("../wire.d.ts").Ref} Ref */
/** @typedef {import("../wire.d.ts").OptionView} Option */
/** @typedef {import("../wire.d.ts").RefusedView} Refused */
/** @typedef {import("../wire.d.ts").AskView} Ask */
/** @typedef {import("../wire.d.ts").EntryView} Entry */
/** @typedef {import("../wire.d.ts").SeatView} View */
/** @typedef {import("../wire.d.ts").PlayerView} Player */
/** @typedef {import("../wire.d.ts").CardView} SeatCard */
/** @typedef {import("../wire.d.ts").Refusal} Refusal */
/** @typedef {import("../wire.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("../wire.d.ts").ClientMessage} ClientMessage */
/** @typedef {Record<string, import("../wire.d.ts").OddsView>} Odds by option */
/** @typedef {{version: number, seat: number, id: string, sure: boolean, ask: Ask, label: string}} Given an answer, the question it was given to, what it is called */

const NOTICE_TIME = 6000;
/** @type {import("../wire.d.ts").Code[]} */
const [STALE, HASTY, TAKEN] = ["refused-stale", "refused-often", "refused-no-chair"];
const DEEDS = ["answer", "order"]; // what the player wants done
const NEW_HOST = "host"; // a notice: perhaps it is us
const ASIDES = ["odds", "cards", "ping", "form", "piece"]; // what the page asks for by itself: no concern of the player
const MOMENT = 30; // ms
const PAUSE = 150; // ms without news before more is asked about the table
const LINES = 200; // of the log, told at first; earlier ones when somebody wants to read them

/** What comes before the table is drawn: whoever reads it later finds it there. @template T @returns {Signal<T>} */
const coming = () => signal(/** @type {any} */ (null));

export class TableStore {
  /** @param {string} id @param {{seat: number, token: string}|null} key */
  constructor(id, key) {
    this.id = id;
    /** @type {ServerMessage[]} */
    this.inbox = [];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.readTimer = undefined;
    /** @type {Signal<import("../wire.d.ts").TableDetail>} */
    this.table = coming();
    /** @type {Signal<import("./game.js").Board>} */
    this.board = coming();
    /** @type {Signal<import("./game.js").FittedGame>} */
    this.game = coming();
    /** @type {Signal<import("../texts.js").Catalogue>} */
    this.texts = coming();
    this.isOnline = signal(false);
    this.isPaused = signal(false);
    this.isTaken = signal(false); // the chair that our link leads to
    this.problem = signal("");
    this.mine = signal(/** @type {number[]} */ ([]));
    this.players = signal(/** @type {Player[]} */ ([]));
    this.commitment = signal("");
    this.secret = signal("");
    this.note = signal("");
    this.chat = signal(/** @type {import("../wire.d.ts").ChatRow[]} */ ([]));
    /** @type {Signal<View>} */
    this.view = coming();
    this.lesson = signal(/** @type {import("../wire.d.ts").LessonView|null} */ (null));
    this.moves = signal(0);
    this.log = signal(/** @type {Entry[]} */ ([])); // the last lines
    this.earlier = signal(0); // lines before them
    this.vote = signal(/** @type {import("../wire.d.ts").VoteMessage|null} */ (null));
    this.clocks = signal(/** @type {Map<number, {left: number|null, waited: number, at: number}>} */ (new Map())); // of those who are waited for
    this.standings = signal(/** @type {import("../wire.d.ts").Standing[]} */ ([]));
    this.orders = signal(/** @type {import("../wire.d.ts").OrderView[]} */ ([])); // standing orders of our seat
    this.obeyed = signal(/** @type {import("../wire.d.ts").OrderLine[]} */ ([])); // what they did
    this.isSent = signal(false);
    /** The answer under way. @type {Given|null} */
    this.given = null;
    /** @type {Connection|undefined} */
    this.connection = undefined;
    this.isLeft = false;
    this.wasLost = false; // the connection, since we were welcome the last time
    this.isKeyed = false; // the last thing done here was done by keys
    this.showsKeys = signal(false);
    this.isBack = false; // an undo was the last thing done here
    this.notice = signal(/** @type {Refusal|null} */ (null));
    this.lookedAt = signal(/** @type {number|null} */ (null));
    this.past = signal(/** @type {View|null} */ (null));
    this.inspected = signal(/** @type {Ref|null} */ (null));
    this.pinned = signal(/** @type {Ref|null} */ (null));
    this.marked = signal(/** @type {Ref[]} */ ([]));
    this.target = signal(/** @type {Ref|null} */ (null));
    this.overlay = signal("");
    this.cards = signal(/** @type {SeatCard[]} */ ([]));
    this.workedOut = signal(/** @type {Record<string, any>} */ ({}));
    this.words = signal(/** @type {import("../wire.d.ts").BoardText|null} */ (null));
    this.readers = signal(0); // how many parts of the page read the board in words
    this.odds = signal(/** @type {Odds} */ ({}));
    this.advice = signal(/** @type {import("../wire.d.ts").Weighing|null} */ (null)); // what a bot would answer, once it was asked
    this.confirming = signal(/** @type {string|null} */ (null)); // an answer that can't be taken back, not yet given
    this.steps = signal(/** @type {import("./steps.js").Step[]} */ ([]));
    this.lastSeen = signal(/** @type {import("../wire.d.ts").Seen|null} */ (null));
    this.headlines = signal(/** @type {import("../wire.d.ts").SeatView["headlines"]} */ ([])); // places in the log, and their weights for us
    this.hasWaited = signal(false); // for others, since our last answer
    this.answeredAt = signal(/** @type {number|null} */ (null)); // entries of the log at our last answer
    this.lookedUpon = signal(/** @type {Set<string>} */ (new Set()));
    this.piece = signal(/** @type {import("../wire.d.ts").PieceMessage|null} */ (null)); // what can be done with what is pinned or dragged
    /** Answers that follow the one under way. @type {string[]} */
    this.next = [];
    this.filling = new Filling(this);
    this.kept = new Kept(this);
    this.dragging = new Dragging(this);
    this.reel = new Reel(this);

    this.seat = computed(() => this.view.value?.seat ?? null);
    this.state = computed(() => (this.past.value ?? this.view.value)?.state ?? null);
    this.ask = computed(() => (this.past.value ? null : (this.view.value?.ask ?? null)));
    this.isOver = computed(() => this.view.value?.over || this.standings.value.length > 0);
    this.speech = computed(() => {
      const [texts, game, state] = [this.texts.value, this.game.value, this.state.value];
      if (!texts || !game || !state) return texts;
      const people = this.players.value.map((player) => game.seatForms(state, player, texts));
      return texts.withSeats([...people, ...game.ownSeats(state, texts).slice(people.length)]);
    });
    this.scene = computed(() => ({
      state: this.state.value,
      board: this.board.value,
      texts: this.speech.value,
      words: this.past.value ? null : this.words.value,
      cards: this.cards.value,
      workedOut: this.workedOut.value,
      seat: this.seat.value,
    }));
    this.film = new Film(this);
    this.answers = computed(() => answersOnMap(this));
    this.counters = computed(() => new Set(this.game.value.tokens(this.scene.value, this.overlay.value).map(({ ref }) => ref?.domain)));
    this.stops = [effect(() => this.askForMore()), effect(() => this.askForPiece(this.pinned.value))];
    this.loading = this.load(key);
  }

  /** @param {{seat: number, token: string}|null} key to a chair, from an invitation */
  async load(key) {
    try {
      await get("/me");
      if (key) await post(`/tables/${this.id}/join`, key).catch((error) => this.noteTaken(error));
      if (this.isTaken.value) return;
      const table = await get(`/tables/${this.id}`);
      const [board, game] = await Promise.all([getOnce(`/games/${table.game}/static?scenario=${encodeURIComponent(table.scenario)}`), gameModule(table.game)]);
      if (this.isLeft) return;
      const { texts, stop } = textsOf(table.game);
      this.stops.push(stop, effect(() => {
        if (texts.value) this.texts.value = texts.value;
      }));
      const named = Object.entries(board.domains).filter(([, ids]) => ids !== null); // the others are plain numbers
      const drawn = { ...board, domains: Object.fromEntries(named), map: readDrawing(board.map, game.side(board)) };
      batch(() => {
        this.table.value = table;
        this.board.value = drawn;
        this.game.value = fitted(game, drawn);
        this.overlay.value = game.overlays[0];
      });
      this.connection = new Connection(this.id, {
        hello: () => this.greeting(),
        onMessage: (message) => this.receive(message),
        onState: (isOpen) => (this.isOnline.value = isOpen),
        onLoss: () => this.lose(),
      });
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
  }

  /** What was agreed may be otherwise now. */
  async readTable() {
    this.table.value = await get(`/tables/${this.id}`);
  }

  /** Somebody sits on the chair that our link leads to. @param {unknown} error */
  noteTaken(error) {
    if (!(error instanceof ApiError) || error.text !== TAKEN) throw error;
    this.isTaken.value = true;
  }

  lose() {
    if (this.isSent.value) this.kept.lose();
    this.wasLost = true;
  }

  /** What we have seen so far, for the server to go on from. @returns {import("../wire.d.ts").Hello} */
  greeting() {
    const view = this.view.peek();
    if (!view) return { type: "hello", last: LINES };
    const seat = view.seat === null ? {} : { seat: view.seat };
    return { type: "hello", since: this.linesTold(), version: view.version, last: LINES, ...seat };
  }

  /** How many lines of the log there are, as far as we were told. */
  linesTold() {
    return this.earlier.peek() + this.log.peek().length;
  }

  /** The lines of the log from this place on, as far as we have them. @param {number} place */
  linesSince(place) {
    return this.log.value.slice(Math.max(0, place - this.earlier.value));
  }

  /** Bots answer faster than a page can be drawn. @param {ServerMessage} message */
  receive(message) {
    this.inbox.push(message);
    this.readTimer ??= setTimeout(() => this.read(), MOMENT);
  }

  /** What came within a moment is read at once; the map shows what others did step by step (`film.js`). */
  read() {
    this.readTimer = undefined;
    batch(() => this.inbox.splice(0).forEach((message) => this.handle(message)));
  }

  /** A server that is newer than this page may say what we don't know. @param {ServerMessage} message */
  handle(message) {
    /** @type {((message: any) => void)|undefined} */ (this.handlers[message.type])?.call(this, message);
  }

  /** @type {{[M in ServerMessage as M["type"]]: (this: TableStore, message: M) => void}} */
  handlers = {
    welcome({ you, players, commitment, chat, note, paused, last_seen }) {
      if (!this.view.value) this.lastSeen.value = last_seen;
      if (this.wasLost) lookForNewer();
      this.wasLost = false;
      this.isSent.value = false;
      this.mine.value = you.seats;
      this.players.value = players;
      this.commitment.value = commitment;
      this.chat.value = chat;
      this.note.value = note;
      this.isPaused.value = paused;
      this.orders.value = [];
      this.obeyed.value = [];
    },
    view(message) {
      const view = this.whole(message);
      if (!view) return this.send(this.greeting());
      const isSame = view.seat === this.seat.value;
      const from = view.entries - view.journal.length;
      const isNext = isSame && this.earlier.value <= from && from <= this.linesTold();
      this.noteDeed(view, isNext);
      this.log.value = (isNext ? this.log.value.slice(0, from - this.earlier.value) : []).concat(view.journal);
      if (!isNext) this.earlier.value = from;
      const known = isNext ? this.headlines.value.filter(([at]) => at < from) : [];
      this.headlines.value = known.concat(view.headlines ?? []);
      if (!view.ask || view.ask.aside) this.hasWaited.value = true;
      if (!isSame) this.steps.value = [];
      const isNew = view.version !== this.view.value?.version;
      if (isNew || !isSame) {
        this.odds.value = {};
        this.advice.value = null;
        this.confirming.value = null;
      }
      this.view.value = view;
      this.lesson.value = message.lesson ?? null;
      this.moves.value = message.moves;
      if (!isSame || view.version > (this.given?.version ?? -1)) this.isSent.value = false;
      if (isNew || !isSame) this.filling.begin();
      if (isNew) this.goOn();
      this.kept.settle(view);
      if (isNew) this.steps.value = view.can_undo ? stepsTo(view.ask, this.stepsTaken(view), this.game.value) : [];
    },
    confirm({ version, option }) {
      this.isSent.value = false;
      if (version === this.view.value?.version) this.confirming.value = option;
      this.askForMore();
    },
    odds({ version, odds }) {
      if (version === this.view.value?.version) this.odds.value = odds;
    },
    cards(message) {
      if (!this.past.value && message.seat === this.seat.value) this.readCards(message);
    },
    form(sheet) {
      this.filling.receive(sheet);
      this.dragging.settle();
    },
    piece(message) {
      if (message.version !== this.view.value?.version) return;
      this.piece.value = message;
      this.dragging.begin();
    },
    stood({ why }) {
      this.filling.stood.value = why;
    },
    orders({ orders }) {
      this.orders.value = orders;
      if (!this.filling.open.value?.isAhead) return;
      this.isSent.value = false;
      this.filling.begin();
    },
    obeyed({ lines }) {
      this.obeyed.value = [...this.obeyed.value, ...lines];
    },
    refused({ reason, of, wait }) {
      if (of === "form") this.filling.refuse(wait);
      else if (reason.message === HASTY && DEEDS.includes(of)) this.giveAgainAfter(wait);
      else if (reason.message === HASTY && ASIDES.includes(of)) this.askForMore(wait * 1000);
      else if (reason.message === STALE && of === "answer" && this.given && this.isStillAsked()) this.give({ ...this.given, version: this.view.value.version });
      else if (!ASIDES.includes(of)) this.complain(reason);
    },
    players({ players, paused }) {
      this.players.value = players;
      this.isPaused.value = paused;
    },
    chat({ line }) {
      this.chat.value = [...this.chat.value, line];
      if (!line.name && line.text === NEW_HOST) this.readTable();
    },
    vote(vote) {
      this.vote.value = vote;
    },
    clock({ seats }) {
      this.clocks.value = new Map(seats.map(({ seat, left, waited }) => [seat, { left, waited, at: Date.now() }]));
    },
    over({ standings, secret }) {
      this.standings.value = standings;
      this.secret.value = secret;
    },
    pong() {},
  };

  /** The view with its whole state: mostly only what differs from the view before was sent. Null if we don't have that. @param {import("../wire.d.ts").View} message @returns {View|null} */
  whole({ base, gone = [], view }) {
    if (base === undefined) return view;
    const before = this.view.value;
    if (before?.version !== base || before.seat !== view.seat) return null;
    const state = { ...before.state, ...view.state };
    gone.forEach((part) => delete state[part]);
    return { ...view, state };
  }

  /** What others did since the view before is a frame of the film. @param {View} view @param {boolean} isNext whether it goes on from that view */
  noteDeed(view, isNext) {
    const before = this.view.value;
    const told = this.linesTold();
    if (!before || before.version === view.version) return;
    if (!isNext || view.entries < told) return this.film.begin();
    const entries = view.journal.slice(view.journal.length - (view.entries - told));
    const isOurs = before.ask && !before.ask.aside && this.isSent.value;
    const weight = (view.headlines ?? []).reduce((sum, [at, each]) => sum + (at >= told ? each : 0), 0);
    if (entries.length > 0 && !isOurs) this.film.note({ before: before.state, state: view.state, entries, weight });
  }

  /** The film ends; the history stays where it is. */
  skipFilm() {
    if (this.reel.isPlaying.peek()) this.reel.pause();
    else this.film.skip();
  }

  /** After a pause in the news: the seats' cards, the odds of our options, the board in words if somebody reads it. @param {number} [pause] in ms */
  askForMore(pause = PAUSE) {
    const [view, past, readers, game, isOnline] = [this.view.value, this.past.value, this.readers.value, this.game.value, this.isOnline.value];
    clearTimeout(this.moreTimer);
    if (!view || !game || !isOnline) return;
    this.moreTimer = setTimeout(() => {
      const { version, seat, ask } = view;
      if (past && this.reel.isPlaying.peek() && this.reel.speed.peek() > 1) return; // the next picture comes soon
      if (past) this.readPastCards();
      else this.send({ type: "cards", version, seat });
      if (ask && !past) this.send({ type: "odds", version, seat: ask.seat });
      if (readers || game.usesWords) this.readWords(seat);
    }, pause);
  }

  /** What can be done with a thing, as long as we are asked something. @param {Ref|null} ref */
  askForPiece(ref) {
    const [view, past] = [this.view.value, this.past.value];
    this.piece.value = null;
    if (ref && view?.ask && !view.ask.aside && !past) this.send({ type: "piece", version: view.version, seat: view.ask.seat, ...ref });
  }

  /** Do something with a thing: fill in the order for it, or answer and go on. @param {import("../wire.d.ts").DeedView} deed @param {string} label */
  undertake({ option, form, wanted, then }, label) {
    const order = this.filling.offered(form);
    this.pinned.value = null;
    if (order) return this.filling.show(order, wanted);
    this.answer(option.id, { label });
    this.next = then;
  }

  /** The question after an answer that was given for a thing: the thing is the answer. */
  goOn() {
    const [id, ...rest] = this.next;
    this.next = [];
    const option = this.ask.value?.options.find((each) => each.id === id);
    if (!option) return;
    this.answer(id, { label: option.ref ? this.speech.value.name(option.ref.domain, option.ref.id) : id });
    this.next = rest;
  }

  /** @param {number|null} seat */
  async readWords(seat) {
    const words = await get(`/tables/${this.id}/board-text${seat === null ? "" : `?seat=${seat}`}`);
    if (seat === this.seat.peek()) this.words.value = words;
  }

  async readPastCards() {
    const [moves, seat] = [this.lookedAt.peek(), this.seat.peek()];
    const told = await get(`/tables/${this.id}/cards?moves=${moves}${seat === null ? "" : `&seat=${seat}`}`);
    if (moves === this.lookedAt.peek()) this.readCards(told);
  }

  /** @param {Pick<import("../wire.d.ts").Cards, "cards"|"worked_out">} told */
  readCards({ cards, worked_out }) {
    this.cards.value = cards;
    if (JSON.stringify(worked_out) !== JSON.stringify(this.workedOut.peek())) this.workedOut.value = worked_out; // the map is drawn anew by it
  }

  /** The server wants a pause before it hears the answer or the order. @param {number} seconds */
  giveAgainAfter(seconds) {
    const last = this.kept.last;
    this.giveTimer = setTimeout(() => last && last === this.kept.last && this.isSent.value && this.kept.give(last.deed, last.label), seconds * 1000);
  }

  /** Whether the question that was answered is still open: somebody else answered another one meanwhile. */
  isStillAsked() {
    return JSON.stringify(this.given?.ask) === JSON.stringify(this.view.value?.ask);
  }

  /** What the player wanted was refused. @param {Refusal} reason */
  complain(reason) {
    this.isSent.value = false;
    this.confirming.value = null;
    this.say(reason);
  }

  /** A passing remark: why something was refused. @param {Refusal} notice */
  say(notice) {
    this.notice.value = notice;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice.value = null), NOTICE_TIME);
  }

  /** Choose an option: the order behind it is filled in first. @param {string} id @param {{label?: string}} [how] */
  choose(id, how) {
    const [form] = this.filling.behind(id);
    if (form) this.filling.show(form);
    else this.answer(id, how);
  }

  /** Answer the question. Not yet `isSure`, the server asks back where the answer could not be taken back.
   * @param {string} id @param {{isSure?: boolean, label?: string}} [how] `label`: what to tell of it on the way to the next question */
  answer(id, { isSure = !askBeforeDice.value, label = "" } = {}) {
    const [view, ask] = [this.view.value, this.ask.value];
    if (!view || !ask || this.isSent.value) return;
    this.act();
    this.give({ version: view.version, seat: ask.seat, id, sure: isSure, ask, label });
  }

  /** An answer or an order is on its way: what happened before it is told, what follows is news. */
  act() {
    this.isBack = false;
    this.film.begin();
    batch(() => {
      this.confirming.value = null;
      this.marked.value = [];
      this.answeredAt.value = this.linesTold();
      this.hasWaited.value = false;
      this.lookedUpon.value = new Set();
      this.filling.stood.value = null;
    });
  }

  /** The steps with the one that led to a new view, or without the one that was taken back. @param {View} view */
  stepsTaken(view) {
    const [steps, given] = [this.steps.value, this.given];
    if (this.isBack) return stepsBack(view.ask, steps);
    return given?.version === view.version - 1 ? [...steps, { kind: given.ask.kind, id: given.id, label: given.label }] : steps;
  }

  /** @param {Given} given */
  give(given) {
    clearTimeout(this.moreTimer); // nobody waits for the odds of a question that is answered
    this.given = given;
    this.isSent.value = true;
    const { ask, label, ...answer } = given;
    this.kept.give({ type: "answer", ...answer }, label);
  }

  undo() {
    const view = this.view.value;
    if (view?.seat == null) return;
    this.isBack = true;
    this.send({ type: "undo", version: view.version, seat: view.seat, whole: true });
  }

  /** @param {ClientMessage} message */
  send(message) {
    this.connection?.send(message);
  }

  /** @param {string} text of the seat's note */
  write(text) {
    this.note.value = text;
    this.send({ type: "note", text });
  }

  /** Look from another chair of this client. @param {number} seat */
  sit(seat) {
    this.send({ type: "hello", since: 0, version: 0, seat });
  }

  /** Whether a thing can be pointed at on the map: a place, a sea, a region, or what lies there as a counter. @param {Ref} ref */
  isOnMap(ref) {
    const { domains, onMap } = this.game.value;
    const places = Object.values(domains);
    return onMap.call(this.game.value, this.scene.value, ref).some(({ domain }) => places.includes(domain) || this.counters.value.has(domain));
  }

  /** Look at a thing on the map: what changed there is seen now. @param {Ref|null} ref */
  inspect(ref) {
    this.inspected.value = ref;
    if (ref) this.lookedUpon.value = new Set([...this.lookedUpon.value, `${ref.domain}:${ref.id}`]);
  }

  /** The table as it was after so many moves; null: back to now. @param {number|null} moves */
  async look(moves) {
    this.film.skip();
    this.lookedAt.value = moves;
    if (moves === null) {
      this.past.value = null;
      return;
    }
    const view = await this.viewAt(moves);
    if (this.lookedAt.value === moves) this.past.value = view;
  }

  /** One move back or on through the game. @param {number} by */
  step(by) {
    if (this.reel.isPlaying.peek()) return this.reel.pause();
    const last = this.moves.value;
    const to = Math.max(0, (this.lookedAt.value ?? last) + by);
    if (last > 1) this.look(to >= last ? null : to);
  }

  /** If we have our log whole, its log is the beginning of ours and need not be told. @param {number} moves @returns {Promise<View>} */
  async viewAt(moves) {
    const [seat, log] = [this.seat.peek(), this.log.peek()];
    const since = this.earlier.peek() > 0 ? 0 : log.length;
    const view = await get(`/tables/${this.id}/history/${moves}?since=${since}${seat === null ? "" : `&seat=${seat}`}`);
    return { ...view, journal: log.slice(0, view.entries - view.journal.length).concat(view.journal) };
  }

  /** The log from its first line. */
  async readEarlier() {
    const [seat, lines] = [this.seat.peek(), this.earlier.peek()];
    if (lines === 0) return;
    const { journal } = await this.viewAt(this.moves.peek());
    if (seat !== this.seat.peek() || lines !== this.earlier.peek()) return;
    batch(() => {
      this.log.value = journal.slice(0, lines).concat(this.log.value);
      this.earlier.value = 0;
    });
  }

  leave() {
    this.isLeft = true;
    clearTimeout(this.noticeTimer);
    clearTimeout(this.moreTimer);
    clearTimeout(this.giveTimer);
    clearTimeout(this.readTimer);
    this.filling.close();
    this.reel.leave();
    this.film.leave();
    this.connection?.close();
    this.stops.forEach((stop) => stop());
  }
}
