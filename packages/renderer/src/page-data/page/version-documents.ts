import {
  type DocsVersion,
  type DocumentsById,
  getOrInsert,
  type ListedDocument,
  nameHash,
  once,
  type Site,
  sidebarCategories,
  type VersionDocuments,
} from '@docsite/core';
import type { PageIndex } from '../page-index.js';

/**
 * The documents of all versions. Their JSON names the lists that have been accessed, by their addresses: browsers load
 * no list of a version that a page does not access, as most do, nor the words of documents that it only links to.
 */
export function versionDocuments(index: PageIndex): VersionDocuments {
  const { baseUrl } = index.site.locale;
  const instances = index.site.docs.map(({ id, versions }) => {
    const byName = versions.map((version) => {
      const lists = () => listsOf(id, version, index);
      return [version.name, () => observedDocuments(lists(), baseUrl)] as const;
    });
    return [id, () => lazyRecord(byName)] as const;
  });
  return lazyRecord(instances);
}

/** The paths of the lists that the JSON of these documents names. */
export function accessedLists(documents: VersionDocuments | undefined, { site }: PageIndex): string[] {
  if (documents === undefined) return [];
  const addresses = JSON.parse(JSON.stringify(documents)) as Record<string, Record<string, string>>;
  return Object.values(addresses)
    .flatMap((byVersion) => Object.values(byVersion))
    .map((address) => address.slice(site.locale.baseUrl.length));
}

/** All lists that pages may name. */
export function documentLists(index: PageIndex): DocumentList[] {
  return index.site.docs
    .flatMap(({ id, versions }) => versions.map((version) => listsOf(id, version, index)))
    .flatMap(({ complete, withoutWords }) => [complete(), withoutWords()]);
}

/** The documents of all versions, as far as pages are rendered from them, for detecting changes. */
export function allDocuments(index: PageIndex): readonly DocumentsById[] {
  return index.site.docs.flatMap(({ id, versions }) => versions.map((version) => listsOf(id, version, index).all));
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

/** A list of documents, and the path of its file. */
export interface DocumentList {
  readonly path: string;
  readonly documents: Readonly<Record<string, Partial<ListedDocument>>>;
}

/** The documents of a version, and the same without their titles and descriptions, by far the largest part. */
interface VersionLists {
  readonly all: DocumentsById;
  readonly complete: () => DocumentList;
  readonly withoutWords: () => DocumentList;
}

/** Documents whose JSON is the address of a list, which has their words only once one has been read. */
function observedDocuments({ all, complete, withoutWords }: VersionLists, baseUrl: string): DocumentsById {
  let areRead = false;
  const read = (word: string): string => {
    areRead = true;
    return word;
  };
  const observed = Object.entries(all).map(([id, document]) => [id, observedDocument(document, read)]);
  const toJSON = () => baseUrl + (areRead ? complete() : withoutWords()).path;
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

/** The lists of versions, cached per site, because all pages access the same. */
const known = new WeakMap<Site, Map<DocsVersion, VersionLists>>();

function listsOf(instance: string, version: DocsVersion, index: PageIndex): VersionLists {
  const ofSite = getOrInsert(known, index.site, () => new Map());
  return getOrInsert(ofSite, version, () => makeLists(`${instance}-${version.name}`, listDocuments(version, index)));
}

function makeLists(name: string, all: DocumentsById): VersionLists {
  return {
    all,
    complete: once(() => listNamed(name, all)),
    withoutWords: once(() => listNamed(name, withoutWordsOf(all))),
  };
}

function withoutWordsOf(all: DocumentsById): DocumentList['documents'] {
  return Object.fromEntries(
    Object.entries(all).map(([id, { title: _title, description: _description, ...rest }]) => [id, rest]),
  );
}

function listNamed(name: string, documents: DocumentList['documents']): DocumentList {
  const hash = nameHash(JSON.stringify(documents));
  return { path: `assets/documents/${name.replace(/[^\w.-]+/g, '-')}-${hash}.json`, documents };
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
