// What people feel, shown beside their explorers for a moment.
import type { Emoted } from "./protocol";
import { settings, store, stored } from "./settings.svelte";

export type Emote = Emoted["emote"];
export const EMOTES: Emote[] = [
  "laugh",
  "amazed",
  "tears",
  "thinking",
  "scared",
  "applause",
  "luck",
  "wave",
];
/** How long an emote is seen. */
export const SHOWN_MS = 3500;
/** The server takes this many in this time; then the buttons rest. */
const AT_ONCE = 3;
const WINDOW_MS = 10_000;
/** The people whose emotes this device hides: "table person", the newest last. */
const MUTED = "tacora-muted";
const MOST_MUTED = 100;

export class Emotes {
  /** The emote of each seat that is seen now; the number tells two of the same kind apart. */
  shown: Record<number, { emote: Emote; number: number }> = $state.raw({});
  /** Whether this device has sent as many as the server takes. */
  resting = $state(false);
  /** The people whose emotes have come, now or before a reload. */
  senders: number[] = $state.raw([]);
  /** The people whose emotes are hidden here. */
  muted: number[] = $state.raw([]);
  private held: Emoted[] = $state.raw([]);
  private sent: number[] = [];
  private count = 0;

  constructor(private readonly table: string) {
    const all = stored<string[]>(MUTED, []).map((each) => each.split(" "));
    this.muted = all.flatMap(([at, person]) => (at === table ? [Number(person)] : []));
    this.senders = this.muted;
  }

  /** A person's emote has come; it waits until what it may be about has been shown here, too. */
  take(emoted: Emoted, person: number): void {
    this.senders = [...new Set([...this.senders, person])];
    if (settings.emotes === "off" || this.muted.includes(person) || document.hidden) return;
    this.held = [...this.held, emoted];
  }

  /** Hide the emotes of a person who sends them from this seat, or show them again. */
  mute(person: number, seat: number, hidden: boolean): void {
    const key = `${this.table} ${person}`;
    const others = stored<string[]>(MUTED, []).filter((each) => each !== key);
    store(MUTED, (hidden ? [...others, key] : others).slice(-MOST_MUTED));
    this.muted = [...this.muted.filter((each) => each !== person), ...(hidden ? [person] : [])];
    if (!hidden) return;
    this.held = this.held.filter((each) => each.seat !== seat);
    this.vanish(seat);
  }

  private vanish(seat: number): void {
    this.shown = Object.fromEntries(
      Object.entries(this.shown).filter(([each]) => Number(each) !== seat),
    );
  }

  /** Show what has come. */
  release(): void {
    for (const { seat, emote } of this.held) {
      const number = ++this.count;
      this.shown = { ...this.shown, [seat]: { emote, number } };
      setTimeout(() => {
        if (this.shown[seat]?.number === number) this.vanish(seat);
      }, SHOWN_MS);
    }
    if (this.held.length) this.held = [];
  }

  /** Note that one is sent from here. */
  send(): void {
    const now = Date.now();
    this.sent = [...this.sent.filter((at) => now - at < WINDOW_MS), now];
    if (this.sent.length < AT_ONCE) return;
    this.resting = true;
    setTimeout(() => (this.resting = false), WINDOW_MS - (now - this.sent[0]!));
  }
}
