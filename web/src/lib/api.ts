// The small HTTP API around the socket.
import type { Told } from "./cards";
import { dataAt } from "./language";
import type { LessonData } from "./lesson.svelte";
import type {
  Choosable,
  Found,
  NewPlay,
  NewTable,
  NewPerson,
  RecordList,
  ReplayView,
  Seated,
  Snapshot,
  TableList,
} from "./protocol";

export class Problem extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Why something failed. */
export const codeOf = (error: unknown): string =>
  error instanceof Problem ? error.code : "unavailable";

export async function call<T>(method: string, address: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem("offline");
  }
  const said = (await answer.json().catch(() => ({}))) as T & { code?: string };
  if (!answer.ok) throw new Problem(said.code ?? "unavailable");
  return said;
}

let opened: Seated | null = null;
export async function openTable(table: NewTable): Promise<Seated> {
  opened = await call<Seated>("POST", "/api/tables", table);
  return opened;
}
/** Open a table that plays on from a moment of a record. */
export async function playOn(asked: NewPlay): Promise<Seated> {
  opened = await call<Seated>("POST", "/api/play-on", asked);
  return opened;
}
export const sitDown = (table: string, person: NewPerson): Promise<Seated> =>
  call("POST", `/api/tables/${table}/people`, person);
/** The table with a short code, which works while its lobby is open. */
export const tableWith = (code: string): Promise<Found> => call("POST", "/api/codes", { code });
/** The key of a link goes behind the address; people at the table do not need it. */
export const withKey = (address: string, invite = ""): string =>
  invite
    ? `${address}${address.includes("?") ? "&" : "?"}invite=${encodeURIComponent(invite)}`
    : address;
/** A table as it is now; one that was just opened is known already. */
export async function look(table: string, invite = ""): Promise<Snapshot> {
  const known = opened?.table === table ? opened.view : null;
  opened = null;
  return known ?? call("GET", withKey(`/api/tables/${table}`, invite));
}
export const publicTables = (): Promise<TableList> => call("GET", "/api/tables");
let offered: Promise<Choosable> | null = null;
/** The options that the server offers; fetched once. */
export function choosable(): Promise<Choosable> {
  offered ??= call<Choosable>("GET", "/api/options").catch((error: unknown) => {
    offered = null;
    throw error;
  });
  return offered;
}
/** The latest records of a table, at most fifty; or the record of one game. */
export const recordsOf = (table: string, invite: string, game?: number): Promise<RecordList> =>
  call(
    "GET",
    withKey(`/api/tables/${table}/records${game ? `?limit=1&before=${game + 1}` : ""}`, invite),
  );
/** The record of one game, or of the last one; null if there is none. */
export async function recordOf(
  table: string,
  invite: string,
  game?: number,
): Promise<RecordList["records"][number] | null> {
  const { records, before } = await recordsOf(table, invite, game);
  // Without this game, the answer has the one before it.
  return game && (before ?? 1) !== game ? null : (records.at(-1) ?? null);
}
export const rulesIn = (language: string): Promise<Record<string, Told>> =>
  call("GET", dataAt(`rules/${language}.json`));
export const lessonIn = (lesson: string, edition: string): Promise<LessonData> =>
  call("GET", dataAt(`lessons/${lesson}-${edition}.json`));
export const replayOf = (record: string): Promise<ReplayView> =>
  call("POST", "/api/replay", { record });

/** A random number for the shuffle, made by this browser. */
export function ownNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
