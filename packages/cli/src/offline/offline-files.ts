import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Site } from '@docsite/core';
import { bundleWorker, type OutputFile } from '@docsite/renderer';
import { buildPagePacks, type PageDataFile } from './page-packs.js';
import type { PrecacheEntry } from './precache-manifest.js';

const workerPath = 'sw.js';

/**
 * Builds the service worker of one locale, and the packs of page data it keeps. The rest of the site is in the output
 * folder already: the worker names every file that it needs, and its revision. A static file of the same name comes
 * first.
 */
export async function buildOfflineFiles(site: Site, outDir: string, templatesDir: string): Promise<OutputFile[]> {
  const { offline } = site.config;
  if (offline === false || site.staticFiles[`/${workerPath}`] !== undefined) return [];
  if (offline.kill) return [{ path: workerPath, contents: await bundleWorker('kill-worker', templatesDir) }];
  const [worker, packs, files] = await Promise.all([
    bundleWorker('service-worker', templatesDir),
    buildPagePacks(readPageData(outDir)),
    listFiles(site, outDir),
  ]);
  const precache = [...files, ...packs.map(({ path }) => ({ url: path, revision: null }))];
  const settings = { packs: packs.map(({ first, path }) => [first, path]), otherLocales: localesInside(site) };
  const contents = fillIn(worker, { __WB_MANIFEST: precache, __DOCSITE_OFFLINE: settings });
  return [...packs, { path: workerPath, contents }];
}

/** Workbox takes 50 ms to load, which most builds need not spend. */
async function listFiles(site: Site, outDir: string): Promise<PrecacheEntry[]> {
  const { buildPrecacheManifest } = await import('./precache-manifest.js');
  return buildPrecacheManifest(site, outDir);
}

function readPageData(outDir: string): PageDataFile[] {
  const folder = join(outDir, 'assets/pages');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return [relative(outDir, file).split(sep).join('/'), readFileSync(file)];
  });
}

/** Base URLs of locales that lie inside this one: they have workers of their own. */
function localesInside({ locale, locales }: Site): string[] {
  return locales
    .map(({ baseUrl }) => baseUrl)
    .filter((baseUrl) => baseUrl !== locale.baseUrl && baseUrl.startsWith(locale.baseUrl));
}

/** Puts values in the place of the globals that the worker's script reads them from. */
function fillIn(script: string, values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`self.${name}`, () => JSON.stringify(value)),
    script,
  );
}
