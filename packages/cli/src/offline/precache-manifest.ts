import { posix } from 'node:path';
import { compareText, encodePath, type Site } from '@docsite/core';
import type { ListPrecache } from './workbox.js';

/** A file of the offline copy. Without a revision it is named by its contents, and therefore never changes. */
export interface PrecacheEntry {
  /** Relative to the worker's script, percent-encoded. */
  readonly url: string;
  readonly revision: string | null;
}

/** Files that are needed to render any page; the data of the pages is in packs. */
const everySite = [
  'assets/shell.html',
  'assets/{site-*.json,sidebars/*.json,documents/*.json}',
  'assets/{js,css,images,fonts,math,mermaid,search}/**/*',
];

const namedByContent = /-[0-9a-f]{8,}\.[^/.]+$/;
const drawn = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|woff2?)$/i;

/**
 * Lists the files that a worker must cache besides the packs of page data. Workbox leaves out files of more than 2 MiB.
 */
export async function buildPrecacheManifest(
  site: Site,
  outDir: string,
  getManifest: ListPrecache,
): Promise<PrecacheEntry[]> {
  const { offline } = site.config;
  const { manifestEntries } = await getManifest({
    globDirectory: outDir,
    globPatterns: [...everySite, ...staticImages(site)],
    globIgnores: offline === false ? [] : [...offline.exclude],
    dontCacheBustURLsMatching: namedByContent,
  });
  const entries = manifestEntries.map(({ url, revision }) => ({ url: encodePath(url), revision }));
  return entries.sort((one, other) => compareText(one.url, other.url));
}

/** Patterns for the images and fonts in the static folders. Special characters in names match any character. */
function staticImages(site: Site): string[] {
  return Object.keys(site.staticFiles)
    .filter((path) => drawn.test(posix.basename(path)))
    .map((path) => path.slice(1).replace(/[^\w./-]/gu, '?'));
}
