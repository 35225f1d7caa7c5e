// How esbuild reads the display typeface: each of its files keeps only the letters that the page
// may set in it.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const here = fileURLToPath(new URL(".", import.meta.url));
/** The letters of each part of the typeface, as CSS writes them: the page's script reads them, too. */
const letters = JSON.parse(readFileSync(join(here, "src/lib/typeface.json"), "utf8"));

/** All characters of a list such as "U+20-7E, U+131". */
function characters(ranges) {
  return ranges
    .split(",")
    .map((range) => range.trim().slice("U+".length).split("-"))
    .flatMap(([first, last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join("");
}

/** The plugin; a file such as `piazzolla-latin-ext-800-normal.woff2` says which letters it has. */
export function typeface() {
  return {
    name: "typeface",
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
        const [, part] = /-(\D+)-\d+-normal/.exec(basename(path));
        const text = characters(letters[part]);
        const contents = await subsetFont(readFileSync(path), text, { targetFormat: "woff2" });
        return { contents, loader: "file" };
      });
    },
  };
}
