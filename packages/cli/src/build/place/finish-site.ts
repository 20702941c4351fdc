import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { severitiesOf, toDiagnostics } from '@docsite/checker';
import {
  type Diagnostic,
  type FinishedLocale,
  type FinishedPage,
  type FinishedVersion,
  type LoadedConfig,
  localeFolder,
  type ModuleReads,
  type Page,
} from '@docsite/core';
import { type FileState, stateOf } from '../../file-state.js';
import type { OutputFolder } from '../../output/output-folder.js';
import type { LocaleResult } from '../locale-result.js';
import type { Progress } from '../progress/progress.js';
import { finishedSidebars } from './finished-sidebars.js';

interface SiteToFinish {
  /** The staged folder. */
  readonly output: OutputFolder;
  /** Where to put the copy, absolute; preferably on the same file system. */
  readonly copyDir: string;
  readonly results: readonly LocaleResult[];
  readonly progress: Progress;
}

/** The result of finishing. */
interface FinishedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** What plugins have read for it. */
  readonly reads: readonly ModuleReads[];
}

/**
 * Lets plugins process the finished site. They receive a copy, because files in the staged folder may be hard links to
 * those in the cache. Files that they add or change become part of the site; files that they remove are kept.
 */
export async function finishSite(
  { finisher, config }: LoadedConfig,
  { output, copyDir: copy, results, progress }: SiteToFinish,
): Promise<FinishedSite> {
  if (finisher === undefined) return { diagnostics: [], reads: [] };
  progress.stage('plugins');
  try {
    mkdirSync(copy);
    const before = copySite(output.path, copy);
    const { findings, reads } = await finisher.finish(copy, results.map(finishedLocale));
    for (const path of filesBelow(copy))
      if (before.get(path) !== stateOf(join(copy, path))) output.write(path, readFileSync(join(copy, path)));
    return { diagnostics: toDiagnostics(findings, severitiesOf(config)), reads };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function finishedLocale({ site, failed }: LocaleResult): FinishedLocale {
  const versions = new Map(
    site.docs.flatMap((docs) => docs.versions.map((version) => [version, finishedVersion(version, site)] as const)),
  );
  const pages = site.pages
    .filter(({ route }) => !failed.includes(route))
    .map((page) => finishedPage(page, site, versions));
  return { name: site.locale.name, folder: localeFolder(site.locale, site.config), pages };
}

function finishedPage(
  page: Page,
  site: LocaleResult['site'],
  versions: ReadonlyMap<DocsVersion, FinishedVersion>,
): FinishedPage {
  const { kind, route, title, description } = page;
  const facts = { url: urlOf(route, site), kind, title, description, ...('id' in page && { id: page.id }) };
  if ('blog' in page) return { ...facts, instance: page.blog };
  if (!('docs' in page)) return facts;
  const { instance, version: own, sidebar } = page.docs;
  const placed = { ...facts, instance, ...(sidebar !== undefined && { sidebar }) };
  const found = site.docs.find(({ id }) => id === instance)?.versions.find(({ name }) => name === own);
  const version = found && versions.get(found);
  return version === undefined ? placed : { ...placed, version };
}

type DocsVersion = LocaleResult['site']['docs'][number]['versions'][number];

function finishedVersion(version: DocsVersion, site: LocaleResult['site']): FinishedVersion {
  const { config, locale } = site;
  const { name, label, isLast, badge, banner, className, noIndex, path, instance } = version;
  const { routeBasePath = '' } = config.docs.find(({ id }) => id === instance) ?? {};
  const below = (route: string) => locale.baseUrl + route.replace(/^\//, '');
  return {
    name,
    label,
    isLast,
    badge,
    noIndex,
    ...(banner !== undefined && { banner }),
    ...(className !== undefined && { className }),
    url: below(path),
    instanceUrl: below(routeBasePath),
    sidebars: finishedSidebars(version.sidebars, (route) => urlOf(route, site)),
  };
}

/** The address of a route, as documents of the site link to it. */
function urlOf(route: string, { locale, config, folderRoutes }: LocaleResult['site']): string {
  const path = locale.baseUrl + route.slice(1);
  const hasSlash = config.trailingSlash === true || folderRoutes?.[route] === true;
  return hasSlash ? path.replace(/\/?$/, '/') : path;
}

/** Copies all files. Returns the states of the copies. A file without other hard links is linked instead. */
function copySite(from: string, to: string): ReadonlyMap<string, FileState> {
  return new Map(
    filesBelow(from).map((path) => {
      const copy = join(to, path);
      mkdirSync(dirname(copy), { recursive: true });
      copyFile(join(from, path), copy);
      return [path, stateOf(copy)];
    }),
  );
}

function copyFile(from: string, to: string): void {
  if (statSync(from).nlink > 1 || !isLinked(from, to)) copyFileSync(from, to);
}

/** Creates a hard link to a file; returns whether the file system could. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Paths of all files, with forward slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
}
