import type { DropdownItemConfig, NavbarItemConfig } from '@docsite/core';
import type { NavbarData, NavbarItemData, NavbarLinkData } from '../template/index.js';
import { configuredLink } from './configured-link.js';
import { logoData } from './logo-data.js';
import { navbarTarget, type VersionTargets } from './navbar-target.js';
import type { PageIndex } from './page-index.js';

/** The navbar: what its items lead to, in the latest version of the docs. */
export function navbarData(index: PageIndex): NavbarData {
  const { title, logo, hideOnScroll, style, items } = index.site.config.navbar;
  return {
    ...(title !== undefined ? { title } : logo === undefined ? { title: index.site.config.title } : {}),
    ...(logo !== undefined && { logo: logoData(logo, index) }),
    hideOnScroll,
    style,
    items: items.flatMap((item) => navbarItem(item, index)),
  };
}

function navbarItem(item: NavbarItemConfig, index: PageIndex): NavbarItemData[] {
  const { position } = item;
  switch (item.type) {
    case 'html':
      return [{ type: 'html', html: index.html(item.html), position }];
    case 'component':
      return [{ type: 'component', name: item.name, props: item.props, position }];
    case 'search':
      return [{ type: 'search', position }];
    case 'localeDropdown':
      return [{ type: 'locale-dropdown', position }];
    case 'docsVersionDropdown':
      return [
        {
          type: 'version-dropdown',
          position,
          instance: item.docsInstance ?? index.site.docs[0]?.id ?? 'default',
          ...linksUnder('before', item.itemsBefore, item, index),
          ...linksUnder('after', item.itemsAfter, item, index),
        },
      ];
    case 'dropdown':
      return [{ type: 'dropdown', label: item.label, position, items: navbarLinks(item.items, item, index) }];
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return navbarLink(item, position, index);
  }
}

/** Links of a list, where it has any. */
function linksUnder(
  key: 'before' | 'after',
  items: readonly DropdownItemConfig[],
  { position }: Positioned,
  index: PageIndex,
): { readonly [K in typeof key]?: readonly NavbarLinkData[] } {
  return items.length === 0 ? {} : { [key]: navbarLinks(items, { position }, index) };
}

type Positioned = Pick<NavbarItemConfig, 'position'>;

function navbarLinks(
  items: readonly DropdownItemConfig[],
  { position }: Positioned,
  index: PageIndex,
): NavbarLinkData[] {
  return items.flatMap((item) => navbarLink(item, position, index));
}

function navbarLink(item: DropdownItemConfig, position: 'left' | 'right', index: PageIndex): NavbarLinkData[] {
  const target = navbarTarget(item, index);
  if (target === undefined) return [];
  const address = configuredLink(target.path, index);
  const basePath = item.activeBasePath ?? pathOfBlog(address.href, index);
  const activeBasePath = basePath === undefined ? undefined : configuredLink(basePath, index).href;
  return [
    {
      type: 'link',
      label: item.label ?? target.label ?? (item.ariaLabel === undefined ? address.href : ''),
      ...address,
      position,
      ...(activeBasePath !== undefined && { activeBasePath }),
      ...(target.sidebar !== undefined && { activeSidebar: target.sidebar }),
      ...(target.inVersions !== undefined && versionUrls(target.inVersions, item, index)),
      ...(item.className !== undefined && { className: item.className }),
      ...(item.ariaLabel !== undefined && { ariaLabel: item.ariaLabel }),
    },
  ];
}

/** The link to a blog is current on all of its pages, unless its base path is that of the site. */
function pathOfBlog(href: string, { site, url }: PageIndex): string | undefined {
  return site.blogs.find(({ route }) => route !== '/' && url(route) === href)?.route;
}

function versionUrls(
  { instance, targets }: VersionTargets,
  item: DropdownItemConfig,
  index: PageIndex,
): Pick<NavbarLinkData, 'docsInstance' | 'versionUrls'> {
  const hasOwnLabels = item.type === 'docsVersion' && item.label === undefined;
  const urls = targets.map(({ version, path, label, sidebar }) => ({
    version,
    href: configuredLink(path, index).href,
    ...(hasOwnLabels && label !== undefined && { label }),
    ...(sidebar !== undefined && { activeSidebar: sidebar }),
  }));
  return { docsInstance: instance, versionUrls: urls };
}
