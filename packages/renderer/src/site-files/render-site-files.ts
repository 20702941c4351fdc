import { allSitemaps, LinkIndex, type Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { sidebarDataPath } from '../page-data/site/sidebar-data.js';
import { type SiteData, siteDataUrl } from '../template/index.js';
import { renderFullText, renderLlmsText } from './llms/llms-text.js';
import { renderFavicon } from './render-favicon.js';
import { renderSearchDescription } from './search-description.js';
import { renderSitemap, type Sitemaps, sitemapItems } from './sitemap.js';
import { renderWebManifest } from './web-manifest.js';

/**
 * The files of a site besides pages: site data, sidebars, an icon, `opensearch.xml`, `sitemap.xml`, `robots.txt`,
 * `llms.txt`, `llms-full.txt`. A static file of the same name takes precedence.
 */
export function renderSiteFiles(site: Site, siteData: SiteData, known: KnownOfSite = {}): OutputFile[] {
  const data = renderDataFiles(siteData).filter((file) => site.staticFiles[`/${file.path}`] === undefined);
  return [...data, ...listSiteFiles(site, siteData, known).map(({ path, render }) => ({ path, contents: render() }))];
}

/** Facts about a site that are already known. */
export interface KnownOfSite {
  /** The index of its links. */
  readonly links?: LinkIndex;
  /** The entries of its sitemaps; those of its pages by default. */
  readonly sitemaps?: Sitemaps | undefined;
  /** Returns the contents of the Markdown twin at a path; empty ones by default. */
  readonly readTwin?: (path: string) => string;
}

/** An output file that has yet to be rendered. */
export interface UnrenderedFile {
  readonly path: string;
  readonly render: () => OutputFile['contents'];
}

/** The files of `renderSiteFiles` whose names do not depend on their contents. */
export function listSiteFiles(
  site: Site,
  siteData: SiteData,
  { links = new LinkIndex(site), sitemaps, readTwin = () => '' }: KnownOfSite,
): UnrenderedFile[] {
  const rendered = [
    ...renderWebManifest(site, links, siteData.favicon),
    ...renderFavicon(site),
    ...renderSearchDescription(site, siteData),
  ];
  const files: UnrenderedFile[] = [
    ...rendered.map(({ path, contents }) => ({ path, render: () => contents })),
    ...filesForCrawlers(site, sitemaps),
    ...filesForModels(site, siteData, readTwin),
  ];
  return files.filter((file) => site.staticFiles[`/${file.path}`] === undefined);
}

/** Renders the data that pages load about their site: site data, and each sidebar. */
export function renderDataFiles(siteData: SiteData): OutputFile[] {
  return [
    { path: siteDataUrl('', siteData.buildId), contents: JSON.stringify({ ...siteData, sidebars: {} }) },
    ...Object.entries(siteData.sidebars).map(([name, items]) => ({
      path: sidebarDataPath(name, items),
      contents: JSON.stringify(items),
    })),
  ];
}

/** Files for language models, which are composed of Markdown twins. */
function filesForModels(site: Site, siteData: SiteData, readTwin: (path: string) => string): UnrenderedFile[] {
  const { markdownTwins, llmsTxt } = site.config;
  if (!markdownTwins) return [];
  const list = { path: 'llms.txt', render: () => renderLlmsText(site, siteData) };
  return llmsTxt.full
    ? [list, { path: 'llms-full.txt', render: () => renderFullText(site, siteData, readTwin) }]
    : [list];
}

/** Files for crawlers; the sitemap protocol only allows absolute addresses. */
function filesForCrawlers(site: Site, known: Sitemaps = {}): UnrenderedFile[] {
  const { url, sitemap } = site.config;
  const rules = 'User-agent: *\nAllow: /\n';
  if (url === undefined) return [{ path: 'robots.txt', render: () => rules }];
  // the protocol has no empty sitemaps
  const filled = allSitemaps(sitemap).filter(({ filename }) => known[filename]?.length !== 0);
  const named = sitemap && filled.find(({ filename }) => filename === sitemap.filename);
  const line = named ? `\nSitemap: ${url}${site.locale.baseUrl}${named.filename}\n` : '';
  return [
    ...filled.map((one) => ({
      path: one.filename,
      render: () => renderSitemap(known[one.filename] ?? sitemapItems(site, one)),
    })),
    { path: 'robots.txt', render: () => `${rules}${line}` },
  ];
}
