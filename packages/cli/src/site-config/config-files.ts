import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Names of Docusaurus's configuration files. */
export const docusaurusConfigs = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

/** Matches the names of docsite's configuration files. */
export const docsiteConfig = /^docsite\.config\.\w+$/;

/** Whether a folder has a configuration of docsite, or of a builder whose sites docsite can read. */
export function hasConfig(folder: string): boolean {
  const names = readdirSync(folder);
  return names.some((name) => docsiteConfig.test(name) || docusaurusConfigs.includes(name));
}

/** The nearest parent folder with a configuration, absolute. */
export function siteAbove(folder: string): string | undefined {
  const above = dirname(folder);
  if (above === folder) return undefined;
  return hasReadableConfig(above) ? above : siteAbove(above);
}

/** The subfolders with a configuration, absolute: in repositories of software, the site is often in `website/`. */
export function sitesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .filter(hasReadableConfig);
}

function hasReadableConfig(folder: string): boolean {
  try {
    return hasConfig(folder);
  } catch {
    return false;
  }
}
