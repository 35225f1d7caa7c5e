import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/focus";
import { dress, settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

dress();
for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"])
  matchMedia(query).addEventListener("change", dress);
await speak(settings.language);
const page = document.getElementById("page")!;
keepFocus(page);
mount(App, { target: page });
