import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { dress, settings } from "./lib/settings.svelte";
import { speak, spoken } from "./lib/words.svelte";

dress();
for (const query of [
  "(prefers-color-scheme: light)",
  "(prefers-reduced-motion: reduce)",
  "(prefers-contrast: more)",
])
  matchMedia(query).addEventListener("change", dress);
// Without its sentences the page can show nothing, not even an error.
while (!spoken())
  await speak(settings.language).catch(() => new Promise((again) => setTimeout(again, 2000)));
const page = document.getElementById("page")!;
keepFocus(page);
mount(App, { target: page });
