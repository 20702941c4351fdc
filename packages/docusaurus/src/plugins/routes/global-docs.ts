import type { FinishedSidebarItem, Group } from '@docsite/core';
import { type VersionPage, withoutSlash } from './finished-routes.js';

/** A version of docs as the plugin for docs describes it for all pages. */
export function globalVersion(pages: Readonly<Group<VersionPage>>): object {
  const { name, label, isLast, url, sidebars } = pages[0].version;
  const docs = pages.flatMap((page) => globalDoc(page, url));
  const starts = Object.entries(sidebars).map(([id, items]) => [id, startOf(items)] as const);
  const first = starts[0]?.[1];
  const main =
    docs.find(({ path }) => withoutSlash(path) === withoutSlash(url)) ?? docs.find((doc) => doc.path === first?.path);
  return {
    name,
    label,
    isLast,
    path: url,
    mainDocId: (main ?? docs[0])?.id,
    docs,
    draftIds: [],
    sidebars: Object.fromEntries(starts.map(([id, link]) => [id, link === undefined ? {} : { link }])),
  };
}

/** The entry of a document, or of the generated index of a category, whose id is its slug. */
function globalDoc({ kind, id, url, sidebar }: VersionPage, versionUrl: string) {
  const slug = kind === 'category' ? url.slice(withoutSlash(versionUrl).length) : id;
  return slug === undefined ? [] : [{ id: slug, path: url, ...(sidebar !== undefined && { sidebar }) }];
}

/** The first page that a sidebar leads to. */
function startOf(items: readonly FinishedSidebarItem[]): { path: string; label: string } | undefined {
  for (const { url: path, label = '', items: inner = [] } of items) {
    const found = path?.startsWith('/') ? { path, label } : startOf(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
