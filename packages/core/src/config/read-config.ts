import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { checkConfig } from './check-config.js';
import { completeConfig } from './complete-config.js';
import { explainConfig, explainUnreadable } from './config-problems.js';
import { copyValue } from './copy-value.js';
import { explainImportError, importTraced, type TracedValue } from './import-module.js';
import { type KeyPlaces, placeOfKey, readKeyPlaces } from './key-places.js';
import type { ModuleReads } from './module-reads.js';
import { configSchema } from './schema/site.js';
import type { SiteConfig } from './site-config.js';

/** A configuration, and the file it came from; `file` is absent for a folder without one. */
export interface LoadedConfig {
  readonly config: SiteConfig;
  /** Path relative to the site folder. */
  readonly file?: string;
  /** Where the file writes its keys. */
  readonly places: KeyPlaces;
  /** What its module was made of; absent for a folder without one. */
  readonly reads?: ModuleReads;
}

/** Thrown for a configuration that cannot be used: what is wrong, as findings. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    readonly findings: readonly Finding[],
    /** What the files of the findings are relative to. */
    readonly siteDir: string,
  ) {
    super(findings.map((item) => item.message).join('\n'));
  }
}

const fileNames = [
  'docsite.config.ts',
  'docsite.config.mts',
  'docsite.config.cts',
  'docsite.config.js',
  'docsite.config.mjs',
  'docsite.config.cjs',
  'docsite.config.json',
];

/** Reads the configuration of a site folder; a folder without one is a site of Markdown files. Throws `ConfigError`. */
export async function readConfig(siteDir: string): Promise<LoadedConfig> {
  const file = fileNames.find((name) => existsSync(join(siteDir, name)));
  if (file === undefined)
    return {
      config: completeConfig(configSchema.parse({ title: basename(siteDir) || 'Documentation' }), siteDir, false),
      places: { file: 'docsite.config.ts', places: {} },
    };
  const text = await readFile(join(siteDir, file), 'utf8');
  const { value, reads } = await evaluate(siteDir, file);
  const { copy, unreadable } = copyValue(value);
  const places = await readKeyPlaces(text, file);
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  if (typeof copy === 'function') throw new ConfigError([exportsFunction(placeOf([]))], siteDir);
  const result = configSchema.safeParse(copy);
  if (unreadable.length > 0) throw new ConfigError(explainUnreadable(unreadable, placeOf), siteDir);
  if (!result.success) throw new ConfigError(explainConfig(result.error, copy, placeOf), siteDir);
  const config = completeConfig(result.data, siteDir, true);
  const problems = checkConfig(config, { written: result.data, placeOf, siteDir });
  if (problems.length > 0) throw new ConfigError(problems, siteDir);
  return { config, file, places, reads };
}

function exportsFunction(place: Place): Finding {
  const hint = 'export the object itself, or a promise of it: `export default defineConfig({ … })`';
  return finding('config', place, 'the configuration exports a function', hint);
}

async function evaluate(siteDir: string, file: string): Promise<TracedValue> {
  try {
    return await importTraced(join(siteDir, file));
  } catch (error) {
    const { reason, line, column } = explainImportError(error);
    throw new ConfigError(
      [finding('config', { file, line, column }, `cannot read the configuration: ${reason}`)],
      siteDir,
    );
  }
}
