import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { severitiesOf, weighFindings } from '@docsite/checker';
import type { Diagnostic, FinishedPage, LoadedConfig, ModuleReads, Page } from '@docsite/core';
import { type FileState, stateOf } from '../file-state.js';
import type { OutputFolder } from '../output/output-folder.js';
import type { LocaleResult } from './render-locale.js';

interface SiteToFinish {
  /** The staged folder. */
  readonly output: OutputFolder;
  readonly results: readonly LocaleResult[];
}

/** What came of that. */
interface FinishedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** What plugins have read for it. */
  readonly reads: readonly ModuleReads[];
}

/**
 * Has plugins do what they do with a finished site. They are given a copy, since the files of the staged folder may be links to those
 * of the cache; what they add there or change becomes part of the site.
 */
export async function finishSite(
  { finisher, config }: LoadedConfig,
  { output, results }: SiteToFinish,
): Promise<FinishedSite> {
  if (finisher === undefined) return { diagnostics: [], reads: [] };
  const copy = mkdtempSync(join(tmpdir(), 'docsite-finish-'));
  try {
    const before = copySite(output.path, copy);
    const pages = results.flatMap(({ site, failed }) =>
      site.pages.filter(({ route }) => !failed.includes(route)).map((page) => finishedPage(page, site)),
    );
    const { findings, reads } = await finisher.finish(copy, pages);
    for (const path of filesBelow(copy))
      if (before.get(path) !== stateOf(join(copy, path))) output.write(path, readFileSync(join(copy, path)));
    return { diagnostics: weighFindings(findings, severitiesOf(config)), reads };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function finishedPage(page: Page, site: LocaleResult['site']): FinishedPage {
  const facts = { url: urlOf(page.route, site), kind: page.kind };
  if ('blog' in page) return { ...facts, instance: page.blog };
  if (!('docs' in page)) return facts;
  const { instance, version: own } = page.docs;
  const found = site.docs.find(({ id }) => id === instance)?.versions.find(({ name }) => name === own);
  if (found === undefined) return { ...facts, instance };
  const { name, label, isLast } = found;
  return { ...facts, instance, version: { name, label, isLast } };
}

/** The address of a route, as documents of the site link to it. */
function urlOf(route: string, { locale, config, folderRoutes }: LocaleResult['site']): string {
  const path = locale.baseUrl + route.slice(1);
  const hasSlash = config.trailingSlash === true || folderRoutes?.[route] === true;
  return hasSlash ? path.replace(/\/?$/, '/') : path;
}

/** Copies all files. Gives the states of the copies. */
function copySite(from: string, to: string): ReadonlyMap<string, FileState> {
  return new Map(
    filesBelow(from).map((path) => {
      const copy = join(to, path);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(from, path), copy);
      return [path, stateOf(copy)];
    }),
  );
}

/** Paths of all files, with slashes. */
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
