// A lesson that is played: a prepared game in which one person chooses. It knows no rule: what
// follows either choice stands in the lesson, as it was played by the engine.
import type { GameView, Happening, SeatView } from "./happening";
import { usualLook } from "./looks";
import type { Moment } from "./moment";
import { ownName } from "./play";
import { LEARNER, leavers } from "./pointing";
import { Stage } from "./stage.svelte";
import { nameOf } from "./story";
import { listed, percent } from "./words.svelte";

type Choice = "go_on" | "leave";
export interface Note {
  point: string;
  say: string;
}
interface Step {
  turn: string;
  happened: Happening[];
  game: GameView;
  /** What the person is to choose here; null where they choose nothing. */
  choice: Choice | null;
  notes: Note[];
}
/** A lesson in one edition, from `/lessons/<lesson>-<edition>.json`. */
export interface LessonData {
  edition: string;
  relics: boolean;
  explorers: string[];
  bots: (string | null)[];
  steps: Step[];
  /** What follows the other choice in each turn in which the person chooses. */
  others: Record<string, Step[]>;
}

/** Where a lesson ends with an expedition, all are at the camp: the next one does not begin. */
function ended(steps: Step[]): Step[] {
  const last = steps.at(-1)!;
  const end = last.happened.findIndex(({ event }) => event === "expedition_ended");
  if (end < 0) return steps;
  const explorers = last.game.explorers.map((each) => ({ ...each, in_cave: false }));
  const expedition = Number(last.turn.split(".")[0]);
  const game: GameView = { ...last.game, explorers, expedition, awaits: "nothing", odds: null };
  return [...steps.slice(0, -1), { ...last, happened: last.happened.slice(0, end + 1), game }];
}

export class Lesson {
  private readonly data: LessonData;
  readonly stage = new Stage();
  readonly seats: SeatView[];
  over = $state(false);
  /** The place of the choice that was not the prepared one, while what follows it is shown. */
  private off: number | null = $state(null);
  private at = $state(0);
  private nth = $state(0);
  private chosen: Choice | null = $state(null);
  private goal: Moment = $state.raw()!;

  constructor(data: LessonData) {
    const others = Object.entries(data.others).map(([turn, steps]) => [turn, ended(steps)]);
    this.data = {
      ...data,
      steps: ended(data.steps),
      others: Object.fromEntries(others) as LessonData["others"],
    };
    this.seats = data.explorers.map((name, seat) => ({
      name: seat === LEARNER ? ownName() : name,
      person: seat === LEARNER ? LEARNER : null,
      bot: data.bots[seat] ?? null,
      played_by_bot: null,
      look: { ...usualLook(seat), face: seat === LEARNER ? seat : null },
    }));
    this.goal = this.moment(data.steps[0]!);
    this.stage.recall(this.data.steps[0]!.happened, this.goal);
  }

  private get track(): Step[] {
    const { steps, others } = this.data;
    return this.off === null ? steps : others[steps[this.off]!.turn]!;
  }
  private get step(): Step {
    return this.track[this.at]!;
  }
  /** Whether all that happened is shown. */
  private get here(): boolean {
    return this.stage.act === "still" && this.stage.view === this.goal.view;
  }

  /** What is said now. */
  get note(): Note | null {
    return this.here && !this.over ? (this.step.notes[this.nth] ?? null) : null;
  }
  private get last(): boolean {
    return this.nth >= this.step.notes.length - 1;
  }
  /** Whether the person chooses now: after the last note. */
  get asks(): boolean {
    return this.here && this.step.choice !== null && this.last;
  }
  /** Whether there is nothing to read and nothing to choose here. */
  get idle(): boolean {
    return this.here && !this.over && !this.step.notes.length;
  }
  /** Whether the next step is back to the choice. */
  get returns(): boolean {
    return this.off !== null && this.last && this.at === this.track.length - 1;
  }
  /** What was chosen, while it is carried out. */
  get choice(): Choice | null {
    return this.here ? null : this.chosen;
  }
  /** How many choices were made as prepared, and how many there are. */
  get progress(): { done: number; of: number } {
    const asked = this.data.steps.flatMap(({ choice }, i) => (choice ? [i] : []));
    const at = this.off ?? this.at;
    return { done: asked.filter((each) => each < at || this.over).length, of: asked.length };
  }
  get happened(): Happening[] {
    return this.step.happened;
  }

  /** Go on after a note, or where there is none. */
  next(): void {
    if (!this.last) this.nth++;
    else if (this.at < this.track.length - 1) this.forward();
    else if (this.off !== null) this.back();
    else this.over = true;
  }

  choose(choice: Choice): void {
    if (!this.asks || !this.stage.seen) return;
    this.chosen = choice;
    if (choice !== this.step.choice) {
      this.off = this.at;
      this.at = -1;
    }
    this.forward();
  }

  private forward(): void {
    this.at++;
    this.nth = 0;
    this.goal = this.moment(this.step);
    this.stage.play(this.step.happened, this.goal);
  }

  /** The other choice was seen: choose again. */
  private back(): void {
    this.at = this.off!;
    this.off = null;
    this.nth = this.step.notes.length - 1;
    this.goal = this.moment(this.step);
    const story = this.data.steps.slice(0, this.at + 1).flatMap(({ happened }) => happened);
    this.stage.recall(story, this.goal);
  }

  /** The table as this person sees it: the others have chosen, and their chests are closed. */
  private moment({ game, choice }: Step): Moment {
    const { edition, relics } = this.data;
    const explorers = game.explorers.map((each, seat) =>
      seat === LEARNER ? each : { ...each, chest: null, sealed: choice !== null && each.in_cave },
    );
    return {
      view: {
        table: "",
        code: "",
        phase: "playing",
        options: { edition, relics, odds: "shown" },
        seats: this.seats,
        people: [],
        host: null,
        locked: false,
        invite: "",
        shuffle: { commitment: "", server_seed: null, numbers: [] },
        game: { ...game, explorers, awaited: choice ? [LEARNER] : [] },
        ready: [],
        tally: [],
      },
      you: {
        person: LEARNER,
        seats: [LEARNER],
        chests: { [LEARNER]: game.explorers[LEARNER]?.chest ?? 0 },
        choice: null,
        stood_in: [],
      },
    };
  }

  /** The numbers and names that a sentence may use. */
  get values(): Record<string, string | number> {
    const { game, happened } = this.step;
    const own = game.explorers[LEARNER]!;
    const shared = happened.find((each) => each.event === "treasure_shared");
    const lost = happened.find((each) => each.event === "cave_collapsed");
    const taken = happened.find((each) => each.event === "relic_taken");
    const newest = happened.find((each) => each.event === "card_revealed")?.card;
    const [deadly, total] = game.odds?.collapse ?? [0, 0];
    const named = (seats: number[]): string =>
      listed(seats.map((seat) => nameOf(this.seats[seat])));
    return {
      gems: Number(newest) || 0,
      share: shared?.each ?? 0,
      odd: game.path.reduce((sum, { gems }) => sum + gems, 0),
      carried: own.carried,
      chest: own.chest ?? 0,
      danger: percent(deadly, total),
      leaver: named(leavers(happened)),
      fled: named(lost?.seats.filter((seat) => seat !== LEARNER) ?? []),
      lost: lost?.each ?? 0,
      worth: taken?.worth ?? 0,
    };
  }
}
