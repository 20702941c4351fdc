import type { DropdownItemConfig, NavbarItemConfig } from '@docsite/core';
import type { NavbarData, NavbarItemData, NavbarLinkData } from '../template/index.js';
import { configuredLink } from './configured-link.js';
import { logoData } from './logo-data.js';
import { navbarTarget, type VersionTargets } from './navbar-target.js';
import type { PageIndex } from './page-index.js';

/** The navbar: what its items lead to, in the latest version of the docs. */
export function navbarData(index: PageIndex): NavbarData {
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
      return [{ type: 'html', html: index.html(item.html), position }];
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
  const activeBasePath =
    item.activeBasePath === undefined ? undefined : configuredLink(item.activeBasePath, index).href;
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
