import { type Finding, finding, type Place } from '../../diagnostic.js';
import { ConfigError } from '../config-error.js';
import { copyValue } from '../keys/copy-value.js';
import { type KeyPlaces, placeOfKey } from '../keys/key-places.js';
import { inPlainWords } from '../keys/schema-words.js';
import { parseOnce } from '../schema/parse-once.js';
import { configSchema, type UserConfig } from '../schema/site.js';
import type { SiteConfig } from '../site-config.js';
import { checkConfig } from './check-config.js';
import { completeConfig } from './complete-config.js';
import { explainConfig, explainUnreadable } from './config-problems.js';

/** A configuration as written, and its file. */
export interface WrittenConfig {
  /** What the configuration's file exports. */
  readonly value: unknown;
  readonly places: KeyPlaces;
  readonly siteDir: string;
}

/** The same with a copy of the value, so that its getters run only once. Throws a `ConfigError`. */
export function copyConfig({ value, places, siteDir }: WrittenConfig): WrittenConfig {
  const { copy, unreadable } = copyValue(value);
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  if (typeof copy === 'function') throw new ConfigError([exportsFunction(placeOf([]))], siteDir);
  if (unreadable.length > 0) throw new ConfigError(explainUnreadable(unreadable, placeOf), siteDir);
  return { value: copy, places, siteDir };
}

/** Validates a configuration and fills in omitted keys. Throws a `ConfigError`. */
export function validateConfig({ value, places, siteDir }: WrittenConfig): SiteConfig {
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  const result = configSchema.safeParse(value, { ...parseOnce, ...inPlainWords });
  if (!result.success) throw new ConfigError(explainConfig(result.error, value, placeOf), siteDir);
  const config = completeConfig(result.data, siteDir);
  const problems = checkConfig(config, { written: result.data, placeOf, siteDir });
  if (problems.length > 0) throw new ConfigError(problems, siteDir);
  return config;
}

/** A configuration with omitted keys filled in; undefined if it cannot be used, which `readConfig` explains. */
export function settleConfig(value: UserConfig, siteDir: string): SiteConfig | undefined {
  const { success, data } = configSchema.safeParse(copyValue(value).copy, parseOnce);
  return success ? completeConfig(data, siteDir) : undefined;
}

function exportsFunction(place: Place): Finding {
  const hint = 'export the object itself, or a promise of it: `export default defineConfig({ … })`';
  return finding('config', place, 'the configuration exports a function', hint);
}
