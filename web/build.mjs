// Bundles the page into the Python package: `node build.mjs`.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import * as esbuild from "esbuild";
import { inOrder } from "./chunks.mjs";
import { svelte } from "./svelte.mjs";
import { typeface } from "./typeface.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = join(here, "../src/tacora/page");
const words = join(here, "../src/tacora/words");

/** The styles of all components, by the path of their file. */
const styles = new Map();

// All that is imported on demand comes after home, and what is seen at a table only after that.
const homeSource = join(here, "src/App.svelte");
const roomSource = join(here, "src/screens/Room.svelte");
const atTable = /\/parts\/|\/screens\/(Hand|Replay|Result)\./;
const before = (path) => (atTable.test(path) ? [homeSource, roomSource] : [homeSource]);

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "words"), { recursive: true });
const made = await esbuild.build({
  entryPoints: [join(here, "src/main.ts")],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  logLevel: "warning",
  conditions: ["svelte", "browser", "production"],
  plugins: [inOrder(before), svelte(styles), typeface()],
});
const files = Object.entries(made.metafile.outputs);
// What is imported on demand is an entry, too.
const main = files.find(([, each]) => each.entryPoint?.endsWith("src/main.ts"));
const script = basename(main[0]);

/** An output and all that it imports at once. */
function together(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { kind, path } of made.metafile.outputs[name].imports)
    if (kind === "import-statement") together(path, found);
  return found;
}

/** Write a file of styles; returns its name. */
async function writeStyle(name, sheets) {
  const { code } = await esbuild.transform(sheets.join("\n"), {
    loader: "css",
    minify: true,
    target: "es2022",
  });
  const file = `${name}-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(out, "assets", file), code);
  return file;
}

// One file for home and table with its pictures, and one for all that comes later.
const early = ["src/main.ts", "screens/Room.svelte", "art/Depths.svelte"];
const first = new Set(
  files
    .filter(([, { entryPoint }]) => early.some((each) => entryPoint?.endsWith(each)))
    .flatMap(([name]) => [...together(name)])
    .flatMap((name) => Object.keys(made.metafile.outputs[name].inputs))
    .map((each) => resolve(each)),
);
const sorted = [...styles].sort();
const of = (now) => sorted.filter(([path]) => first.has(path) === now).map(([, css]) => css);
const style = await writeStyle("main", [
  readFileSync(join(here, "src/style.css"), "utf8"),
  ...of(true),
]);
const later = await writeStyle("later", of(false));
for (const name of JSON.parse(readFileSync(join(here, "generated/languages.json"), "utf8"))) {
  // The page fetches one language, without the messages of the terminal and without comments.
  const text = (...files) =>
    files
      .map((each) => readFileSync(join(words, name, `${each}.ftl`), "utf8"))
      .join("\n")
      .replace(/^#.*\n/gm, "");
  writeFileSync(join(out, "words", `${name}.ftl`), text("game", "page"));
  // These come with a table.
  writeFileSync(join(out, "words", `${name}-table.ftl`), text("table"));
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
// The browser asks for all parts of a script at once, not for one after the other.
const home = [...together(main[0])].slice(1);
const room = files.find(([, { entryPoint }]) => entryPoint?.endsWith("screens/Room.svelte"))[0];
const table = [...together(room)].filter((each) => each !== main[0] && !home.includes(each));
const page = readFileSync(join(here, "index.html"), "utf8")
  .replace(
    "<!--parts-->",
    home.map((each) => `<link rel="modulepreload" href="/assets/${basename(each)}" />`).join(""),
  )
  .replace("%TABLE%", table.map((each) => basename(each)).join(" "))
  .replace("%SCRIPT%", `/assets/${script}`)
  .replace("%STYLE%", `/assets/${style}`)
  .replace("%LATER%", `/assets/${later}`)
  .replace("%WORDS%", hash.digest("hex").slice(0, 8));
writeFileSync(join(out, "index.html"), page);
for (const name of ["icon.svg", "invite.png"]) cpSync(join(here, name), join(out, name));
// The licence of the typeface goes wherever its letters go.
cpSync(join(here, "node_modules/@fontsource/piazzolla/LICENSE"), join(out, "piazzolla-OFL.txt"));
