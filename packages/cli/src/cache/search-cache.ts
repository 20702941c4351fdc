import { deserialize, serialize } from 'node:v8';
import { type IndexPart, joinParts, renumberPages } from '@docsite/renderer';
import type { CacheFolder } from './cache-folder.js';

interface StoredIndex {
  /** Name of each page by its number: its route, and the key it was rendered by. */
  readonly pages: readonly string[];
  readonly part: IndexPart;
}

/** A page that can be found, in the order of its number. */
export interface IndexedPage {
  readonly route: string;
  /** Of what it is rendered from. */
  readonly key: string;
}

/** The search index of each locale. */
export class SearchCache {
  private readonly known = new Map<string, StoredIndex | undefined>();
  private readonly next = new Map<string, StoredIndex>();

  constructor(private readonly folder: CacheFolder) {}

  /**
   * The index of pages that were rendered in this build or before.
   *
   * @param pages All that can be found.
   * @param isKept Whether a page was not rendered again.
   * @param parts The index of those that were.
   */
  join(
    locale: string,
    pages: readonly IndexedPage[],
    { isKept, parts }: { isKept: (route: string) => boolean; parts: readonly IndexPart[] },
  ): IndexPart {
    const stored = this.read(locale);
    const names = pages.map(nameOf);
    const isSame = names.length === stored?.pages.length && names.every((name, at) => name === stored.pages[at]);
    if (stored !== undefined && isSame && pages.every(({ route }) => isKept(route))) return stored.part;
    const part = joinParts([...(stored === undefined ? [] : [renumber(stored, pages, isKept)]), ...parts]);
    this.next.set(locale, { pages: names, part });
    return part;
  }

  /** Tells whether the index of an earlier build has a page. */
  finder(locale: string): (page: IndexedPage) => boolean {
    const stored = new Set(this.read(locale)?.pages);
    return (page) => stored.has(nameOf(page));
  }

  save(): void {
    for (const [locale, index] of this.next) this.folder.write(fileOf(locale), serialize(index));
  }

  private read(locale: string): StoredIndex | undefined {
    if (!this.known.has(locale)) {
      const bytes = this.folder.read(fileOf(locale));
      this.known.set(locale, bytes === undefined ? undefined : (deserialize(bytes) as StoredIndex));
    }
    return this.known.get(locale);
  }
}

function renumber(stored: StoredIndex, pages: readonly IndexedPage[], isKept: (route: string) => boolean): IndexPart {
  const numbers = new Map(pages.map((page, number) => [nameOf(page), isKept(page.route) ? number : undefined]));
  const renumbered = new Map<number, number>();
  stored.pages.forEach((name, old) => {
    const number = numbers.get(name);
    if (number !== undefined) renumbered.set(old, number);
  });
  return renumberPages(stored.part, renumbered);
}

function nameOf({ route, key }: IndexedPage): string {
  return `${key} ${route}`;
}

function fileOf(locale: string): string {
  return `search-${locale}`;
}
