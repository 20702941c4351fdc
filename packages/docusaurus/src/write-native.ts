import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultConfigFile, type UserConfig } from '@docsite/core';
import { isAroundByFile } from './config/plugins/plugins.js';
import { convertSite } from './convert-site.js';
import { companions } from './load/bundling/companions.js';
import { dependencyOf } from './load/installed-package.js';
import { readSource } from './native/config-source.js';
import { nativeOptions } from './native/native-options.js';
import { type PrintedConfig, printNative } from './native/print-native.js';
import type { DocusaurusOptions } from './read-docusaurus.js';
import { wordsOfSite } from './styles/sources/site-sources.js';

const codeThemeKeys = [
  ['light', 'theme'],
  ['dark', 'darkTheme'],
] as const;

/**
 * Writes the docsite configuration with which a Docusaurus site can continue: the adapter's result as values, and the
 * preset. Throws a `ConfigError` if the configuration cannot be read.
 */
export async function writeNative(options: DocusaurusOptions): Promise<PrintedConfig> {
  const { siteDir, file, themeDir } = options;
  // the written configuration only imports packages that the site depends on, installed or not
  const isGiven = companions.some((name) => dependencyOf(siteDir, name) !== undefined);
  const { takeover, ...site } = await convertSite({ siteDir, file, ...(isGiven && { themeDir }) });
  for (const [ours, theirs] of codeThemeKeys)
    takeover.moves(['themeConfig', 'prism', theirs], ['preset', 1, 'codeThemes', ours]);
  const { words } = wordsOfSite(site.config, siteDir);
  const preset = nativeOptions({ ...site, siteDir, words });
  for (const use of site.plugins)
    if (use.around !== undefined && !isAroundByFile(use))
      takeover.leaves(`what ${use.around.name} changes of ${use.name}`);
  const isPlain = Object.values(preset).every((option) => option === undefined);
  return printNative({
    siteDir,
    file,
    value: site.siteConfig,
    source: await readSource(await readFile(join(siteDir, file), 'utf8'), file),
    theirsOf: takeover.theirsOf.bind(takeover),
    config: {
      ...site.config,
      ...overridesOf(site.config, file),
      preset: isPlain ? 'docusaurus' : ['docusaurus', preset],
    },
    left: takeover.left(),
  });
}

/** Findings in the Docusaurus configuration will be in the written file. */
function overridesOf({ overrides = [] }: UserConfig, file: string): Pick<UserConfig, 'overrides'> {
  const renamed = (path: string) => (path === file ? defaultConfigFile : path);
  return { overrides: overrides.map((entry) => ({ ...entry, files: entry.files.map(renamed) })) };
}
