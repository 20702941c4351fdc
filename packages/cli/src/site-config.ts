import { join } from 'node:path';
import {
  type ConfigAdapter,
  type ConfigPreset,
  type ConfigPurpose,
  type LoadedConfig,
  readConfig,
} from '@docsite/core';
import type { PrintedConfig } from '@docsite/docusaurus';
import { docusaurusConfigs } from './config-files.js';
import { docusaurusThemeDir, infimaFile } from './docusaurus-files.js';
import { wordsDir } from './words-folder.js';

/** What sites of Docusaurus are given. */
function givenFiles() {
  return { themeDir: docusaurusThemeDir, infimaFile: infimaFile(), wordsFile: join(wordsDir, 'docusaurus.json') };
}

/** Loaded only for the sites that need it. */
const adapter: ConfigAdapter = {
  files: docusaurusConfigs,
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

/** A configuration of docsite in the text of a file, and the file of the other builder that it was written from. */
export interface OwnConfig extends PrintedConfig {
  readonly file: string;
}

/**
 * The configuration of a site of another builder as one of docsite's; nothing for a folder that has none. Throws
 * `ConfigError` where docsite cannot build the site by it.
 */
export async function printOwnConfig(siteDir: string): Promise<OwnConfig | undefined> {
  const { file } = await readSiteConfig(siteDir, 'settings');
  if (file === undefined || !adapter.files.includes(file)) return undefined;
  const { writeNative } = await import('@docsite/docusaurus');
  return { file, ...(await writeNative({ ...givenFiles(), siteDir, file })) };
}
