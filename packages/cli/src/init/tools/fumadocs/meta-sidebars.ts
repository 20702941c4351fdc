import { join, posix } from 'node:path';
import { compareText, propertiesOf, withoutDocumentEnding } from '@docsite/core';
import { isFile } from '@docsite/core/process';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import type { SidebarEntry, Sidebars } from '../../sidebar-file.js';
import { titleOfName } from '../../title-of-name.js';
import { readJson } from '../tool-config.js';

/** The documents of a site. */
interface Documents {
  readonly dir: string;
  /** Their paths without extensions, sorted. */
  readonly ids: readonly string[];
}

/** A `meta.json`. */
interface Meta {
  readonly title?: unknown;
  readonly root?: unknown;
  readonly pages?: unknown;
  readonly defaultOpen?: unknown;
}

/**
 * The sidebars that the `meta.json` files of Fumadocs describe: one for each folder that is a root, and one for all
 * others. Undefined if there is no such file.
 *
 * @param translations The ends of names of documents in other languages.
 * @see https://fumadocs.dev/docs/headless/page-conventions
 */
export function sidebarsOfFumadocs(dir: string, translations: readonly string[]): Sidebars | undefined {
  const ids = [...markdownBelow(dir)].map(withoutDocumentEnding).sort(compareText);
  const documents = { dir, ids: ids.filter((id) => !translations.some((end) => id.endsWith(end))) };
  const folders = new Set(documents.ids.map((id) => posix.dirname(id)));
  if (![...folders, '.'].some((folder) => isFile(metaFile(folder, documents)))) return undefined;
  const roots = [...folders].filter((folder) => folder !== '.' && metaIn(folder, documents).root === true);
  const all: Sidebars = { docs: entriesIn('.', documents), ...sidebarsOfRoots(roots, documents) };
  return Object.fromEntries(Object.entries(all).filter(([, entries]) => entries.length > 0));
}

function sidebarsOfRoots(roots: readonly string[], documents: Documents): Sidebars {
  return Object.fromEntries(roots.map((root) => [root.replaceAll('/', '-'), entriesIn(root, documents)]));
}

function metaFile(folder: string, { dir }: Documents): string {
  return join(dir, folder, 'meta.json');
}

function metaIn(folder: string, documents: Documents): Meta {
  const file = metaFile(folder, documents);
  return isFile(file) ? propertiesOf(readJson(file)) : {};
}

/** The entries of a folder: those that its `pages` list, or all. Those below a line between others belong to it. */
function entriesIn(folder: string, documents: Documents): SidebarEntry[] {
  const { pages } = metaIn(folder, documents);
  const items = Array.isArray(pages) ? pages.filter((item) => typeof item === 'string') : ['index', '...'];
  const entries: SidebarEntry[] = [];
  let section = entries;
  for (const item of items) {
    const [, title] = /^---(?:\[[^\]]*\])?(.*?)---$/.exec(item) ?? [];
    if (title === undefined) section.push(...entriesOfItem(item, { folder, listed: items, documents }));
    else {
      section = [];
      entries.push({ type: 'category', label: title.trim(), collapsible: false, items: section });
    }
  }
  return entries.filter((entry) => entry.type !== 'category' || entry.items.length > 0);
}

interface Listed {
  readonly folder: string;
  /** All items of the list. */
  readonly listed: readonly string[];
  readonly documents: Documents;
}

/** What an item stands for: a link, the rest of the folder, what a folder holds, a document, or a folder. */
function entriesOfItem(item: string, { folder, listed, documents }: Listed): SidebarEntry[] {
  const [, label, href] = /^(?:external:)?(?:\[[^\]]*\](?=\[))?\[([^\]]*)\]\(([^)]*)\)$/.exec(item) ?? [];
  if (href !== undefined) return [{ type: 'link', href, label }];
  if (item === '...' || item === 'z...a') {
    const rest = namesIn(folder, documents).filter((name) => !listed.some((one) => nameOf(one) === name));
    const sorted = item === '...' ? rest : rest.reverse();
    return sorted.flatMap((name) => entriesOfPath(posix.join(folder, name), documents));
  }
  const path = posix.join(folder, nameOf(item));
  if (item.startsWith('...')) return entriesIn(path, documents);
  return item.startsWith('!') ? [] : entriesOfPath(path, documents);
}

function nameOf(item: string): string {
  return item.replace(/^(?:!|\.\.\.)/, '').replace(/^\.\//, '');
}

/** The names of the documents and folders in a folder. */
function namesIn(folder: string, { ids }: Documents): string[] {
  const below =
    folder === '.' ? ids : ids.flatMap((id) => (id.startsWith(`${folder}/`) ? [id.slice(folder.length + 1)] : []));
  return [...new Set(below.map((id) => id.split('/', 1)[0] as string))];
}

/** A document, or a folder with its index. Folders that are roots have a sidebar of their own. */
function entriesOfPath(path: string, documents: Documents): SidebarEntry[] {
  if (documents.ids.includes(path)) return [{ type: 'doc', id: path }];
  const { title, root, defaultOpen } = metaIn(path, documents);
  if (root === true || !documents.ids.some((id) => id.startsWith(`${path}/`))) return [];
  const index = `${path}/index`;
  const id = documents.ids.includes(index) ? index : undefined;
  const items = entriesIn(path, documents).filter((entry) => entry.type !== 'doc' || entry.id !== id);
  if (items.length === 0) return id === undefined ? [] : [{ type: 'doc', id }];
  const label = typeof title === 'string' ? title : titleOfFolder(posix.basename(path));
  return [{ type: 'category', label, id, items, ...(defaultOpen === true && { collapsed: false }) }];
}

/** The title of a folder that has none. One in parentheses has no part in addresses: `(core)` becomes 'Core'. */
function titleOfFolder(name: string): string {
  return titleOfName(name.replace(/^\((.*)\)$/, '$1'));
}
