// The sentences of one language, from the same Fluent files that the command line reads.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { wordsAt } from "./language";
import { change, settings } from "./settings.svelte";

type Values = Record<string, FluentVariable>;

const said: { bundle: FluentBundle | null; language: string; place: string } = $state({
  bundle: null,
  language: "en",
  place: "cave",
});

/** The files of a language that are needed: some words come with a table. */
let files = [""];
/** What was read before: a table adds its words, and does not read the others again. */
const read = new Map<string, FluentResource>();

async function fetched(file: string): Promise<FluentResource> {
  const before = read.get(file);
  if (before) return before;
  const answer = await fetch(wordsAt(file));
  if (!answer.ok) throw new Error(answer.statusText);
  const found = new FluentResource(await answer.text());
  read.set(file, found);
  return found;
}

export async function speak(language: string): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of await Promise.all(files.map((each) => fetched(language + each))))
    bundle.addResource(words);
  said.language = language;
  said.bundle = bundle;
  document.documentElement.lang = language;
}

/** From now on also know the words that are only said at a table, in a review, or on this screen. */
export async function speakAlso(
  part: "-table" | "-review" | "-daily" | "-learn" | "-mine" | "-puzzles",
): Promise<void> {
  const before = files;
  if (before.includes(part)) return;
  files = [...before, part];
  try {
    await speak(said.language);
  } catch {
    files = before;
  }
}

/** Whether the words of a part are there. */
export const spokenPart = (part: string): boolean => files.includes(part);

/** Change to the selected language; returns false, and keeps the old one, if it cannot be fetched. */
export async function wish(field: HTMLSelectElement): Promise<boolean> {
  const language = field.value;
  try {
    await speak(language);
  } catch {
    field.value = settings.language;
    return false;
  }
  change({ language });
  return true;
}

/** From now on use the words of editions that play at this place. */
export function setPlace(place: string): void {
  said.place = place;
}

export const placeNow = (): string => said.place;
export const language = (): string => said.language;
/** How dates and times are written: English ones as in Europe. */
export const dates = (): string => (said.language === "en" ? "en-GB" : said.language);
export const spoken = (): boolean => said.bundle !== null;
export const has = (name: string): boolean => said.bundle?.hasMessage(name) ?? false;

/** A sentence with its values filled in. */
export function t(name: string, values: Values = {}): string {
  const { bundle, place } = said;
  const pattern = bundle?.getMessage(name)?.value;
  if (!bundle || !pattern) return bundle ? `[${name}]` : "";
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { place, ...values }, errors);
  if (errors.length) console.error(name, errors[0]);
  return text;
}

/** What went wrong, in a sentence. */
export function problem(code: string): string {
  const name = `problem-${code.replaceAll("_", "-")}`;
  return t(has(name) ? name : "problem-unavailable");
}

export function trapName(kind: string): string {
  return has(`trap-${kind}`) ? t(`trap-${kind}`) : kind.replaceAll("_", " ");
}

/** Several names as a list in the page's language. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(said.language, { type: "conjunction" }).format(names);
}

/** A time of day, as the page's language writes it. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(dates(), { hour: "numeric", minute: "2-digit" }).format(at);
}

export function percent(part: number, whole: number, digits = 0): string {
  const share = whole ? part / whole : 0;
  return new Intl.NumberFormat(said.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);
}
