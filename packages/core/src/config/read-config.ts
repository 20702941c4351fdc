import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { checkConfig } from './check-config.js';
import { completeConfig } from './complete-config.js';
import type { ConfigAdapter, ConfigPurpose, SiteFinisher } from './config-adapter.js';
import { explainConfig, explainUnreadable } from './config-problems.js';
import type { ContentHooks } from './content-hooks.js';
import { copyValue } from './copy-value.js';
import { explainImportError, importTraced, type TracedValue } from './import-module.js';
import { type KeyPlaces, placeOfKey, readKeyPlaces } from './key-places.js';
import type { ModuleReads } from './module-reads.js';
import type { PostcssHook } from './postcss-hook.js';
import { configSchema } from './schema/site.js';
import type { SelectorAliases } from './selector-aliases.js';
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
  /** Code of modules that no file holds, by the names that they are imported by. */
  readonly modules?: Readonly<Record<string, string>>;
  /** Values of modules that no file holds, by the name of the locale and the names that they are imported by. */
  readonly localeModules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the site's style sheets call the elements of docsite's theme, where they were written for another. */
  readonly selectors?: SelectorAliases;
  /** Words of the theme that a site which an adapter takes over has otherwise, by the name of the locale. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What adds plugins of PostCSS to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[];
  /** Folders and files beside the content that an adapter has found the site to be made of, absolute. */
  readonly watched?: readonly string[];
  /** Functions of an adapter for what configurations of docsite hold as values. */
  readonly hooks?: ContentHooks;
  /** What is done with the finished site; absent for nothing. */
  readonly finisher?: SiteFinisher;
  /** What an adapter has taken over of another builder's configuration, and what it has not: a line each. */
  readonly notes?: readonly string[];
  /** What an adapter has found in it. */
  readonly findings?: readonly Finding[];
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

/**
 * Reads the configuration of a site folder: docsite's own, else that of another builder which an adapter takes over; a
 * folder without one is a site of Markdown files. Throws `ConfigError`.
 */
export async function readConfig(
  siteDir: string,
  adapters: readonly ConfigAdapter[] = [],
  purpose: ConfigPurpose = 'build',
): Promise<LoadedConfig> {
  const file = firstOf(fileNames, siteDir);
  if (file !== undefined) return readOwn(siteDir, file);
  for (const adapter of adapters) {
    const other = firstOf(adapter.files, siteDir);
    if (other === undefined) continue;
    const { config: value, ...adapted } = await adapter.read(siteDir, other, purpose);
    return { ...adapted, file: other, config: validate({ value, places: adapted.places, siteDir }) };
  }
  return {
    config: completeConfig(configSchema.parse({ title: basename(siteDir) || 'Documentation' }), siteDir, false),
    places: { file: 'docsite.config.ts', places: {} },
  };
}

function firstOf(names: readonly string[], siteDir: string): string | undefined {
  return names.find((name) => existsSync(join(siteDir, name)));
}

async function readOwn(siteDir: string, file: string): Promise<LoadedConfig> {
  const text = await readFile(join(siteDir, file), 'utf8');
  const { value, reads } = await evaluate(siteDir, file);
  const places = await readKeyPlaces(text, file);
  return { config: validate({ value, places, siteDir }), file, places, reads };
}

interface WrittenConfig {
  /** What the configuration's file exports. */
  readonly value: unknown;
  readonly places: KeyPlaces;
  readonly siteDir: string;
}

function validate({ value, places, siteDir }: WrittenConfig): SiteConfig {
  const { copy, unreadable } = copyValue(value);
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  if (typeof copy === 'function') throw new ConfigError([exportsFunction(placeOf([]))], siteDir);
  const result = configSchema.safeParse(copy);
  if (unreadable.length > 0) throw new ConfigError(explainUnreadable(unreadable, placeOf), siteDir);
  if (!result.success) throw new ConfigError(explainConfig(result.error, copy, placeOf), siteDir);
  const config = completeConfig(result.data, siteDir, true);
  const problems = checkConfig(config, { written: result.data, placeOf, siteDir });
  if (problems.length > 0) throw new ConfigError(problems, siteDir);
  return config;
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
