import { escapeHtml, LinkIndex, matchRoutes, type Site, urlOfRoute } from '@docsite/core';
import type { OutputFile } from '../bundle/bundle.js';
import { sidebarDataPath } from '../page-data/build-site-data.js';
import { listedPages } from '../page-data/listed-pages.js';
import { type SiteData, siteDataUrl } from '../template/index.js';
import { renderLlmsText } from './llms-text.js';
import { renderFavicon } from './render-favicon.js';
import { renderWebManifest } from './web-manifest.js';

/**
 * The files of a site that are no page: site data, sidebars, an icon, `sitemap.xml`, `robots.txt`, `llms.txt`. A static
 * file of the same name comes first.
 *
 * @param links The index of the site's links, where there is one already.
 */
export function renderSiteFiles(site: Site, siteData: SiteData, links = new LinkIndex(site)): OutputFile[] {
  const data = renderDataFiles(siteData).filter((file) => site.staticFiles[`/${file.path}`] === undefined);
  return [...data, ...listSiteFiles(site, siteData, links).map(({ path, render }) => ({ path, contents: render() }))];
}

/** A file of the output that is yet to be rendered. */
export interface UnrenderedFile {
  readonly path: string;
  readonly render: () => OutputFile['contents'];
}

/** The files of `renderSiteFiles` that are not named by what they hold. */
export function listSiteFiles(site: Site, siteData: SiteData, links: LinkIndex): UnrenderedFile[] {
  const rendered = [...renderWebManifest(site, links), ...renderFavicon(site)];
  const files: UnrenderedFile[] = [
    ...rendered.map(({ path, contents }) => ({ path, render: () => contents })),
    ...filesForCrawlers(site),
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
function filesForCrawlers(site: Site): UnrenderedFile[] {
  const { url } = site.config;
  const rules = 'User-agent: *\nAllow: /\n';
  if (url === undefined) return [{ path: 'robots.txt', render: () => rules }];
  return [
    { path: 'sitemap.xml', render: () => renderSitemap(site, url) },
    { path: 'robots.txt', render: () => `${rules}\nSitemap: ${url}${site.locale.baseUrl}sitemap.xml\n` },
  ];
}

/**
 * After the sitemap protocol 0.9: the pages that readers should find, with the time of their last change where it is
 * known.
 */
function renderSitemap(site: Site, url: string): string {
  const policy = { baseUrl: site.locale.baseUrl, trailingSlash: site.config.trailingSlash };
  const { exclude, changefreq, priority } = site.config.sitemap;
  const isLeftOut = matchRoutes(exclude);
  const same = [
    changefreq === undefined ? '' : `<changefreq>${changefreq}</changefreq>`,
    priority === undefined ? '' : `<priority>${priority}</priority>`,
  ].join('');
  const pages = listedPages(site).filter(({ route }) => !isLeftOut(route));
  const entries = pages.map((page): string => {
    const time = 'lastUpdate' in page ? page.lastUpdate?.time : undefined;
    const modified = time === undefined ? '' : `<lastmod>${new Date(time * 1000).toISOString().slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeHtml(url + urlOfRoute(page.route, policy))}</loc>${modified}${same}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
