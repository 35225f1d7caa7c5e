// The stage: it shows events one after another and holds the moment that is shown. Everything on
// the screen is drawn from that moment, so nothing is seen or pressed before its time. It knows no
// rule; at the end of every scene it shows exactly the view that the server sent.
import type { GameView, Happened, Happening, SeatView, TableView, You } from "./happening";
import { after, beginning, withOdd, withoutRelics, type Moment } from "./moment";
import { still } from "./settings.svelte";
import { tell } from "./story";
import { placeNow } from "./words.svelte";

export type Act = "still" | "hush" | "turn" | "walk" | "card" | "collapse" | "flee" | "ending";
/** What is told when it is shown: an act begins, something has just been seen, the clock runs out. */
export type Shown = Act | "seen" | "late";
export type Witness = (shown: Shown, game: GameView, event: Happening | null) => void;
/** What happened, with the names and the place of its time; it is put into words where it is drawn. */
export interface Line {
  id: number;
  event: Happening;
  seats: (SeatView | null)[];
  place: string;
}
/** What of a scene is still to come, and the moment at which it ends. */
interface Scene extends Moment {
  happened: Happening[];
}
export interface Ending {
  ended: Happened<"expedition_ended">;
  collapsed: Happened<"cave_collapsed"> | null;
  brought: { seat: number; gems: number; relics: number }[];
}

/** Milliseconds of each act; from hush to card at most 2.5 s without leavers and 4 s with. */
export const LASTS = {
  hush: 550,
  turn: 750,
  walk: 1250,
  card: 550,
  shared: 300,
  fly: 650,
  collapse: 900,
  flee: 1100,
};
/** How long a summary stands by itself: to see it, and to read each of its rows. */
const READ_MS = 3000;
const ROW_MS = 700;
/** Where a clock runs, a summary takes at most this part of the time that is left. */
const OF_CLOCK = 0.2;
/** How long it stands where the story is far behind the table. */
const BEHIND_MS = 1200;
/** A device that follows a big screen begins each scene this much later: it is never ahead of it. */
export const FOLLOWS_MS = 400;
/** Presses this soon after something new appeared were meant for what was there before. */
export const TOO_SOON_MS = 350;
const LOG = 200;
/** Where more reveals than these are still to be shown, none of them takes its time. */
const QUEUE = 3;
export const HASTE = 0.65;
/** What is to be seen on the big screen first. */
const TURNS: Happening["event"][] = ["choices_revealed", "card_revealed"];
/** What a wait ends with when the scene is void. */
const CUT = Symbol("cut");

export class Stage {
  act: Act = $state("still");
  choices: Happened<"choices_revealed"> | null = $state.raw(null);
  left: Happened<"explorers_left"> | null = $state.raw(null);
  /** The relics that the lone leaver takes along. */
  relics = $state(0);
  /** Gems on their way to those who share them; the camp counts them when they arrive. */
  flying: Happened<"treasure_shared"> | null = $state.raw(null);
  /** The collapse that is being shown. */
  lost: Happened<"cave_collapsed"> | null = $state.raw(null);
  /** The card that is being turned; it joins the path when it lies face up. */
  turning: string | null = $state(null);
  ending: Ending | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  hasty = $state(false);
  /** By how many milliseconds the server's clock is ahead of this device's. */
  ahead = $state(0);
  /** Is told what is shown when it is shown, and nothing of what is skipped. */
  witness: Witness | null = null;
  /** A big screen tells the story: this device takes its time as well, and nothing shortens it. */
  follows = false;
  /** One tap opens the table and starts the game: it is first seen with its first card face up. */
  quick = false;
  private begins = false;
  private shown: Moment | null = $state.raw(null);
  private since = 0;
  private landing = 0;
  private skipping = false;
  private wake: (() => void) | null = null;
  private scene: Scene | null = null;
  private queue: Scene[] = [];
  private brought = new Map<number, { gems: number; relics: number }>();
  private number = 0;

  get view(): TableView | null {
    return this.shown?.view ?? null;
  }
  get you(): You | null {
    return this.shown?.you ?? null;
  }
  get game(): GameView | null {
    return this.view?.game ?? null;
  }
  /** In the last act before a summary: the milliseconds until the path is empty. */
  get clears(): number | null {
    const inside = this.game?.explorers.flatMap((each, seat) => (each.in_cave ? [seat] : [])) ?? [];
    const last = this.act === "walk" && inside.every((seat) => this.left?.seats.includes(seat));
    if (this.still || !(last || this.act === "flee")) return null;
    return (last ? LASTS.walk : LASTS.flee) * (this.hasty ? HASTE : 1);
  }
  /** The game as the path shows it: while leavers walk its gems are split, and relics may be taken. */
  onPath(game: GameView): GameView {
    if (!this.left || this.act !== "walk") return game;
    const rest = this.relics ? withoutRelics(game.path) : game.path;
    return { ...game, path: withOdd(rest, this.left.left) };
  }
  /** Whether what is shown has been there long enough for a press to be meant for it. */
  get seen(): boolean {
    return performance.now() - this.since >= TOO_SOON_MS;
  }

  /** Show at once, without any scene. */
  set(moment: Moment | null): void {
    const scenes = [...(this.scene ? [this.scene] : []), ...this.queue.splice(0)];
    // What was not shown is still told, in its order.
    for (const { happened, view } of scenes)
      for (const event of happened.splice(0)) this.take(event, view.seats);
    this.rest(moment);
    this.land();
    this.wake?.();
    this.since = 0;
  }

  /** Begin again with what happened before the page came. */
  recall(story: Happening[], moment: Moment): void {
    this.set(moment);
    this.lines = [];
    this.number = 0; // a screen reader does not read old lines again
    this.brought.clear();
    for (const event of story) this.take(event, moment.view.seats);
    this.ending = this.lost = null;
  }

  /** Show what happened step by step, after what is being shown, then rest at the moment. */
  play(happened: Happening[], moment: Moment): void {
    this.queue.push({ happened: [...happened], ...moment });
    if (!this.scene) void this.run();
    else if (this.act === "ending" && (this.unseen || this.behind)) this.wake?.();
  }

  private async run(): Promise<void> {
    try {
      for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
        this.scene = scene;
        this.skipping = false;
        if (this.follows && scene.happened.some(({ event }) => TURNS.includes(event))) {
          this.act = "hush";
          await this.pause(FOLLOWS_MS, scene);
        }
        for (let event = scene.happened[0]; event; event = scene.happened[0]) {
          // Where only bots decide, the server does not wait for pages.
          const { game } = scene.view;
          this.hasty =
            this.queue.length > 0 || (game?.awaits === "choices" && !game.awaited.length);
          await this.before(event, scene);
          this.take(event, scene.view.seats);
          scene.happened.shift();
          await this.show(event, scene);
        }
        this.rest(scene);
      }
    } catch (error) {
      if (error !== CUT) throw error;
    }
  }

  /** Something small has changed meanwhile: the last scene is to end with it. */
  amend(made: (moment: Moment) => Moment): void {
    const last = this.queue.at(-1) ?? this.scene;
    if (last) Object.assign(last, made(last));
    else if (this.shown) this.shown = made(this.shown);
  }

  /** Do not wait for the rest of this scene; a summary has to be put away by itself. */
  skip(): void {
    if (this.follows) return;
    this.land();
    if (this.act === "ending") return;
    this.skipping = true;
    this.wake?.();
  }

  /** Put the summary away, and go on. */
  close(): void {
    if (this.act === "ending" && this.seen && !this.follows) this.wake?.();
  }

  /** Let gems fly; nothing waits for them. */
  private fly(event: Happened<"treasure_shared">, scene: Scene): void {
    this.land();
    const unseen = this.skipping || this.unseen || this.behind || scene !== this.scene;
    if (!event.each || this.still || unseen) return;
    this.flying = event;
    this.landing = window.setTimeout(() => this.land(), LASTS.fly * (this.hasty ? HASTE : 1));
  }
  private land(): void {
    clearTimeout(this.landing);
    this.flying = null;
  }

  /** Whether the page is hidden: then no scene takes time. */
  private get unseen(): boolean {
    return document.hidden && !this.follows;
  }
  /** Whether less is to move here. */
  private get still(): boolean {
    return still() && !this.follows;
  }
  /** Whether more has happened than can be shown in its own time. */
  private get behind(): boolean {
    const scenes = [...(this.scene ? [this.scene] : []), ...this.queue];
    const reveals = scenes.flatMap(({ happened }) =>
      happened.filter((each) => each.event === "choices_revealed"),
    );
    return reveals.length > QUEUE;
  }

  private rest(moment: Moment | null): void {
    // Only what is new to the eye needs a moment before it can be pressed.
    if (this.act !== "still") this.since = performance.now();
    this.scene = null;
    this.shown = moment && { view: moment.view, you: moment.you };
    this.act = "still";
    this.choices = this.left = this.lost = this.turning = this.ending = null;
    this.relics = 0;
  }

  /** Tell what happened, and keep what the summary of the expedition needs. */
  private take(event: Happening, seats: (SeatView | null)[]): void {
    if (tell(event, seats))
      this.lines = [
        ...this.lines.slice(-LOG),
        { id: ++this.number, event, seats, place: placeNow() },
      ];
    if (event.event === "game_started") this.brought.clear();
    else if (event.event === "explorers_left")
      for (const seat of event.seats)
        this.brought.set(seat, { gems: event.carried + event.each, relics: 0 });
    else if (event.event === "relic_taken") {
      const own = this.brought.get(event.seat);
      if (own) own.relics++;
    } else if (event.event === "cave_collapsed") this.lost = event;
    else if (event.event === "expedition_ended") {
      this.ending = {
        ended: event,
        collapsed: this.lost,
        brought: [...this.brought].map(([seat, each]) => ({ seat, ...each })),
      };
      this.brought.clear();
      this.lost = null;
    }
  }

  /** Begin an act of an event, and let it take its time. */
  private async wait(
    act: Act,
    event: Happening,
    milliseconds: number,
    scene: Scene,
  ): Promise<void> {
    this.act = act;
    if (event.event !== "treasure_shared") this.land();
    if (this.skipping || this.unseen || this.behind || !this.game) return;
    this.witness?.(act, this.game, event);
    await this.pause(milliseconds * (this.hasty ? HASTE : 1), scene);
  }

  private async pause(milliseconds: number, scene: Scene): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
    if (scene !== this.scene) throw CUT;
  }

  /** The summary stands until it is put away, or for as long as one needs to read it. */
  private async read(ending: Ending, scene: Scene): Promise<void> {
    this.act = "ending";
    this.since = performance.now();
    // While the page is hidden it stays, unless the game goes on meanwhile.
    if (this.unseen && !this.queue.length) {
      const back = (): void => (document.hidden ? undefined : this.wake?.());
      document.addEventListener("visibilitychange", back);
      await this.pause(2 ** 31 - 1, scene).finally(() =>
        document.removeEventListener("visibilitychange", back),
      );
    }
    if (this.unseen) return;
    const rows = ending.brought.length + (ending.collapsed?.seats.length ?? 0);
    let lasts = READ_MS + rows * ROW_MS;
    if (this.behind) lasts = BEHIND_MS;
    const deadline = (this.queue.at(-1) ?? scene).view.game?.deadline;
    if (deadline) {
      const left = deadline - this.ahead - Date.now();
      lasts = Math.min(lasts, Math.max(0, left * OF_CLOCK));
    }
    await this.pause(lasts, scene);
    this.skipping = false;
  }

  /** What is seen of an event before it is told: that it comes. */
  private async before(event: Happening, scene: Scene): Promise<void> {
    if (event.event === "game_started") {
      this.shown = beginning(scene);
      this.begins = this.quick;
    } else if (event.event === "choices_revealed" && !this.still)
      await this.wait("hush", event, LASTS.hush, scene);
    else if (event.event === "card_revealed" && this.begins) {
      this.begins = false;
      this.since = performance.now();
    } else if (event.event === "card_revealed") {
      this.turning = event.card;
      await this.wait("card", event, this.still ? 200 : LASTS.card, scene);
    }
  }

  private async show(event: Happening, scene: Scene): Promise<void> {
    const happens = (): void => {
      this.shown &&= after(this.shown, event);
      // The result tells by itself when its last chest is open.
      if (event.event === "game_ended") return;
      if (this.game && !document.hidden && !this.behind) this.witness?.("seen", this.game, event);
    };
    const more = scene.happened.length > 0 || this.queue.length > 0;
    switch (event.event) {
      case "choices_revealed":
        happens();
        this.choices = event;
        await this.wait("turn", event, LASTS.turn, scene);
        if (!event.leaving.length) this.choices = null;
        return;
      case "explorers_left":
        this.left = event;
        this.relics = scene.happened.filter((each) => each.event === "relic_taken").length;
        await this.wait("walk", event, this.still ? LASTS.turn : LASTS.walk, scene);
        this.choices = null;
        this.left = null;
        return happens();
      case "card_revealed":
        this.turning = null;
        return happens();
      case "treasure_shared":
        happens();
        this.fly(event, scene);
        // The card lies face up: where a choice comes next, it can be made now.
        if (more) await this.wait("card", event, LASTS.shared, scene);
        return;
      case "cave_collapsed":
        await this.wait("collapse", event, this.still ? LASTS.turn : LASTS.collapse, scene);
        happens();
        if (!this.still) await this.wait("flee", event, LASTS.flee, scene);
        return;
      case "expedition_ended":
        happens();
        if (this.ending && this.game) await this.read(this.ending, scene);
        this.ending = null;
        return;
      default:
        happens();
    }
  }
}
