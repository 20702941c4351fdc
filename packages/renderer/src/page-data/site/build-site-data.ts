import { createHash } from 'node:crypto';
import { defined, type LinkIndex, type Site, type SiteConfig, type SiteHtml, type SiteLocale } from '@docsite/core';
import type { Labels, LocaleData, SiteData } from '../../template/index.js';
import { pluralsOf, withoutBlogLabels } from '../../template/labels.js';
import { generatedFavicon, ownFavicon } from '../favicon.js';
import { fileContext } from '../file-context.js';
import { indexPages, type PageIndex } from '../page-index.js';
import { docsVersions } from './docs-versions.js';
import { footerData } from './footer-data.js';
import { navbarData } from './navbar-data.js';
import { offlineData } from './offline-data.js';
import { searchData } from './search-data.js';
import { collectSidebars, sidebarDataPath } from './sidebar-data.js';
import { sidebarStarts } from './sidebar-starts.js';

/** The input of site data from other stages: labels, links, and the files that pages load. */
export interface SiteDataOptions {
  readonly labels: Labels;
  /** The index of the site's links, if it already exists. */
  readonly links?: LinkIndex;
  /** The HTML of configuration and sidebars with resolved links; if absent, HTML is used as written. */
  readonly siteHtml?: Pick<SiteHtml, 'resolved' | 'head'>;
  /** Output path of the module that renders diagrams; absent if no page has any. */
  readonly mermaid?: string | undefined;
  /** Output path of the style sheet for formulas; absent for none. */
  readonly math?: string | undefined;
  /** Hash of the client bundle. */
  readonly bundleHash: string;
}

/**
 * Builds the data that all pages share. Its build id changes with the bundle and the shell, but not with the text of
 * pages.
 */
export function buildSiteData(site: Site, options: SiteDataOptions): SiteData {
  const data = dataOfSite(indexPages(site, options), options);
  return { ...data, buildId: buildIdOf(options.bundleHash, data) };
}

function dataOfSite(index: PageIndex, options: SiteDataOptions): Omit<SiteData, 'buildId'> {
  const { site } = index;
  const { config, locale } = site;
  const { baseUrl } = locale;
  const head = siteHead(index, options);
  const sidebars = collectSidebars(index);
  const offline = offlineData(index);
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url ?? 'http://localhost',
    baseUrl,
    ...homeData(index),
    ...(config.trailingSlash === true && { trailingSlash: true }),
    favicon: faviconUrl(index),
    themeColor: config.themeColor,
    ...(head.length > 0 && { head }),
    ...bodyData(site),
    locale: { ...localeData(locale), plurals: pluralsOf(locale.name) },
    locales: site.locales.map(localeData),
    labels: config.blog === undefined ? withoutBlogLabels(options.labels) : options.labels,
    navbar: navbarData(index),
    ...(config.footer !== undefined && { footer: footerData(config.footer, index) }),
    ...announcementData(index),
    colorMode: config.colorMode,
    ...storageData(config),
    sidebar: config.sidebar,
    ...(config.search !== false && { search: searchData(config.search, index) }),
    ...(offline !== undefined && { offline }),
    ...drawingData(config),
    ...(options.math !== undefined && { math: baseUrl + options.math }),
    ...(options.mermaid !== undefined && { mermaid: baseUrl + options.mermaid }),
    sidebars,
    sidebarUrls: sidebarUrls(sidebars, baseUrl),
    docsVersions: docsVersions(index),
    ...(config.documentData === 'all' && { sidebarStarts: sidebarStarts(index) }),
    ...openRoutes(config),
    customFields: config.customFields,
  };
}

/** Links to the home page lead past a redirect: it has no data that they could load. */
function homeData({ links }: PageIndex): Pick<SiteData, 'home'> {
  const target = links.resolveConfigured('/');
  return target.type === 'page' && target.redirectedFrom !== undefined ? { home: target.url } : {};
}

/** Where browsers load each sidebar from. */
function sidebarUrls(sidebars: SiteData['sidebars'], baseUrl: string): SiteData['sidebarUrls'] {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, baseUrl + sidebarDataPath(name, items)]),
  );
}

/** The elements of the head of every page: those of the configuration, then those of the kinds of content. */
function siteHead(index: PageIndex, { siteHtml }: Pick<SiteDataOptions, 'siteHtml'>): SiteHtml['head'] {
  const { site, kinds } = index;
  const ofKinds = kinds.flatMap((kind) => kind.siteHead?.(site, fileContext(index)) ?? []);
  return [...(siteHtml?.head ?? site.config.head), ...ofKinds];
}

/** The HTML around the site in its language. */
function bodyData({ config, locale }: Site): Pick<SiteData, 'bodyHtml'> {
  const added = config.bodyHtml.filter(({ locales }) => locales?.includes(locale.name) ?? true);
  if (added.length === 0) return {};
  const at = (wanted: string) => added.flatMap(({ html, position }) => (position === wanted ? [html] : [])).join('\n');
  return { bodyHtml: { start: at('start'), end: at('end') } };
}

function buildIdOf(bundleHash: string, data: Omit<SiteData, 'buildId'>): string {
  return createHash('sha256').update(bundleHash).update(JSON.stringify(data)).digest('hex').slice(0, 12);
}

function storageData({ storage: { type, namespace, prefix } }: SiteConfig): Pick<SiteData, 'storage'> {
  const storage = {
    ...(type === 'sessionStorage' && { type }),
    ...(namespace !== '' && { namespace }),
    ...(prefix !== 'docsite' && { prefix }),
  };
  return Object.keys(storage).length === 0 ? {} : { storage };
}

/** The settings for images, diagrams and live code. Most sites set none. */
function drawingData({
  imageZoom,
  diagrams,
  markdown: { liveCode },
}: SiteConfig): Pick<SiteData, 'imageZoom' | 'diagrams' | 'liveCode'> {
  const { options, ...themes } = diagrams;
  return {
    ...(liveCode !== false && { liveCode: liveCode === true ? { result: 'bottom' as const } : liveCode }),
    ...(Object.keys(imageZoom).length > 0 && { imageZoom }),
    ...(Object.keys({ ...themes, ...options }).length > 0 && { diagrams }),
  };
}

/** The routes of pages that answer for addresses below them. Few sites have any. */
function openRoutes({ routes }: SiteConfig): Pick<SiteData, 'openRoutes'> {
  const open = routes.flatMap(({ path, takesBelow }) => (takesBelow ? [path.replace(/\/+$/, '')] : []));
  return open.length > 0 ? { openRoutes: open } : {};
}

function faviconUrl(index: PageIndex): string {
  const own = ownFavicon(index.site);
  return own === undefined
    ? index.site.locale.baseUrl + generatedFavicon
    : index.links.resolveConfigured(own, 'asset').url;
}

function localeData({ name, baseUrl, label, direction, htmlLang, calendar }: SiteLocale): LocaleData {
  return { name, baseUrl, label, direction, htmlLang, calendar };
}

function announcementData(index: PageIndex): Pick<SiteData, 'announcementBar'> {
  const bar = index.site.config.announcementBar;
  if (bar === undefined) return {};
  const { id, content, isCloseable: closeable, backgroundColor, textColor } = bar;
  const style = defined({ background: backgroundColor, color: textColor });
  return { announcementBar: { id, html: index.html(content), closeable, style } };
}
