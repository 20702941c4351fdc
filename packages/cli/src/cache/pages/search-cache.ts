import { deserialize, serialize } from 'node:v8';
import { type IndexPart, joinParts, type KeptIndex, partOf, type SearchIndex } from '@docsite/renderer';
import type { CacheFolder } from '../folder/cache-folder.js';

/** The search index of pages in its stored form. Plain data. */
export interface StoredIndex {
  /** Identity of each page by number: its route, and the key it was rendered with. */
  readonly pages: readonly string[];
  readonly index: SearchIndex;
}

/** A searchable page, in the order of its number. */
export interface IndexedPage {
  readonly route: string;
  /** Hash of what it is rendered from. */
  readonly key: string;
}

/** Stores the search index of each locale. */
export class SearchCache {
  private readonly known = new Map<string, readonly (StoredIndex | undefined)[]>();
  private readonly next = new Map<string, StoredIndex>();

  /** @param others Folders with indexes of other builds, which are only read. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly others: readonly CacheFolder[] = [],
  ) {}

  /**
   * The index of pages that were rendered in this build or before.
   *
   * @param pages All searchable pages.
   * @param isKept Whether a page was not rendered again.
   * @param parts The index of rendered pages.
   */
  join(
    locale: string,
    pages: readonly IndexedPage[],
    { isKept, parts }: { isKept: (route: string) => boolean; parts: readonly IndexPart[] },
  ): SearchIndex {
    const stored = this.read(locale);
    const names = pages.map(nameOf);
    const [own] = stored;
    const isSame = names.length === own?.pages.length && names.every((name, at) => name === own.pages[at]);
    if (own !== undefined && isSame && pages.every(({ route }) => isKept(route))) return own.index;
    const wanted = new Map(
      names.flatMap((name, number) => (isKept((pages[number] as IndexedPage).route) ? [[name, number] as const] : [])),
    );
    const kept = own && takePages(own, wanted);
    const taken = stored.slice(1).flatMap((other) => (other === undefined ? [] : [partOf(takePages(other, wanted))]));
    const index = joinParts([...taken, ...parts], kept);
    this.next.set(locale, { pages: names, index });
    return index;
  }

  /** Returns a predicate: whether the index of an earlier build contains a page. */
  finder(locale: string): (page: IndexedPage) => boolean {
    const stored = new Set(this.read(locale).flatMap((index) => index?.pages ?? []));
    return (page) => stored.has(nameOf(page));
  }

  /** Adds the index of pages that another machine has rendered. */
  adopt(locale: string, index: StoredIndex): void {
    this.known.set(locale, [...this.read(locale), index]);
  }

  /** The index of some pages, for other machines. */
  indexOf(pages: readonly IndexedPage[], index: SearchIndex): StoredIndex {
    return { pages: pages.map(nameOf), index };
  }

  save(): void {
    for (const [locale, index] of this.next) this.folder.write(fileOf(locale), serialize(index));
  }

  /** The index in its own folder, then those in others. */
  private read(locale: string): readonly (StoredIndex | undefined)[] {
    const known = this.known.get(locale);
    if (known !== undefined) return known;
    const files = [this.folder, ...this.others].map((folder) => folder.read(fileOf(locale)));
    const stored = files.map((bytes) => bytes && (deserialize(bytes) as StoredIndex));
    this.known.set(locale, stored);
    return stored;
  }
}

/**
 * The wanted pages of an index.
 *
 * @param wanted Their new numbers by identity; pages found are removed, because several indexes may contain a page.
 */
function takePages({ pages, index }: StoredIndex, wanted: Map<string, number>): KeptIndex {
  const numbers = Int32Array.from(pages, (name) => {
    const number = wanted.get(name) ?? -1;
    wanted.delete(name);
    return number;
  });
  return { index, numbers };
}

function nameOf({ route, key }: IndexedPage): string {
  return `${key} ${route}`;
}

function fileOf(locale: string): string {
  return `search-${locale}`;
}
