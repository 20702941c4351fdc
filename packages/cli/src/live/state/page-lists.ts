import { allSitemaps, type Page, type Site } from '@docsite/core';
import { collectSitemaps, listedTwins, listSiteFiles, type OutputFile } from '@docsite/renderer';
import type { LocaleParts } from './locale-parts.js';

/** The list of pages for language models that contains their texts. */
const fullList = 'llms-full.txt';

/** The paths of the lists of pages, for language models and crawlers, that a site may have. */
export function pageListPaths({ config }: Site): string[] {
  return ['llms.txt', fullList, ...allSitemaps(config.sitemap).map(({ filename }) => filename)];
}

/**
 * Renders the list of pages at a path, with all others that take no longer. All pages are rendered for it, because none
 * of the lists contains pages that cannot be rendered, and each page may exclude itself from sitemaps.
 */
export async function renderPageLists(parts: LocaleParts, path: string): Promise<OutputFile[]> {
  const { facts, siteData, pages } = parts;
  const { site, index, loaded } = facts;
  const paths = new Set(pageListPaths(site));
  // it contains the files of all pages, which are not kept for the other lists
  if (path !== fullList) paths.delete(fullList);
  const rendered: Page[] = [];
  const listed: Page[] = [];
  for (const page of site.pages) {
    const { noIndex, files } = await pages.summary(page);
    if (files.length === 0) continue;
    rendered.push(page);
    if (!noIndex) listed.push(page);
  }
  const sitemaps = await collectSitemaps({ ...site, pages: listed }, loaded.hooks);
  const twins = await collectTwins(parts, paths.has(fullList) ? rendered : []);
  const readTwin = (twin: string) => twins.get(twin) ?? '';
  return listSiteFiles({ ...site, pages: rendered }, siteData, { links: index, sitemaps, readTwin })
    .filter((file) => paths.has(file.path))
    .map((file) => ({ path: file.path, contents: file.render() }));
}

/** The Markdown twins of pages that the full list contains, by path. */
async function collectTwins(
  { facts, pages }: LocaleParts,
  rendered: readonly Page[],
): Promise<ReadonlyMap<string, string>> {
  const twins = new Map<string, string>();
  for (const { page, path } of listedTwins({ ...facts.site, pages: rendered })) {
    const file = (await pages.files(page)).find((other) => other.path === path);
    if (file !== undefined) twins.set(path, String(file.contents));
  }
  return twins;
}
