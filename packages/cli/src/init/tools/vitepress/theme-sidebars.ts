import { isAbsoluteUrl, propertiesOf, trimSlashes } from '@docsite/core';
import type { SidebarEntry, Sidebars } from '../../sidebar-file.js';
import { type DocumentLinks, entryOfLink } from '../document-links.js';

/** Where a sidebar is written. */
export interface WrittenSidebar {
  /** The `sidebar` of a `themeConfig`. */
  readonly sidebar: unknown;
  /** The name of a sidebar without a path. */
  readonly name: string;
}

/**
 * The sidebars of VitePress's theme: one for each path that has its own. Undefined if there is none, or if they are
 * computed.
 *
 * @param isWanted Whether the sidebar of a path is one of them.
 * @see https://vitepress.dev/reference/default-theme-sidebar
 */
export function sidebarsOfVitePress(
  written: readonly WrittenSidebar[],
  documents: DocumentLinks,
  isWanted = (_path: string): boolean => true,
): Sidebars | undefined {
  const found = written.flatMap((one) => sidebarsIn(one, documents, isWanted));
  const filled = found.filter(([, entries]) => entries.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/**
 * Which of these sidebars pages show that none lists, by the beginnings of their addresses.
 *
 * @param prefix The path of the language, which docsite adds to its addresses.
 */
export function displayedSidebars(
  written: readonly WrittenSidebar[],
  sidebars: Sidebars,
  prefix: string,
): Readonly<Record<string, string>> {
  const all = written.flatMap(({ sidebar, name }) =>
    Array.isArray(sidebar)
      ? [[name === 'docs' ? '/' : name, name] as const]
      : Object.keys(propertiesOf(sidebar)).map((path) => [path, nameOf(path) || name] as const),
  );
  const found = all.filter(([, name]) => Object.hasOwn(sidebars, name));
  return Object.fromEntries(found.map(([path, name]) => [withoutPrefix(trimSlashes(path), prefix) || '/', name]));
}

function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? trimSlashes(path.slice(prefix.length)) : path;
}

function nameOf(path: string): string {
  return trimSlashes(path).replaceAll('/', '-');
}

function sidebarsIn(
  { sidebar, name: unnamed }: WrittenSidebar,
  documents: DocumentLinks,
  isWanted: (path: string) => boolean,
): (readonly [string, SidebarEntry[]])[] {
  if (Array.isArray(sidebar)) return isWanted('/') ? [[unnamed, entriesOf(sidebar, '', documents)]] : [];
  if (typeof sidebar !== 'object' || sidebar === null) return [];
  const wanted = Object.entries(sidebar).filter(([path]) => isWanted(`/${path.replace(/^\/|\/$/g, '')}/`));
  return wanted.map(([path, value]) => {
    const { items, base = '' } = propertiesOf(value);
    const list = Array.isArray(value) ? value : items;
    const name = nameOf(path) || unnamed;
    return [name, Array.isArray(list) ? entriesOf(list, String(base), documents) : []];
  });
}

function entriesOf(items: readonly unknown[], base: string, documents: DocumentLinks): SidebarEntry[] {
  return items.flatMap((item) => entriesOfItem(item, base, documents));
}

function entriesOfItem(item: unknown, above: string, documents: DocumentLinks): SidebarEntry[] {
  const { text, link, items, collapsed, base: own } = propertiesOf(item);
  const base = typeof own === 'string' && own !== '' ? own : above;
  const label = typeof text === 'string' ? plainOf(text) : undefined;
  const page = typeof link === 'string' ? entryOfLink(join(base, link), label, documents) : undefined;
  if (!Array.isArray(items)) return page === undefined ? [] : [page];
  const inner = entriesOf(items, base, documents);
  // a group without a title only separates its entries
  if (label === undefined || inner.length === 0) return [...(page === undefined ? [] : [page]), ...inner];
  const id = page?.type === 'doc' ? page.id : undefined;
  const fold = typeof collapsed === 'boolean' ? { collapsed } : { collapsible: false };
  return [{ type: 'category', label, id, items: inner, ...fold }];
}

function join(base: string, link: string): string {
  return base === '' || isAbsoluteUrl(link) ? link : `${base.replace(/\/$/, '')}/${link.replace(/^\//, '')}`;
}

/** The text of a label, which may contain HTML. */
function plainOf(text: string): string {
  return text.replace(/<[^>]*>/g, '').trim();
}
