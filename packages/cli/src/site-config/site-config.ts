import { join } from 'node:path';
import {
  type ConfigAdapter,
  type ConfigPreset,
  type ConfigPurpose,
  type LoadedConfig,
  readConfig,
} from '@docsite/core';
import type { PrintedConfig } from '@docsite/docusaurus';
import { docusaurusThemeDir, infimaFile } from '../own-package/docusaurus-files.js';
import { labelsDir } from '../own-package/labels-folder.js';
import { docusaurusConfigs } from './config-files.js';

/** The files that Docusaurus sites receive. */
function givenFiles() {
  return { themeDir: docusaurusThemeDir, infimaFile: infimaFile(), labelsFile: join(labelsDir, 'docusaurus.json') };
}

/** Loaded only for sites that need it. */
const adapter: ConfigAdapter = {
  files: docusaurusConfigs,
  read: async (siteDir, file, purpose) => {
    const { readDocusaurus } = await import('@docsite/docusaurus');
    return readDocusaurus({ ...givenFiles(), siteDir, file, purpose });
  },
};

/** For sites that have migrated from a Docusaurus configuration. */
const preset: ConfigPreset = {
  name: 'docusaurus',
  apply: async (site) => {
    const { applyDocusaurusPreset } = await import('@docsite/docusaurus');
    return applyDocusaurusPreset(site, givenFiles());
  },
};

/** Reads the configuration of a site folder: docsite's own, or that of a builder whose sites docsite can read. */
export function readSiteConfig(siteDir: string, purpose: ConfigPurpose = 'build'): Promise<LoadedConfig> {
  return readConfig(siteDir, { adapters: [adapter], presets: [preset], purpose });
}

/** A docsite configuration as the text of a file, and the other builder's file that it was derived from. */
export interface OwnConfig extends PrintedConfig {
  readonly file: string;
}

/**
 * Converts the configuration of another builder's site to one of docsite's; undefined for a folder without one. Throws
 * a `ConfigError` if docsite cannot build the site with it.
 */
export async function printOwnConfig(siteDir: string): Promise<OwnConfig | undefined> {
  const { file } = await readSiteConfig(siteDir, 'settings');
  if (file === undefined || !adapter.files.includes(file)) return undefined;
  const { writeNative } = await import('@docsite/docusaurus');
  return { file, ...(await writeNative({ ...givenFiles(), siteDir, file })) };
}
