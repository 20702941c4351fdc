import type { BundlingRules } from '@docsite/core';

/** What applies to sites whose configuration says nothing about another bundler. */
export const noRules: BundlingRules = {
  fallbacks: {},
  globals: {},
  constants: {},
  hasTypedScripts: false,
  hasLateImports: false,
  hasMissingExports: false,
};
