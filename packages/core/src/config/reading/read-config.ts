import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Finding, finding, placeOf } from '../../diagnostic.js';
import { Observation } from '../../process/observation/observation.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import type { ConfigAdapter, ConfigPurpose } from '../adapters/config-adapter.js';
import type { ConfigAdditions } from '../adapters/config-additions.js';
import type { ConfigPreset } from '../adapters/config-preset.js';
import { explainImportError, hintOfImport } from '../code/errors/explain-import-error.js';
import { importTraced, type TracedValue } from '../code/import-module.js';
import { interopDefaults } from '../code/interop/interop-defaults.js';
import { packageDefaults } from '../code/interop/package-defaults.js';
import type { ModuleReads } from '../code/module-reads.js';
import { ConfigError } from '../config-error.js';
import { defaultConfigFile } from '../default-config-file.js';
import { type KeyPlaces, placeOfKey, readKeyPlaces } from '../keys/key-places.js';
import { parseOnce } from '../schema/parse-once.js';
import { configSchema, type UserConfig } from '../schema/site.js';
import type { SiteConfig } from '../site-config.js';
import { completeConfig } from './complete-config.js';
import { copyConfig, validateConfig, type WrittenConfig } from './validate-config.js';

/** A configuration, the file it came from, and the additions of an adapter or a preset. */
export interface LoadedConfig extends Partial<ConfigAdditions> {
  readonly config: SiteConfig;
  /** Path relative to the site folder; absent for a folder without a configuration. */
  readonly file?: string;
  /** Where the file defines its keys. */
  readonly places: KeyPlaces;
  /** The files that its module was bundled from; absent for a folder without a configuration. */
  readonly reads?: ModuleReads;
  /**
   * What the module read while it ran, and what its functions read whenever they are called; absent for a folder
   * without a configuration.
   */
  readonly observation?: Observation;
}

const fileNames = [
  defaultConfigFile,
  'docsite.config.mts',
  'docsite.config.cts',
  'docsite.config.js',
  'docsite.config.mjs',
  'docsite.config.cjs',
  'docsite.config.json',
];

/** Names that other tools would read. */
const unreadNames = ['tsx', 'jsx', 'yml', 'yaml', 'toml', 'jsonc', 'json5'].map((end) => `docsite.config.${end}`);

/** Presets that may complete a configuration, adapters for those of other builders, and the purpose of reading it. */
export interface ReadConfigOptions {
  readonly adapters?: readonly ConfigAdapter[];
  readonly presets?: readonly ConfigPreset[];
  /** Defaults to building the site. */
  readonly purpose?: ConfigPurpose;
}

/**
 * Reads the configuration of a site folder: docsite's own, or another builder's by an adapter; a folder without either
 * is a site of Markdown files. Throws a `ConfigError`.
 */
export async function readConfig(siteDir: string, options: ReadConfigOptions = {}): Promise<LoadedConfig> {
  const { adapters = [], purpose = 'build' } = options;
  const file = firstOf(fileNames, siteDir);
  if (file !== undefined) return readOwn(siteDir, file, options);
  for (const adapter of adapters) {
    const other = firstOf(adapter.files, siteDir);
    if (other === undefined) continue;
    const { config: value, ...adapted } = await adapter.read(siteDir, other, purpose);
    const config = validateConfig(copyConfig({ value, places: adapted.places, siteDir }));
    return { ...adapted, file: other, config };
  }
  refuseUnread(siteDir);
  return { config: configOfFolder(siteDir), places: { file: defaultConfigFile, places: {} } };
}

/** Throws a `ConfigError` if the only configuration of a folder has a format or a name that is not read. */
function refuseUnread(siteDir: string): void {
  const file = firstOf(unreadNames, siteDir);
  if (file !== undefined) {
    const message = `cannot read the configuration: '${file}' has a format that docsite does not read`;
    throw new ConfigError(
      [finding('config', placeOf(file), message, 'write docsite.config.ts, .js or .json')],
      siteDir,
    );
  }
  const names = existsSync(siteDir) ? readdirSync(siteDir) : [];
  const misspelt = names.find((name) => fileNames.includes(name.toLowerCase()));
  if (misspelt === undefined) return;
  const message = `'${misspelt}' is not read: the name of the configuration is in lower case`;
  const hint = `rename it to \`${misspelt.toLowerCase()}\``;
  throw new ConfigError([finding('config', placeOf(misspelt), message, hint)], siteDir);
}

/** The configuration of a folder without one: the folder itself is the docs, served at the root. */
function configOfFolder(siteDir: string): SiteConfig {
  const written = { title: basename(siteDir) || 'Documentation', docs: { path: '.', routeBasePath: '' }, pages: false };
  return completeConfig(configSchema.parse(written, parseOnce), siteDir);
}

/** The first of these files that exists. Throws a `ConfigError` if it cannot be read. */
function firstOf(names: readonly string[], siteDir: string): string | undefined {
  const file = names.find((name) => lstatSync(join(siteDir, name), { throwIfNoEntry: false }) !== undefined);
  if (file === undefined) return undefined;
  const target = statSync(join(siteDir, file), { throwIfNoEntry: false });
  if (target?.isFile()) return file;
  const problem = target === undefined ? `the symbolic link '${file}' leads nowhere` : `'${file}' is not a file`;
  throw new ConfigError([finding('config', placeOf(file), `cannot read the configuration: ${problem}`)], siteDir);
}

async function readOwn(siteDir: string, file: string, options: ReadConfigOptions): Promise<LoadedConfig> {
  const { presets = [], purpose = 'build' } = options;
  const text = await readFile(join(siteDir, file), 'utf8');
  const observation = new Observation(siteDir);
  const { value, reads } = await evaluate(siteDir, file, observation);
  const places = await readKeyPlaces(text, file);
  const written = copyConfig({ value, places, siteDir });
  const findings = otherFiles(siteDir, file);
  const own = { file, places, reads, observation, findings };
  const config = validateConfig(written);
  // validated, so it has the shape that users write
  const user = written.value as UserConfig;
  const named = presetOf(user);
  if (named === undefined) return { config, ...own };
  const preset = presets.find(({ name }) => name === named.name) ?? unknownPreset(named.name, presets, written);
  const site = { siteDir, file, config: user, options: named.options, places, purpose, observation };
  const { config: completed, ...additions } = await preset.apply(site);
  const all = [...findings, ...additions.findings];
  return {
    ...additions,
    ...own,
    findings: all,
    config: validateConfig(copyConfig({ value: completed, places, siteDir })),
  };
}

/** Reports further configuration files of docsite, which have no effect. */
function otherFiles(siteDir: string, read: string): Finding[] {
  const others = [...fileNames, ...unreadNames].filter((name) => name !== read && existsSync(join(siteDir, name)));
  return others.map((name) => {
    const message = `'${name}' is not read: the configuration is in '${read}'`;
    return finding('unread-file', placeOf(name), message, 'remove one of them');
  });
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

async function evaluate(siteDir: string, file: string, observation: Observation): Promise<TracedValue> {
  try {
    const plugins = [interopDefaults(observation), packageDefaults];
    return await importTraced(join(siteDir, file), { observation, plugins });
  } catch (error) {
    const { reason, ...place } = explainImportError(error, file);
    const message = `cannot read the configuration: ${reason}`;
    throw new ConfigError([finding('config', place, message, hintOfImport(reason, siteDir))], siteDir);
  }
}
