/** The linter of the page's code. What is defined and what fits is the type checker's (tsconfig.json). */
import js from "@eslint/js";

const PAGE = ["src/westphalia/web/js/**/*.js", "src/westphalia/games/*/web/*.js", "tests/web/*.js"];

export default [
  {
    files: PAGE,
    rules: {
      ...js.configs.recommended.rules,
      "no-undef": "off",
      "no-unused-vars": ["error", { args: "none", ignoreRestSiblings: true }],
      "eqeqeq": ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "no-implicit-coercion": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "array-callback-return": "error",
    },
  },
];
