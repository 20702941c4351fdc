import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfigAdapter, type LoadedConfig, readConfig } from '@docsite/core';

/** Its folder in the published package, beside the bundle of the command. */
const published = fileURLToPath(new URL('../docusaurus', import.meta.url));

/** Modules that Docusaurus gives to sites. */
export const docusaurusThemeDir = existsSync(published) ? published : workspaceFolder();

function workspaceFolder(): string {
  return join(dirname(ownManifest()), 'theme');
}

function ownManifest(): string {
  return createRequire(import.meta.url).resolve('@docsite/docusaurus/package.json');
}

/** The style sheet that Docusaurus sites are written with. */
const infimaFile = existsSync(published)
  ? join(published, 'infima.css')
  : createRequire(ownManifest()).resolve('infima/dist/css/default/default.css');

/** Loaded only for the sites that need it. */
const docusaurus: ConfigAdapter = {
  files: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
  read: async (siteDir, file) => {
    const { readDocusaurus } = await import('@docsite/docusaurus');
    return readDocusaurus({ siteDir, file, themeDir: docusaurusThemeDir, infimaFile });
  },
};

/** Reads the configuration of a site folder: docsite's own, or that of a builder whose sites it takes over. */
export function readSiteConfig(siteDir: string): Promise<LoadedConfig> {
  return readConfig(siteDir, [docusaurus]);
}
