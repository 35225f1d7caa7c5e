// What people feel, shown beside their explorers for a moment.
import type { Emoted } from "./protocol";
import { settings } from "./settings.svelte";

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

export class Emotes {
  /** The emote of each seat that is seen now; the number tells two of the same kind apart. */
  shown: Record<number, { emote: Emote; number: number }> = $state.raw({});
  /** Whether this device has sent as many as the server takes. */
  resting = $state(false);
  private held: Emoted[] = $state.raw([]);
  private sent: number[] = [];
  private count = 0;

  /** An emote has come; it waits until what it may be about has been shown here, too. */
  take(emoted: Emoted): void {
    if (settings.emotes === "on" && !document.hidden) this.held = [...this.held, emoted];
  }

  /** Show what has come. */
  release(): void {
    for (const { seat, emote } of this.held) {
      const number = ++this.count;
      this.shown = { ...this.shown, [seat]: { emote, number } };
      setTimeout(() => {
        const { [seat]: last, ...others } = this.shown;
        if (last?.number === number) this.shown = others;
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
