import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellLink } from '@docsite/renderer';
import type { CacheFolder, CacheLoss } from './cache-folder.js';
import { PackReader, type PackSlice, PackWriter } from './content-pack.js';
import type { PageResult } from './page-result.js';

/** A page as it was rendered once, the contents of its files in packs. */
interface StoredPage {
  /** Of all it was rendered from. */
  readonly key: string;
  /** Links of its shell are indexes of a table. */
  readonly result: Omit<PageResult, 'shellLinks'>;
  readonly shellLinks: readonly number[];
  /** Builds since it was last used. */
  readonly age: number;
}

interface StoredPages {
  readonly shellLinks: readonly ShellLink[];
  /** By locale and route. */
  readonly pages: Readonly<Record<string, StoredPage>>;
}

/** Builds that do without an entry before it is forgotten. */
const mostAge = 5;

/** Each build that renders something adds a pack for each of its workers. */
const mostPacks = 16;

const file = 'pages';

/** Nothing was kept of a page, it was kept as rendered from something else, or its files cannot be read. */
export type PageMiss = 'absent' | 'changed' | 'damaged';

/** A page with the contents of its files, as it is shared with other machines. */
export interface PackedPage {
  readonly key: string;
  readonly result: PageResult;
  /** In the order of its files. */
  readonly contents: readonly Uint8Array[];
}

/** Pages that are being taken from another machine. */
export interface PageAdoption {
  readonly add: (pages: readonly PackedPage[]) => void;
  readonly done: () => void;
}

/** The pages of one folder. */
interface PageStore {
  readonly pages: ReadonlyMap<string, StoredPage>;
  readonly table: readonly ShellLink[];
}

/** Rendered pages of all locales. */
export class PageCache {
  private readonly stores: PageStore[];
  /** The pages of its own folder. */
  private readonly stored: ReadonlyMap<string, StoredPage>;
  private readonly table: readonly ShellLink[];
  private readonly used = new Map<string, { readonly key: string; readonly result: PageResult }>();
  private readonly packs: PackReader;
  private isChanged = false;

  /** @param others Folders with pages of other builds, which are only read. */
  constructor(
    private readonly folder: CacheFolder,
    others: readonly CacheFolder[] = [],
  ) {
    const own = readStored(folder);
    this.stores = [own, ...others.map(readStored)];
    this.stored = own.pages;
    this.table = own.table;
    this.packs = new PackReader([folder, ...others].map(({ path }) => path));
  }

  /** The page at a route of a locale, if it was rendered from the same. */
  find(locale: string, route: string, key: string): PageResult | undefined {
    const name = `${locale} ${route}`;
    for (const { pages, table } of this.stores) {
      const found = pages.get(name);
      if (found === undefined || found.key !== key || !this.isWhole(found)) continue;
      const result = { ...found.result, shellLinks: found.shellLinks.map((index) => table[index] as ShellLink) };
      if (pages !== this.stored) this.isChanged = true;
      this.used.set(name, { key, result });
      return result;
    }
    return undefined;
  }

  /** Why a page with this key is not found, or of no use. */
  explainMiss(locale: string, route: string, key: string): PageMiss {
    const found = this.stores.flatMap(({ pages }) => pages.get(`${locale} ${route}`) ?? []);
    if (found.length === 0) return 'absent';
    return found.some((page) => page.key === key) ? 'damaged' : 'changed';
  }

  /** Whether a page is found. */
  has(locale: string, route: string, key: string): boolean {
    const found = this.stores.map(({ pages }) => pages.get(`${locale} ${route}`));
    return found.some((page) => page !== undefined && page.key === key && this.isWhole(page));
  }

  /** Takes pages that another machine has rendered; once that is done, they are found like others. */
  adopt(locale: string): PageAdoption {
    const name = `pack-${randomBytes(6).toString('hex')}-taken`;
    const writer = new PackWriter(join(this.folder.path, name), name);
    const links = new LinkNumbers([]);
    const pages = new Map<string, StoredPage>();
    return {
      add: (packed) => {
        for (const { key, result, contents } of packed) {
          const files = result.files.map(({ path, bytes }, at) => {
            const slice = writer.add(contents[at] as Uint8Array);
            return { path, bytes, ...(slice !== undefined && { slice }) };
          });
          pages.set(`${locale} ${result.route}`, storePage(key, { ...result, files }, links));
        }
      },
      done: () => {
        writer.close();
        this.stores.push({ pages, table: links.table });
      },
    };
  }

  /** Pages that this build has used, for other machines; nothing where one is missing or damaged. */
  collect(locale: string, routes: readonly string[]): readonly PackedPage[] | undefined {
    const packed: PackedPage[] = [];
    for (const route of routes) {
      const used = this.used.get(`${locale} ${route}`);
      const contents = used?.result.files.map(({ slice }) => slice && this.read(slice)) ?? [undefined];
      if (used === undefined || contents.includes(undefined)) return undefined;
      packed.push({ ...used, contents: contents as Buffer[] });
    }
    return packed;
  }

  private isWhole({ result }: StoredPage): boolean {
    return result.files.every(({ slice }) => slice !== undefined && this.packs.has(slice));
  }

  /** The key by which a page was rendered last; absent for one that no build has kept. */
  lastKey(locale: string, route: string): string | undefined {
    return this.stored.get(`${locale} ${route}`)?.key;
  }

  /** Why there are no pages of earlier builds. */
  get loss(): CacheLoss | undefined {
    return this.folder.explain(file);
  }

  /** The contents of a file of a page; `undefined` where they are damaged: the page has to be rendered then. */
  read(slice: PackSlice): Buffer | undefined {
    return this.packs.read(slice);
  }

  /** Keeps a page that was rendered. */
  add(locale: string, key: string, result: PageResult): void {
    this.isChanged = true;
    this.used.set(`${locale} ${result.route}`, { key, result });
  }

  /** Writes what this build has used and added. Gives the names of the packs that it needs. */
  save(): ReadonlySet<string> {
    const unused = [...this.stored].filter(([name, { age }]) => !this.used.has(name) && age < mostAge);
    const links = new LinkNumbers(this.table);
    const pages = Object.fromEntries([
      ...unused.map(([name, page]) => [name, { ...page, age: page.age + 1 }] as const),
      ...[...this.used].map(([name, { key, result }]) => [name, storePage(key, result, links)] as const),
    ]);
    if (!this.isChanged && unused.length === 0 && this.used.size === this.stored.size) return packsOf(pages);
    const moved = this.compact(pages);
    this.folder.write(file, JSON.stringify({ shellLinks: links.table, pages: moved } satisfies StoredPages));
    return packsOf(moved);
  }

  /** Gathers in one pack what is left in many small ones, and what lies in other folders. */
  private compact(pages: StoredPages['pages']): StoredPages['pages'] {
    const scattered = this.scatteredPacks(pages);
    if (scattered.size === 0) return pages;
    const name = `pack-${randomBytes(6).toString('hex')}-joined`;
    const writer = new PackWriter(join(this.folder.path, name), name);
    const move = (slice: PackSlice): PackSlice | undefined => {
      const bytes = scattered.has(slice.pack) ? this.read(slice) : undefined;
      return bytes === undefined ? slice : writer.add(bytes);
    };
    const moved = Object.entries(pages).map(([route, page]) => {
      const files = page.result.files.map(({ slice, ...rest }) => {
        const place = slice && move(slice);
        return place === undefined ? rest : { ...rest, slice: place };
      });
      return [route, { ...page, result: { ...page.result, files } }] as const;
    });
    writer.close();
    return Object.fromEntries(moved);
  }

  private scatteredPacks(pages: StoredPages['pages']): ReadonlySet<string> {
    const live = new Map<string, number>();
    for (const { pack, length } of slicesOf(pages)) live.set(pack, (live.get(pack) ?? 0) + length);
    const foreign = [...live.keys()].filter((pack) => this.isForeign(pack));
    const own = [...live].filter(([pack]) => !foreign.includes(pack));
    if (own.length <= mostPacks) return new Set(foreign);
    const small = own.sort(([, a], [, b]) => a - b).slice(0, own.length - mostPacks / 2);
    return new Set([...foreign, ...small.map(([pack]) => pack)]);
  }

  private isForeign(pack: string): boolean {
    return this.stores.length > 1 && !existsSync(join(this.folder.path, pack));
  }

  close(): void {
    this.packs.close();
  }
}

function slicesOf(pages: StoredPages['pages']): PackSlice[] {
  return Object.values(pages).flatMap(({ result }) => result.files.flatMap(({ slice }) => slice ?? []));
}

function packsOf(pages: StoredPages['pages']): ReadonlySet<string> {
  return new Set(slicesOf(pages).map(({ pack }) => pack));
}

function storePage(key: string, { shellLinks, ...result }: PageResult, links: LinkNumbers): StoredPage {
  return { key, result, shellLinks: shellLinks.map((link) => links.of(link)), age: 0 };
}

/** Numbers links of shells, which thousands of pages have in common. */
class LinkNumbers {
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

function readStored(folder: CacheFolder): PageStore {
  const bytes = folder.read(file);
  if (bytes === undefined) return { pages: new Map(), table: [] };
  const { pages, shellLinks } = JSON.parse(bytes.toString('utf8')) as StoredPages;
  return { pages: new Map(Object.entries(pages)), table: shellLinks };
}
