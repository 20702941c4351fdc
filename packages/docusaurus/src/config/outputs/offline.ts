import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';

/** The offline copy of the site as configured for `plugin-pwa`. */
export function offlineOf([options]: readonly Keys[]): UserConfig['offline'] {
  if (options === undefined) return false;
  return {
    debug: options.flag('debug') ?? false,
    activeStrategies: options.texts('offlineModeActivationStrategies'),
  } as UserConfig['offline'];
}
