import type { ShellLink } from '@docsite/renderer';
import type { CacheFolder } from '../folder/cache-folder.js';
import type { PageFile, PageResult } from './page-result.js';

/** The cache file that contains pages. */
export const pagesFile = 'pages';

/** The file with pages that have changed since the main file was written. */
const editedFile = 'pages-edited';

/** The maximum number of pages in the second file: beyond it, the main file is rewritten. */
const mostEdited = 100;

/** A rendered page, with the contents of its files in packs. */
export interface StoredPage {
  /** Hash of everything it was rendered from. */
  readonly key: string;
  readonly route: string;
  readonly files: readonly PageFile[];
  /** The part that most pages share, as the same object. */
  readonly common: CommonResult;
  /** Indexes into the table of links. */
  readonly shellLinks: readonly number[];
  /** Number of builds since it was last used. */
  readonly age: number;
}

type CommonResult = Omit<PageResult, 'route' | 'files' | 'shellLinks'>;

/** The pages of one folder. */
export interface PageStore {
  /** By locale and route. */
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly table: readonly ShellLink[];
  /** The contents of the second file; absent if there is none. */
  readonly edited?: EditedPages;
}

interface EditedPages {
  /** Hash of the main file. */
  readonly base: string;
  /** The number of links in the main file's table. */
  readonly links: number;
  readonly names: readonly string[];
}

/** The file format of pages, in which shared values are written once. */
interface WrittenPages {
  readonly shellLinks: readonly ShellLink[];
  readonly common: readonly CommonResult[];
  readonly packs: readonly string[];
  readonly pages: readonly WrittenPage[];
}

type WrittenPage = readonly [
  name: string,
  key: string,
  age: number,
  common: number,
  shellLinks: readonly number[],
  files: readonly WrittenFile[],
];

/** A file, and where the cache has its contents, if it does. */
type WrittenFile =
  | readonly [path: string, bytes: number]
  | readonly [path: string, bytes: number, pack: number, at: number, length: number, check: number];

/** Reads the pages of a folder; none if they are missing or damaged. */
export function readPages(folder: CacheFolder): PageStore {
  const base = folder.digest(pagesFile);
  const written = base === undefined ? undefined : folder.readJson<WrittenPages>(pagesFile, base);
  if (base === undefined || written === undefined) return { pages: new Map(), table: [] };
  const whole = parsePages(written);
  const edited = readEdited(folder, base);
  return {
    pages: edited === undefined ? whole.pages : new Map([...whole.pages, ...edited.pages]),
    table: [...whole.table, ...(edited?.table ?? [])],
    edited: { base, links: whole.table.length, names: [...(edited?.pages.keys() ?? [])] },
  };
}

/** Reads the second file, if it belongs to this main file. */
function readEdited(folder: CacheFolder, base: string): PageStore | undefined {
  const written = folder.readJson<WrittenPages & { readonly base: string }>(editedFile);
  return written?.base === base ? parsePages(written) : undefined;
}

function parsePages({ shellLinks: table, common, packs, pages }: WrittenPages): PageStore {
  const fileOf = (file: WrittenFile): PageFile => {
    if (file.length === 2) return { path: file[0], bytes: file[1] };
    const [path, bytes, pack, at, length, check] = file;
    return { path, bytes, slice: { pack: packs[pack] as string, at, length, check } };
  };
  const stored = pages.map(([name, key, age, index, shellLinks, files]): [string, StoredPage] => [
    name,
    {
      key,
      route: name.slice(name.indexOf(' ') + 1),
      files: files.map(fileOf),
      common: common[index] as CommonResult,
      shellLinks,
      age,
    },
  ]);
  return { pages: new Map(stored), table };
}

/** Writes the pages of a folder, by locale and route. */
export function writePages(
  folder: CacheFolder,
  pages: ReadonlyMap<string, StoredPage>,
  links: Numbers<ShellLink>,
): void {
  folder.write(pagesFile, JSON.stringify(formatPages(pages, links.table)));
}

/**
 * Writes only changed pages, because a build after an edit should write little; returns whether that is possible.
 *
 * @param stored All pages as they were read.
 * @param changed By locale and route.
 */
export function amendPages(
  folder: CacheFolder,
  { pages, edited }: PageStore,
  { changed, links }: { readonly changed: ReadonlyMap<string, StoredPage>; readonly links: Numbers<ShellLink> },
): boolean {
  if (edited === undefined || folder.digest(pagesFile) !== edited.base) return false;
  const before = edited.names.map((name) => [name, pages.get(name) as StoredPage] as const);
  const written = new Map([...before, ...changed]);
  if (written.size > mostEdited) return false;
  const contents = formatPages(written, links.table.slice(edited.links));
  folder.write(editedFile, JSON.stringify({ base: edited.base, ...contents }));
  return true;
}

function formatPages(pages: ReadonlyMap<string, StoredPage>, shellLinks: readonly ShellLink[]): WrittenPages {
  const [packs, common] = [new Numbers<string>(String), new Numbers<CommonResult>((value) => JSON.stringify(value))];
  const fileOf = ({ path, bytes, slice }: PageFile): WrittenFile =>
    slice === undefined ? [path, bytes] : [path, bytes, packs.of(slice.pack), slice.at, slice.length, slice.check];
  const written = [...pages].map(
    ([name, page]): WrittenPage => [
      name,
      page.key,
      page.age,
      common.of(page.common),
      page.shellLinks,
      page.files.map(fileOf),
    ],
  );
  return { shellLinks, common: common.table, packs: packs.table, pages: written };
}

/** The stored form of a page. */
export function storePage(
  key: string,
  { route, files, shellLinks, ...common }: PageResult,
  links: Numbers<ShellLink>,
): StoredPage {
  return { key, route, files, common, shellLinks: shellLinks.map((link) => links.of(link)), age: 0 };
}

/** Restores a page from its stored form. */
export function restorePage({ route, files, common, shellLinks }: StoredPage, table: PageStore['table']): PageResult {
  return { ...common, route, files, shellLinks: shellLinks.map((index) => table[index] as ShellLink) };
}

/** Numbers values that thousands of pages share, either as the same object or with equal text. */
export class Numbers<T> {
  readonly table: T[];
  private readonly byValue: Map<T, number>;
  private readonly byText: Map<string, number>;

  /** @param table Values that already have numbers. */
  constructor(
    private readonly textOf: (value: T) => string,
    table: readonly T[] = [],
  ) {
    this.table = [...table];
    this.byValue = new Map(table.map((value, number) => [value, number]));
    this.byText = new Map(table.map((value, number) => [textOf(value), number]));
  }

  of(value: T): number {
    const known = this.byValue.get(value);
    if (known !== undefined) return known;
    const text = this.textOf(value);
    const number = this.byText.get(text) ?? this.table.push(value) - 1;
    this.byText.set(text, number);
    this.byValue.set(value, number);
    return number;
  }
}

/** Numbers the links of shells. */
export function numberLinks(table: PageStore['table'] = []): Numbers<ShellLink> {
  return new Numbers(({ kind, href }) => `${kind} ${href}`, table);
}
