import { mount } from "svelte";
import App from "./App.svelte";
import { fetchDepths } from "./lib/depths.svelte";
import { keepFocus } from "./lib/focus";
import { expect, screens } from "./lib/later";
import { dress, settings } from "./lib/settings.svelte";
import { speak, spoken } from "./lib/words.svelte";

dress();
for (const query of [
  "(prefers-color-scheme: light)",
  "(prefers-reduced-motion: reduce)",
  "(prefers-contrast: more)",
])
  matchMedia(query).addEventListener("change", dress);
if (/^#\/[tw]\//.test(location.hash)) expect(screens.room);
// Without its sentences the page can show nothing, not even an error.
while (!spoken())
  await speak(settings.language).catch(() => new Promise((again) => setTimeout(again, 2000)));
const page = document.getElementById("page")!;
keepFocus(page);
mount(App, { target: page });
// If this fails, the screens that need it ask again.
fetchDepths().catch(() => undefined);
// After the first paint; without it everything can be read as well.
requestAnimationFrame(() =>
  setTimeout(() =>
    import("./lib/typeface").then(
      ({ setType }) => setType(),
      () => undefined,
    ),
  ),
);

/** Later than anything that the first screens ask for. */
const WORKER_MS = 5000;
// Only where the address is https or this machine; without it the page needs the network.
if ("serviceWorker" in navigator)
  setTimeout(() => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  }, WORKER_MS);
