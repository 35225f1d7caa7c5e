// Bundles the page into the Python package: `node build.mjs`.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import * as esbuild from "esbuild";
import { svelte } from "./svelte.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = join(here, "../src/tacora/page");
const words = join(here, "../src/tacora/words");

/** The styles of all components; they go into one file, since screens are loaded on demand. */
const styles = new Map();

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "words"), { recursive: true });
const made = await esbuild.build({
  entryPoints: [join(here, "src/main.ts")],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  logLevel: "warning",
  conditions: ["svelte", "browser", "production"],
  plugins: [svelte(styles)],
});
const files = Object.entries(made.metafile.outputs);
// What is imported on demand is an entry, too.
const main = files.find(([, each]) => each.entryPoint?.endsWith("src/main.ts"));
const script = basename(main[0]);
const sheets = [
  readFileSync(join(here, "src/style.css"), "utf8"),
  ...[...styles].sort().map(([, css]) => css),
];
const { code: css } = await esbuild.transform(sheets.join("\n"), {
  loader: "css",
  minify: true,
  target: "es2022",
});
const style = `main-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
writeFileSync(join(out, "assets", style), css);
for (const name of JSON.parse(readFileSync(join(here, "generated/languages.json"), "utf8"))) {
  // The page fetches one language, without the messages of the terminal and without comments.
  const text = ["game", "page"]
    .map((each) => readFileSync(join(words, name, `${each}.ftl`), "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "");
  writeFileSync(join(out, "words", `${name}.ftl`), text);
}
for (const name of readdirSync(join(here, "generated")).filter((each) =>
  each.startsWith("rules-"),
)) {
  mkdirSync(join(out, "rules"), { recursive: true });
  cpSync(join(here, "generated", name), join(out, "rules", name.slice("rules-".length)));
}
const hash = createHash("sha256");
for (const name of readdirSync(join(out, "words")))
  hash.update(readFileSync(join(out, "words", name)));
const page = readFileSync(join(here, "index.html"), "utf8")
  .replace("%SCRIPT%", `/assets/${script}`)
  .replace("%STYLE%", `/assets/${style}`)
  .replace("%WORDS%", hash.digest("hex").slice(0, 8));
writeFileSync(join(out, "index.html"), page);
for (const name of ["icon.svg", "invite.png"]) cpSync(join(here, name), join(out, name));
