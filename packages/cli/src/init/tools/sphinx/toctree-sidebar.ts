import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { hasScheme, matchRoutes, readFrontMatter } from '@docsite/core';
import { type SidebarEntry, sidebarsFile } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { type DocumentLinks, documentLinks } from '../document-links.js';
import { type Toctree, toctreesIn } from './toctree-text.js';

/**
 * The sidebar that the `toctree` directives of a site describe, beginning with those of its first page, as a sidebars
 * file; undefined for none. The first page may be written in reStructuredText, too; other documents in it are left out.
 *
 * @param folder The folder of the documents, absolute.
 * @see https://www.sphinx-doc.org/en/master/usage/restructuredtext/directives.html#directive-toctree
 */
export function sidebarOfToctrees(folder: string): StartFile | undefined {
  const first = ['index.md', 'index.rst'].map((name) => join(folder, name)).find(existsSync);
  if (first === undefined) return undefined;
  const documents = documentLinks(folder);
  const reader: Reader = { folder, documents, listed: new Set(['index']) };
  const entries = entriesOfDocument(readFileSync(first, 'utf8'), '.', reader);
  const home: SidebarEntry[] = documents.has('index') ? [{ type: 'doc', id: 'index' }] : [];
  return entries.length === 0 ? undefined : sidebarsFile({ docs: [...home, ...entries] });
}

/** What entries are read with. */
interface Reader {
  readonly folder: string;
  readonly documents: DocumentLinks;
  /** The ids of the documents that have an entry: with a second one, circles would have no end. */
  readonly listed: Set<string>;
}

/** What the toctrees of a document list, below their captions. */
function entriesOfDocument(text: string, dir: string, reader: Reader): SidebarEntry[] {
  return toctreesIn(text).flatMap((tree): SidebarEntry[] => {
    const items = tree.lines.flatMap((line) => entriesOfLine(line, { tree, dir }, reader));
    if (tree.caption === undefined || items.length === 0) return items;
    return [{ type: 'category', label: tree.caption, collapsible: false, items }];
  });
}

/** @param dir The folder of the document, relative to that of all. */
function entriesOfLine(
  line: string,
  { tree, dir }: { readonly tree: Toctree; readonly dir: string },
  reader: Reader,
): SidebarEntry[] {
  const [, label, target = line] = /^(.*?)[ \t]*<([^<>]+)>$/.exec(line) ?? [];
  const named = label === '' ? undefined : label;
  if (hasScheme(target)) return [{ type: 'link', href: target, label: named }];
  const path = posix.join(target.startsWith('/') ? '.' : dir, target).replace(/^\/|\.(?:md|rst)$/g, '');
  const ids = tree.isGlob && /[*?[]/.test(path) ? idsLike(path, reader) : [path];
  return ids.flatMap((id) => entriesOfId(id, named, reader));
}

/** The documents that match a pattern, in the order of their names, except for those that have an entry. */
function idsLike(pattern: string, { documents, listed }: Reader): string[] {
  const matches = matchRoutes([pattern]);
  return [...new Set(documents.values())].filter((id) => matches(id) && !listed.has(id)).sort();
}

/**
 * The entry of a document, with what it lists itself; none for one with an entry before. One in reStructuredText is
 * only a category of the others that it lists.
 */
function entriesOfId(id: string, label: string | undefined, reader: Reader): SidebarEntry[] {
  if (reader.listed.has(id)) return [];
  reader.listed.add(id);
  const isRead = reader.documents.get(id) === id;
  const text = readIfThere(join(reader.folder, `${id}.${isRead ? 'md' : 'rst'}`));
  const items = entriesOfDocument(text, posix.dirname(id), reader);
  if (items.length === 0) return isRead ? [{ type: 'doc', id, label }] : [];
  if (!isRead) return [{ type: 'category', label: label ?? titleOfText(text, id), collapsible: false, items }];
  return [{ type: 'category', label: label ?? titleOf(text, `${id}.md`), id, items }];
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The title of a document without marks of code and emphasis, or else its name. */
function titleOf(text: string, path: string): string {
  const { title = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(text)?.[1] } = readFrontMatter(text, path).frontMatter;
  return typeof title === 'string' ? title.replace(/[`*]+/g, '') : posix.basename(path, '.md');
}

/** The title of a document in reStructuredText, which a line of signs stands below; or else its name. */
function titleOfText(text: string, id: string): string {
  return /^(\S.*)\r?\n([=\-~*#^"'])\2{2,}[ \t]*$/m.exec(text)?.[1] ?? posix.basename(id);
}
