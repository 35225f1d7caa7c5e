// How esbuild cuts the page into few files. By itself it makes one file of each set of modules
// that the same entries share: thirty before the first choice, most of them tiny.

/**
 * The plugin. `before(path)` lists the modules that are always there before this one is imported on
 * demand. This one imports them, too, so that all they share stays in one file.
 */
export function inOrder(before) {
  return {
    name: "in-order",
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === "found") return undefined;
        const found = await build.resolve(path, { kind, resolveDir, pluginData: "found" });
        return found.errors.length ? found : { path: found.path, namespace: "on-demand" };
      });
      build.onLoad({ filter: /./, namespace: "on-demand" }, ({ path }) => {
        const name = JSON.stringify(path);
        const hasDefault = path.endsWith(".svelte") || path.includes("node_modules");
        const lines = [
          ...before(path).map((each) => `import ${JSON.stringify(each)};`),
          `export * from ${name};`,
          ...(hasDefault ? [`export { default } from ${name};`] : []),
        ];
        return { contents: lines.join("\n"), resolveDir: "/" };
      });
    },
  };
}
