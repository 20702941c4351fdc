import { allSitemaps, LinkIndex, type Site } from '@docsite/core';
import type { OutputFile } from '../output-file.js';
import { sidebarDataPath } from '../page-data/sidebar-data.js';
import { type SiteData, siteDataUrl } from '../template/index.js';
import { renderLlmsText } from './llms-text.js';
import { renderFavicon } from './render-favicon.js';
import { renderSitemap, type Sitemaps, sitemapItems } from './sitemap.js';
import { renderWebManifest } from './web-manifest.js';

/**
 * The files of a site besides pages: site data, sidebars, an icon, `sitemap.xml`, `robots.txt`, `llms.txt`. A static
 * file of the same name takes precedence.
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
  { links = new LinkIndex(site), sitemaps }: KnownOfSite,
): UnrenderedFile[] {
  const rendered = [...renderWebManifest(site, links), ...renderFavicon(site)];
  const files: UnrenderedFile[] = [
    ...rendered.map(({ path, contents }) => ({ path, render: () => contents })),
    ...filesForCrawlers(site, sitemaps),
    ...(site.config.markdownTwins ? [{ path: 'llms.txt', render: () => renderLlmsText(site, siteData) }] : []),
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
