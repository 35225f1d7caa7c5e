// Ways into a game.
import { choosable, openTable, ownNumber } from "./api";
import { note } from "./mine";
import type { Options } from "./protocol";
import { go } from "./router.svelte";
import { settings, store } from "./settings.svelte";
import { openEarly, socketAt } from "./socket";
import { language, t } from "./words.svelte";

export const ownName = (): string => settings.name.trim() || t("default-name");

/** The basic game of the book in the page's language; by default the French one. */
export function bookFor(language: string): string {
  const books: Record<string, string> = {
    de: "de-iello-2017",
    nl: "nl-iello-2023",
    pl: "pl-incan-gold",
    ru: "ru-hobbyworld-2026",
  };
  return books[language] ?? "fr-iello-2021";
}

export interface Setup {
  bots?: string[];
  others?: string[];
}

/** This number of bots of about this strength, from 1 to 5; if those are not installed, the next weaker ones. */
export async function rivals(strength: number, count: number): Promise<string[]> {
  // The scholar's solution takes a gigabyte at large tables, so it is only seated on request.
  const bots = (await choosable()).bots.filter(
    (each) => each.strength && each.strength <= strength && each.bot !== "scholar",
  );
  const most = Math.max(...bots.map((each) => each.strength));
  const at = (level: number): string[] =>
    bots
      .filter((each) => each.strength === level)
      .map((each) => each.bot)
      .sort(() => Math.random() - 0.5);
  const found = [...at(most), ...at(most - 1)];
  return Array.from({ length: count }, (_, i) => found[i % found.length]!);
}

/** One tap: a table with four bots of the strength in the settings. */
export const playNow = async (): Promise<void> =>
  open(
    { edition: bookFor(language()), seats: 5, odds: "shown" },
    { bots: await rivals(settings.rivals, 4) },
  );

/** Open a table; with bots or other people at this device it is set up and started automatically. */
export async function open(options: Options, setup: Setup = {}): Promise<void> {
  const number = ownNumber();
  const seated = await openTable({ name: ownName(), number, options, look: settings.look });
  come(seated.table, number, setup);
}

/** Go to a table that was opened here. */
export function come(table: string, number: string, setup: Setup): void {
  openEarly(socketAt(table));
  note(table, { sat: number });
  if (setup.bots || setup.others) store(`tacora-setup-${table}`, setup);
  go(`/t/${table}`);
}
