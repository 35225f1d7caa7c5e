// Ways into a game.
import { openTable, ownNumber } from "./api";
import { note } from "./mine";
import type { Options } from "./protocol";
import { go } from "./router.svelte";
import { settings, store } from "./settings.svelte";
import { t } from "./words.svelte";

export const ownName = (): string => settings.name.trim() || t("default-name");

/** The basic game of the book in the language that one speaks; the French one is our default. */
export function bookFor(language: string): string {
  const books: Record<string, string> = { de: "de-iello-2017", nl: "nl-iello-2023", pl: "pl-incan-gold", ru: "ru-hobbyworld-2026" };
  return books[language] ?? "fr-iello-2021";
}

export interface Setup {
  bots?: string[];
  others?: string[];
}

/** Open a table; with bots or others at this device it is set up and started by itself. */
export async function open(options: Options, setup: Setup = {}): Promise<void> {
  const number = ownNumber();
  const seated = await openTable({ name: ownName(), number, options });
  note(seated.table, { numbers: [number], commitment: seated.view.table.shuffle.commitment });
  if (setup.bots || setup.others) store(`tacora-setup-${seated.table}`, setup);
  go(`/t/${seated.table}`);
}
