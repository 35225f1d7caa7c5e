// The line to a table: a socket that is opened again when it breaks, and a heartbeat that notices
// a line that is dead without having broken.
import type { ClientMessage, ServerMessage } from "./protocol";
import { takeSocket } from "./socket";

/** After this long without a word from the server it is asked for one. */
const QUIET_MS = 1400;
/** An answer that takes longer than this is said to be missing: within 3 s of the last word. */
const ANSWER_MS = 1200;
/** A socket that is silent for longer still is given up for a new one. */
const GIVE_UP_MS = 4000;
/** Some networks take their time to open one. */
const CONNECT_MS = 8000;
const FOREVER = [4404, 4403];
/** Close codes of a server that has no room at the moment. */
const FULL = 4429;
/** The champion thinks for longer than any line is silent. */
const SLOW: ClientMessage["type"][] = ["ask_hint"];

export class Line {
  state: "joining" | "open" | "lost" | "gone" = $state("joining");
  /** Why the server let nobody in, or let them go, as a code; null if it did not say. */
  full: string | null = $state(null);
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private watch: Animation | null = null;
  private due = false;
  /** Whether this socket has got its greeting, before which nothing else may be sent. */
  private greeted = false;

  constructor(
    private readonly address: string,
    private readonly onopen: () => void,
    private readonly onmessage: (message: ServerMessage) => void,
    private readonly ping: () => ClientMessage,
  ) {
    this.connect();
    addEventListener("online", this.online);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.check);
  }

  close(): void {
    removeEventListener("online", this.online);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.check);
    this.end();
  }

  /** Send, if the line is there; every message is answered, so a missing answer is noticed. */
  post(message: ClientMessage): void {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (this.due || SLOW.includes(message.type)) return;
    this.due = true;
    this.later(ANSWER_MS, () => this.missing());
  }

  /** The server has said that there is no such table. */
  gone(): void {
    this.state = "gone";
    this.end();
  }

  private connect = (): void => {
    const socket = takeSocket(this.address);
    this.socket = socket;
    this.due = false;
    this.later(CONNECT_MS, this.drop);
    this.greeted = false;
    const opened = (): void => {
      if (this.socket !== socket) return;
      this.greeted = true;
      this.onopen();
    };
    if (socket.readyState === WebSocket.OPEN) queueMicrotask(opened);
    else socket.onopen = opened;
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.heard();
      this.onmessage(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.full = (code === FULL || FOREVER.includes(code)) && reason ? reason : null;
      if (FOREVER.includes(code)) this.gone();
      else this.drop();
    };
  };

  private heard(): void {
    this.state = "open";
    this.full = null;
    this.tries = 0;
    this.due = false;
    this.later(QUIET_MS, this.check);
  }

  /** Ask whether the server is still there. */
  private check = (): void => {
    if (!document.hidden && !this.due) this.post(this.ping());
  };

  private missing(): void {
    this.state = "lost";
    this.later(GIVE_UP_MS, this.drop);
  }

  /** Give this socket up and try another one, later each time. */
  private drop = (): void => {
    if (this.state === "gone") return;
    this.end();
    this.state = "lost";
    this.timer = window.setTimeout(this.connect, Math.min(250 * 2 ** this.tries++, 8000));
  };

  /** The device is online again: no need to wait for the next try. */
  private online = (): void => {
    if (this.state !== "lost") return;
    this.end();
    this.tries = 0;
    this.connect();
  };

  private end(): void {
    clearTimeout(this.timer);
    this.watch?.cancel();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** Do this after a while, unless something else is to be done later first. It goes by the
   *  timeline of what is drawn: a hidden page asks for nothing and reports nothing.
   *  The time is a delay, because a browser draws every frame of an animation that has begun. */
  private later(milliseconds: number, work: () => void): void {
    this.watch?.cancel();
    this.watch = new Animation(
      new KeyframeEffect(null, null, { delay: milliseconds }),
      document.timeline,
    );
    this.watch.onfinish = work;
    this.watch.play();
  }
}
