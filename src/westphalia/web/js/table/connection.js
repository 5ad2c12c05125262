/** One WebSocket to one table; comes back by itself when it breaks. */

const FIRST_WAIT = 400; // ms before the first attempt to come back
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;

export class Connection {
  /**
   * @param {string} table
   * @param {{hello: () => import("../wire.d.ts").Hello, onMessage: (message: import("../wire.d.ts").ServerMessage) => void, onState: (isOpen: boolean) => void}} owner
   */
  constructor(table, owner) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${table}?hotseat=1`;
    this.owner = owner;
    this.wait = FIRST_WAIT;
    this.isClosed = false;
    this.open();
    this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
  }

  open() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.owner.onState(true);
      this.send(this.owner.hello());
    };
    socket.onmessage = (event) => this.owner.onMessage(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.isClosed) return;
      this.owner.onState(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** @param {import("../wire.d.ts").ClientMessage} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.isClosed = true;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
