import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodePath, hasScheme } from '@docsite/core';
import type { SidebarEntry, Sidebars } from '../../sidebar-file.js';
import { type DocumentLinks, entryOfLink } from '../document-links.js';
import { type OutlineEntry, readOutline } from '../list-outline.js';
import { readText } from '../tool-config.js';
import type { NavbarLink } from '../tool-site.js';

/** Sidebars, and the beginnings of the addresses where they are shown. */
interface FoundSidebars {
  readonly sidebars?: Sidebars;
  readonly displayed?: Readonly<Record<string, string>>;
}

/** The sidebars that the `_sidebar.md` of folders describe: each is shown on the pages below its folder. */
export function sidebarsOfDocsify(dir: string, documents: DocumentLinks): FoundSidebars {
  const folders = [...new Set([...documents.keys()].flatMap(foldersAround))].sort();
  const found = folders.flatMap((folder) => {
    const file = join(dir, folder, '_sidebar.md');
    const entries = existsSync(file) ? entriesOf(readOutline(readText(file)), documents) : [];
    return entries.length === 0 ? [] : [{ folder, name: folder.replaceAll('/', '-') || 'docs', entries }];
  });
  if (found.length === 0) return {};
  return {
    sidebars: Object.fromEntries(found.map(({ name, entries }) => [name, entries])),
    displayed: Object.fromEntries(found.map(({ folder, name }) => [folder || '/', name])),
  };
}

/** The folders that a document is in, from the top. */
function foldersAround(path: string): string[] {
  const names = posix.dirname(path).split('/');
  return ['', ...names.map((_, at) => names.slice(0, at + 1).join('/')).filter((folder) => folder !== '.')];
}

function entriesOf(outline: readonly OutlineEntry[], documents: DocumentLinks): SidebarEntry[] {
  return outline.flatMap(({ label, target, items }): SidebarEntry[] => {
    const inner = entriesOf(items, documents);
    const page = target ? [entryOfLink(decodePath(target), label, documents)] : [];
    if (inner.length === 0) return page;
    const id = page[0]?.type === 'doc' ? page[0].id : undefined;
    return [{ type: 'category', label, id, items: inner, ...(id === undefined && { collapsible: false }) }];
  });
}

/**
 * The links at the top: those of `_navbar.md`, and one to the repository.
 *
 * @param repository An address, or the name of a repository on GitHub.
 */
export function navbarOfDocsify(markdown: string | undefined, repository: string | undefined): NavbarLink[] {
  const links = readOutline(markdown ?? '').flatMap(linksOf);
  if (repository === undefined) return links;
  const address = hasScheme(repository) ? repository : `https://github.com/${repository}`;
  return [...links, { label: address.includes('//github.com/') ? 'GitHub' : 'Repository', address }];
}

function linksOf({ label, target, items }: OutlineEntry): NavbarLink[] {
  const inner = items.flatMap(linksOf).flatMap((link) => ('items' in link ? link.items : [link]));
  if (inner.length > 0) return [{ label, items: inner }];
  if (!target) return [];
  return [{ label, address: hasScheme(target) ? target : posix.join('/', target.replace(/\.md$|(?<=.)\/$/, '')) }];
}
