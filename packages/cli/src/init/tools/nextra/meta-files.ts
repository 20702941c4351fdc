import { join, posix } from 'node:path';
import { compareText, propertiesOf, readStaticConfig, withoutDocumentEnding } from '@docsite/core';
import { markdownBelow } from '../../../build/input/find-markdown.js';
import { type SidebarEntry, sidebarsFile } from '../../sidebar-file.js';
import type { StartFile } from '../../start-files.js';
import { titleOfName } from '../../title-of-name.js';
import { configNames, firstFile, readJson, scriptFormats } from '../tool-config.js';
import type { NavbarLink } from '../tool-site.js';

/** The documents of a site. */
interface Documents {
  readonly dir: string;
  /** Their paths without extensions. */
  readonly ids: readonly string[];
}

type Meta = Readonly<Record<string, unknown>>;

/**
 * The sidebar that Nextra's `_meta` files describe, as a sidebars file; undefined if there is none at the top.
 *
 * @see https://nextra.site/docs/file-conventions/meta-file
 */
export function sidebarOfNextra(dir: string, isDocument = (_id: string): boolean => true): StartFile | undefined {
  if (metaIn(dir) === undefined) return undefined;
  const ids = [...markdownBelow(dir)].map(withoutDocumentEnding).sort(compareText);
  // names that begin with _ are those of parts
  const documents = { dir, ids: ids.filter((id) => !/(?:^|\/)_/.test(id) && isDocument(id)) };
  return sidebarsFile({ docs: entriesIn('', documents) });
}

/** The links to other sites at the top. */
export function navbarOfNextra(dir: string): NavbarLink[] {
  return Object.values(metaIn(dir) ?? {}).flatMap((item): NavbarLink[] => {
    const { type, title, href } = propertiesOf(item);
    return type === 'page' && typeof title === 'string' && typeof href === 'string'
      ? [{ label: title, address: href }]
      : [];
  });
}

/** What a `_meta` file says; undefined for none. */
function metaIn(folder: string): Meta | undefined {
  const file = firstFile(folder, configNames('_meta', ['json', 'tsx', 'jsx', ...scriptFormats]));
  if (file === undefined) return undefined;
  const value = file.endsWith('.json') ? readJson(file) : readStaticConfig(file);
  return typeof value === 'object' && value !== null ? (value as Meta) : undefined;
}

/** The entries of a folder: those of its `_meta` file, then all others by name. */
function entriesIn(folder: string, documents: Documents): SidebarEntry[] {
  const meta = metaIn(join(documents.dir, folder)) ?? {};
  const names = new Set(documents.ids.flatMap((id) => nameIn(folder, id)));
  const isListed = (name: string) => Object.hasOwn(meta, name) || (name === 'page' && Object.hasOwn(meta, 'index'));
  const order = [...Object.keys(meta), ...[...names].filter((name) => !isListed(name))];
  const entries: SidebarEntry[] = [];
  // where the next entry belongs: below the last line between others, if that has a title
  let section = entries;
  for (const name of order) {
    const item = meta[name];
    const { type, title, href, display } = propertiesOf(item);
    const label = [item, title].find((one) => typeof one === 'string' && one !== '') as string | undefined;
    if (type === 'separator') {
      section = [];
      if (label === undefined) section = entries;
      else entries.push({ type: 'category', label, collapsible: false, items: section });
    } else if (typeof href === 'string') {
      if (type !== 'page') section.push({ type: 'link', href, label });
    } else if (display !== 'hidden' && (names.has(name) || name === 'index')) {
      // a page of Next.js is named `index` here
      const file = names.has(name) ? name : 'page';
      section.push(...entryOf(posix.join(folder, file), label, documents));
    }
  }
  return entries.filter((entry) => entry.type !== 'category' || entry.items.length > 0);
}

/** The name in a folder that a document is or belongs to. */
function nameIn(folder: string, id: string): string[] {
  if (folder !== '' && !id.startsWith(`${folder}/`)) return [];
  return id.slice(folder === '' ? 0 : folder.length + 1).split('/', 1);
}

/** A document, or a folder with the document of the same name. */
function entryOf(path: string, label: string | undefined, documents: Documents): SidebarEntry[] {
  const has = (id: string) => documents.ids.includes(id);
  const isFolder = documents.ids.some((id) => id.startsWith(`${path}/`));
  if (!isFolder) return has(path) ? [{ type: 'doc', id: path, label }] : [];
  const id = [path, `${path}/index`, `${path}/page`].find(has);
  const items = entriesIn(path, documents).filter((entry) => entry.type !== 'doc' || entry.id !== id);
  // a group of routes of Next.js, which has no name
  if (/^\(.+\)$/.test(posix.basename(path)) && label === undefined) return items;
  if (items.length === 0) return id === undefined ? [] : [{ type: 'doc', id, label }];
  return [{ type: 'category', label: label ?? titleOfName(posix.basename(path)), id, items }];
}
