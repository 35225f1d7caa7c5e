// The lessons that this browser knows; a person who has never played is led to the first one, once.
import { KEY, stored } from "./language";
import { myGames } from "./mine";
import { store } from "./settings.svelte";

/** The lessons in the order in which they are offered. */
export const LESSONS = ["first-steps", "relics"] as const;
const LEARNT = "tacora-lessons";
interface Learnt {
  done: string[];
}

/** The lessons that were played to their end. */
export const learnt = (): string[] => stored<Partial<Learnt>>(LEARNT, {}).done ?? [];

export const noteLearnt = (lesson: string): void =>
  store(LEARNT, { done: [...new Set([...learnt(), lesson])] });

/** Whether the first lesson opens by itself now; it does so once, and only on the bare home page. */
export function opensByItself(): boolean {
  if (location.pathname !== "/" || location.hash) return false;
  const known = [LEARNT, KEY].some((key) => stored<unknown>(key, null) !== null);
  if (known || myGames().length) return false;
  store(LEARNT, { done: [] });
  // Where nothing can be stored it would come again and again.
  return stored<unknown>(LEARNT, null) !== null;
}
