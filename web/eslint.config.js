// What the linter looks for; how the code is laid out is the formatter's part.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["generated/", "node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["*.mjs", "*.js", "tests/**"], languageOptions: { globals: globals.node } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      // The formatter writes spaces in this way where they count.
      "svelte/no-useless-mustaches": "off",
      // What is drawn lies in $state; a Map elsewhere is meant to be plain.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // TypeScript itself knows which names there are.
    rules: { "no-undef": "off" },
  },
);
