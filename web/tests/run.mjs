// The tests of what the page computes, in node: `npm test`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { svelte } from "../svelte.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const game = join(here, "../generated/game.json");
if (!existsSync(game)) {
  console.error("There is no game to test with: run `python -m tools.page_game` first.");
  process.exit(2);
}
const names = readdirSync(here).filter((each) => each.endsWith(".test.ts"));
// Beside the packages, where node finds those that are not bundled.
const out = mkdtempSync(join(here, "../node_modules/.tests-"));
try {
  await esbuild.build({
    entryPoints: names.map((each) => join(here, each)),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "es2022",
    sourcemap: "inline",
    logLevel: "warning",
    conditions: ["svelte", "production"],
    plugins: [svelte(new Map(), "server")],
  });
  const tests = readdirSync(out).map((each) => join(out, each));
  const ran = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...tests], {
    stdio: "inherit",
  });
  process.exitCode = ran.status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
