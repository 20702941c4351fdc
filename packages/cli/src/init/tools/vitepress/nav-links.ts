import { hasScheme, propertiesOf } from '@docsite/core';
import type { NavbarLink } from '../tool-site.js';

/** The links of a `nav` with `text`, `link` and `items`. Items that are computed are left out. */
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
