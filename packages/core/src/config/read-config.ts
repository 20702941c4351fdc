import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { didYouMean } from '../did-you-mean.js';
import { Observation } from '../process/observation.js';
import { checkConfig } from './check-config.js';
import { completeConfig } from './complete-config.js';
import type { ConfigAdapter, ConfigPurpose, SiteFinisher } from './config-adapter.js';
import type { ConfigPreset } from './config-preset.js';
import { explainConfig, explainUnreadable } from './config-problems.js';
import type { ContentHooks } from './content-hooks.js';
import { copyValue } from './copy-value.js';
import { explainImportError, importTraced, type TracedValue } from './import-module.js';
import { type KeyPlaces, placeOfKey, readKeyPlaces } from './key-places.js';
import type { ModuleReads } from './module-reads.js';
import type { PostcssHook } from './postcss-hook.js';
import { configSchema, type UserConfig } from './schema/site.js';
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
  /** What that has read when it was run, and what its functions do whenever they are called; absent for a folder without one. */
  readonly observation?: Observation;
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

/** What may complete or stand for a configuration of docsite, and what it is read for. */
export interface ReadConfigOptions {
  readonly adapters?: readonly ConfigAdapter[];
  readonly presets?: readonly ConfigPreset[];
  /** To build the site, unless it is said. */
  readonly purpose?: ConfigPurpose;
}

/**
 * Reads the configuration of a site folder: docsite's own, else that of another builder which an adapter takes over; a
 * folder without one is a site of Markdown files. Throws `ConfigError`.
 */
export async function readConfig(siteDir: string, options: ReadConfigOptions = {}): Promise<LoadedConfig> {
  const { adapters = [], purpose = 'build' } = options;
  const file = firstOf(fileNames, siteDir);
  if (file !== undefined) return readOwn(siteDir, file, options);
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

async function readOwn(siteDir: string, file: string, options: ReadConfigOptions): Promise<LoadedConfig> {
  const { presets = [], purpose = 'build' } = options;
  const text = await readFile(join(siteDir, file), 'utf8');
  const observation = new Observation(siteDir);
  const { value, reads } = await evaluate(siteDir, file, observation);
  const places = await readKeyPlaces(text, file);
  const written = { value: copyOf({ value, places, siteDir }), places, siteDir };
  const config = validate(written);
  const named = presetOf(written.value as UserConfig);
  if (named === undefined) return { config, file, places, reads, observation };
  const preset = presets.find(({ name }) => name === named.name) ?? unknownPreset(named.name, presets, written);
  const site = {
    siteDir,
    file,
    config: written.value as UserConfig,
    options: named.options,
    places,
    purpose,
    observation,
  };
  const { config: completed, ...given } = await preset.apply(site);
  return { ...given, config: validate({ value: completed, places, siteDir }), file, places, reads, observation };
}

function presetOf({ preset }: UserConfig) {
  if (preset === undefined) return undefined;
  return typeof preset === 'string' ? { name: preset, options: {} } : { name: preset[0], options: preset[1] };
}

function unknownPreset(name: string, presets: readonly ConfigPreset[], { places, siteDir }: WrittenConfig): never {
  const names = presets.map((preset) => preset.name);
  const known = names.length === 0 ? 'there is none' : `there is ${names.map((item) => `'${item}'`).join(', ')}`;
  const message = `configuration key 'preset': there is no preset '${name}'`;
  const place = placeOfKey(places, ['preset']);
  throw new ConfigError([finding('config', place, message, didYouMean(name, names) ?? known)], siteDir);
}

interface WrittenConfig {
  /** What the configuration's file exports. */
  readonly value: unknown;
  readonly places: KeyPlaces;
  readonly siteDir: string;
}

/** A copy of what a file exports: getters run once. */
function copyOf({ value, places, siteDir }: WrittenConfig): unknown {
  const { copy, unreadable } = copyValue(value);
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  if (typeof copy === 'function') throw new ConfigError([exportsFunction(placeOf([]))], siteDir);
  if (unreadable.length > 0) throw new ConfigError(explainUnreadable(unreadable, placeOf), siteDir);
  return copy;
}

function validate(written: WrittenConfig): SiteConfig {
  const { places, siteDir } = written;
  const copy = copyOf(written);
  const placeOf = (path: readonly PropertyKey[]) => placeOfKey(places, path);
  const result = configSchema.safeParse(copy);
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

async function evaluate(siteDir: string, file: string, observation: Observation): Promise<TracedValue> {
  try {
    return await importTraced(join(siteDir, file), { observation });
  } catch (error) {
    const { reason, line, column } = explainImportError(error);
    throw new ConfigError(
      [finding('config', { file, line, column }, `cannot read the configuration: ${reason}`)],
      siteDir,
    );
  }
}
