// One moment of the story: the view as it was then. Everything that a person sees is drawn from it.
import { faceOf } from "./cards";
import type { ExplorerView, GameView, Happening, TableView, You } from "./happening";
import type { PathCardView } from "./protocol";

export interface Moment {
  view: TableView;
  you: You | null;
}

type Explorers = (change: (each: ExplorerView, seat: number) => Partial<ExplorerView>) => {
  explorers: ExplorerView[];
};

/** The moment after an event; events carry every amount, so no rule is needed. */
export function after({ view, you }: Moment, event: Happening): Moment {
  if (!view.game) return { view, you };
  return {
    view: { ...view, game: gameAfter(view.game, event) },
    you: event.event === "explorers_left" ? banked(you, event) : you,
  };
}

export const gameAfter = (game: GameView, event: Happening): GameView => ({
  ...game,
  ...changes(game, event),
});

/** A table whose game begins: as it will be, but no card lies there yet. */
export function beginning(table: Moment): Moment {
  const { game } = table.view;
  if (!game) return table;
  const explorers = game.explorers.map(({ chest }) => ({
    chest: chest === null ? null : 0,
    carried: 0,
    relics: [],
    in_cave: true,
    sealed: false,
  }));
  const begun = { ...game, expedition: 1, turn: 0, path: [], explorers, result: null, ...DEALING };
  return { view: { ...table.view, phase: "playing", game: begun }, you: table.you };
}

/** Nobody chooses while a card is being dealt, and the odds of the last choice are no longer true. */
const DEALING = {
  awaits: "card",
  awaited: [],
  deadline: null,
  odds: null,
} satisfies Partial<GameView>;

function changes(game: GameView, event: Happening): Partial<GameView> {
  const explorers: Explorers = (change) => ({
    explorers: game.explorers.map((each, seat) => ({ ...each, ...change(each, seat) })),
  });
  switch (event.event) {
    case "choice_sealed":
      return {
        ...explorers((_, seat) => (seat === event.seat ? { sealed: true } : {})),
        awaited: game.awaited.filter((seat) => seat !== event.seat),
      };
    case "choices_revealed":
      return {
        ...explorers(() => ({ sealed: false })),
        ...DEALING,
        odds: game.odds && { ...game.odds, leaving: [] },
      };
    case "explorers_left":
      return {
        ...explorers(({ chest }, seat) =>
          event.seats.includes(seat)
            ? {
                carried: 0,
                in_cave: false,
                chest: chest === null ? null : chest + event.carried + event.each,
              }
            : {},
        ),
        path: withOdd(game.path, event.left),
      };
    case "relic_taken":
      return {
        ...explorers(({ relics }, seat) =>
          seat === event.seat
            ? { relics: [...relics, { relic: event.relic, worth: event.worth }] }
            : {},
        ),
        path: withoutRelics(game.path),
      };
    case "card_revealed":
      return { path: [...game.path, faceUp(event.card)] };
    case "treasure_shared":
      return {
        ...explorers(({ carried }, seat) =>
          event.seats.includes(seat) ? { carried: carried + event.each } : {},
        ),
        path: game.path.map((step, i) =>
          i === game.path.length - 1 ? { ...step, gems: event.left } : step,
        ),
      };
    case "cave_collapsed":
      return explorers((_, seat) =>
        event.seats.includes(seat) ? { carried: 0, in_cave: false } : {},
      );
    case "expedition_ended":
      return { ...DEALING, awaits: "nothing", path: [] };
    case "expedition_began":
      return {
        ...explorers(() => ({ carried: 0, in_cave: true })),
        ...DEALING,
        expedition: event.expedition,
        path: [],
      };
    default:
      return {};
  }
}

/** A card that has just been turned: all its gems lie on it, until they are shared. */
export function faceUp(card: string): PathCardView {
  const face = faceOf(card);
  return { card, gems: face.kind === "treasure" ? face.gems : 0 };
}

/** After leavers, what could not be shared lies on the last treasure. */
export function withOdd(path: PathCardView[], left: number): PathCardView[] {
  const last = path.findLastIndex(({ card }) => faceOf(card).kind === "treasure");
  return path.map((step, i) => ({ ...step, gems: i === last ? left : 0 }));
}

export const withoutRelics = (path: PathCardView[]): PathCardView[] =>
  path.filter(({ card }) => faceOf(card).kind !== "relic");

/** What oneself brought out is in the own chest, which nobody else may see. */
function banked(
  you: You | null,
  event: { seats: number[]; carried: number; each: number },
): You | null {
  if (!you) return you;
  const chests = { ...you.chests };
  for (const seat of event.seats)
    if (chests[seat] !== undefined) chests[seat] += event.carried + event.each;
  return { ...you, chests };
}
