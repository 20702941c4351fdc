import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom, type Site } from '@docsite/core';
import { bundleWorker, type OutputFile } from '@docsite/renderer';
import { buildPagePacks, type PageDataFile } from './page-packs.js';
import { buildPrecacheManifest } from './precache-manifest.js';
import { type ListPrecache, loadWorkbox } from './workbox.js';

const workerPath = 'sw.js';

/** The folders that an offline copy is made from, all absolute. */
export interface OfflineFolders {
  readonly siteDir: string;
  /** The folder of the locale. */
  readonly outDir: string;
  readonly templatesDir: string;
}

/** What is needed for an offline copy, regardless of the site's contents. */
export interface OfflineTools {
  /** The script of the service worker. */
  readonly worker: Promise<string>;
  readonly listPrecache: Promise<ListPrecache>;
}

/** Starts loading the tools for offline copies; undefined for sites without one. */
export function loadOfflineTools(
  { config: { offline } }: Pick<Site, 'config'>,
  { siteDir, templatesDir }: Pick<OfflineFolders, 'siteDir' | 'templatesDir'>,
): OfflineTools | undefined {
  if (offline === false || offline.kill) return undefined;
  const tools = { worker: bundleWorker('service-worker', templatesDir), listPrecache: loadWorkbox(siteDir) };
  // a build that fails earlier does not need them
  for (const loading of Object.values(tools)) loading.catch(() => {});
  return tools;
}

/**
 * The service worker of a locale without its contents, for a check: it is made from the files of a site, and cannot
 * have problems of its own.
 */
export function listOfflineFiles({ config, staticFiles }: Site): OutputFile[] {
  const hasWorker = config.offline !== false && staticFiles[`/${workerPath}`] === undefined;
  return hasWorker ? [{ path: workerPath, contents: '' }] : [];
}

/**
 * Builds the service worker of one locale, and the packs of page data that it caches. The rest of the site is already
 * in the output folder: the worker lists every file that it needs, with its revision. A static file of the same name
 * takes precedence.
 *
 * @param tools Loaded earlier.
 */
export async function buildOfflineFiles(
  site: Site,
  folders: OfflineFolders,
  tools = loadOfflineTools(site, folders),
): Promise<OutputFile[]> {
  const { outDir, templatesDir } = folders;
  const { offline } = site.config;
  if (offline === false || listOfflineFiles(site).length === 0) return [];
  if (tools === undefined) return [{ path: workerPath, contents: await bundleWorker('kill-worker', templatesDir) }];
  const [worker, packs, files] = await Promise.all([
    tools.worker,
    buildPagePacks(listPageData(outDir)),
    tools.listPrecache.then((listPrecache) => buildPrecacheManifest(site, outDir, listPrecache)),
  ]);
  const precache = [...files, ...packs.map(({ path }) => ({ url: path, revision: null }))];
  const settings = { packs: packs.map(({ first, path }) => [first, path]), otherLocales: localesInside(site) };
  const contents = fillIn(worker, { __WB_MANIFEST: precache, __DOCSITE_OFFLINE: settings });
  return [...packs, { path: workerPath, contents }];
}

function listPageData(outDir: string): PageDataFile[] {
  const folder = join(outDir, 'assets/pages');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return { path: pathFrom(outDir, file), read: () => readFileSync(file) };
  });
}

/** Base URLs of locales inside this one, which have workers of their own. */
function localesInside({ locale, locales }: Site): string[] {
  return locales
    .map(({ baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== locale.baseUrl && baseUrl.startsWith(locale.baseUrl));
}

/** Replaces the globals that the worker's script reads by values. */
function fillIn(script: string, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`self.${name}`, () => JSON.stringify(value)),
    script,
  );
}
