import { join } from 'node:path';
import {
  type ConfigAdapter,
  type ConfigPreset,
  type ConfigPurpose,
  type LoadedConfig,
  readConfig,
} from '@docsite/core';
import type { EarlierReading, PrintedConfig } from '@docsite/docusaurus';
import { docusaurusThemeDir, infimaFile } from '../own-package/docusaurus-files.js';
import { labelsDir } from '../own-package/labels-folder.js';
import { docusaurusConfigs } from './config-files.js';

/** The files that Docusaurus sites receive. */
function givenFiles() {
  return { themeDir: docusaurusThemeDir, infimaFile: infimaFile(), labelsFile: join(labelsDir, 'docusaurus.json') };
}

/** Reads Docusaurus sites. Its code is loaded only for sites that need it. */
function adapterFor(earlier: EarlierReading): ConfigAdapter {
  return {
    files: docusaurusConfigs,
    read: async (siteDir, file, purpose) => {
      const { readDocusaurus } = await import('@docsite/docusaurus');
      return readDocusaurus({ ...givenFiles(), ...earlier, siteDir, file, purpose });
    },
  };
}

/** For sites that have migrated from a Docusaurus configuration. */
function presetFor(earlier: EarlierReading): ConfigPreset {
  return {
    name: 'docusaurus',
    apply: async (site) => {
      const { applyDocusaurusPreset } = await import('@docsite/docusaurus');
      return applyDocusaurusPreset(site, { ...givenFiles(), ...earlier });
    },
  };
}

/**
 * Reads the configuration of a site folder: docsite's own, or that of a builder whose sites docsite can read.
 *
 * @param earlier What is known if the site is read repeatedly.
 */
export function readSiteConfig(
  siteDir: string,
  purpose: ConfigPurpose = 'build',
  earlier: EarlierReading = {},
): Promise<LoadedConfig> {
  return readConfig(siteDir, { adapters: [adapterFor(earlier)], presets: [presetFor(earlier)], purpose });
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
  if (file === undefined || !docusaurusConfigs.includes(file)) return undefined;
  const { writeNative } = await import('@docsite/docusaurus');
  return { file, ...(await writeNative({ ...givenFiles(), siteDir, file })) };
}
