import { createHash } from 'node:crypto';
import {
  type DropdownItemConfig,
  type FooterConfig,
  type FooterItemConfig,
  firstRoute,
  hostedSearch,
  type LogoConfig,
  type NavbarItemConfig,
  type SearchConfig,
  type Sidebar,
  type Site,
  type SiteLocale,
} from '@docsite/core';
import { hostedSearchHosts } from '../search/hosted-search-hosts.js';
import type {
  FooterData,
  FooterItemData,
  HostedSearchData,
  Labels,
  LogoData,
  NavbarData,
  NavbarItemData,
  NavbarLinkData,
  SearchData,
  SidebarItemData,
  SiteData,
} from '../template/index.js';
import { configuredLink } from './configured-link.js';
import { docsVersions } from './docs-versions.js';
import { navbarTarget, type VersionTargets } from './navbar-target.js';
import { offlineData } from './offline-data.js';
import { indexPages, type PageIndex } from './page-index.js';

export interface SiteDataOptions {
  readonly labels: Labels;
  /** Hash of the client bundle. */
  readonly bundleHash: string;
}

/**
 * Builds what is the same on every page. Its build id changes with the bundle and with the shell, not with the text of
 * pages.
 */
export function buildSiteData(site: Site, options: SiteDataOptions): SiteData {
  const index = indexPages(site);
  const { config } = site;
  const sidebars = collectSidebars(index);
  const offline = offlineData(site, (path) => href(path, index));
  const data: Omit<SiteData, 'buildId'> = {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    baseUrl: site.locale.baseUrl,
    ...(config.trailingSlash === true && { trailingSlash: true }),
    ...(config.favicon !== undefined && { favicon: href(config.favicon, index) }),
    locale: localeData(site.locale),
    locales: site.locales.map(localeData),
    labels: options.labels,
    navbar: navbarData(index),
    ...(config.footer !== undefined && { footer: footerData(config.footer, index) }),
    ...(config.announcementBar !== undefined && {
      announcementBar: {
        id: config.announcementBar.id,
        html: config.announcementBar.content,
        closeable: config.announcementBar.isCloseable,
      },
    }),
    colorMode: config.colorMode,
    sidebar: config.sidebar,
    ...(config.search !== false && { search: searchData(config.search, index) }),
    ...(offline !== undefined && { offline }),
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
  return Object.fromEntries(named);
}

function searchData({ path, contextual }: SearchConfig, index: PageIndex): SearchData {
  const instances = index.site.docs.map(({ id, versions }) => {
    const latest = versions.find((version) => version.isLast) ?? versions[0];
    return [id, { versions: versions.map(({ name }) => name), latest: latest?.name ?? '' }] as const;
  });
  const hosted = hostedSearchData(index.site);
  return {
    pageUrl: index.url(`/${path}`),
    contextual,
    instances: Object.fromEntries(instances),
    ...(hosted !== undefined && { hosted }),
  };
}

function hostedSearchData({ config }: Site): HostedSearchData | undefined {
  const hosted = hostedSearch(config);
  if (hosted === undefined) return undefined;
  const { appId, apiKey, indexName, searchParameters = {} } = hosted;
  return { appId, apiKey, indexName, hosts: hostedSearchHosts(hosted), searchParameters };
}

function localeData({ name, baseUrl, label, direction, htmlLang, calendar }: SiteLocale): SiteData['locale'] {
  return { name, baseUrl, label, direction, htmlLang, calendar };
}

function href(path: string, index: PageIndex): string {
  return configuredLink(path, index).href;
}

function logoData(logo: LogoConfig, index: PageIndex): LogoData {
  const { src, srcDark, href: target = '/', ...rest } = logo;
  return {
    ...rest,
    src: href(src, index),
    ...(srcDark !== undefined && { srcDark: href(srcDark, index) }),
    href: href(target, index),
  };
}

function navbarData(index: PageIndex): NavbarData {
  const { title, logo, hideOnScroll, items } = index.site.config.navbar;
  return {
    ...(title !== undefined ? { title } : logo === undefined ? { title: index.site.config.title } : {}),
    ...(logo !== undefined && { logo: logoData(logo, index) }),
    hideOnScroll,
    items: items.flatMap((item) => navbarItem(item, index)),
  };
}

function navbarItem(item: NavbarItemConfig, index: PageIndex): NavbarItemData[] {
  const { position } = item;
  switch (item.type) {
    case 'html':
      return [{ type: 'html', html: item.html, position }];
    case 'search':
      return [{ type: 'search', position }];
    case 'localeDropdown':
      return [{ type: 'locale-dropdown', position }];
    case 'docsVersionDropdown':
      return [
        { type: 'version-dropdown', position, instance: item.docsInstance ?? index.site.docs[0]?.id ?? 'default' },
      ];
    case 'dropdown': {
      const items = item.items.flatMap((child) => navbarLink(child, position, index));
      return [{ type: 'dropdown', label: item.label, position, items }];
    }
    case 'link':
    case 'doc':
    case 'docSidebar':
      return navbarLink(item, position, index);
  }
}

function navbarLink(item: DropdownItemConfig, position: 'left' | 'right', index: PageIndex): NavbarLinkData[] {
  const target = navbarTarget(item, index);
  if (target === undefined) return [];
  const address = configuredLink(target.path, index);
  const activeBasePath = item.activeBasePath === undefined ? undefined : href(item.activeBasePath, index);
  return [
    {
      type: 'link',
      label: item.label ?? target.label ?? address.href,
      ...address,
      position,
      ...(activeBasePath !== undefined && { activeBasePath }),
      ...(target.sidebar !== undefined && { activeSidebar: target.sidebar }),
      ...(target.inVersions !== undefined && versionUrls(target.inVersions, index)),
      ...(item.className !== undefined && { className: item.className }),
    },
  ];
}

function versionUrls(
  { instance, targets }: VersionTargets,
  index: PageIndex,
): Pick<NavbarLinkData, 'docsInstance' | 'versionUrls'> {
  const urls = targets.map(({ version, path, sidebar }) => ({
    version,
    href: index.url(path),
    ...(sidebar !== undefined && { activeSidebar: sidebar }),
  }));
  return { docsInstance: instance, versionUrls: urls };
}

function footerData(footer: FooterConfig, index: PageIndex): FooterData {
  return {
    style: footer.style,
    ...(footer.logo !== undefined && { logo: logoData(footer.logo, index) }),
    ...(footer.copyright !== undefined && { copyright: footer.copyright }),
    columns: footer.links.map(({ title, items }) => ({
      ...(title !== undefined && { title }),
      items: items.map((item) => footerItem(item, index)),
    })),
  };
}

function footerItem(item: FooterItemConfig, index: PageIndex): FooterItemData {
  if ('html' in item) return { html: item.html };
  const address = configuredLink(item.to ?? item.href ?? '/', index);
  return {
    label: item.label ?? address.href,
    ...address,
    ...(item.className !== undefined && { className: item.className }),
  };
}

function sidebarData(sidebar: Sidebar, index: PageIndex): SidebarItemData[] {
  return sidebar.flatMap((item): SidebarItemData[] => {
    const className = item.className === undefined ? {} : { className: item.className };
    if (item.type === 'html')
      return [{ type: 'html', html: item.value, defaultStyle: item.defaultStyle, ...className }];
    if (item.type === 'doc')
      return item.unlisted ? [] : [{ type: 'link', label: item.label, href: index.url(item.route), ...className }];
    if (item.type === 'link')
      return [{ type: 'link', label: item.label, ...configuredLink(item.href, index), ...className }];
    const own = item.link?.route;
    const first = own ?? firstRoute(item.items);
    const { label, collapsible, collapsed } = item;
    const target = first === undefined ? {} : { href: index.url(first) };
    const items = sidebarData(item.items, index);
    // of a category that has nothing to show, its page is left
    if (items.length === 0)
      return own === undefined ? [] : [{ type: 'link', label, href: index.url(own), ...className }];
    return [
      { type: 'category', label, ...target, hasPage: own !== undefined, collapsible, collapsed, ...className, items },
    ];
  });
}
