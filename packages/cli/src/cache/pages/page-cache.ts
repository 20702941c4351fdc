import { join } from 'node:path';
import type { ShellLink } from '@docsite/renderer';
import { type CacheFolder, type CacheLoss, mostAge } from '../folder/cache-folder.js';
import { compactPacks, packsOf } from './compact-packs.js';
import { newPackName, PackReader, type PackSlice, PackWriter } from './content-pack.js';
import type { PageResult } from './page-result.js';
import {
  amendPages,
  type Numbers,
  numberLinks,
  type PageStore,
  pagesFile,
  readPages,
  restorePage,
  type StoredPage,
  storePage,
  writePages,
} from './stored-pages.js';

/** Why a page cannot be used: none is stored, it was rendered from other inputs, or its files cannot be read. */
export type PageMiss = 'absent' | 'changed' | 'damaged';

/** A page with the contents of its files, in the form shared with other machines. */
export interface PackedPage {
  readonly key: string;
  readonly result: PageResult;
  /** In the order of its files. */
  readonly contents: readonly Uint8Array[];
}

/** Receives pages from another machine. */
export interface PageAdoption {
  readonly add: (pages: readonly PackedPage[]) => void;
  readonly done: () => void;
}

/** A page that a build has used. */
interface UsedPage {
  readonly key: string;
  readonly result: PageResult;
  /** Its entry in its own folder; absent if it was rendered or comes from elsewhere. */
  readonly stored?: StoredPage;
}

/** Stores rendered pages of all locales. */
export class PageCache {
  /** The pages in its own folder. */
  private readonly own: PageStore;
  private readonly stores: PageStore[];
  private readonly used = new Map<string, UsedPage>();
  private readonly packs: PackReader;
  private isChanged = false;

  /** @param others Folders with pages of other builds, which are only read. */
  constructor(
    private readonly folder: CacheFolder,
    others: readonly CacheFolder[] = [],
  ) {
    this.own = readPages(folder);
    this.stores = [this.own, ...others.map(readPages)];
    this.packs = new PackReader([folder, ...others].map(({ path }) => path));
  }

  /** The page at a route of a locale, if it was rendered from the same inputs. */
  find(locale: string, route: string, key: string): PageResult | undefined {
    const name = `${locale} ${route}`;
    for (const { pages, table } of this.stores) {
      const found = pages.get(name);
      if (found === undefined || found.key !== key || !this.isWhole(found)) continue;
      const result = restorePage(found, table);
      const isOwn = pages === this.own.pages;
      if (!isOwn) this.isChanged = true;
      this.used.set(name, { key, result, ...(isOwn && { stored: found }) });
      return result;
    }
    return undefined;
  }

  /** Keeps the entry of a page unchanged, for a build that did not have to render it. */
  retain(locale: string, route: string): void {
    const name = `${locale} ${route}`;
    const found = this.own.pages.get(name);
    if (found === undefined) return;
    this.used.set(name, { key: found.key, result: restorePage(found, this.own.table), stored: found });
  }

  /** Why a page with this key is missing or unusable. */
  explainMiss(locale: string, route: string, key: string): PageMiss {
    const found = this.stores.flatMap(({ pages }) => pages.get(`${locale} ${route}`) ?? []);
    if (found.length === 0) return 'absent';
    return found.some((page) => page.key === key) ? 'damaged' : 'changed';
  }

  /** Whether there are no pages of earlier builds at all. */
  get isEmpty(): boolean {
    return this.stores.every(({ pages }) => pages.size === 0);
  }

  /** Whether a page is stored. */
  has(locale: string, route: string, key: string): boolean {
    const found = this.stores.map(({ pages }) => pages.get(`${locale} ${route}`));
    return found.some((page) => page !== undefined && page.key === key && this.isWhole(page));
  }

  /** Receives pages that another machine has rendered; once complete, they are found like others. */
  adopt(locale: string): PageAdoption {
    const name = `${newPackName()}-taken`;
    const writer = new PackWriter(join(this.folder.path, name), name);
    const links = numberLinks();
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

  /** Pages that this build has used, for other machines; undefined if one is missing or damaged. */
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

  private isWhole({ files }: StoredPage): boolean {
    return files.every(({ slice }) => slice !== undefined && this.packs.has(slice));
  }

  /** The key of a page's last rendering; undefined if no build has stored it. */
  lastKey(locale: string, route: string): string | undefined {
    return this.own.pages.get(`${locale} ${route}`)?.key;
  }

  /** Why there are no pages of earlier builds. */
  get loss(): CacheLoss | undefined {
    return this.folder.explain(pagesFile);
  }

  /** The contents of a page's file; `undefined` if they are damaged, so that the page must be rendered. */
  read(slice: PackSlice): Buffer | undefined {
    return this.packs.read(slice);
  }

  /** Stores a rendered page. */
  add(locale: string, key: string, result: PageResult): void {
    this.isChanged = true;
    this.used.set(`${locale} ${result.route}`, { key, result });
  }

  /** Writes what this build has used and added. Returns the names of the packs that it needs. */
  save(): ReadonlySet<string> {
    const others = [...this.own.pages].filter(([name]) => !this.used.has(name));
    const unused = others.filter(([, { age }]) => age < mostAge);
    const links = numberLinks(this.own.table);
    const pages = new Map<string, StoredPage>();
    for (const [name, page] of unused) pages.set(name, { ...page, age: page.age + 1 });
    for (const [name, page] of this.used) pages.set(name, this.toStore(page, links));
    if (!this.isChanged && others.length === 0) return packsOf(pages);
    const { folder, packs } = this;
    const moved = compactPacks(pages, { folder: folder.path, packs, hasOthers: this.stores.length > 1 });
    if (moved !== pages || others.length > 0 || !amendPages(folder, this.own, { changed: this.changed(pages), links }))
      writePages(folder, moved, links);
    return packsOf(moved);
  }

  /** The pages that differ from those in its own folder. */
  private changed(pages: ReadonlyMap<string, StoredPage>): ReadonlyMap<string, StoredPage> {
    return new Map([...pages].filter(([name, page]) => page !== this.own.pages.get(name)));
  }

  /** The stored form of a page: unchanged if it came from this folder. */
  private toStore({ key, result, stored }: UsedPage, links: Numbers<ShellLink>): StoredPage {
    if (stored === undefined) return storePage(key, result, links);
    return stored.age === 0 ? stored : { ...stored, age: 0 };
  }

  close(): void {
    this.packs.close();
  }
}
