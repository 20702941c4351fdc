import type { UserConfig } from '@docsite/core';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';
import { logoOf } from './logo.js';

type Navbar = NonNullable<UserConfig['navbar']>;

export interface NavbarContext {
  readonly staticDirs: readonly string[];
  /** Whether the site has components for types of its own. */
  readonly hasOwnItems: boolean;
}

/** The navbar of a theme configuration. Its items stand on the right unless they say otherwise. */
export function navbarOf(themeConfig: Keys, takeover: Takeover, { staticDirs, hasOwnItems }: NavbarContext): Navbar {
  const navbar = themeConfig.within('navbar');
  takeover.moves(navbar.path, ['navbar']);
  const taken = navbar.each('items').flatMap((item) => {
    const made = hasOwnItems && isOwn(item) ? ownItem(item) : itemOf(item, takeover);
    return made === undefined ? [] : [{ item, made }];
  });
  taken.forEach(({ item }, index) => {
    takeover.moves(item.path, ['navbar', 'items', index]);
  });
  const items = taken.map(({ item, made }) => ({
    ...made,
    position: item.text('position') === 'left' ? 'left' : 'right',
  }));
  return {
    title: navbar.text('title'),
    logo: logoOf(navbar, takeover, staticDirs),
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

/** Items of the types that dropdowns have, and of those that only the navbar has. */
function itemOf(item: Keys, takeover: Takeover): object | undefined {
  const type = item.text('type') ?? (item.has('items') ? 'dropdown' : 'default');
  switch (type) {
    case 'default':
    case 'link':
      return linkOf(item);
    case 'dropdown':
      return dropdownOf(item, takeover);
    case 'doc':
      return { type, docId: item.text('docId'), ...inDocs(item) };
    case 'docSidebar':
      return { type, sidebarId: item.text('sidebarId'), ...inDocs(item) };
    case 'docsVersion':
      return { type, to: item.text('to'), ...inDocs(item) };
    case 'docsVersionDropdown':
      return { type, docsInstance: item.text('docsPluginId'), ...around(item) };
    case 'localeDropdown':
      return { type };
    case 'search':
      return { type };
    case 'html':
      return { type, html: item.text('value') ?? '' };
    default:
      takeover.leaves(`navbar item of type ${type}`);
      return undefined;
  }
}

function dropdownOf(item: Keys, takeover: Takeover): object | undefined {
  const items = item.each('items').flatMap((inner) => itemOf(inner, takeover) ?? []);
  // the label of a dropdown may itself be a link: that comes first in the list
  const own = item.has('to') || item.has('href') ? [linkOf(item)] : [];
  const all = [...own, ...items];
  return all.length === 0 ? undefined : { type: 'dropdown', label: item.text('label') ?? '', items: all };
}

/** Links before and after the versions, as far as they are links. */
function around(item: Keys): object {
  const links = (key: string) => item.each(key).flatMap((inner) => linkOf(inner) ?? []);
  item.skip('dropdownActiveClassDisabled');
  return { itemsBefore: links('dropdownItemsBefore'), itemsAfter: links('dropdownItemsAfter') };
}

function inDocs(item: Keys): object {
  return { label: item.text('label'), docsInstance: item.text('docsPluginId'), ...look(item) };
}

/** A link by `to`, which the base URL precedes, or by `href`, which stands as it is. */
export function linkOf(item: Keys): object | undefined {
  const [to, href] = [item.text('to'), item.text('href')];
  item.skip('type');
  const address = to ?? href;
  if (address === undefined) return undefined;
  const isOutside = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) && !address.startsWith('pathname://');
  return {
    label: item.text('label'),
    ...(isOutside ? { href: address } : { to: address.replace(/^pathname:\/\//, '') }),
    ...look(item),
  };
}

function look(item: Keys): object {
  item.skip('exact', 'isNavLink');
  return {
    activeBasePath: item.text('activeBasePath'),
    className: item.text('className'),
    ariaLabel: item.text('aria-label'),
  };
}
