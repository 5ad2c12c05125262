/** One WebSocket to one table; comes back by itself when it breaks, and notices soon when nobody is at its other end. */

const FIRST_WAIT = 400; // ms before the first attempt to come back
const LONGEST_WAIT = 8000;
const LOOK = 250; // ms between two looks at how long nothing was heard
const HEARTBEAT = 25_000; // ms of silence before the other end is asked whether it is there
const KEEN = 800; // the same while somebody is busy with the page
const BUSY = 15_000; // ms after the last key or touch
const PATIENCE = 1500; // ms for its answer
const GIVE_UP = 10_000; // ms for its answer: then another socket is tried

export class Connection {
  /**
   * @param {string} table
   * @param {{hello: () => import("../wire.d.ts").Hello, onMessage: (message: import("../wire.d.ts").ServerMessage) => void, onState: (isOpen: boolean) => void, onLoss: () => void}} owner `onState`: whether we seem to be heard, `onLoss`: what was sent last may never have arrived
   */
  constructor(table, owner) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}?hotseat=1`;
    this.owner = owner;
    this.wait = FIRST_WAIT;
    this.isClosed = false;
    this.heardAt = Date.now();
    this.touchedAt = 0;
    /** When the other end was asked whether it is there. @type {number|null} */
    this.askedAt = null;
    this.open();
    this.beat = setInterval(() => this.look(), LOOK);
    this.leave = new AbortController();
    const { signal } = this.leave;
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => (this.touchedAt = Date.now()), { signal, passive: true });
    addEventListener("offline", () => this.ask(), { signal });
    addEventListener("online", () => this.hurry(), { signal });
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.hear();
      this.owner.onState(true);
      this.send(this.owner.hello());
    };
    socket.onmessage = (event) => {
      this.hear();
      this.owner.onMessage(JSON.parse(event.data));
    };
    socket.onclose = () => this.lose();
  }

  hear() {
    this.heardAt = Date.now();
    if (this.askedAt !== null) this.owner.onState(true);
    this.askedAt = null;
  }

  look() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    const isBusy = now - this.touchedAt < BUSY && !document.hidden;
    if (this.askedAt === null) {
      if (now - this.heardAt > (isBusy ? KEEN : HEARTBEAT)) this.ask();
    } else if (now - this.askedAt > GIVE_UP) {
      this.abandon();
    } else if (now - this.askedAt > PATIENCE) {
      this.owner.onState(false);
    }
  }

  /** Are you there? */
  ask() {
    if (this.askedAt === null) this.askedAt = Date.now();
    this.send({ type: "ping" });
  }

  /** A socket that nobody answers may stay open for minutes. */
  abandon() {
    const socket = this.socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.lose();
  }

  lose() {
    if (this.isClosed) return;
    this.askedAt = null;
    this.owner.onState(false);
    this.owner.onLoss();
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** There is a network again. */
  hurry() {
    if (this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Whether it was sent; not whether it has arrived. @param {import("../wire.d.ts").ClientMessage} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.isClosed = true;
    this.leave.abort();
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
