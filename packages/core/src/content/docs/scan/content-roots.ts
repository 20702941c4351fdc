import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { explainImportError } from '../../../config/code/errors/explain-import-error.js';
import { importModule } from '../../../config/code/import-module.js';
import { localizedDocs, suffixesOf } from '../../../config/localized-docs.js';
import type { DocsConfig } from '../../../config/site-config.js';
import type { SiteInLocale } from '../../../config/site-in-locale.js';
import { versionPaths } from '../../../config/version-paths.js';
import { type Finding, finding, type Place, placeOf } from '../../../diagnostic.js';
import type { SourceRoot } from '../../../scan/source-root.js';
import { didYouMean } from '../../../suggest/did-you-mean.js';
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

/** Finds the versions of a docs instance. */
export async function findVersionRoots(site: SiteInLocale, docs: DocsConfig): Promise<VersionRoots> {
  const { siteDir } = site;
  const paths = versionPaths(docs);
  const { names, findings } = await readVersionNames(siteDir, paths.list);
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
    const path = name === 'current' ? posix.normalize(docs.path) : `${paths.documents}/version-${name}`;
    const localizedPath = localizedRoot(site, docs, name);
    const suffixes = suffixesOf(docs, site.locale, site.config);
    const root: SourceRoot = {
      path,
      versionOf: docs.id,
      ...(localizedPath !== undefined && { localizedPath }),
      ...(suffixes !== undefined && { suffixes }),
    };
    const sidebarFile = sidebarFileOf(siteDir, docs, name);
    return { name, root, ...(sidebarFile !== undefined && { sidebarFile }) };
  });
  return { versions, findings: [...findings, ...unknown.map((name) => unknownVersion(name, names, paths.list))] };
}

/** The folder with a version's translations: the configured one, or that in `i18n`; undefined if there is none. */
function localizedRoot(site: SiteInLocale, docs: DocsConfig, version: string): string | undefined {
  if (version !== 'current' || docs.localizedPath === undefined)
    return localizedFolder(site, { kind: 'docs', id: docs.id, version });
  const path = localizedDocs(docs, site.locale, site.config);
  return path !== undefined && existsSync(join(site.siteDir, path)) ? path : undefined;
}

function sidebarFileOf(siteDir: string, docs: DocsConfig, version: string): string | false | undefined {
  if (version === 'current')
    return typeof docs.sidebarPath === 'string' ? posix.normalize(docs.sidebarPath) : docs.sidebarPath;
  const file = `${versionPaths(docs).sidebars}/version-${version}-sidebars.json`;
  if (existsSync(join(siteDir, file))) return file;
  return docs.sidebarPath === false || docs.missingSidebars === 'none' ? false : undefined;
}

function unknownVersion(name: string, names: readonly string[], list: string): Finding {
  return finding(
    'versions-file',
    placeOf(list),
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
