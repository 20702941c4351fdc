import { posix } from 'node:path';
import { isAbsoluteUrl, withoutDocumentEnding } from '@docsite/core';
import { markdownBelow } from '../../build/input/find-markdown.js';
import type { SidebarEntry } from '../sidebar-file.js';
import { titleOfName } from '../title-of-name.js';

/** The documents of a site, by the paths that links to them have. */
export type DocumentLinks = ReadonlyMap<string, string>;

/** Maps the paths of the documents in a folder to their ids; an index is also found at the path of its folder. */
export function documentLinks(dir: string, normalize = (path: string): string => path): DocumentLinks {
  const ids = [...markdownBelow(dir)].map(withoutDocumentEnding);
  const isIndex = (id: string) => /(?:^|\/)(?:_?index|README)$/.test(id);
  const folders = ids.filter(isIndex).map((id) => [normalize(id.replace(/\/?(?:_?index|README)$/, '')), id] as const);
  return new Map([...ids.map((id) => [normalize(id), id] as const), ...folders]);
}

/** The documents as links within a language have them, which begin with its path; empty for the root. */
export function linksWithin(path: string, documents: DocumentLinks): DocumentLinks {
  if (path === '') return documents;
  return new Map([...documents].map(([link, id]) => [link === '' ? path : `${path}/${link}`, id]));
}

/** The entry for a link in a sidebar: a document, or an address if there is none. */
export function entryOfLink(
  link: string,
  label: string | undefined,
  documents: DocumentLinks,
): Extract<SidebarEntry, { type: 'doc' | 'link' }> {
  if (isAbsoluteUrl(link)) return { type: 'link', href: link, label };
  const path = link.replace(/^\.?\//, '').replace(/(?:\.md|\.html)$|\/$/, '');
  const id = documents.get(path);
  if (id !== undefined) return { type: 'doc', id, label };
  const route = link.replace(/^\.?\//, '').replace(/(^|\/)index$/, '$1');
  return { type: 'link', href: `/${route}`, label: label ?? (titleOfName(posix.basename(route)) || 'Home') };
}
