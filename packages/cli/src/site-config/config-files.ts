import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Names of Docusaurus's configuration files. */
export const docusaurusConfigs = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** Whether a folder has a configuration of docsite, or of a builder whose sites docsite can read. */
export function hasConfig(folder: string): boolean {
  const names = readdirSync(folder);
  return names.some((name) => /^docsite\.config\.\w+$/.test(name) || docusaurusConfigs.includes(name));
}

/** The nearest parent folder with a configuration, absolute. */
export function siteAbove(folder: string): string | undefined {
  const above = dirname(folder);
  if (above === folder) return undefined;
  return hasConfig(above) ? above : siteAbove(above);
}
