import { type DropdownItemConfig, defined, type NavbarItemConfig } from '@docsite/core';
import type {
  NavbarChoiceData,
  NavbarData,
  NavbarEntryData,
  NavbarItemData,
  NavbarLinkData,
} from '../../template/index.js';
import { configuredLink } from '../configured-link.js';
import type { PageIndex } from '../page-index.js';
import { itemHtml } from './item-html.js';
import { logoData } from './logo-data.js';
import { type NavbarTarget, navbarTarget, type VersionTargets } from './navbar-target.js';

/** The navbar, with item targets in the latest version of the docs. */
export function navbarData(index: PageIndex): NavbarData {
  const { logo, hideOnScroll, style, items, title: own } = index.site.config.navbar;
  const title = own ?? (logo === undefined ? index.site.config.title : undefined);
  return {
    ...(title !== undefined && { title }),
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
    case 'component':
      return entriesOf([item], item, index);
    case 'search':
      return [{ type: 'search', position }];
    case 'localeDropdown': {
      const always = item.always && ({ always: true } as const);
      return [{ type: 'locale-dropdown', position, ...queryOf(item), ...always, ...choiceOf(item, index) }];
    }
    case 'docsVersionDropdown': {
      const instance = item.docsInstance ?? index.site.docs[0]?.id ?? 'default';
      const versions = listedVersions(item.versions);
      return [{ type: 'version-dropdown', position, instance, ...versions, ...choiceOf(item, index) }];
    }
    case 'dropdown': {
      const items = entriesOf(item.items, item, index);
      return [
        { type: 'dropdown', label: item.label, position, ...lookOf(item), items, ...(item.linked && { linked: true }) },
      ];
    }
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return navbarLink(item, position, index);
  }
}

/** The query added to addresses; absent for none. */
function queryOf({ query }: { readonly query?: string }): { readonly query?: string } {
  return query === undefined || query === '' ? {} : { query };
}

type Positioned = Pick<NavbarItemConfig, 'position'>;

interface Surrounded extends Positioned, Look {
  readonly itemsBefore: readonly DropdownItemConfig[];
  readonly itemsAfter: readonly DropdownItemConfig[];
}

/** How a dropdown looks, and the entries above and below its own, if there are any. */
function choiceOf(item: Surrounded, index: PageIndex): Omit<NavbarChoiceData, 'position'> {
  const { itemsBefore, itemsAfter } = item;
  return {
    ...lookOf(item),
    ...(itemsBefore.length > 0 && { before: entriesOf(itemsBefore, item, index) }),
    ...(itemsAfter.length > 0 && { after: entriesOf(itemsAfter, item, index) }),
  };
}

function entriesOf(
  items: readonly DropdownItemConfig[],
  { position }: Positioned,
  index: PageIndex,
): NavbarEntryData[] {
  return items.flatMap((item): NavbarEntryData[] => {
    if (item.type === 'component') return [{ type: 'component', name: item.name, props: item.props, position }];
    return item.type === 'html'
      ? [{ type: 'html', html: itemHtml(item.html, index), position, ...lookOf(item) }]
      : navbarLink(item, position, index);
  });
}

type Look = Pick<NavbarLinkData, 'className' | 'props'>;

function lookOf({ className, props }: Look): Look {
  return defined({ className, props });
}

type VersionDropdown = Extract<NavbarItemConfig, { readonly type: 'docsVersionDropdown' }>;

/** The versions listed in a dropdown, with their labels there. */
function listedVersions(
  versions: VersionDropdown['versions'],
): Pick<Extract<NavbarItemData, { readonly type: 'version-dropdown' }>, 'versions'> {
  if (versions === undefined) return {};
  if (Array.isArray(versions)) return { versions: versions.map((name: string) => ({ name })) };
  return { versions: Object.entries(versions).map(([name, label]) => ({ name, label })) };
}

type LinkConfig = Exclude<DropdownItemConfig, { readonly type: 'html' | 'component' }>;

function navbarLink(item: LinkConfig, position: 'left' | 'right', index: PageIndex): NavbarLinkData[] {
  const target = navbarTarget(item, index);
  if (target === undefined) return [];
  const address = configuredLink(target.path, index);
  const ownPath = item.activeBaseRegex === undefined ? pathOfBlog(address.href, index) : undefined;
  const basePath = item.activeBasePath ?? ownPath ?? pathOfVersion(item, target);
  const activeBasePath = basePath === undefined ? undefined : configuredLink(basePath, index).href;
  const { className, props, html, attributes, ariaLabel, activeBaseRegex } = item;
  return [
    defined({
      type: 'link',
      label: item.label ?? target.label ?? (ariaLabel === undefined && html === undefined ? address.href : ''),
      ...address,
      position,
      activeBasePath,
      activeSidebar: target.sidebar,
      ...(target.inVersions !== undefined && versionUrls(target.inVersions, item, index)),
      activeBaseRegex,
      className,
      props,
      html: html === undefined ? undefined : index.html(html),
      attributes,
      marked: item.marked === false ? false : undefined,
      ariaLabel,
    }),
  ];
}

/**
 * The path below which the link to a blog is current: all of the blog's pages, unless its base path is that of the
 * site.
 */
function pathOfBlog(href: string, { site, url }: PageIndex): string | undefined {
  return site.blogs.find(({ route }) => route !== '/' && url(route) === href)?.route;
}

/** The path of the version that an item links to, whose pages the item stands for. */
function pathOfVersion(item: LinkConfig, { path }: Pick<NavbarTarget, 'path'>): string | undefined {
  return item.type === 'docsVersion' && item.activeBasePath === undefined ? path : undefined;
}

function versionUrls(
  { instance, targets }: VersionTargets,
  item: LinkConfig,
  index: PageIndex,
): Pick<NavbarLinkData, 'docsInstance' | 'versionUrls'> {
  const hasOwnLabels = (item.type === 'docsVersion' || item.type === 'docSidebar') && item.label === undefined;
  const urls = targets.map(({ version, path, label, sidebar }) => ({
    version,
    href: configuredLink(path, index).href,
    ...(pathOfVersion(item, { path }) !== undefined && { activeBasePath: configuredLink(path, index).href }),
    ...(hasOwnLabels && label !== undefined && { label }),
    ...(sidebar !== undefined && { activeSidebar: sidebar }),
  }));
  return { docsInstance: instance, versionUrls: urls };
}
