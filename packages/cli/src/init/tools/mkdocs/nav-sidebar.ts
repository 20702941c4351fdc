import { hasScheme, propertiesOf } from '@docsite/core';
import { type SidebarEntry, sidebarsFile } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { readYaml } from '../tool-config.js';

/**
 * The sidebar that `nav` in MkDocs's configuration describes, as a sidebars file; undefined for none. A section leads
 * to an index without a title at its beginning.
 *
 * @see https://www.mkdocs.org/user-guide/configuration/#nav
 */
export function sidebarOfNav(config: string): StartFile | undefined {
  const { nav } = propertiesOf(readYaml(config));
  return Array.isArray(nav) ? sidebarsFile({ nav: entriesOf(nav) }) : undefined;
}

function entriesOf(list: readonly unknown[]): SidebarEntry[] {
  return list.flatMap((item) => {
    if (typeof item === 'string') return [pageOf(item)];
    return typeof item === 'object' && item !== null ? Object.entries(item).flatMap(namedEntry) : [];
  });
}

function namedEntry([label, value]: [string, unknown]): SidebarEntry[] {
  if (typeof value === 'string') return [{ ...pageOf(value), label }];
  const items = Array.isArray(value) ? entriesOf(value) : [];
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const isIndex = first.type === 'doc' && first.label === undefined && /(?:^|\/)(?:index|README)$/.test(first.id);
  const category = { type: 'category', label } as const;
  return [isIndex && rest.length > 0 ? { ...category, id: first.id, items: rest } : { ...category, items }];
}

function pageOf(path: string): Extract<SidebarEntry, { type: 'doc' | 'link' }> {
  const isPage = /\.md$/i.test(path) && !hasScheme(path);
  return isPage ? { type: 'doc', id: path.replace(/^\.?\//, '').replace(/\.md$/i, '') } : { type: 'link', href: path };
}
