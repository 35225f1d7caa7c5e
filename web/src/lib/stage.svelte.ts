// The stage: what is drawn while events are shown one after another. It knows no rule; at
// the end of every scene it shows exactly the view that the server sent.
import type { GameView, Happened, Happening, SeatView } from "./happening";
import { still } from "./settings.svelte";
import { tell } from "./story";
import { placeNow } from "./words.svelte";

export type Act = "still" | "hush" | "turn" | "walk" | "card" | "collapse" | "ending";
/** An event with the names and the place at its time; the log turns it into a sentence. */
export interface Line {
  id: number;
  event: Happening;
  seats: (SeatView | null)[];
  place: string;
}
/** The rest of a scene, and the view at which it ends. */
interface Scene {
  happened: Happening[];
  game: GameView | null;
  seats: (SeatView | null)[];
}
export interface Ending {
  ended: Happened<"expedition_ended">;
  collapsed: Happened<"cave_collapsed"> | null;
  brought: { seat: number; gems: number }[];
}

/** Milliseconds of each act; together at most 2.5 s without leavers and 4 s with. */
export const LASTS = { hush: 550, turn: 750, walk: 1250, card: 550, shared: 300, collapse: 600 };
/** How long a summary stays before the next scene may cover it; a tap or a choice ends it. */
const SUMMARY = 1600;
const LOG = 200;
/** The most scenes that wait; further ones are cut. */
const QUEUE = 2;
const HASTE = 0.65;
/** Thrown by a wait when another scene has begun meanwhile. */
const CUT = Symbol("cut");

export class Stage {
  shown: GameView | null = $state.raw(null);
  act: Act = $state("still");
  choices: Happened<"choices_revealed"> | null = $state.raw(null);
  left: Happened<"explorers_left"> | null = $state.raw(null);
  ending: Ending | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  hasty = $state(false);
  private skipping = false;
  private wake: (() => void) | null = null;
  private scene: Scene | null = null;
  private queue: Scene[] = [];
  private endedAt = 0;
  private brought = new Map<number, number>();
  private lost: Happened<"cave_collapsed"> | null = null;
  private number = 0;

  /** Show at once, without any scene. */
  set(game: GameView | null): void {
    this.cut();
    this.rest(game);
  }

  /** Start again with the events from before this page connected. */
  recall(story: Happening[], game: GameView | null, seats: (SeatView | null)[]): void {
    this.set(game);
    this.lines = [];
    this.number = 0; // a screen reader does not read old lines again
    this.brought.clear();
    for (const event of story) this.take(event, seats);
    this.forget();
  }

  /** Show the events step by step, then the view. The answer to the player's own choice is
   *  shown at once; the events of others wait until the present scene is over. */
  play(
    happened: Happening[],
    game: GameView | null,
    seats: (SeatView | null)[],
    answer: boolean,
  ): void {
    const scene = { happened: [...happened], game, seats };
    if (this.scene && !answer && this.queue.length < QUEUE) {
      this.queue.push(scene);
      return;
    }
    this.cut();
    void this.run(scene);
  }

  private async run(scene: Scene): Promise<void> {
    this.scene = scene;
    this.skipping = false;
    // If only bots decide, the server does not wait until the scene was seen.
    this.hasty =
      this.queue.length > 0 || (scene.game?.awaits === "choices" && !scene.game.awaited.length);
    const dull = !scene.game || document.hidden;
    try {
      if (scene.happened.some((each) => each.event === "choices_revealed"))
        await this.summary(dull);
      for (let event = scene.happened.shift(); event; event = scene.happened.shift()) {
        this.take(event, scene.seats);
        await this.show(event, dull);
      }
      this.rest(scene.game);
    } catch (error) {
      if (error !== CUT) throw error;
      return;
    }
    const next = this.queue.shift();
    if (next) await this.run(next);
  }

  /** A small change arrived meanwhile: the last scene must end with it. */
  amend(made: (game: GameView) => GameView): void {
    const last = this.queue.at(-1) ?? this.scene;
    if (last) last.game &&= made(last.game);
    else this.shown &&= made(this.shown);
  }

  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  forget(): void {
    this.ending = null;
  }

  /** End all scenes; the log still tells the events that they have not shown, in order. */
  private cut(): void {
    const scenes = [...(this.scene ? [this.scene] : []), ...this.queue.splice(0)];
    for (const { happened, seats } of scenes)
      for (const event of happened.splice(0)) this.take(event, seats);
    const last = scenes.at(-1);
    if (last) this.rest(last.game);
    this.skip();
  }

  /** A summary that has just appeared stays for a moment. */
  private async summary(dull: boolean): Promise<void> {
    if (!this.ending) return;
    const left = SUMMARY - (performance.now() - this.endedAt);
    if (left > 0) await this.wait("ending", left, dull);
    this.forget();
  }

  private rest(game: GameView | null): void {
    this.scene = null;
    this.shown = game;
    this.act = "still";
    this.choices = null;
    this.left = null;
  }

  /** Tell what happened, and keep what the summary of the expedition needs. */
  private take(event: Happening, seats: (SeatView | null)[]): void {
    if (tell(event, seats))
      this.lines = [
        ...this.lines.slice(-LOG),
        { id: ++this.number, event, seats, place: placeNow() },
      ];
    if (event.event === "game_started") {
      this.brought.clear();
      this.forget();
    } else if (event.event === "explorers_left")
      for (const seat of event.seats) this.brought.set(seat, event.carried + event.each);
    else if (event.event === "cave_collapsed") this.lost = event;
    else if (event.event === "expedition_ended") {
      this.ending = {
        ended: event,
        collapsed: this.lost,
        brought: [...this.brought].map(([seat, gems]) => ({ seat, gems })),
      };
      this.endedAt = performance.now();
      this.brought.clear();
      this.lost = null;
    }
  }

  private async wait(act: Act, milliseconds: number, dull: boolean): Promise<void> {
    this.act = act;
    if (this.skipping || dull) return;
    const scene = this.scene;
    const pace = this.hasty && act !== "ending" ? HASTE : 1; // a summary always gets its full time
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds * pace);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (scene !== this.scene) throw CUT;
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
          path: game.path.map((step, i) =>
            i === game.path.length - 1 ? { ...step, gems: event.left } : step,
          ),
        }));
        await this.wait("card", LASTS.shared, dull);
        return;
      case "cave_collapsed":
        await this.wait("collapse", pause ? LASTS.turn : LASTS.collapse, dull);
        return;
      case "expedition_began":
        this.change((game) => ({
          expedition: event.expedition,
          path: [],
          explorers: game.explorers.map((each) => ({ ...each, carried: 0, in_cave: true })),
        }));
        return;
      case "game_ended":
        await this.summary(dull);
    }
  }
}
