// Asks for the words of the page while its script is still on the way: a file of its own, so small
// that it is there long before.
import { KEY, browserLanguage, stored, wordsAt } from "./lib/language";

const { language = browserLanguage() } = stored<{ language?: string }>(KEY, {});
const words = document.createElement("link");
words.rel = "preload";
words.as = "fetch";
words.crossOrigin = "anonymous"; // as `fetch` asks, or it would be asked for twice
words.href = wordsAt(language);
document.head.append(words);
