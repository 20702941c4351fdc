import { createHash } from 'node:crypto';
import {
  firstRoute,
  type LinkIndex,
  type Sidebar,
  type SidebarCategory,
  type Site,
  type SiteConfig,
  type SiteHtml,
  type SiteLocale,
} from '@docsite/core';
import type { Labels, LocaleData, SidebarItemData, SiteData } from '../template/index.js';
import { pluralsOf, withoutBlogLabels } from '../template/labels.js';
import { blogSidebars } from './blog-sidebars.js';
import { configuredLink } from './configured-link.js';
import { docsVersions } from './docs-versions.js';
import { generatedFavicon, ownFavicon } from './favicon.js';
import { fileContext } from './file-context.js';
import { footerData } from './footer-data.js';
import { navbarData } from './navbar-data.js';
import { offlineData } from './offline-data.js';
import { indexPages, type PageIndex } from './page-index.js';
import { searchData } from './search-data.js';

export interface SiteDataOptions {
  readonly labels: Labels;
  /** The index of the site's links, where there is one already. */
  readonly links?: LinkIndex;
  /** The HTML of configuration and sidebars, its links resolved; absent for HTML as it is written. */
  readonly siteHtml?: Pick<SiteHtml, 'resolved' | 'head'>;
  /** Path in the output of the module that draws diagrams; absent where no page has any. */
  readonly mermaid?: string | undefined;
  /** Path in the output of the style sheet of formulas; absent for none. */
  readonly math?: string | undefined;
  /** Hash of the client bundle. */
  readonly bundleHash: string;
}

/**
 * Builds the data that all pages share. Its build id changes with the bundle and with the shell, not with the text of
 * pages.
 */
export function buildSiteData(site: Site, options: SiteDataOptions): SiteData {
  const index = indexPages(site, options);
  const { config } = site;
  const { head: configured = config.head } = options.siteHtml ?? {};
  const ofKinds = index.kinds.flatMap((kind) => kind.siteHead?.(site, fileContext(index)) ?? []);
  const head = ofKinds.length === 0 ? configured : [...configured, ...ofKinds];
  const sidebars = collectSidebars(index);
  const offline = offlineData(index);
  const data: Omit<SiteData, 'buildId'> = {
    title: config.title,
    tagline: config.tagline,
    url: config.url ?? 'http://localhost',
    baseUrl: site.locale.baseUrl,
    ...(config.trailingSlash === true && { trailingSlash: true }),
    favicon: faviconUrl(index),
    themeColor: config.themeColor,
    ...(head.length > 0 && { head }),
    locale: { ...localeData(site.locale), plurals: pluralsOf(site.locale.name) },
    locales: site.locales.map(localeData),
    labels: config.blog === undefined ? withoutBlogLabels(options.labels) : options.labels,
    navbar: navbarData(index),
    ...(config.footer !== undefined && { footer: footerData(config.footer, index) }),
    ...(config.announcementBar !== undefined && {
      announcementBar: {
        id: config.announcementBar.id,
        html: index.html(config.announcementBar.content),
        closeable: config.announcementBar.isCloseable,
        style: colorsOf(config.announcementBar),
      },
    }),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    ...(config.search !== false && { search: searchData(config.search, index) }),
    ...(offline !== undefined && { offline }),
    ...drawingData(config),
    ...(options.math !== undefined && { math: site.locale.baseUrl + options.math }),
    ...(options.mermaid !== undefined && { mermaid: site.locale.baseUrl + options.mermaid }),
    sidebars,
    sidebarUrls: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [name, site.locale.baseUrl + sidebarDataPath(name, items)]),
    ),
    docsVersions: docsVersions(index),
    customFields: config.customFields,
  };
  const buildId = createHash('sha256')
    .update(options.bundleHash)
    .update(JSON.stringify(data))
    .digest('hex')
    .slice(0, 12);
  return { ...data, buildId };
}

/** What a site says of its images and diagrams. Most say nothing. */
function drawingData({ imageZoom, diagrams }: SiteConfig): Pick<SiteData, 'imageZoom' | 'diagrams'> {
  const { options, ...themes } = diagrams;
  return {
    ...(Object.keys(imageZoom).length > 0 && { imageZoom }),
    ...(Object.keys({ ...themes, ...options }).length > 0 && { diagrams }),
  };
}

function faviconUrl(index: PageIndex): string {
  const own = ownFavicon(index.site);
  return own === undefined
    ? index.site.locale.baseUrl + generatedFavicon
    : index.links.resolveConfigured(own, 'asset').url;
}

/** The file of a sidebar's data, relative to the output folder; named by its contents. */
export function sidebarDataPath(name: string, items: readonly SidebarItemData[]): string {
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);
  return `assets/sidebars/${name.replace(/[^\w.-]+/g, '-')}-${hash}.json`;
}

function collectSidebars(index: PageIndex): SiteData['sidebars'] {
  const named = index.site.docs.flatMap((instance) =>
    instance.versions.flatMap((version) =>
      Object.entries(version.sidebars).map(
        ([name, sidebar]) => [`${instance.id}/${version.name}/${name}`, sidebarData(sidebar, index)] as const,
      ),
    ),
  );
  return Object.fromEntries([...named, ...blogSidebars(index)]);
}

function localeData({ name, baseUrl, label, direction, htmlLang, calendar }: SiteLocale): LocaleData {
  return { name, baseUrl, label, direction, htmlLang, calendar };
}

function sidebarData(sidebar: Sidebar, index: PageIndex): SidebarItemData[] {
  return sidebar.flatMap((item): SidebarItemData[] => {
    const className = item.className === undefined ? {} : { className: item.className };
    if (item.type === 'html')
      return [{ type: 'html', html: index.html(item.value), defaultStyle: item.defaultStyle, ...className }];
    if (item.type === 'doc')
      return [
        { type: 'link', label: item.label, href: index.url(item.route), ...unlistedIf(item.unlisted), ...className },
      ];
    if (item.type === 'link')
      return [{ type: 'link', label: item.label, ...configuredLink(item.href, index), ...className }];
    return categoryData(item, index);
  });
}

/** Of a category with nothing to show its page is left, if it has one; it is there, with unlisted pages, where it holds the page that is shown. */
function categoryData(category: SidebarCategory, index: PageIndex): SidebarItemData[] {
  const { label, collapsible, collapsed } = category;
  const className = category.className === undefined ? {} : { className: category.className };
  const own = category.link?.route;
  const first = own ?? firstRoute(category.items);
  const items = sidebarData(category.items, index);
  const isHidden = items.every((item) => item.type !== 'html' && item.unlisted);
  if (isHidden && own !== undefined) return [{ type: 'link', label, href: index.url(own), ...className }, ...items];
  if (items.length === 0) return [];
  const target = first === undefined ? {} : { href: index.url(first) };
  const unlisted = unlistedIf(isHidden);
  const hasPage = own !== undefined;
  return [{ type: 'category', label, ...target, hasPage, collapsible, collapsed, ...unlisted, ...className, items }];
}

function unlistedIf(isUnlisted: boolean): { unlisted?: true } {
  return isUnlisted ? { unlisted: true } : {};
}

function colorsOf({ backgroundColor, textColor }: NonNullable<SiteConfig['announcementBar']>): {
  background?: string;
  color?: string;
} {
  return {
    ...(backgroundColor !== undefined && { background: backgroundColor }),
    ...(textColor !== undefined && { color: textColor }),
  };
}
