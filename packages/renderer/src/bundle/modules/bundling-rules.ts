import type { BundlingRules } from '@docsite/core';
import type { Platform } from '../theme/theme-layers.js';

/** What applies to sites whose configuration says nothing about another bundler. */
export const noRules: BundlingRules = {
  fallbacks: {},
  globals: {},
  constants: {},
  hasTypedScripts: false,
  hasLateImports: false,
  hasMissingExports: false,
};

/** The JSON that replaces names on a platform. */
export function constantsOn(
  platform: Platform,
  { constants, serverConstants }: Pick<BundlingRules, 'constants' | 'serverConstants'>,
): BundlingRules['constants'] {
  return platform === 'server' ? { ...constants, ...serverConstants } : constants;
}
