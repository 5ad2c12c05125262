/** Everything the page knows about one table, as signals; and what a player can do there. */
import { batch, computed, effect, signal } from "@preact/signals";
import { get, getOnce, post } from "../api.js";
import { textsOf } from "../texts.js";
import { Connection } from "./connection.js";
import { plainGame } from "./plain.js";

/** @typedef {{domain: string, id: string}} Ref */
/** @typedef {{id: string, message: string|null, ref: Ref|null}} Option */
/** @typedef {{option: Option, rule: string, message: string, args: Record<string, any>}} Refused */
/** @typedef {{seat: number, kind: string, rule: string, message: string, args: Record<string, any>, refs: Ref[], options: Option[],
 *   refused: Refused[], default: string, text: number, secret: boolean, aside: boolean}} Ask */
/** @typedef {{message: string, rule: string, args: Record<string, any>, refs: Ref[]}} Entry */
/** @typedef {{version: number, seat: number|null, state: any, ask: Ask|null, waiting: {seat: number, kind: string}[],
 *   entries: number, can_undo: boolean, over: boolean, standings: {seat: number, place: number, points: number}[]}} View */
/** @typedef {{seat: number, name: string, kind: "human"|"bot"|"open", bot?: string, online?: boolean}} Player */

const NOTICE_TIME = 6000;
const MOMENT = 30; // ms

export class TableStore {
  /** @param {string} id @param {{seat: number, token: string}|null} key */
  constructor(id, key) {
    this.id = id;
    /** @type {any[]} */
    this.inbox = [];
    this.table = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    this.game = signal(/** @type {any} */ (null));
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
    this.notice = signal(/** @type {any} */ (null));
    this.lookedAt = signal(/** @type {number|null} */ (null));
    this.past = signal(/** @type {View|null} */ (null));
    this.inspected = signal(/** @type {Ref|null} */ (null));
    this.pinned = signal(/** @type {Ref|null} */ (null));
    this.marked = signal(/** @type {Ref[]} */ ([]));
    this.target = signal(/** @type {Ref|null} */ (null));

    this.seat = computed(() => this.view.value?.seat ?? null);
    this.state = computed(() => (this.past.value ?? this.view.value)?.state ?? null);
    this.ask = computed(() => (this.past.value ? null : (this.view.value?.ask ?? null)));
    this.isOver = computed(() => this.view.value?.over || this.standings.value.length > 0);
    this.speech = computed(() => {
      const [texts, game, state] = [this.texts.value, this.game.value, this.state.value];
      if (!texts || !game || !state) return texts;
      return texts.withSeats(this.players.value.map((player) => game.seatForms(state, player, texts)));
    });
    this.load(key);
  }

  /** @param {{seat: number, token: string}|null} key to a chair, from an invitation */
  async load(key) {
    try {
      await get("/me");
      if (key) await post(`/tables/${this.id}/join`, key);
      const table = await get(`/tables/${this.id}`);
      const [board, game] = await Promise.all([getOnce(`/games/${table.game}/static`), gameModule(table.game)]);
      const { texts, stop } = textsOf(table.game);
      this.stopTexts = [stop, effect(() => (this.texts.value = texts.value))];
      batch(() => {
        this.table.value = table;
        this.board.value = board;
        this.game.value = game;
      });
      if (this.isLeft) return;
      this.connection = new Connection(this.id, {
        hello: () => this.greeting(),
        onMessage: (message) => this.receive(message),
        onState: (isOpen) => (this.isOnline.value = isOpen),
      });
    } catch (error) {
      this.problem.value = error.message;
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

  handlers = {
    welcome({ you, players, commitment, chat, note, paused }) {
      this.mine.value = you.seats;
      this.players.value = players;
      this.commitment.value = commitment;
      this.chat.value = chat;
      this.note.value = note ?? "";
      this.isPaused.value = paused;
    },
    view({ moves, view }) {
      const log = view.seat === this.seat.value ? this.log.value : [];
      this.log.value = log.slice(0, view.entries - view.journal.length).concat(view.journal);
      this.view.value = view;
      this.moves.value = moves;
      this.isSent.value = false;
    },
    refused({ reason }) {
      this.isSent.value = false;
      this.say(reason);
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

  /** A passing remark: why something was refused. @param {any} notice */
  say(notice) {
    this.notice.value = notice;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice.value = null), NOTICE_TIME);
  }

  /** @param {string} id */
  answer(id) {
    const { view, ask } = this;
    if (!ask.value || this.isSent.value) return;
    this.isSent.value = true;
    this.marked.value = [];
    this.connection?.send({ type: "answer", version: view.value.version, seat: ask.value.seat, id });
  }

  undo() {
    const view = this.view.value;
    if (view) this.connection?.send({ type: "undo", version: view.version, seat: view.seat });
  }

  /** @param {object} message */
  send(message) {
    this.connection?.send(message);
  }

  /** @param {string} text of the seat's note */
  write(text) {
    this.note.value = text;
    this.connection?.send({ type: "note", text });
  }

  /** Look from another chair of this client. @param {number} seat */
  sit(seat) {
    this.connection?.send({ type: "hello", since: 0, version: 0, seat });
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

  /** @param {number} moves @returns {Promise<View>} */
  viewAt(moves) {
    const seat = this.seat.peek();
    return get(`/tables/${this.id}/history/${moves}${seat === null ? "" : `?seat=${seat}`}`);
  }

  leave() {
    this.isLeft = true;
    clearTimeout(this.noticeTimer);
    this.connection?.close();
    this.stopTexts?.forEach((stop) => stop());
  }
}

/** How a game wants to be shown; a game without a page module gets the plain one. @param {string} id */
async function gameModule(id) {
  try {
    return (await import(`/games/${id}/page.js`)).default;
  } catch (error) {
    if (error instanceof TypeError) return plainGame;
    throw error;
  }
}
