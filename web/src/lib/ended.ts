// The game that ended last at a table, with its record and its replay: asked for once, though
// several parts of the page need it.
import { recordOf, replayOf } from "./api";
import type { RecordList, ReplayView } from "./protocol";

type Recorded = RecordList["records"][number];
let last: {
  key: string;
  record: Promise<Recorded | null>;
  replay: Promise<ReplayView | null>;
} | null = null;

function ended(table: string, invite: string, game: number): NonNullable<typeof last> {
  const key = `${table}/${game}`;
  if (last?.key === key) return last;
  const record = recordOf(table, invite, game);
  const replay = record.then((found) => found && replayOf(JSON.stringify(found)));
  const asked = { key, record, replay };
  last = asked;
  // What failed is asked for again.
  replay.catch(() => (last = last === asked ? null : last));
  return asked;
}

export const endedRecord = (
  table: string,
  invite: string,
  game: number,
): Promise<Recorded | null> => ended(table, invite, game).record;
export const endedReplay = (
  table: string,
  invite: string,
  game: number,
): Promise<ReplayView | null> => ended(table, invite, game).replay;
