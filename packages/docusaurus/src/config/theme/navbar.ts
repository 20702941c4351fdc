import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { linkLook, linkOf } from './links.js';
import { logoOf } from './logo.js';

type Navbar = NonNullable<UserConfig['navbar']>;

/** What the navbar depends on besides its own configuration. */
export interface NavbarContext {
  readonly staticDirs: readonly string[];
  /** Whether the site has components for custom types. */
  readonly hasOwnItems: boolean;
  /** Whether the site's own components, which may have keys of their own, draw items. */
  readonly drawsItems: boolean;
  /** Whether the site has a single language, for which Docusaurus also draws the language dropdown. */
  readonly isInOneLanguage: boolean;
  /** Whether a docs instance has a single version, for which Docusaurus also draws an item. */
  readonly isInOneVersion: (id: string | undefined) => boolean;
}

/** The height of a logo in the classic theme's navbar, in pixels. */
const logoHeight = 32;

/** The navbar of a theme configuration. Items are on the left unless they say otherwise. */
export function navbarOf(themeConfig: Keys, takeover: Takeover, { staticDirs, ...context }: NavbarContext): Navbar {
  const navbar = themeConfig.within('navbar');
  takeover.moves(navbar.path, ['navbar']);
  // `links` in early versions of Docusaurus 2
  const taken = navbar.each(navbar.has('links') && !navbar.has('items') ? 'links' : 'items').flatMap((item) => {
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

/** An item drawn by a component of the site, which receives all keys. */
function ownItem(item: Keys): object {
  const { type, position: _, ...rest } = JSON.parse(JSON.stringify(item.plain()));
  return { type: 'component', name: type, props: rest };
}

interface ItemContext extends Omit<NavbarContext, 'staticDirs'> {
  readonly takeover: Takeover;
}

/** An item; keys unknown to docsite are only kept if a component of the site may use them. */
function itemOf(item: Keys, context: ItemContext): object | undefined {
  const made = typedItem(item, context);
  if (made === undefined || !context.drawsItems || item.text('type') === 'search') return made;
  item.skip('position');
  const props = { ...item.rest(), ...docsKeys(item) };
  return Object.keys(props).length === 0 ? made : { ...made, props };
}

/** The keys of links into docs from which components determine the target themselves. */
function docsKeys(item: Keys): object {
  if (!['doc', 'docSidebar', 'docsVersion'].includes(item.text('type') ?? '')) return {};
  const names = ['type', 'docId', 'sidebarId', 'docsPluginId'].filter((name) => item.has(name));
  return Object.fromEntries(names.map((name) => [name, item.text(name)]));
}

/** Items of the types allowed in dropdowns, and of those allowed only in the navbar. */
function typedItem(item: Keys, context: ItemContext): object | undefined {
  const type = item.text('type') ?? (item.has('items') ? 'dropdown' : 'default');
  switch (type) {
    case 'default':
    case 'link':
      return linkOf(item);
    case 'dropdown':
      return dropdownOf(item, context);
    case 'doc':
      return { type, docId: item.text('docId'), ...docsLink(item), label: item.text('label') ?? item.text('docId') };
    case 'docSidebar':
      return { type, sidebarId: item.text('sidebarId'), ...docsLink(item) };
    case 'docsVersion':
      return { type, to: item.text('to'), ...docsLink(item) };
    case 'docsVersionDropdown':
      return { type, ...versionDropdown(item, context), ...dropdownParts(item, context) };
    case 'localeDropdown':
      return { type, ...localeDropdown(item, context), ...dropdownParts(item, context) };
    case 'search':
      item.skip('className');
      return { type };
    case 'html':
      return { type, html: item.text('value') ?? '', className: item.text('className') };
    default:
      if (context.hasOwnItems && type.startsWith('custom-')) return ownItem(item);
      context.takeover.leaves(`navbar item of type ${type}`);
      return undefined;
  }
}

function versionDropdown(item: Keys, { isInOneVersion }: ItemContext): object {
  item.skip('label');
  const docsInstance = item.text('docsPluginId');
  return { docsInstance, versions: listedVersions(item), ...(isInOneVersion(docsInstance) && { always: true }) };
}

/** The query of a language dropdown, which is added to addresses in other languages, has no leading `?` in docsite. */
function localeDropdown(item: Keys, { isInOneLanguage }: ItemContext): object {
  return { query: item.text('queryString')?.replace(/^\?/, ''), ...(isInOneLanguage && { always: true }) };
}

function dropdownOf(item: Keys, context: ItemContext): object | undefined {
  const items = item.each('items').flatMap((inner) => itemOf(inner, context) ?? []);
  // a dropdown whose label is a link gets that link as its first entry, too
  const own = item.has('to') || item.has('href') ? [linkOf(item)] : [];
  const all = [...own, ...items];
  // without a link, these have no effect in Docusaurus
  item.skip('activeBasePath', 'activeBaseRegex');
  if (all.length === 0) return undefined;
  return {
    type: 'dropdown',
    label: item.text('label') ?? '',
    className: item.text('className'),
    items: all,
    ...(own.length > 0 && { linked: true }),
  };
}

/** The versions listed by a dropdown; one without a label keeps its own. */
function listedVersions(item: Keys): readonly string[] | Readonly<Record<string, string>> | undefined {
  const list = item.texts('versions');
  if (list !== undefined || !item.has('versions')) return list;
  const versions = item.within('versions');
  const labels = versions.names().map((name) => [name, versions.within(name).text('label')] as const);
  if (labels.every(([, label]) => label === undefined)) return labels.map(([name]) => name);
  return Object.fromEntries(labels.map(([name, label]) => [name, label ?? name]));
}

/** The class of a version or language dropdown, and its additional entries. */
function dropdownParts(item: Keys, context: ItemContext): object {
  const entries = (key: string) => item.each(key).flatMap((inner) => itemOf(inner, context) ?? []);
  item.skip('dropdownActiveClassDisabled');
  return {
    className: item.text('className'),
    itemsBefore: entries('dropdownItemsBefore'),
    itemsAfter: entries('dropdownItemsAfter'),
  };
}

/** The keys that all links into docs share. */
function docsLink(item: Keys): object {
  return { label: item.text('label'), docsInstance: item.text('docsPluginId'), ...linkLook(item) };
}
