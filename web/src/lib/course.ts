// What everybody brought home, expedition by expedition; events carry every amount.
import type { ReplayView } from "./protocol";

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
