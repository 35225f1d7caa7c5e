// The settings of this browser; they are stored in the browser.
import type { Look } from "./protocol";
import { KEY, browserLanguage, stored } from "./language";

export { LANGUAGES, stored } from "./language";
export interface Settings {
  name: string;
  language: string;
  theme: "auto" | "light" | "dark" | "contrast";
  motion: "auto" | "full" | "reduced";
  keys: "on" | "off";
  /** Off until the player turns it on. */
  sound: "on" | "off";
  /** From 0 to 100. */
  volume: number;
  /** Together with the sound, where the device can. */
  vibration: "on" | "off";
  /** A notification of the browser when a choice is awaited and the page is in the background. */
  notify: "on" | "off";
  /** The strength, from 1 to 5, of the bots in a game that starts with one tap. */
  rivals: number;
  /** How the player wants to look; null until they have chosen. */
  look: Look | null;
  /** Whether the emotes of others are shown. */
  emotes: "on" | "off";
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store; the setting then lasts as long as the page.
  }
}

export const settings: Settings = $state({
  name: "",
  language: browserLanguage(),
  theme: "dark",
  motion: "auto",
  keys: "on",
  sound: "off",
  volume: 60,
  vibration: "on",
  notify: "off",
  rivals: 2,
  look: null,
  emotes: "on",
  ...stored<Partial<Settings>>(KEY, {}),
});

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  store(KEY, $state.snapshot(settings));
  dress();
}

/** Set theme and motion as attributes that the style sheet uses. */
export function dress(): void {
  const root = document.documentElement;
  const dark = !matchMedia("(prefers-color-scheme: light)").matches;
  const contrast = matchMedia("(prefers-contrast: more)").matches;
  const auto = contrast ? "contrast" : dark ? "dark" : "light";
  root.dataset.theme = settings.theme === "auto" ? auto : settings.theme;
  // The bars of a phone, and the frame of an installed page.
  document.querySelector<HTMLMetaElement>('[name="theme-color"]')!.content =
    getComputedStyle(root).getPropertyValue("--deep");
  root.dataset.motion = still() ? "reduced" : "full";
}

/** Whether to reduce motion. */
export function still(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
