// One browser at one table: what is shown of it, what came last, and what was asked of it.
import type { Hello, ServerMessage, Snapshot } from "./protocol";
import type * as p from "./protocol";
import type { GameView, Happening, TableView, You } from "./happening";
import { ownNumber } from "./api";
import { editionOf } from "./cards";
import type { Emotes } from "./emotes.svelte";
import { Line } from "./line.svelte";
import { forget, keep, note, noteOf, noteShuffle, takesNumbers } from "./mine";
import { after, type Moment } from "./moment";
import { nameIn } from "./router.svelte";
import { socketAt } from "./socket";
import { Stage } from "./stage.svelte";
import { nameOf } from "./story";
import { setPlace } from "./words.svelte";

type Asked = Exclude<p.ClientMessage, Hello | p.Ping>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** An own choice, the turn it is for, and whether the server has said that it counts. */
interface Chosen {
  choice: p.Choose["choice"];
  turn: string;
  id: string;
  sent: boolean;
}

/** Messages that the page sends again by itself if the server could not handle them. */
const AGAIN: Asked["type"][] = ["add_number", "choose"];
/** Pause before a message that came too fast is sent again. */
const SLOWER = 1000;

/** Whether a message makes an earlier one void: only the last one is sent again, if need be. */
const replaces = (asked: Asked, earlier: Asked): boolean =>
  (asked.type === "change_options" && earlier.type === "change_options") ||
  (asked.type === "change_look" && earlier.type === "change_look" && asked.seat === earlier.seat) ||
  (asked.type === "choose" && earlier.type === "choose" && asked.seat === earlier.seat);

const turnOf = (game: GameView | null | undefined): string =>
  game ? `${game.game}/${game.expedition}/${game.turn}` : "";

export class Session {
  refused: string | null = $state(null);
  /** What the champion says about the choice of this turn; null until the player asks. */
  hint: p.Hint | "thinking" | "none" | null = $state.raw(null);
  /** A seat that is to be taken back from its bot: in this turn, or if it is too late in the next. */
  returning: number | null = $state(null);
  readonly stage = new Stage();
  /** When the server will restart, in its own time, if that was announced. */
  restart: number | null = $state(null);
  /** What people feel; there as soon as it can be drawn. */
  emotes = $state.raw<Emotes | null>(null);
  private chosen: Record<number, Chosen> = $state.raw({});
  private readonly connection: Line;
  /** What the server said last. Nothing is drawn from it: it may be ahead of what is shown. */
  private latest = $state.raw<Moment | null>(null);
  private version: number | null = null;
  private waiting = new Map<string, Asked>();
  private count = 0;
  private left = false;
  /** Whether unanswered messages are sent again with the next view: after a restore, a new number
   *  must come before a choice, which could be the last one before the next card. */
  private resends = false;
  /** The commitment for which this page has chosen a number. */
  private added = "";
  private readonly nonce = ownNumber().slice(0, 8);

  constructor(
    readonly table: string,
    readonly as: NonNullable<Hello["as"]>,
    /** Whether the table is set up and started automatically. */
    readonly quick = false,
    invite = "",
    /** A new table as it was opened: what is asked of it need not wait for the first view. */
    opened: Snapshot | null = null,
  ) {
    this.stage.quick = quick;
    let begins = opened !== null;
    this.connection = new Line(
      socketAt(table, invite),
      () => {
        this.resends = !begins;
        this.restart = null; // it is told again if it is still to come
        this.post({ type: "hello", id: this.id(), as, since: this.version });
        if (begins) for (const message of this.waiting.values()) this.post(message);
        begins = false;
      },
      (message) => this.take(message),
      () => ({ type: "ping", id: this.id() }),
    );
    if (opened) this.see(opened.version, opened.table, opened.you, null);
  }

  /** The table as it is shown now. */
  get view(): TableView | null {
    return this.stage.view;
  }
  get you(): You | null {
    return this.stage.you;
  }
  /** The table as its link names it now. */
  get named(): string {
    return nameIn(this.table, this.view?.invite);
  }
  get line() {
    return this.connection.state;
  }
  get full() {
    return this.connection.full;
  }
  get edition() {
    const options = this.view?.options;
    return editionOf(options?.edition ?? "", options?.relics);
  }
  get host(): boolean {
    return !!this.you && this.view?.host === this.you.person;
  }
  /** Own seats that are inside and not played by a bot: they choose, now or after the next card. */
  get inside(): number[] {
    const game = this.view?.game;
    if (!game || !this.you || this.view?.phase !== "playing") return [];
    return this.you.seats.filter(
      (seat) => game.explorers[seat]?.in_cave && !this.view?.seats[seat]?.played_by_bot,
    );
  }
  /** Whether a choice can be made: the card that it is about lies face up. */
  get choosing(): boolean {
    return this.stage.act === "still" && this.view?.game?.awaits === "choices";
  }
  /** The turn in which the server awaits a choice from here, even if it is not shown yet. */
  get asked(): string | null {
    const { view, you } = this.latest ?? {};
    const game = view?.game;
    if (!you || view?.phase !== "playing" || game?.awaits !== "choices") return null;
    const turn = turnOf(game);
    const missing = you.seats.filter((seat) => this.chosen[seat]?.turn !== turn);
    return missing.some((seat) => game.awaited.includes(seat)) ? turn : null;
  }
  /** What was chosen here for a seat in the turn that is shown. */
  choiceOf(seat: number): Chosen | null {
    const chosen = this.chosen[seat];
    return chosen?.turn === turnOf(this.view?.game) ? chosen : null;
  }

  close(): void {
    this.connection.close();
    this.stage.set(this.latest);
  }

  private id(): string {
    return `${this.nonce}-${++this.count}`;
  }

  private isNumber(id: string): boolean {
    return this.waiting.get(id)?.type === "add_number";
  }

  private post(message: p.ClientMessage): void {
    this.connection.post(message);
  }

  /** Ask something of the table; it is asked again after a lost connection until it is answered. */
  ask(message: WithoutId<Asked>): string {
    const asked = { ...message, id: this.id() } as Asked;
    for (const [id, each] of this.waiting) if (replaces(asked, each)) this.waiting.delete(id);
    this.waiting.set(asked.id, asked);
    this.refused = null;
    this.post(asked);
    return asked.id;
  }

  /** Whether the server has not answered this message yet. */
  awaits(id: string): boolean {
    return this.waiting.has(id);
  }

  /** Take a seat back from the bot that plays for it. */
  takeBack(seat: number): void {
    this.returning = seat;
    this.ask({ type: "take_back", seat });
  }

  /** Show a feeling; it is not sent again after a lost connection, when it would come too late. */
  emote(seat: number, emote: p.Emote["emote"]): void {
    this.emotes?.send();
    this.refused = null;
    this.post({ type: "emote", id: this.id(), seat, emote });
  }

  /** Leave the table for good; in a running game a bot plays on. */
  leave(): void {
    this.left = true;
    forget(this.table);
    this.post({ type: "leave", id: this.id() });
  }

  /** Choose for the turn that is shown; before its card lies face up nothing can be chosen. */
  choose(seat: number, choice: p.Choose["choice"]): void {
    const game = this.view?.game;
    if (!game || !this.choosing || !this.stage.seen) return;
    this.hint = null;
    const { game: number, expedition, turn } = game;
    const id = this.ask({ type: "choose", seat, game: number, expedition, turn, choice });
    this.chosen = { ...this.chosen, [seat]: { choice, turn: turnOf(game), id, sent: false } };
  }

  /** Ask for a hint; does nothing while the champion thinks or once the hint is there. */
  askHint(seat: number): void {
    const game = this.view?.game;
    if (!game || !this.choosing) return;
    if (this.hint === "thinking" || (this.hint && this.hint !== "none")) return;
    this.hint = "thinking";
    const { game: number, expedition, turn } = game;
    this.ask({ type: "ask_hint", seat, game: number, expedition, turn });
  }

  /** The server has answered a choice: it counts, or it is void. */
  private answered(id: string, counts: boolean): void {
    const found = Object.entries(this.chosen).find(([, each]) => each.id === id);
    if (!found) return;
    const { [Number(found[0])]: chosen, ...others } = this.chosen;
    this.chosen = counts ? { ...this.chosen, [found[0]]: { ...chosen!, sent: true } } : others;
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
        if (message.now) this.stage.ahead = message.now - Date.now();
        const counts = this.isNumber(message.id);
        this.waiting.delete(message.id);
        this.answered(message.id, true);
        if (counts && noteOf(this.table).commitment === this.added) note(this.table, { counts });
        if (counts) this.takePart();
        return;
      }
      case "fault":
        if (message.id && (message.code === "too_fast" || message.code === "unavailable")) {
          const asked = this.waiting.get(message.id);
          const again = message.code === "too_fast" || AGAIN.includes(asked?.type ?? "start");
          if (asked && again)
            setTimeout(() => this.waiting.has(asked.id) && this.post(asked), SLOWER);
          if (again) return;
        }
        if (message.id) this.waiting.delete(message.id);
        if (message.code === "no_such_table") this.connection.gone();
        else if (message.code !== "too_fast") this.refused = message.code;
        return;
      case "refusal": {
        const late = message.code === "late" || this.isNumber(message.id);
        this.waiting.delete(message.id);
        if (!late) this.refused = message.code;
        this.answered(message.id, false);
        // What it is answered with may be known already, and is being shown.
        if (message.version <= (this.version ?? -1)) return;
        this.see(message.version, message.table, message.you, null);
        return;
      }
      case "restart":
        this.restart = message.at;
        return;
      case "fresh":
        this.see(message.version, message.table, message.you, null);
        this.stage.recall(message.story, { view: message.table, you: message.you });
        return;
      case "update":
        this.version = message.version;
        for (const each of message.happened)
          if (each.event === "emoted")
            this.emotes?.take(each, this.latest?.view.seats[each.seat]?.person ?? 0);
        if (message.table)
          this.see(message.version, message.table, message.you ?? null, message.happened);
        else this.seal(message.happened, message.you);
    }
  }

  /** Choices were sealed, and nothing else has changed. */
  private seal(happened: Happening[], you?: You | null): void {
    if (!this.latest) return;
    // Another tab of the same person may have chosen, or changed its choice; a message on its way from here is newer.
    if (you?.choice && ![...this.waiting.values()].some((each) => each.type === "choose"))
      this.chosen = {};
    const sealed = (moment: Moment): Moment => {
      const { view } = happened.reduce(after, moment);
      return { view, you: you ?? moment.you };
    };
    this.latest = sealed(this.latest);
    this.stage.amend(sealed);
  }

  private see(
    version: number,
    view: TableView,
    you: You | null,
    happened: Happening[] | null,
  ): void {
    const before = this.latest;
    if (
      before?.you &&
      !you &&
      happened?.some((each) => each.event === "person_gone" && each.why === "removed")
    )
      this.refused = "unknown_person";
    if (before?.you && !you) forget(this.table);
    this.version = version;
    if (turnOf(before?.view.game) !== turnOf(view.game)) this.hint = null;
    const later = turnOf(before?.view.game) !== turnOf(view.game);
    this.latest = { view, you };
    if (this.returning !== null && !view.seats[this.returning]?.played_by_bot)
      this.returning = null;
    else if (this.returning !== null && later) this.takeBack(this.returning);
    setPlace(editionOf(view.options.edition ?? "", view.options.relics).place);
    if (happened) this.stage.play(happened, this.latest);
    else this.stage.set(this.latest);
    this.remember();
    const unanswered = this.resends ? [...this.waiting.values()] : [];
    this.resends = false;
    this.takePart();
    for (const message of unanswered) if (this.waiting.has(message.id)) this.post(message);
  }

  private remember(): void {
    if (!this.latest) return;
    const { view, you } = this.latest;
    noteShuffle(this.table, view, you);
    if (!you || this.left) return;
    const names = view.seats.flatMap((seat) => (seat ? [nameOf(seat)] : []));
    keep({
      table: this.table,
      at: Date.now(),
      names,
      edition: editionOf(view.options.edition ?? "", view.options.relics).name,
      over: view.phase === "over",
      game: view.game?.game,
    });
  }

  /**
   * Before every game each browser adds its own number; a quick table then starts automatically.
   * The number is chosen after the commitment was noted: the one that came with the request for a
   * seat was known to the server before, and this one replaces it. It is the same in all tabs and
   * after a reload, so that the server cannot choose one of several.
   */
  private takePart(): void {
    const { view = null, you = null } = this.latest ?? {};
    if (!view || !you || !takesNumbers(view) || !you.seats.length) return;
    const me = view.people.find((each) => each.person === you.person);
    const { commitment } = view.shuffle;
    if (me && this.added !== commitment) {
      this.added = commitment;
      for (const [id, each] of this.waiting)
        if (each.type === "add_number") this.waiting.delete(id);
      const { commitment: noted, numbers, told } = noteOf(this.table);
      const known = noted === commitment && !told ? numbers.at(-1) : undefined;
      const number = known ?? ownNumber();
      if (!known) note(this.table, { numbers: [...numbers.slice(-9), number] });
      this.ask({ type: "add_number", number });
    }
    if (view.phase !== "open") return;
    const pending = [...this.waiting.values()].map((each) => each.type);
    if (pending.includes("add_number")) return;
    const alone = view.people.length === 1 && view.seats.filter(Boolean).length >= 3;
    if (
      this.quick &&
      view.host === you.person &&
      alone &&
      !pending.includes("start") &&
      view.seats.every((each) => each)
    )
      this.ask({ type: "start" });
  }
}
