// How esbuild reads Svelte's files: for the page, and for the tests that run in node.
import { readFileSync } from "node:fs";
import * as esbuild from "esbuild";
import { compile, compileModule } from "svelte/compiler";

/** The plugin; the styles of components go into `styles`, by the path of their file. */
export function svelte(styles, generate = "client") {
  return {
    name: "svelte",
    setup(build) {
      // The page defines no custom elements: their code is left out.
      build.onLoad({ filter: /svelte.+elements.custom-element\.js$/ }, () => ({
        contents: "export const create_custom_element = null;",
      }));
      build.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        const options = { filename: path, css: "external", dev: false, generate };
        const { js, css, warnings } = compile(source, options);
        if (css?.code) styles.set(path, css.code);
        const said = warnings.map((each) => ({ text: each.message }));
        return { contents: js.code, loader: "js", warnings: said };
      });
      build.onLoad({ filter: /\.svelte\.ts$/ }, async ({ path }) => {
        const source = readFileSync(path, "utf8");
        const plain = await esbuild.transform(source, {
          loader: "ts",
          tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, target: "esnext" } },
        });
        const { js } = compileModule(plain.code, { filename: path, generate });
        return { contents: js.code, loader: "js" };
      });
    },
  };
}
