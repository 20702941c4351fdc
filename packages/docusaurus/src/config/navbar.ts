import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';
import { attributesOf } from './link-attributes.js';
import { logoOf } from './logo.js';

type Navbar = NonNullable<UserConfig['navbar']>;

/** What the navbar depends on outside of its own configuration. */
export interface NavbarContext {
  readonly staticDirs: readonly string[];
  /** Whether the site has components for types of its own. */
  readonly hasOwnItems: boolean;
  /** Whether the site draws items itself, by components that may have keys of their own. */
  readonly drawsItems: boolean;
  /** Whether the site has one language: Docusaurus draws a list of it, too. */
  readonly isInOneLanguage: boolean;
}

/** Pixels that the classic theme gives a logo in the navbar. */
const logoHeight = 32;

/** The navbar of a theme configuration. Its items stand on the left unless they say otherwise. */
export function navbarOf(themeConfig: Keys, takeover: Takeover, { staticDirs, ...context }: NavbarContext): Navbar {
  const navbar = themeConfig.within('navbar');
  takeover.moves(navbar.path, ['navbar']);
  const taken = navbar.each('items').flatMap((item) => {
    const made = itemOf(item, { takeover, ...context });
    return made === undefined ? [] : [{ item, made }];
  });
  taken.forEach(({ item }, index) => {
    takeover.moves(item.path, ['navbar', 'items', index]);
  });
  const items = taken.map(({ item, made }) => ({
    ...made,
    position: item.text('position') === 'right' ? 'right' : 'left',
  }));
  return {
    title: navbar.text('title'),
    logo: logoOf(navbar, takeover, { staticDirs, height: logoHeight }),
    hideOnScroll: navbar.flag('hideOnScroll'),
    style: navbar.text('style'),
    items,
  } as Navbar;
}

function isOwn(item: Keys): boolean {
  return item.text('type')?.startsWith('custom-') === true;
}

/** An item that a component of the site draws: it is given all keys. */
function ownItem(item: Keys): object {
  const props = Object.fromEntries(item.names().map((name) => [name, item.any(name)]));
  const { type, position: _, ...rest } = JSON.parse(JSON.stringify(props));
  return { type: 'component', name: type, props: rest };
}

interface ItemContext extends Omit<NavbarContext, 'staticDirs'> {
  readonly takeover: Takeover;
}

/** An item, with the keys that docsite knows nothing of where a component of the site may. */
function itemOf(item: Keys, context: ItemContext): object | undefined {
  const made = typedItem(item, context);
  if (made === undefined || !context.drawsItems || item.text('type') === 'search') return made;
  item.skip('position');
  const props = item.rest();
  return Object.keys(props).length === 0 ? made : { ...made, props };
}

/** Items of the types that dropdowns have, and of those that only the navbar has. */
function typedItem(item: Keys, context: ItemContext): object | undefined {
  const type = item.text('type') ?? (item.has('items') ? 'dropdown' : 'default');
  switch (type) {
    case 'default':
    case 'link':
      return linkOf(item);
    case 'dropdown':
      return dropdownOf(item, context);
    case 'doc':
      return { type, docId: item.text('docId'), ...inDocs(item) };
    case 'docSidebar':
      return { type, sidebarId: item.text('sidebarId'), ...inDocs(item) };
    case 'docsVersion':
      return { type, to: item.text('to'), ...inDocs(item) };
    case 'docsVersionDropdown':
      item.skip('label');
      return {
        type,
        docsInstance: item.text('docsPluginId'),
        versions: listedVersions(item),
        ...around(item, context),
      };
    case 'localeDropdown':
      return { type, query: queryOf(item), ...(context.isInOneLanguage && { always: true }), ...around(item, context) };
    case 'search':
      item.skip('className');
      return { type };
    case 'html':
      return { type, html: item.text('value') ?? '', className: item.text('className') };
    default:
      if (context.hasOwnItems && isOwn(item)) return ownItem(item);
      context.takeover.leaves(`navbar item of type ${type}`);
      return undefined;
  }
}

/** What is added to addresses in other languages, without the `?` that it may begin with. */
function queryOf(item: Keys): string | undefined {
  return item.text('queryString')?.replace(/^\?/, '');
}

function dropdownOf(item: Keys, context: ItemContext): object | undefined {
  const items = item.each('items').flatMap((inner) => itemOf(inner, context) ?? []);
  // the label of a dropdown may itself be a link: that comes first in the list
  const own = item.has('to') || item.has('href') ? [linkOf(item)] : [];
  const all = [...own, ...items];
  if (all.length === 0) return undefined;
  return { type: 'dropdown', label: item.text('label') ?? '', className: item.text('className'), items: all };
}

/** The versions that a list names; one without a label keeps its own. */
function listedVersions(item: Keys): readonly string[] | Readonly<Record<string, string>> | undefined {
  const list = item.texts('versions');
  if (list !== undefined || !item.has('versions')) return list;
  const versions = item.within('versions');
  const labels = versions.names().map((name) => [name, versions.within(name).text('label')] as const);
  if (labels.every(([, label]) => label === undefined)) return labels.map(([name]) => name);
  return Object.fromEntries(labels.map(([name, label]) => [name, label ?? name]));
}

/** What a list of versions or languages has beside them. */
function around(item: Keys, context: ItemContext): object {
  const entries = (key: string) => item.each(key).flatMap((inner) => itemOf(inner, context) ?? []);
  item.skip('dropdownActiveClassDisabled');
  return {
    className: item.text('className'),
    itemsBefore: entries('dropdownItemsBefore'),
    itemsAfter: entries('dropdownItemsAfter'),
  };
}

function inDocs(item: Keys): object {
  return { label: item.text('label'), docsInstance: item.text('docsPluginId'), ...look(item) };
}

/** A link by `to`, which the base URL precedes, or by `href`, which stands as it is; `pathname://` is not checked. */
export function linkOf(item: Keys): object | undefined {
  const [to, href] = [item.text('to'), item.text('href')];
  item.skip('type');
  const address = to ?? href;
  if (address === undefined) return undefined;
  const isOutside = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) && !address.startsWith('pathname://');
  return {
    label: item.text('label'),
    ...(isOutside ? { href: address } : { to: address }),
    ...look(item),
    ...(isOutside && isIcon(item) && { ariaLabel: address }),
    ...(to !== undefined && !isOutside && activeBelow(to, item)),
  };
}

/** Whether a link shows what its class draws alone; it is called by its address, as it has no name. */
function isIcon(item: Keys): boolean {
  return item.has('className') && !['label', 'html', 'aria-label'].some((key) => item.has(key));
}

/** Links of Docusaurus's router are current on all pages below theirs; that of the home page would be everywhere. */
function activeBelow(to: string, item: Keys): object {
  const path = to.replace(/[?#].*$/, '').replace(/\/$/, '');
  const isSaid = item.has('activeBasePath') || item.has('activeBaseRegex') || item.any('exact') === true;
  return isSaid || path === '' || path.startsWith('pathname:') ? {} : { activeBasePath: path };
}

function look(item: Keys): object {
  item.skip('exact', 'isNavLink', 'prependBaseUrlToHref', 'autoAddBaseUrl', 'position');
  return {
    activeBasePath: item.text('activeBasePath'),
    activeBaseRegex: item.text('activeBaseRegex'),
    className: item.text('className'),
    html: item.text('html'),
    ariaLabel: item.text('aria-label'),
    attributes: attributesOf(item),
  };
}
