import { join } from 'node:path';
import {
  type ConfigAdapter,
  type ConfigPreset,
  type ConfigPurpose,
  type LoadedConfig,
  readConfig,
} from '@docsite/core';
import type { PrintedConfig } from '@docsite/docusaurus';
import { docusaurusThemeDir, infimaFile } from './docusaurus-files.js';
import { wordsDir } from './words-folder.js';

/** What sites of Docusaurus are given. */
function givenFiles() {
  return { themeDir: docusaurusThemeDir, infimaFile: infimaFile(), wordsFile: join(wordsDir, 'docusaurus.json') };
}

/** Loaded only for the sites that need it. */
const adapter: ConfigAdapter = {
  files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
  read: async (siteDir, file, purpose) => {
    const { readDocusaurus } = await import('@docsite/docusaurus');
    return readDocusaurus({ ...givenFiles(), siteDir, file, purpose });
  },
};

/** For sites that have left their configuration of Docusaurus. */
const preset: ConfigPreset = {
  name: 'docusaurus',
  apply: async (site) => {
    const { applyDocusaurusPreset } = await import('@docsite/docusaurus');
    return applyDocusaurusPreset(site, givenFiles());
  },
};

/** Reads the configuration of a site folder: docsite's own, or that of a builder whose sites it takes over. */
export function readSiteConfig(siteDir: string, purpose: ConfigPurpose = 'build'): Promise<LoadedConfig> {
  return readConfig(siteDir, { adapters: [adapter], presets: [preset], purpose });
}

/** The configuration of a Docusaurus site as one of docsite's, in the text of a file. Throws `ConfigError`. */
export async function printOwnConfig(siteDir: string, file: string): Promise<PrintedConfig> {
  const { writeNative } = await import('@docsite/docusaurus');
  return writeNative({ ...givenFiles(), siteDir, file });
}
