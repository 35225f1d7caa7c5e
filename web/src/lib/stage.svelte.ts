// The stage: what is drawn while events are shown one after another. It knows no rule; at
// the end of every scene it shows exactly the view that the server sent.
import type { GameView, Happened, Happening, SeatView } from "./happening";
import { still } from "./settings.svelte";
import { tell } from "./story";

export type Act = "still" | "hush" | "turn" | "walk" | "card" | "collapse";
export interface Line {
  id: number;
  text: string;
  event: Happening["event"];
}
export interface Ending {
  ended: Happened<"expedition_ended">;
  collapsed: Happened<"cave_collapsed"> | null;
  brought: { seat: number; gems: number }[];
}

/** Milliseconds of each act; together at most 2.5 s without leavers and 4 s with. */
export const LASTS = { hush: 550, turn: 750, walk: 1250, card: 550, shared: 300, collapse: 600 };
const LOG = 200;

export class Stage {
  shown: GameView | null = $state.raw(null);
  act: Act = $state("still");
  choices: Happened<"choices_revealed"> | null = $state.raw(null);
  left: Happened<"explorers_left"> | null = $state.raw(null);
  ending: Ending | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** Counts up with every line, so that a live region speaks only what is new. */
  spoken = $state("");
  private skipping = false;
  private wake: (() => void) | null = null;
  private scene = 0;
  private brought = new Map<number, number>();
  private lost: Happened<"cave_collapsed"> | null = null;
  private number = 0;

  /** Show at once, without any scene. */
  set(game: GameView | null): void {
    this.skip();
    this.scene++;
    this.rest(game);
  }

  /** Draw what happened step by step, then rest at the view; choices may have been sealed meanwhile. */
  async play(happened: Happening[], game: GameView | null, seats: (SeatView | null)[], latest = () => game): Promise<void> {
    this.skip();
    const scene = ++this.scene;
    this.skipping = false;
    const dull = !game || document.hidden;
    for (const event of happened) {
      const text = tell(event, seats);
      if (text) this.say(text, event);
      if (scene !== this.scene) continue;
      await this.show(event, dull);
    }
    if (scene === this.scene) this.rest(latest());
  }

  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  forget(): void {
    this.ending = null;
  }

  private rest(game: GameView | null): void {
    this.shown = game;
    this.act = "still";
    this.choices = null;
    this.left = null;
  }

  private say(text: string, event: Happening): void {
    this.lines = [...this.lines.slice(-LOG), { id: ++this.number, text, event: event.event }];
    this.spoken = text;
  }

  private async wait(act: Act, milliseconds: number, dull: boolean): Promise<void> {
    this.act = act;
    if (this.skipping || dull) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  private change(changes: (game: GameView) => Partial<GameView>): void {
    if (this.shown) this.shown = { ...this.shown, ...changes(this.shown) };
  }

  private async show(event: Happening, dull: boolean): Promise<void> {
    const pause = still();
    switch (event.event) {
      case "choices_revealed":
        if (!pause) await this.wait("hush", LASTS.hush, dull);
        this.choices = event;
        await this.wait("turn", LASTS.turn, dull);
        if (!event.leaving.length) this.choices = null;
        return;
      case "explorers_left":
        this.left = event;
        for (const seat of event.seats) this.brought.set(seat, event.carried + event.each);
        await this.wait("walk", pause ? LASTS.turn : LASTS.walk, dull);
        this.choices = null;
        this.left = null;
        this.change((game) => ({
          explorers: game.explorers.map((each, seat) =>
            event.seats.includes(seat) ? { ...each, carried: 0, in_cave: false } : each,
          ),
          path: game.path.map((step) => ({ ...step, gems: 0 })),
        }));
        return;
      case "card_revealed":
        this.change((game) => ({ path: [...game.path, { card: event.card, gems: 0 }] }));
        await this.wait("card", pause ? 200 : LASTS.card, dull);
        return;
      case "treasure_shared":
        this.change((game) => ({
          explorers: game.explorers.map((each, seat) =>
            event.seats.includes(seat) ? { ...each, carried: each.carried + event.each } : each,
          ),
          path: game.path.map((step, i) => (i === game.path.length - 1 ? { ...step, gems: event.left } : step)),
        }));
        await this.wait("card", LASTS.shared, dull);
        return;
      case "cave_collapsed":
        this.lost = event;
        await this.wait("collapse", pause ? LASTS.turn : LASTS.collapse, dull);
        return;
      case "expedition_ended":
        this.ending = {
          ended: event,
          collapsed: this.lost,
          brought: [...this.brought].map(([seat, gems]) => ({ seat, gems })),
        };
        this.brought.clear();
        this.lost = null;
        return;
      case "expedition_began":
        this.change((game) => ({
          expedition: event.expedition,
          path: [],
          explorers: game.explorers.map((each) => ({ ...each, carried: 0, in_cave: true })),
        }));
    }
  }
}
