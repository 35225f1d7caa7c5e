// Keeps the games of this device: when one ends here, and those that ended while it was away.
import { codeOf, look, replayOf } from "../lib/api";
import { endedRecord, endedReplay } from "../lib/ended";
import { myGames } from "../lib/mine";
import type { ReplayView, ReviewView } from "../lib/protocol";
import { factsOf } from "./facts";
import { digestOf, lacksFacts, newGame, ownSeat, type GameRecord, type Kept } from "./game";
import { allKept, keepAll, keepReplay, noteReview, replaysKept } from "./store";

/** The most games that are asked of the server at once; the rest comes with the next visit. */
const MOST_ASKED = 8;

/** Keep a game that has ended, first its record, which needs nothing else. */
export async function keepFinished(
  table: string,
  invite: string,
  game: number,
  seats: readonly number[],
  practice = false,
): Promise<void> {
  const record = (await endedRecord(table, invite, game)) as GameRecord | null;
  if (!record?.result) return;
  const made = newGame(record, [...seats], table, game, Date.now());
  const kept: Kept = practice ? { ...made, practice } : made;
  await keepAll([kept]);
  const replay = await endedReplay(table, invite, game);
  if (replay) await complete(kept, replay);
}

/** Add what the rules say about a game. */
async function complete(game: Kept, replay: ReplayView): Promise<void> {
  const seat = ownSeat(game);
  if (seat !== null) await keepAll([{ ...game, facts: factsOf(replay, seat) }]);
  await keepReplay(game.id, replay);
}

/** Keep the games of the last tables that ended without this page. */
async function catchUp(known: readonly Kept[]): Promise<void> {
  const missing = myGames().filter(
    ({ table, game }) =>
      !known.some((each) => each.table === table && each.game === (game ?? each.game)),
  );
  for (const { table } of missing.slice(0, MOST_ASKED))
    try {
      const found = await look(table);
      const { game, phase, practice } = found.table;
      if (phase === "over" && game && found.you?.seats.length)
        await keepFinished(table, "", game.game, found.you.seats, practice);
    } catch (error) {
      if (codeOf(error) === "offline") return;
    }
}

/** Complete what is kept, as far as the server can be reached; returns all games. */
export async function refreshed(known: readonly Kept[]): Promise<Kept[]> {
  await catchUp(known);
  const replays = await replaysKept();
  const missing = (await allKept()).filter((each) => lacksFacts(each) || !replays.has(each.id));
  for (const game of missing.slice(0, MOST_ASKED))
    try {
      await complete(game, await replayOf(JSON.stringify(game.record)));
    } catch {
      break; // too fast, or no network
    }
  return allKept();
}

/** Note what a review says about the own seats of a game that is kept. */
export async function keepReview(record: string, review: ReviewView): Promise<void> {
  if (!record.trimStart().startsWith("{")) return;
  const of = new Map(
    review.seats.flatMap(({ seat, performance }) =>
      performance
        ? [
            [
              seat,
              {
                value: performance.value,
                margin: performance.margin,
                title: performance.title,
                luck: review.results[seat]!.luck,
              },
            ] as const,
          ]
        : [],
    ),
  );
  await noteReview(digestOf(JSON.parse(record) as GameRecord), of);
}
