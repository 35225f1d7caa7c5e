// What the page needs without a network: a manifest, and a service worker with one file that has
// the whole version.
import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** What only the server's own pages need, and what only others show. */
const LEFT_OUT = /^(admin\/|app\/.*\.(png|jpg)$|invite\.png$|.*\.txt$)/;

const digest = (content) => createHash("sha256").update(content).digest("hex");

/** All files of a folder, by their path in it. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

/** Copy what a device needs to install the page; before the version is known. */
export function copyApp(here, out) {
  cpSync(join(here, "app"), join(out, "app"), { recursive: true });
  cpSync(join(out, "app/manifest.webmanifest"), join(out, "manifest.webmanifest"));
  cpSync(join(here, "icon.svg"), join(out, "icon.svg"));
}

/** The version of everything in a folder, from the content of all files. */
export function versionOf(folder, ...others) {
  const hash = createHash("sha256");
  for (const other of others) hash.update(other);
  for (const name of filesIn(folder))
    hash.update(`${name}\0`).update(digest(readFileSync(join(folder, name))));
  return hash.digest("hex").slice(0, 12);
}

/** Write the service worker and its file; `words` is what addresses of words have behind them. */
export async function writeWorker(here, out, version, words) {
  const files = {};
  for (const name of filesIn(out)) {
    const type = TYPES[extname(name)];
    if (!type) throw new Error(`what type has ${name}?`);
    const content = readFileSync(join(out, name));
    // Its address names its content, or the version.
    const query = name.startsWith("assets/")
      ? ""
      : `?${name.startsWith("words/") ? words : version}`;
    const address = name === "index.html" ? "/" : `/${name}${query}`;
    const isText = type !== "font/woff2";
    files[address] = isText
      ? { type, text: content.toString("utf8") }
      : { type, base64: content.toString("base64") };
  }
  const whole = gzipSync(JSON.stringify({ version, files }), { level: 9 });
  const name = `whole-${digest(whole).slice(0, 8)}.bin`;
  writeFileSync(join(out, "assets", name), whole);
  await esbuild.build({
    entryPoints: [join(here, "src/sw.ts")],
    outfile: join(out, "sw.js"),
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    define: { VERSION: JSON.stringify(version), WHOLE: JSON.stringify(`/assets/${name}`) },
    logLevel: "warning",
  });
}
