// The pictures of a table: fetched once, while the first screen is read, and awaited before any
// of them is shown.
import type { Component } from "svelte";

let drawn: Component | null = $state.raw(null);
let asked: Promise<void> | null = null;

/** What draws them, once it is here. */
export const depths = (): Component | null => drawn;

export function fetchDepths(): Promise<void> {
  asked ??= import("../art/Depths.svelte").then(
    ({ default: found }) => void (drawn = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
