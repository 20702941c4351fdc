import { join } from 'node:path';
import { propertiesOf } from '@docsite/core';
import { readJsonList } from '../tool-config.js';
import type { NavbarLink } from '../tool-site.js';

/**
 * The links of Rspress's `_nav.json`, which version 1 calls `_meta.json`; undefined for none.
 *
 * @see https://rspress.rs/guide/basic/auto-nav-sidebar
 */
export function navbarOfRspress(docsDir: string): readonly NavbarLink[] | undefined {
  const nav =
    readJsonList(join(docsDir, '_nav.json')) ?? readJsonList(join(docsDir, '_meta.json'))?.filter(isNavbarItem);
  return nav?.flatMap(linkOf);
}

/** Whether an entry of a list is one of a navbar, and not one of a sidebar. */
export function isNavbarItem(item: unknown): boolean {
  return typeof propertiesOf(item).text === 'string';
}

function linkOf(item: unknown): NavbarLink[] {
  const { text, link, items } = propertiesOf(item);
  if (typeof text !== 'string') return [];
  if (Array.isArray(items)) return [{ label: text, items: items.flatMap(linkOf) }];
  return typeof link === 'string' ? [{ label: text, address: link.replace(/(^|\/)index$/, '$1') }] : [];
}
