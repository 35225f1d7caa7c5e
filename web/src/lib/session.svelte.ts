// One browser at one table: the socket, the last view, and the messages that wait for an answer.
import type { Hello, ServerMessage } from "./protocol";
import type * as p from "./protocol";
import type { Happening, TableView, You } from "./happening";
import { ownNumber } from "./api";
import { editionOf } from "./cards";
import { forget, keep, note, noteOf } from "./mine";
import { Stage } from "./stage.svelte";
import { nameOf } from "./story";
import { setPlace } from "./words.svelte";

type Asked = Exclude<p.ClientMessage, Hello | p.Ping>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
type Line = "joining" | "open" | "lost" | "gone";

const FOREVER = [4404, 4403];
/** Presses within these milliseconds of a new turn were meant for the turn before. */
const TOO_SOON = 350;
/** Milliseconds until a message that was refused as too fast is sent again. */
const SLOWER = 1000;

export class Session {
  view: TableView | null = $state.raw(null);
  you: You | null = $state.raw(null);
  line: Line = $state("joining");
  refused: string | null = $state(null);
  /** Own choices of this turn that the server has not shown us yet. */
  chosen: Record<number, p.Choose["choice"]> = $state({});
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead = $state(0);
  /** The champion's hint for this turn, once it was requested. */
  hint: p.Hint | "thinking" | "none" | null = $state.raw(null);
  readonly stage = new Stage();
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private waiting = new Map<string, Asked>();
  private tries = 0;
  private timer = 0;
  private turnAt = 0;
  private count = 0;
  private left = false;
  /** The commitment for which this page has chosen a number. */
  private added = "";
  private readonly nonce = ownNumber().slice(0, 8);

  constructor(
    readonly table: string,
    readonly as: NonNullable<Hello["as"]>,
    private readonly quick = false,
  ) {
    this.connect();
    addEventListener("online", this.again);
  }

  /** The device is online again: retry at once. */
  private again = (): void => {
    if (this.line !== "lost") return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };

  get edition() {
    const options = this.view?.options;
    return editionOf(options?.edition ?? "", options?.relics);
  }
  get host(): boolean {
    return !!this.you && this.view?.host === this.you.person;
  }
  /** Own seats that may choose now. */
  get asked(): number[] {
    const game = this.view?.game;
    if (!this.you || this.view?.phase !== "playing" || game?.awaits !== "choices") return [];
    return this.you.seats.filter(
      (seat) => game.explorers[seat]?.in_cave && !this.view?.seats[seat]?.played_by_bot,
    );
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.post({ type: "hello", id: this.id(), as: this.as, since: this.version });
      for (const message of this.waiting.values()) this.post(message);
    };
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      this.line = FOREVER.includes(code) ? "gone" : "lost";
      if (this.line === "gone") return;
      this.timer = window.setTimeout(() => this.connect(), Math.min(250 * 2 ** this.tries++, 8000));
    };
  }

  close(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.stage.set(null);
  }

  private id(): string {
    return `${this.nonce}-${++this.count}`;
  }

  private isNumber(id: string): boolean {
    return this.waiting.get(id)?.type === "add_number";
  }

  private post(message: p.ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a message to the table; after a lost connection it is sent again until it is answered. */
  ask(message: WithoutId<Asked>): void {
    const asked = { ...message, id: this.id() } as Asked;
    this.waiting.set(asked.id, asked);
    this.refused = null;
    this.post(asked);
  }

  /** Leave the table for good; in a running game a bot plays on. */
  leave(): void {
    this.left = true;
    forget(this.table);
    this.post({ type: "leave", id: this.id() });
  }

  choose(seat: number, choice: p.Choose["choice"]): void {
    const game = this.view?.game;
    if (!game || performance.now() - this.turnAt < TOO_SOON) return;
    this.chosen = { ...this.chosen, [seat]: choice };
    this.hint = null;
    this.stage.forget();
    // Only the last choice counts if messages have to be sent again.
    for (const [id, each] of this.waiting)
      if (each.type === "choose" && each.seat === seat) this.waiting.delete(id);
    const { game: number, expedition, turn } = game;
    this.ask({ type: "choose", seat, game: number, expedition, turn, choice });
  }

  /** Ask for a hint; does nothing while the champion thinks or once the hint is there. */
  askHint(seat: number): void {
    const game = this.view?.game;
    if (!game || this.hint === "thinking" || (this.hint && this.hint !== "none")) return;
    this.hint = "thinking";
    const { game: number, expedition, turn } = game;
    this.ask({ type: "ask_hint", seat, game: number, expedition, turn });
  }

  private take(message: ServerMessage): void {
    if (
      (message.type === "fault" || message.type === "refusal") &&
      message.id &&
      this.waiting.get(message.id)?.type === "ask_hint"
    ) {
      this.waiting.delete(message.id);
      if (this.hint === "thinking") this.hint = "none";
      return;
    }
    switch (message.type) {
      case "hint":
        this.waiting.delete(message.id);
        if (this.hint === "thinking") this.hint = message;
        return;
      case "ack": {
        if (message.now) this.ahead = message.now - Date.now();
        const counts = this.isNumber(message.id);
        this.waiting.delete(message.id);
        if (counts && noteOf(this.table).commitment === this.added) note(this.table, { counts });
        if (counts) this.takePart();
        return;
      }
      case "fault":
        if (
          message.id &&
          (message.code === "too_fast" ||
            (message.code === "unavailable" && this.isNumber(message.id)))
        ) {
          const asked = this.waiting.get(message.id);
          if (asked) setTimeout(() => this.waiting.has(asked.id) && this.post(asked), SLOWER);
          return;
        }
        if (message.id) this.waiting.delete(message.id);
        if (message.code === "no_such_table") this.line = "gone";
        else if (message.code !== "too_fast") this.refused = message.code;
        return;
      case "refusal": {
        const late = message.code === "late" || this.isNumber(message.id);
        this.waiting.delete(message.id);
        // A tap that arrived after the reveal: the view in the answer is already being shown.
        if (late && message.version <= (this.version ?? -1)) return;
        if (!late) this.refused = message.code;
        this.chosen = {};
        this.see(message.version, message.table, message.you, null);
        return;
      }
      case "fresh":
        this.see(message.version, message.table, message.you, null);
        this.stage.recall(message.story, message.table.game, message.table.seats);
        return;
      case "update":
        this.version = message.version;
        if (message.table)
          this.see(message.version, message.table, message.you ?? null, message.happened);
        else this.seal(message.happened, message.you);
    }
  }

  private seal(happened: Happening[], you?: You | null): void {
    const game = this.view?.game;
    if (!this.view || !game) return;
    const seats = happened.flatMap((each) => (each.event === "choice_sealed" ? [each.seat] : []));
    const sealed = (shown: typeof game): typeof game => ({
      ...shown,
      explorers: shown.explorers.map((each, i) =>
        seats.includes(i) ? { ...each, sealed: true } : each,
      ),
      awaited: shown.awaited.filter((seat) => !seats.includes(seat)),
    });
    this.view = { ...this.view, game: sealed(game) };
    // Another tab of the same person may have chosen or changed the choice; a choice on its way from here is newer.
    if (you) this.you = you;
    if (you?.choice && ![...this.waiting.values()].some((each) => each.type === "choose"))
      this.chosen = {};
    this.stage.amend(sealed);
  }

  private see(
    version: number,
    view: TableView,
    you: You | null,
    happened: Happening[] | null,
  ): void {
    const before = this.view?.game;
    const game = view.game;
    if (
      this.you &&
      !you &&
      happened?.some((each) => each.event === "person_gone" && each.why === "removed")
    )
      this.refused = "unknown_person";
    if (this.you && !you) forget(this.table);
    const answer = Object.keys(this.chosen).length > 0;
    this.version = version;
    this.line = "open";
    this.tries = 0;
    if (
      before?.turn !== game?.turn ||
      before?.expedition !== game?.expedition ||
      before?.game !== game?.game
    ) {
      this.chosen = {};
      this.hint = null;
      this.turnAt = happened ? performance.now() : 0;
    }
    this.view = view;
    this.you = you;
    setPlace(this.edition.place);
    if (happened) this.stage.play(happened, game, view.seats, answer);
    else this.stage.set(game);
    this.remember();
    this.takePart();
  }

  private remember(): void {
    const { view, you } = this;
    if (!view) return;
    const { commitment } = view.shuffle;
    // A commitment that is first seen after the first card proves nothing.
    if (view.phase === "open" && noteOf(this.table).commitment !== commitment)
      note(this.table, { commitment, numbers: [], counts: false });
    if (!you || this.left) return;
    const names = view.seats.flatMap((seat) => (seat ? [nameOf(seat)] : []));
    keep({
      table: this.table,
      at: Date.now(),
      names,
      edition: this.edition.name,
      over: view.phase === "over",
      game: view.game?.game,
    });
  }

  /**
   * Before every game each browser adds its own number; a quick table then starts automatically.
   * The number is chosen after the commitment was noted: the one that came with the request for a
   * seat was known to the server before, and this one replaces it.
   */
  private takePart(): void {
    const { view, you } = this;
    if (!view || !you || view.phase !== "open" || !you.seats.length) return;
    const me = view.people.find((each) => each.person === you.person);
    const { commitment } = view.shuffle;
    if (me && this.added !== commitment) {
      this.added = commitment;
      for (const [id, each] of this.waiting)
        if (each.type === "add_number") this.waiting.delete(id);
      const number = ownNumber();
      note(this.table, { numbers: [...noteOf(this.table).numbers.slice(-9), number] });
      this.ask({ type: "add_number", number });
    }
    const pending = [...this.waiting.values()].map((each) => each.type);
    if (pending.includes("add_number")) return;
    const alone = view.people.length === 1 && view.seats.filter(Boolean).length >= 3;
    if (
      this.quick &&
      this.host &&
      alone &&
      !pending.includes("start") &&
      view.seats.every((each) => each)
    )
      this.ask({ type: "start" });
  }
}
