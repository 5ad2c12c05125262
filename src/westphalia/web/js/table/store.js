/** Everything the page knows about one table, as signals; and what a player can do there. */
import { batch, computed, effect, signal } from "@preact/signals";
import { get, getOnce, post } from "../api.js";
import { askBeforeDice } from "../settings.js";
import { readDrawing } from "../map/drawing.js";
import { reasonOf, textsOf } from "../texts.js";
import { answersOnMap } from "./answers.js";
import { Connection } from "./connection.js";
import { fitted, gameModule } from "./game.js";
import { stepsBack, stepsTo } from "./steps.js";

/** @typedef {{domain: string, id: string}} Ref */
/** @typedef {{id: string, message: string|null, ref: Ref|null}} Option */
/** @typedef {{option: Option, rule: string, message: string, args: Record<string, any>}} Refused */
/** @typedef {{seat: number, kind: string, rule: string, message: string, args: Record<string, any>, refs: Ref[], options: Option[],
 *   refused: Refused[], default: string, text: number, secret: boolean, aside: boolean}} Ask */
/** @typedef {{message: string, rule: string, args: Record<string, any>, refs: Ref[]}} Entry */
/** @typedef {{version: number, seat: number|null, state: any, ask: Ask|null, waiting: {seat: number, kind: string}[],
 *   entries: number, journal: Entry[], can_undo: boolean, over: boolean, standings: {seat: number, place: number, points: number}[]}} View */
/** @typedef {{seat: number, name: string, kind: "human"|"bot"|"open", bot?: string|null, online?: boolean}} Player */
/** @typedef {{seat: number, facts: {id: string, label: any, value: any, main: boolean}[]}} SeatCard */
/** @typedef {Record<string, {win: number, lines: any[]}>} Odds by option */
/** @typedef {{version: number, seat: number, id: string, sure: boolean, ask: Ask, label: string}} Given an answer, the question it was given to, what it is called */

const NOTICE_TIME = 6000;
const [STALE, HASTY] = ["refused-stale", "refused-often"];
const ASIDES = ["odds", "cards", "ping"]; // what the page asks for by itself: no concern of the player
const MOMENT = 30; // ms
const PAUSE = 150; // ms without news before more is asked about the table

export class TableStore {
  /** @param {string} id @param {{seat: number, token: string}|null} key */
  constructor(id, key) {
    this.id = id;
    /** @type {any[]} */
    this.inbox = [];
    this.table = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    this.game = signal(/** @type {import("./game.js").Game|null} */ (null));
    this.texts = signal(/** @type {import("../texts.js").Catalogue|null} */ (null));
    this.isOnline = signal(false);
    this.isPaused = signal(false);
    this.problem = signal("");
    this.mine = signal(/** @type {number[]} */ ([]));
    this.players = signal(/** @type {Player[]} */ ([]));
    this.commitment = signal("");
    this.secret = signal("");
    this.note = signal("");
    this.chat = signal(/** @type {any[]} */ ([]));
    this.view = signal(/** @type {View|null} */ (null));
    this.moves = signal(0);
    this.log = signal(/** @type {Entry[]} */ ([]));
    this.vote = signal(/** @type {any} */ (null));
    this.clocks = signal(/** @type {Map<number, {left: number, at: number}>} */ (new Map()));
    this.standings = signal(/** @type {any[]} */ ([]));
    this.isSent = signal(false);
    /** The answer under way. @type {Given|null} */
    this.given = null;
    this.isBack = false; // an undo was the last thing done here
    this.notice = signal(/** @type {any} */ (null));
    this.lookedAt = signal(/** @type {number|null} */ (null));
    this.past = signal(/** @type {View|null} */ (null));
    this.inspected = signal(/** @type {Ref|null} */ (null));
    this.pinned = signal(/** @type {Ref|null} */ (null));
    this.marked = signal(/** @type {Ref[]} */ ([]));
    this.target = signal(/** @type {Ref|null} */ (null));
    this.overlay = signal("");
    this.cards = signal(/** @type {SeatCard[]} */ ([]));
    this.words = signal(/** @type {any} */ (null));
    this.readers = signal(0); // how many parts of the page read the board in words
    this.odds = signal(/** @type {Odds} */ ({}));
    this.confirming = signal(/** @type {string|null} */ (null)); // an answer that can't be taken back, not yet given
    this.steps = signal(/** @type {import("./steps.js").Step[]} */ ([]));
    this.lastSeen = signal(/** @type {{entries: number, seat: number|null, at: number}|null} */ (null));
    this.answeredAt = signal(/** @type {number|null} */ (null)); // entries of the log at our last answer
    this.lookedUpon = signal(/** @type {Set<string>} */ (new Set()));

    this.seat = computed(() => this.view.value?.seat ?? null);
    this.state = computed(() => (this.past.value ?? this.view.value)?.state ?? null);
    this.ask = computed(() => (this.past.value ? null : (this.view.value?.ask ?? null)));
    this.isOver = computed(() => this.view.value?.over || this.standings.value.length > 0);
    this.speech = computed(() => {
      const [texts, game, state] = [this.texts.value, this.game.value, this.state.value];
      if (!texts || !game || !state) return texts;
      return texts.withSeats(this.players.value.map((player) => game.seatForms(state, player, texts)));
    });
    this.scene = computed(() => ({
      state: this.state.value,
      board: this.board.value,
      texts: this.speech.value,
      words: this.past.value ? null : this.words.value,
      seat: this.seat.value,
    }));
    this.answers = computed(() => answersOnMap(this));
    this.stops = [effect(() => this.askForMore())];
    this.load(key);
  }

  /** @param {{seat: number, token: string}|null} key to a chair, from an invitation */
  async load(key) {
    try {
      await get("/me");
      if (key) await post(`/tables/${this.id}/join`, key);
      const table = await get(`/tables/${this.id}`);
      const [board, game] = await Promise.all([getOnce(`/games/${table.game}/static?scenario=${encodeURIComponent(table.scenario)}`), gameModule(table.game)]);
      if (this.isLeft) return;
      const { texts, stop } = textsOf(table.game);
      this.stops.push(stop, effect(() => void (this.texts.value = texts.value)));
      const drawn = { ...board, map: readDrawing(board.map, game.side(board)) };
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
      });
    } catch (error) {
      this.problem.value = reasonOf(error);
    }
  }

  /** What we have seen so far, for the server to go on from. */
  greeting() {
    const view = this.view.peek();
    if (!view) return { since: 0, version: 0 };
    const seat = view.seat === null ? {} : { seat: view.seat };
    return { since: this.log.peek().length, version: view.version, ...seat };
  }

  /** Bots answer faster than a page can be drawn: what comes within a moment is shown at once. @param {any} message */
  receive(message) {
    this.inbox.push(message);
    if (this.inbox.length > 1) return;
    setTimeout(() => {
      const messages = this.inbox;
      this.inbox = [];
      batch(() => messages.forEach((each) => this.handlers[each.type]?.call(this, each)));
    }, MOMENT);
  }

  /** @type {Record<string, (this: TableStore, message: any) => void>} */
  handlers = {
    welcome({ you, players, commitment, chat, note, paused, last_seen }) {
      if (!this.view.value) this.lastSeen.value = last_seen ?? null;
      this.isSent.value = false;
      this.mine.value = you.seats;
      this.players.value = players;
      this.commitment.value = commitment;
      this.chat.value = chat;
      this.note.value = note ?? "";
      this.isPaused.value = paused;
    },
    view(message) {
      const view = this.whole(message);
      if (!view) return this.send({ type: "hello", ...this.greeting() });
      const isSame = view.seat === this.seat.value;
      const log = isSame ? this.log.value : [];
      this.log.value = log.slice(0, view.entries - view.journal.length).concat(view.journal);
      if (!isSame) this.steps.value = [];
      const isNew = view.version !== this.view.value?.version;
      if (isNew || !isSame) {
        this.odds.value = {};
        this.confirming.value = null;
      }
      this.view.value = view;
      this.moves.value = message.moves;
      if (!isSame || view.version > (this.given?.version ?? -1)) this.isSent.value = false;
      if (isNew) this.steps.value = view.can_undo ? stepsTo(view.ask, this.stepsTaken(view), this.game.value.groups) : [];
    },
    confirm({ version, option }) {
      this.isSent.value = false;
      if (version === this.view.value?.version) this.confirming.value = option;
      this.askForMore();
    },
    odds({ version, odds }) {
      if (version === this.view.value?.version) this.odds.value = odds;
    },
    cards({ cards }) {
      if (!this.past.value) this.cards.value = cards;
    },
    refused({ reason, of, wait }) {
      if (reason.message === HASTY && of === "answer") this.giveAgainAfter(wait);
      else if (reason.message === HASTY && ASIDES.includes(of)) this.askForMore(wait * 1000);
      else if (reason.message === STALE && of === "answer" && this.isStillAsked()) this.give({ ...this.given, version: this.view.value.version });
      else if (!ASIDES.includes(of)) this.complain(reason);
    },
    players({ players, paused }) {
      this.players.value = players;
      this.isPaused.value = paused;
    },
    chat({ line }) {
      this.chat.value = [...this.chat.value, line];
    },
    vote(vote) {
      this.vote.value = vote;
    },
    clock({ seats }) {
      this.clocks.value = new Map(seats.map(({ seat, left }) => [seat, { left, at: Date.now() }]));
    },
    over({ standings, secret }) {
      this.standings.value = standings;
      this.secret.value = secret ?? "";
    },
  };

  /** The view with its whole state: mostly only what differs from the view before was sent. Null if we don't have that. @param {any} message */
  whole({ base, gone = [], view }) {
    if (base === undefined) return view;
    const before = this.view.value;
    if (before?.version !== base || before.seat !== view.seat) return null;
    const state = { ...before.state, ...view.state };
    gone.forEach((/** @type {string} */ part) => delete state[part]);
    return { ...view, state };
  }

  /** After a pause in the news: the seats' cards, the odds of our options, the board in words if somebody reads it. @param {number} [pause] in ms */
  askForMore(pause = PAUSE) {
    const [view, past, readers, game, isOnline] = [this.view.value, this.past.value, this.readers.value, this.game.value, this.isOnline.value];
    clearTimeout(this.moreTimer);
    if (!view || !game || !isOnline) return;
    this.moreTimer = setTimeout(() => {
      const { version, seat, ask } = view;
      if (past) this.readPastCards();
      else this.send({ type: "cards", version, seat });
      if (ask && !past) this.send({ type: "odds", version, seat: ask.seat });
      if (readers || game.usesWords) this.readWords(seat);
    }, pause);
  }

  /** @param {number|null} seat */
  async readWords(seat) {
    const words = await get(`/tables/${this.id}/board-text${seat === null ? "" : `?seat=${seat}`}`);
    if (seat === this.seat.peek()) this.words.value = words;
  }

  async readPastCards() {
    const [moves, seat] = [this.lookedAt.peek(), this.seat.peek()];
    const { cards } = await get(`/tables/${this.id}/cards?moves=${moves}${seat === null ? "" : `&seat=${seat}`}`);
    if (moves === this.lookedAt.peek()) this.cards.value = cards;
  }

  /** The server wants a pause before it hears the answer. @param {number} seconds */
  giveAgainAfter(seconds) {
    const given = this.given;
    this.giveTimer = setTimeout(() => given && given === this.given && this.give(given), seconds * 1000);
  }

  /** Whether the question that was answered is still open: somebody else answered another one meanwhile. */
  isStillAsked() {
    return this.given !== null && JSON.stringify(this.given.ask) === JSON.stringify(this.view.value?.ask);
  }

  /** What the player wanted was refused. @param {any} reason */
  complain(reason) {
    this.isSent.value = false;
    this.confirming.value = null;
    this.say(reason);
  }

  /** A passing remark: why something was refused. @param {any} notice */
  say(notice) {
    this.notice.value = notice;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice.value = null), NOTICE_TIME);
  }

  /** Answer the question. Not yet `isSure`, the server asks back where the answer could not be taken back.
   * @param {string} id @param {{isSure?: boolean, label?: string}} [how] `label`: what to tell of it on the way to the next question */
  answer(id, { isSure = !askBeforeDice.value, label = "" } = {}) {
    const [view, ask] = [this.view.value, this.ask.value];
    if (!view || !ask || this.isSent.value) return;
    this.isBack = false;
    batch(() => {
      this.confirming.value = null;
      this.marked.value = [];
      this.answeredAt.value = this.log.value.length;
      this.lookedUpon.value = new Set();
    });
    this.give({ version: view.version, seat: ask.seat, id, sure: isSure, ask, label });
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
    this.send({ type: "answer", ...answer });
  }

  undo() {
    const view = this.view.value;
    if (!view) return;
    this.isBack = true;
    this.send({ type: "undo", version: view.version, seat: view.seat });
  }

  /** @param {object} message */
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

  /** Look at a thing on the map: what changed there is seen now. @param {Ref|null} ref */
  inspect(ref) {
    this.inspected.value = ref;
    if (ref) this.lookedUpon.value = new Set([...this.lookedUpon.value, `${ref.domain}:${ref.id}`]);
  }

  /** The table as it was after so many moves; null: back to now. @param {number|null} moves */
  async look(moves) {
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
    const last = this.moves.value;
    const to = Math.max(0, (this.lookedAt.value ?? last) + by);
    if (last > 1) this.look(to >= last ? null : to);
  }

  /** @param {number} moves @returns {Promise<View>} */
  viewAt(moves) {
    const seat = this.seat.peek();
    return get(`/tables/${this.id}/history/${moves}${seat === null ? "" : `?seat=${seat}`}`);
  }

  leave() {
    this.isLeft = true;
    clearTimeout(this.noticeTimer);
    clearTimeout(this.moreTimer);
    clearTimeout(this.giveTimer);
    this.connection?.close();
    this.stops.forEach((stop) => stop());
  }
}
