// The course of a finished game, from its events and views; events carry every amount.
import { gameAfter } from "./moment";
import type { ReplayView } from "./protocol";

/** A replay with one moment more at the end of each expedition: its last card, before the next begins. */
export function unfolded(replay: ReplayView): ReplayView {
  const moments = replay.moments.flatMap((moment, i) => {
    const end = moment.happened.findIndex(({ event }) => event === "expedition_ended");
    const before = replay.moments[i - 1];
    if (end < 0 || !before) return [moment];
    const happened = moment.happened.slice(0, end);
    const { expedition, turn } = moment;
    const last = happened.reduce(gameAfter, { ...before.game, expedition, turn });
    return [
      { ...moment, happened, game: { ...last, awaits: "nothing" as const, odds: null } },
      { ...moment, happened: moment.happened.slice(end) },
    ];
  });
  return { ...replay, moments };
}

export interface Brought {
  gems: number;
  /** The worth of the relics. */
  relics: number;
}

/** For each seat what it brought home on each expedition. */
export function broughtIn({ explorers, moments }: ReplayView): Brought[][] {
  const rows: Brought[][] = explorers.map(() => []);
  for (const event of moments.flatMap(({ happened }) => happened)) {
    const last = (seat: number): Brought | undefined => rows[seat]?.at(-1);
    if (event.event === "expedition_began")
      for (const row of rows) row.push({ gems: 0, relics: 0 });
    else if (event.event === "explorers_left")
      for (const seat of event.seats) last(seat)!.gems += event.carried + event.each;
    else if (event.event === "relic_taken") last(event.seat)!.relics += event.worth;
  }
  return rows;
}

const MOST_TURNING_POINTS = 3;

export interface TurningPoint {
  /** The moment of the replay. */
  at: number;
  /** The winner, if they took the lead here and kept it. */
  leads: number | null;
}

/** The moments that moved the standing most, in the order of the game. */
export function turningPoints(replay: ReplayView): TurningPoint[] {
  const [winner = 0] = replay.moments.at(-1)?.game.result?.winners ?? [];
  const lead = leadForGood(replay, winner);
  const moved = swings(replay)
    .map((swing, at) => ({ swing, at }))
    .filter(({ swing, at }) => swing > 0 && at !== lead)
    .sort((a, b) => b.swing - a.swing)
    .map(({ at }) => at);
  return [...(lead === null ? [] : [lead]), ...moved]
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a - b)
    .map((at) => ({ at, leads: at === lead ? winner : null }));
}

/** How far each moment moved explorers apart, in points. */
function swings(replay: ReplayView): number[] {
  const rows = broughtIn(replay);
  const count = rows.length;
  return replay.moments.map(({ expedition, happened }) => {
    const brought = rows.map((row) => row[expedition - 1]!.gems + row[expedition - 1]!.relics);
    const usual = brought.reduce((sum, each) => sum + each, 0) / count;
    const of = (event: (typeof happened)[number]): number => {
      // If all flee, or all bring home the same, nobody gets ahead by it.
      if (event.event === "cave_collapsed")
        return event.each * event.seats.length * (1 - event.seats.length / count);
      if (event.event !== "explorers_left") return 0;
      return event.seats.reduce((sum, seat) => sum + Math.max(0, brought[seat]! - usual), 0);
    };
    return happened.reduce((sum, event) => sum + of(event), 0);
  });
}

/** The moment from which only the winner led, if another explorer led or was level before. */
function leadForGood({ moments }: ReplayView, winner: number): number | null {
  if (moments.at(-1)?.game.result?.outcome !== "won") return null;
  const led = moments.findLastIndex(({ game }) => {
    const safe = game.explorers.map(
      ({ chest, relics }) => (chest ?? 0) + relics.reduce((sum, each) => sum + each.worth, 0),
    );
    const most = Math.max(...safe);
    return most > 0 && safe.some((each, seat) => each === most && seat !== winner);
  });
  return led < 0 || led === moments.length - 1 ? null : led + 1;
}
