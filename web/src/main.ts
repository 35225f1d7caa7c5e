import { mount } from "svelte";
import App from "./App.svelte";
import { dress, settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

dress();
for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)"])
  matchMedia(query).addEventListener("change", dress);
await speak(settings.language);
mount(App, { target: document.getElementById("page")! });
