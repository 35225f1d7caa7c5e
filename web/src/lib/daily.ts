// The daily cave: what the server says of it, and what this device keeps.
import { call, codeOf, ownNumber } from "./api";
import { note } from "./mine";
import { ownName } from "./play";
import type { DailyResults, NewTry, OwnTry, Seated, Today } from "./protocol";
import { sha256 } from "./sha256";
import { settings, store, stored } from "./settings.svelte";

const KEY = "tacora-daily";
/** Days of which this device remembers what it played. */
const MOST_DAYS = 800;
const DAY_MS = 24 * 3600 * 1000;

/** One day as this device remembers it. */
export interface Kept {
  points: number;
  place: number;
  /** Null where the cave caught the person. */
  expeditions: (number | null)[];
}
interface Device {
  /** A secret of this device; the server gets another hash of it each day. */
  key: string;
  results: Record<string, Kept>;
  /** The promises of the server, as they were first seen, by day. */
  noted: Record<string, string>;
  /** The days that were begun, and whose end is not known here yet. */
  begun: string[];
}

const device = (): Device => ({
  key: "",
  results: {},
  noted: {},
  begun: [],
  ...stored<Partial<Device>>(KEY, {}),
});

/** The latest days of a record by date. */
const latest = <T>(days: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => (a < b ? 1 : -1))
      .slice(0, MOST_DAYS),
  );

function keep(changes: Partial<Device>): void {
  const { key, results, noted, begun } = { ...device(), ...changes };
  store(KEY, { key, results: latest(results), noted: latest(noted), begun });
}

export const keptOf = (date: string): Kept | null => device().results[date] ?? null;
export const notedOf = (date: string): string | null => device().noted[date] ?? null;

/** The key of a day: the server cannot tell that two of them are of one device. */
function keyOf(date: string): string {
  if (!device().key) keep({ key: ownNumber() });
  return sha256(`${device().key}\n${date}`);
}

/** Note the hash of a day; the first note counts. */
function promise(date: string, commitment: string): void {
  const { noted } = device();
  if (!noted[date]) keep({ noted: { ...noted, [date]: commitment } });
}

export const nextDay = (date: string, by = 1): string =>
  new Date(Date.parse(date) + by * DAY_MS).toISOString().slice(0, 10);

export async function today(): Promise<Today> {
  const said = await call<Today>("GET", "/api/daily");
  promise(said.today.date, said.today.commitment);
  promise(nextDay(said.today.date), said.tomorrow);
  return said;
}

export const resultsOf = (date: string, offset = 0): Promise<DailyResults> =>
  call("GET", `/api/daily/${date}${offset ? `?offset=${offset}` : ""}`);

/** The result of this device on a day; it is kept here. */
export async function ownOf(date: string): Promise<OwnTry> {
  const own = await call<OwnTry>("POST", `/api/daily/${date}/own`, { key: keyOf(date) });
  const { state, points, place, expeditions } = own;
  if (state === "counted")
    keep({ results: { ...device().results, [date]: { points, place, expeditions } } });
  if (state !== "playing") known(date);
  return own;
}

/** Stop asking for the end of a day: it is known, or never will be. */
const known = (date: string): void =>
  keep({ begun: device().begun.filter((each) => each !== date) });

/** Look up the results of days that were begun here, if the page was closed before the end. */
export async function catchUp(date: string): Promise<void> {
  for (const each of device().begun)
    if (each !== date)
      await ownOf(each).catch((error: unknown) => codeOf(error) === "no_such_day" && known(each));
}

const asked = (date: string): NewTry => ({
  name: ownName(),
  key: keyOf(date),
  look: settings.look,
});

/** Play today's cave, or go on with it; returns the table. */
export async function play(date: string): Promise<string> {
  const { table } = await call<Seated>("POST", "/api/daily", asked(date));
  keep({ begun: [...device().begun.filter((each) => each !== date), date] });
  const commitment = notedOf(date);
  if (commitment) note(table, { commitment });
  return table;
}

export async function practise(date: string): Promise<string> {
  const { table } = await call<Seated>("POST", `/api/daily/${date}/practice`, asked(date));
  return table;
}

/** How many days in a row were played, up to today or yesterday. */
export function streak(date: string, played: (date: string) => boolean): number {
  let days = 0;
  for (let day = played(date) ? date : nextDay(date, -1); played(day); day = nextDay(day, -1))
    days++;
  return days;
}

/** Whether the seed of a day is the one that the hash promised. */
export const fits = (seed: string, commitment: string): boolean =>
  sha256(`tacora-daily/1\n${seed}`) === commitment;

/** The expeditions as signs for a message: the gems of each, or that the cave caught the person. */
export const signs = (expeditions: (number | null)[]): string =>
  expeditions.map((gain) => (gain === null ? "💥" : `💎${gain}`)).join(" ");
