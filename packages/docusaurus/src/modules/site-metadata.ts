import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readPackage } from '@docsite/core';
import type { PluginUse } from '../config/plugins/plugins.js';
import { writtenVersion } from '../load/docusaurus-version.js';
import { installedFolder } from '../load/installed-package.js';
import { isPath } from '../load/plugin-file.js';

/** The origin of a plugin: a package, the site's own package, or code in its configuration. */
type PluginVersion =
  | { readonly type: 'package'; readonly name: string; readonly version: string }
  | { readonly type: 'project' | 'local' };

/**
 * The facts about versions that Docusaurus provides to code: its own version, and those of the site and its plugins.
 */
export interface SiteMetadata {
  readonly docusaurusVersion: string;
  readonly siteVersion?: string;
  readonly pluginVersions: Readonly<Record<string, PluginVersion>>;
}

/**
 * The versions of a site. Those that few sites read are sent to browsers only if the site's code names them.
 *
 * @param words The words of the site's code.
 */
export function siteMetadata(siteDir: string, plugins: readonly PluginUse[], words: ReadonlySet<string>): SiteMetadata {
  const { version } = readPackage(siteDir);
  return {
    docusaurusVersion: writtenVersion(siteDir),
    ...(words.has('siteVersion') && version !== undefined && { siteVersion: version }),
    pluginVersions: words.has('pluginVersions')
      ? Object.fromEntries(plugins.map((use) => [ownName(use.name), versionOf(use, siteDir)]))
      : {},
  };
}

/** The name that a plugin gives itself: that of its package, without Docusaurus's scope. */
function ownName(name: string): string {
  return name.replace(/^@docusaurus\//, 'docusaurus-');
}

function versionOf({ name, reference }: PluginUse, siteDir: string): PluginVersion {
  if (typeof reference !== 'string') return { type: 'local' };
  const folder = isPath(reference) ? dirname(resolve(siteDir, reference)) : installedFolder(name, siteDir);
  return folder === undefined ? { type: 'local' } : nearestPackage(folder, siteDir);
}

/** The package that a folder belongs to. */
function nearestPackage(folder: string, siteDir: string): PluginVersion {
  if (existsSync(join(folder, 'package.json'))) {
    const { name = '', version = '' } = readPackage(folder);
    return folder === resolve(siteDir) ? { type: 'project' } : { type: 'package', name, version };
  }
  return dirname(folder) === folder ? { type: 'local' } : nearestPackage(dirname(folder), siteDir);
}
