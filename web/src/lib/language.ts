// Which language a new player reads, of those that the page speaks.
import languages from "../../generated/languages.json";

export const LANGUAGES: readonly string[] = languages;
/** Where the settings are stored. */
export const KEY = "tacora-settings";

/** The first language of the browser that the page speaks, or English. */
export function browserLanguage(): string {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** The address of a file of data, with the version of this page: no other one is read. */
export const dataAt = (file: string): string =>
  `/${file}?${document.documentElement.dataset.version}`;

/** The address of a file of words. */
export const wordsAt = (file: string): string =>
  `/words/${file}.ftl?${document.documentElement.dataset.words}`;
