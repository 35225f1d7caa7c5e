// Tells a player whose page is in the background that a choice is awaited: in the title and, if
// the settings ask for it, as a notification of the browser.
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const looksAway = (): boolean => document.visibilityState === "hidden";
let awaited: string | null = $state.raw(null);
let away = $state(looksAway());
let shown: Notification | null = null;
document.addEventListener("visibilitychange", () => {
  away = looksAway();
  if (!away) withdraw();
});

/** Whether the title has to say that a choice is awaited. */
export const called = (): boolean => awaited !== null && away;

/** Whether browser and address can show notifications at all. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Ask the browser whether notifications may be shown; they may if this returns true. */
export async function mayNotify(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  // Some phones have the permission, but refuse to show one from a page.
  const trial = notification(true);
  trial?.close();
  return trial !== null;
}

/** A choice is awaited from this player in a turn, or in none. */
export function tellTurn(turn: string | null): void {
  if (turn === awaited) return;
  awaited = turn;
  withdraw();
  if (turn === null || !looksAway() || settings.notify === "off" || !canNotify()) return;
  if (Notification.permission === "granted") shown = notification(false);
}

function withdraw(): void {
  shown?.close();
  shown = null;
}

function notification(silent: boolean): Notification | null {
  try {
    const made = new Notification(t("your-turn"), { body: t("your-turn-about"), silent });
    made.onclick = () => {
      window.focus();
      made.close();
    };
    return made;
  } catch {
    return null;
  }
}
