// What the player has done with puzzles, kept on this device.
import { BEGINNER, type Standing } from "./puzzles";
import { store, stored } from "./settings.svelte";

const KEY = "tacora-puzzles";

export const standing = (): Standing => ({
  ...BEGINNER,
  ...stored<Partial<Standing>>(KEY, {}),
});
export const keepStanding = (now: Standing): void => store(KEY, now);
