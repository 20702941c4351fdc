import {
  type DocsVersion,
  type DocumentsById,
  type ListedDocument,
  type Site,
  sidebarCategories,
  type VersionDocuments,
} from '@docsite/core';
import type { PageIndex } from './page-index.js';

/**
 * The documents of all versions. Their JSON contains only what has been accessed: a page that accesses one version, and
 * most access none, is not written with the documents of the others, nor with the words of documents that it only links
 * to.
 */
export function versionDocuments(index: PageIndex): VersionDocuments {
  const instances = index.site.docs.map(({ id, versions }) => {
    const byName = versions.map((version) => [version.name, () => withReadWords(documentsOf(version, index))] as const);
    return [id, () => lazyRecord(byName)] as const;
  });
  return lazyRecord(instances);
}

/** The documents of all versions, as far as pages are rendered from them, for detecting changes. */
export function allDocuments(index: PageIndex): readonly DocumentsById[] {
  return index.site.docs.flatMap(({ versions }) => versions.map((version) => documentsOf(version, index)));
}

/** An object whose values are created on first access, and are not enumerable before. */
function lazyRecord<T>(makers: readonly (readonly [name: string, make: () => T])[]): Readonly<Record<string, T>> {
  const made: Record<string, T> = {};
  for (const [name, make] of makers)
    Object.defineProperty(made, name, {
      configurable: true,
      get: () => {
        const value = make();
        Object.defineProperty(made, name, { value, enumerable: true });
        return value;
      },
    });
  return made;
}

/** Documents whose JSON has their titles and descriptions, by far the largest part, only once one has been read. */
function withReadWords(documents: DocumentsById): DocumentsById {
  let areRead = false;
  const read = (word: string): string => {
    areRead = true;
    return word;
  };
  const observed = Object.entries(documents).map(([id, document]) => [id, observedDocument(document, read)]);
  const toJSON = () => (areRead ? documents : withoutWords(documents));
  return Object.defineProperty(Object.fromEntries(observed), 'toJSON', { value: toJSON });
}

function observedDocument(document: ListedDocument, read: (word: string) => string): ListedDocument {
  const { title, description, ...rest } = document;
  return {
    ...rest,
    get title() {
      return read(title);
    },
    get description() {
      return read(description);
    },
  };
}

function withoutWords(documents: DocumentsById): Record<string, Omit<ListedDocument, 'title' | 'description'>> {
  return Object.fromEntries(
    Object.entries(documents).map(([id, { title: _title, description: _description, ...rest }]) => [id, rest]),
  );
}

/** The documents of versions, cached per site, because all pages access the same. */
const known = new WeakMap<Site, Map<DocsVersion, DocumentsById>>();

function documentsOf(version: DocsVersion, index: PageIndex): DocumentsById {
  const ofSite = known.get(index.site) ?? new Map<DocsVersion, DocumentsById>();
  known.set(index.site, ofSite);
  const documents = ofSite.get(version) ?? listDocuments(version, index);
  ofSite.set(version, documents);
  return documents;
}

function listDocuments(version: DocsVersion, index: PageIndex): DocumentsById {
  return { ...listWritten(version, index), ...listGenerated(version, index) };
}

/** The generated pages of categories. */
function listGenerated({ sidebars, path }: DocsVersion, { url }: PageIndex): DocumentsById {
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([sidebar, items]) =>
      sidebarCategories(items).flatMap(({ link }): [string, ListedDocument][] => {
        if (link?.type !== 'generated-index') return [];
        const { route, title, description } = link;
        const id = route.slice(path === '/' ? 0 : path.length);
        return [[id, { id, title, description, url: url(route), sidebar, isGenerated: true }]];
      }),
    ),
  );
}

function listWritten({ docs }: DocsVersion, { pages, url }: PageIndex): DocumentsById {
  return Object.fromEntries(
    docs.flatMap(({ id, route, sidebar }): [string, ListedDocument][] => {
      const page = pages.get(route);
      if (page === undefined) return [];
      const { title, description } = page;
      const isUnlisted = 'unlisted' in page && page.unlisted === true;
      const own = { ...(sidebar !== undefined && { sidebar }), ...(isUnlisted && { unlisted: true as const }) };
      return [[id, { id, title, description, url: url(route), ...own }]];
    }),
  );
}
