// Bundles the page into the Python package: `node build.mjs`.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";
import * as esbuild from "esbuild";
import { inOrder } from "./chunks.mjs";
import { copyApp, versionOf, writeWorker } from "./offline.mjs";
import { svelte } from "./svelte.mjs";
import { typeface } from "./typeface.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const out = join(here, "../src/tacora/page");
const words = join(here, "../src/tacora/words");

/** The styles of all components, by the path of their file. */
const styles = new Map();

// What is imported on demand comes after home and, unless home needs it, after the table: that is
// fetched as soon as home is there.
const homeSource = join(here, "src/App.svelte");
const roomSource = join(here, "src/screens/Room.svelte");
const atHome = /\/screens\/Room\.|\/art\/(Depths|KeyPicture)\.|\/lib\/typeface|node_modules/;
const before = (path) => (atHome.test(path) ? [homeSource] : [homeSource, roomSource]);

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
// What runs before the script shares nothing with it: it is one small file.
const { metafile } = await esbuild.build({
  entryPoints: [join(here, "src/early.ts")],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  metafile: true,
  logLevel: "warning",
});
const early = basename(Object.keys(metafile.outputs)[0]);
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
  return writeAsset(name, "css", code);
}

/** Write a file with a hash of its content in its name; returns its name. */
function writeAsset(name, ending, content) {
  const file = `${name}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.${ending}`;
  writeFileSync(join(out, "assets", file), content);
  return file;
}

// One file for home and table with its pictures, and one for all that comes later.
const sources = ["src/main.ts", "screens/Room.svelte", "art/Depths.svelte"];
const first = new Set(
  files
    .filter(([, { entryPoint }]) => sources.some((each) => entryPoint?.endsWith(each)))
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
  writeFileSync(join(out, "words", `${name}-review.ftl`), text("review"));
  writeFileSync(join(out, "words", `${name}-daily.ftl`), text("daily"));
  writeFileSync(join(out, "words", `${name}-learn.ftl`), text("learn"));
  writeFileSync(join(out, "words", `${name}-mine.ftl`), text("mine"));
  writeFileSync(join(out, "words", `${name}-puzzles.ftl`), text("puzzles"));
}
for (const name of readdirSync(join(here, "generated")).filter((each) =>
  each.startsWith("rules-"),
)) {
  mkdirSync(join(out, "rules"), { recursive: true });
  cpSync(join(here, "generated", name), join(out, "rules", name.slice("rules-".length)));
}
cpSync(join(here, "generated/lessons"), join(out, "lessons"), { recursive: true });
// The puzzles are fetched when they are opened.
const puzzles = writeAsset("puzzles", "json", readFileSync(join(here, "generated/puzzles.json")));
const hash = createHash("sha256");
for (const name of readdirSync(join(out, "words")))
  hash.update(readFileSync(join(out, "words", name)));
// The browser asks for all parts of a script at once, not for one after the other.
const home = [...together(main[0])].slice(1);
const room = files.find(([, { entryPoint }]) => entryPoint?.endsWith("screens/Room.svelte"))[0];
const table = [...together(room)].filter((each) => each !== main[0] && !home.includes(each));
copyApp(here, out);
const wordsHash = hash.digest("hex").slice(0, 8);
const index = readFileSync(join(here, "index.html"), "utf8");
const version = versionOf(out, index, readFileSync(join(here, "src/sw.ts")));
const page = index
  .replace(
    "<!--parts-->",
    home.map((each) => `<link rel="modulepreload" href="/assets/${basename(each)}" />`).join(""),
  )
  .replace("%TABLE%", table.map((each) => basename(each)).join(" "))
  .replace("%EARLY%", `/assets/${early}`)
  .replace("%SCRIPT%", `/assets/${script}`)
  .replace("%STYLE%", `/assets/${style}`)
  .replace("%LATER%", `/assets/${later}`)
  .replace("%PUZZLES%", `/assets/${puzzles}`)
  .replace("%VERSION%", version)
  .replace("%WORDS%", wordsHash);
writeFileSync(join(out, "index.html"), page);
await writeWorker(here, out, version, wordsHash);
// The page of the admin is one of its own: nothing that players download mentions it.
await esbuild.build({
  entryPoints: [join(here, "src/admin/main.ts"), join(here, "src/admin/main.css")],
  outdir: join(out, "admin"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  logLevel: "warning",
});
cpSync(join(here, "src/admin/index.html"), join(out, "admin/index.html"));
cpSync(join(here, "invite.png"), join(out, "invite.png"));
// The licence of the typeface goes wherever its letters go.
cpSync(join(here, "node_modules/@fontsource/piazzolla/LICENSE"), join(out, "piazzolla-OFL.txt"));
