import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { explainImportError } from '../../../config/code/explain-import-error.js';
import { importModule } from '../../../config/code/import-module.js';
import type { DocsConfig, SiteConfig } from '../../../config/site-config.js';
import type { SiteLocale } from '../../../config/site-locale.js';
import { type Finding, finding, type Place, placeOf } from '../../../diagnostic.js';
import { didYouMean } from '../../../did-you-mean.js';
import type { SourceRoot } from '../../../scan/source-root.js';
import { localizedFolder } from '../../localized-folder.js';

/** The files of one version of a docs instance. */
export interface VersionRoot {
  readonly name: string;
  readonly root: SourceRoot;
  /** Path of the sidebars file; `undefined` for a generated sidebar, `false` for none. */
  readonly sidebarFile?: string | false;
}

/** The versions of a docs instance, and problems found while looking for them. */
export interface VersionRoots {
  /** Newest first: the current version, unless `versions.json` lists it, then those in that file in its order. */
  readonly versions: readonly VersionRoot[];
  readonly findings: readonly Finding[];
}

/** The prefix of version files and folders of a docs instance: `guide_` in `guide_versions.json`. */
export function versionsPrefix({ id }: Pick<DocsConfig, 'id'>): string {
  return id === 'default' ? '' : `${id}_`;
}

/**
 * Finds the versions of a docs instance. Those of the instance `default` are in `versioned_docs`, those of others in
 * `<id>_versioned_docs`.
 */
export async function findVersionRoots(
  siteDir: string,
  docs: DocsConfig,
  locale: SiteLocale,
  config: SiteConfig,
): Promise<VersionRoots> {
  const prefix = versionsPrefix(docs);
  const { names, findings } = await readVersionNames(siteDir, `${prefix}versions.json`);
  const isAdded = docs.includeCurrentVersion && !names.includes('current');
  const wanted = (isAdded ? ['current', ...names] : names).filter(
    (name) => docs.onlyIncludeVersions?.includes(name) ?? true,
  );
  const named = [
    ...Object.keys(docs.versions),
    ...(docs.onlyIncludeVersions ?? []),
    ...(docs.lastVersion === undefined ? [] : [docs.lastVersion]),
  ];
  const unknown = [...new Set(named)].filter((name) => name !== 'current' && !names.includes(name));
  const versions = wanted.map((name): VersionRoot => {
    const path = name === 'current' ? posix.normalize(docs.path) : `${prefix}versioned_docs/version-${name}`;
    const localizedPath = localizedFolder(siteDir, locale, config, { kind: 'docs', id: docs.id, version: name });
    const root: SourceRoot = { path, versionOf: docs.id, ...(localizedPath !== undefined && { localizedPath }) };
    const sidebarFile = sidebarFileOf(siteDir, docs, name, prefix);
    return { name, root, ...(sidebarFile !== undefined && { sidebarFile }) };
  });
  return { versions, findings: [...findings, ...unknown.map((name) => unknownVersion(name, names))] };
}

function sidebarFileOf(siteDir: string, docs: DocsConfig, version: string, prefix: string): string | false | undefined {
  if (version === 'current')
    return typeof docs.sidebarPath === 'string' ? posix.normalize(docs.sidebarPath) : docs.sidebarPath;
  const file = `${prefix}versioned_sidebars/version-${version}-sidebars.json`;
  if (existsSync(join(siteDir, file))) return file;
  return docs.sidebarPath === false || docs.missingSidebars === 'none' ? false : undefined;
}

function unknownVersion(name: string, names: readonly string[]): Finding {
  return finding(
    'versions-file',
    placeOf('versions.json'),
    `the configuration names the version '${name}', which does not exist`,
    didYouMean(name, names),
  );
}

async function readVersionNames(siteDir: string, file: string): Promise<{ names: string[]; findings: Finding[] }> {
  const path = join(siteDir, file);
  if (!existsSync(path)) return { names: [], findings: [] };
  try {
    const value = await importModule(path, siteDir);
    if (
      Array.isArray(value) &&
      value.every((item) => typeof item === 'string' && /^[^\s/\\]+$/.test(item) && item !== '..')
    )
      return { names: value, findings: [] };
    return { names: [], findings: [badVersions(placeOf(file), 'it is not a list of version names')] };
  } catch (error) {
    const { reason, ...place } = explainImportError(error, file);
    return { names: [], findings: [badVersions(place, reason)] };
  }
}

function badVersions(place: Place, reason: string): Finding {
  return finding(
    'versions-file',
    place,
    `cannot read the list of versions: ${reason}`,
    'write a JSON list of names, newest first: ["3.11", "3.10"]',
  );
}
