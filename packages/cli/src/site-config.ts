import { join } from 'node:path';
import { type ConfigAdapter, type ConfigPurpose, type LoadedConfig, readConfig } from '@docsite/core';
import { docusaurusThemeDir, infimaFile } from './docusaurus-files.js';
import { wordsDir } from './words-folder.js';

/** Loaded only for the sites that need it. */
const docusaurus: ConfigAdapter = {
  files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
  read: async (siteDir, file, purpose) => {
    const { readDocusaurus } = await import('@docsite/docusaurus');
    return readDocusaurus({
      siteDir,
      file,
      purpose,
      themeDir: docusaurusThemeDir,
      infimaFile: infimaFile(),
      wordsFile: join(wordsDir, 'docusaurus.json'),
    });
  },
};

/** Reads the configuration of a site folder: docsite's own, or that of a builder whose sites it takes over. */
export function readSiteConfig(siteDir: string, purpose?: ConfigPurpose): Promise<LoadedConfig> {
  return readConfig(siteDir, [docusaurus], purpose);
}
