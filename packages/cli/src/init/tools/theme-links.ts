import { hasScheme, propertiesOf } from '@docsite/core';
import type { NavbarLink } from './tool-site.js';

/** The links of a `nav` with `text`, `link` and `items`, as VitePress has it. Items that are computed are left out. */
export function navbarOfNav(nav: unknown): NavbarLink[] {
  return Array.isArray(nav) ? nav.flatMap(linkOf) : [];
}

function linkOf(item: unknown): NavbarLink[] {
  const { text, link, items } = propertiesOf(item);
  if (Array.isArray(items)) {
    const inner = navbarOfNav(items);
    // a dropdown has one level: the items of a group within it follow each other
    const flat = inner.flatMap((one) => ('items' in one ? one.items : [one]));
    if (typeof text !== 'string') return flat;
    return flat.length === 0 ? [] : [{ label: text, items: flat }];
  }
  if (typeof text !== 'string' || typeof link !== 'string' || text === '') return [];
  return [{ label: text, address: hasScheme(link) ? link : link.replace(/(?:(^|\/)index)?(?:\.md|\.html)?$/, '$1') }];
}

/** The links of icons, which have a label or are named like their icon. */
export function linksOfIcons(icons: unknown): NavbarLink[] {
  const list = Array.isArray(icons) ? icons : Object.entries(icons ?? {}).map(([icon, href]) => ({ icon, href }));
  return list.flatMap((one): NavbarLink[] => {
    const { icon, label, ariaLabel, href, link = href } = propertiesOf(one);
    if (typeof link !== 'string') return [];
    const name = [label, ariaLabel, icon].find((text) => typeof text === 'string' && text !== '');
    return typeof name === 'string' ? [{ label: name.charAt(0).toUpperCase() + name.slice(1), address: link }] : [];
  });
}
