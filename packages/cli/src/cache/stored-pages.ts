import type { ShellLink } from '@docsite/renderer';
import type { CacheFolder } from './cache-folder.js';
import type { PageResult } from './page-result.js';

/** The file of a cache that pages stand in. */
export const pagesFile = 'pages';

/** A page as it was rendered once, the contents of its files in packs. */
export interface StoredPage {
  /** Of all it was rendered from. */
  readonly key: string;
  /** Links of its shell are indexes of a table. */
  readonly result: Omit<PageResult, 'shellLinks'>;
  readonly shellLinks: readonly number[];
  /** Builds since it was last used. */
  readonly age: number;
}

/** The pages of a cache, as they are written. */
export interface StoredPages {
  readonly shellLinks: readonly ShellLink[];
  /** By locale and route. */
  readonly pages: Readonly<Record<string, StoredPage>>;
}

/** The pages of one folder. */
export interface PageStore {
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly table: readonly ShellLink[];
}

/** Reads the pages of a folder; none where there are none, or where they are damaged. */
export function readPages(folder: CacheFolder): PageStore {
  const bytes = folder.read(pagesFile);
  if (bytes === undefined) return { pages: new Map(), table: [] };
  const { pages, shellLinks } = JSON.parse(bytes.toString('utf8')) as StoredPages;
  return { pages: new Map(Object.entries(pages)), table: shellLinks };
}

/** A page as it is kept. */
export function storePage(key: string, { shellLinks, ...result }: PageResult, links: LinkNumbers): StoredPage {
  return { key, result, shellLinks: shellLinks.map((link) => links.of(link)), age: 0 };
}

/** A page as it was kept. */
export function restorePage({ result, shellLinks }: StoredPage, table: PageStore['table']): PageResult {
  return { ...result, shellLinks: shellLinks.map((index) => table[index] as ShellLink) };
}

/** Numbers links of shells, which thousands of pages have in common. */
export class LinkNumbers {
  readonly table: ShellLink[];
  private readonly byText: Map<string, number>;
  private readonly byValue: Map<ShellLink, number>;

  constructor(table: readonly ShellLink[]) {
    this.table = [...table];
    this.byText = new Map(table.map((link, index) => [textOf(link), index]));
    this.byValue = new Map(table.map((link, index) => [link, index]));
  }

  of(link: ShellLink): number {
    const known = this.byValue.get(link);
    if (known !== undefined) return known;
    const number = this.byText.get(textOf(link)) ?? this.table.push({ href: link.href, kind: link.kind }) - 1;
    this.byText.set(textOf(link), number);
    this.byValue.set(link, number);
    return number;
  }
}

function textOf({ kind, href }: ShellLink): string {
  return `${kind} ${href}`;
}
