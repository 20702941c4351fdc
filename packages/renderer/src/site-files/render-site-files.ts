import { LinkIndex, type Site, type SitemapItem } from '@docsite/core';
import type { OutputFile } from '../bundle/bundle.js';
import { sidebarDataPath } from '../page-data/sidebar-data.js';
import { type SiteData, siteDataUrl } from '../template/index.js';
import { renderLlmsText } from './llms-text.js';
import { renderFavicon } from './render-favicon.js';
import { renderSitemap, sitemapItems } from './sitemap.js';
import { renderWebManifest } from './web-manifest.js';

/**
 * The files of a site that are no page: site data, sidebars, an icon, `sitemap.xml`, `robots.txt`, `llms.txt`. A static
 * file of the same name comes first.
 *
 */
export function renderSiteFiles(site: Site, siteData: SiteData, known: KnownOfSite = {}): OutputFile[] {
  const data = renderDataFiles(siteData).filter((file) => site.staticFiles[`/${file.path}`] === undefined);
  return [...data, ...listSiteFiles(site, siteData, known).map(({ path, render }) => ({ path, contents: render() }))];
}

/** What of a site need not be found out again. */
export interface KnownOfSite {
  /** The index of its links. */
  readonly links?: LinkIndex;
  /** The entries of its sitemap: those of its pages, unless it has others. */
  readonly sitemap?: readonly SitemapItem[] | undefined;
}

/** A file of the output that is yet to be rendered. */
export interface UnrenderedFile {
  readonly path: string;
  readonly render: () => OutputFile['contents'];
}

/** The files of `renderSiteFiles` that are not named by what they hold. */
export function listSiteFiles(
  site: Site,
  siteData: SiteData,
  { links = new LinkIndex(site), sitemap }: KnownOfSite,
): UnrenderedFile[] {
  const rendered = [...renderWebManifest(site, links), ...renderFavicon(site)];
  const files: UnrenderedFile[] = [
    ...rendered.map(({ path, contents }) => ({ path, render: () => contents })),
    ...filesForCrawlers(site, sitemap),
    ...(site.config.markdownTwins ? [{ path: 'llms.txt', render: () => renderLlmsText(site, siteData) }] : []),
  ];
  return files.filter((file) => site.staticFiles[`/${file.path}`] === undefined);
}

/** Renders what pages load of the site that they belong to: site data, and each sidebar. */
export function renderDataFiles(siteData: SiteData): OutputFile[] {
  return [
    { path: siteDataUrl('', siteData.buildId), contents: JSON.stringify({ ...siteData, sidebars: {} }) },
    ...Object.entries(siteData.sidebars).map(([name, items]) => ({
      path: sidebarDataPath(name, items),
      contents: JSON.stringify(items),
    })),
  ];
}

/** The sitemap protocol knows absolute addresses alone. */
function filesForCrawlers(site: Site, items?: readonly SitemapItem[]): UnrenderedFile[] {
  const { url, sitemap } = site.config;
  const rules = 'User-agent: *\nAllow: /\n';
  if (url === undefined) return [{ path: 'robots.txt', render: () => rules }];
  const { filename } = sitemap;
  return [
    { path: filename, render: () => renderSitemap(items ?? sitemapItems(site)) },
    { path: 'robots.txt', render: () => `${rules}\nSitemap: ${url}${site.locale.baseUrl}${filename}\n` },
  ];
}
