import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';

/** The copy of the site on readers' devices, as a `plugin-pwa` asks for it. */
export function offlineOf([options]: readonly Keys[]): UserConfig['offline'] {
  if (options === undefined) return false;
  return {
    debug: options.flag('debug') ?? false,
    activeStrategies: options.texts('offlineModeActivationStrategies'),
  } as UserConfig['offline'];
}
