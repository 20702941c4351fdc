import { join } from 'node:path';
import { outputMark } from '@docsite/core/process';
import { type FileState, stateOf } from '../file-state.js';
import { type FormerSite, FormerSites } from '../output/former-site.js';
import type { FolderStates } from '../output/list-site.js';
import type { CacheFolder } from './cache-folder.js';

/** The site that was written last, and where. */
interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** Its files, relative to the output folder: those of pages first. */
  readonly paths: readonly string[];
  /** The state in which each was left. */
  readonly states: readonly FileState[];
  /** The pages of each locale by their keys, and which of the files each wrote. */
  readonly pages: Readonly<Record<string, readonly (readonly [key: string, first: number, count: number])[]>>;
  readonly mark: FileState;
  /** States of its folders; absent where files of others lie in them. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced; absent where none is kept. */
  readonly former?: FormerSite | undefined;
}

/** What a build has left. */
export interface SiteInPlace {
  /** States of its files by their paths. */
  readonly states: Readonly<Record<string, FileState>>;
  readonly folders?: FolderStates | undefined;
  readonly former?: FormerSite | undefined;
}

const file = 'standing';

/** The folder in the cache that keeps the site before the one that stands. */
export const formerFolder = 'former-site';

/** The site that stands in the output folder, as the build before left it: files that stay the same are linked from it. */
export class StandingSite {
  /** The sites of this output folder. */
  readonly sites: FormerSites;
  private readonly stored: StoredSite | undefined;
  /** The range of the files of each page by locale and key. */
  private readonly pages: ReadonlyMap<string, ReadonlyMap<string, FileRange>>;
  private readonly verified = new Map<string, FileState>();
  /** Paths by locale and key. */
  private readonly next = new Map<string, Map<string, readonly string[]>>();

  /** @param outDir Absolute. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly outDir: string,
  ) {
    const read = readSite(folder);
    this.stored = read?.outDir === outDir ? read : undefined;
    const locales = Object.entries(this.stored?.pages ?? {}).map(
      ([locale, pages]) => [locale, new Map(pages.map(([key, first, count]) => [key, { first, count }]))] as const,
    );
    this.pages = new Map(locales);
    const pages = locales.flatMap(([locale]) => this.filesOf(locale));
    this.sites = new FormerSites(outDir, {
      place: join(folder.path, formerFolder),
      ...(this.stored !== undefined && {
        standing: { ...this.stored, pages, stateOf: (path) => this.verified.get(path) },
        former: this.stored.former,
      }),
    });
  }

  /** The files of the pages of a locale, relative to the output folder. */
  filesOf(locale: string): string[] {
    const ranges = [...(this.pages.get(locale)?.values() ?? [])];
    return ranges.flatMap(({ first, count }) => this.stored?.paths.slice(first, first + count) ?? []);
  }

  /**
   * The file at a path of the output, absolute, if the page of this key wrote it and nobody has changed it since.
   *
   * @param path Relative to the output folder.
   */
  find(path: string, { locale, key }: KeyedPage): string | undefined {
    const range = this.pages.get(locale)?.get(key);
    if (range === undefined || this.stored === undefined) return undefined;
    const { paths, states } = this.stored;
    const place = `${this.outDir}/${path}`;
    for (let at = range.first; at < range.first + range.count; at++) {
      if (paths[at] !== path) continue;
      const state = stateOf(place);
      if (state !== states[at]) return undefined;
      this.verified.set(path, state);
      return place;
    }
    return undefined;
  }

  /** Notes the files of the new site that a page has written, or would have written. */
  add({ locale, key }: KeyedPage, paths: readonly string[]): void {
    const pages = this.next.get(locale) ?? new Map<string, readonly string[]>();
    this.next.set(locale, pages.set(key, paths));
  }

  /** Keeps what the new site was made from, now that it is in place. Gives what its files are known by. */
  save({ states, folders, former }: SiteInPlace): string | undefined {
    const paths: string[] = [];
    const locales = [...this.next].map(([locale, pages]) => {
      const ranges = [...pages].map(
        ([key, files]) => [key, paths.push(...files) - files.length, files.length] as const,
      );
      return [locale, ranges] as const;
    });
    const ofPages = new Set(paths);
    for (const path of Object.keys(states)) if (!ofPages.has(path)) paths.push(path);
    const stored: StoredSite = {
      outDir: this.outDir,
      paths,
      states: paths.map((path) => states[path] ?? ''),
      pages: Object.fromEntries(locales),
      mark: states[outputMark] ?? '',
      folders,
      former,
    };
    this.folder.write(file, JSON.stringify(stored));
    return this.folder.digest(file);
  }
}

interface FileRange {
  readonly first: number;
  readonly count: number;
}

function readSite(folder: CacheFolder, digest?: string): StoredSite | undefined {
  const bytes = folder.read(file, digest);
  return bytes && (JSON.parse(bytes.toString('utf8')) as StoredSite);
}

/** The site that was written last, as long as no other is: the first of its files, absolute, that is not as it was left. */
export function findChangedFile(folder: CacheFolder, known: string): { readonly changed?: string } | undefined {
  const site = readSite(folder, known);
  if (site === undefined) return undefined;
  const at = site.paths.findIndex((path, index) => stateOf(`${site.outDir}/${path}`) !== site.states[index]);
  return at === -1 ? {} : { changed: join(site.outDir, site.paths[at] as string) };
}

/** A page of a locale, by the key that it was rendered by. */
export interface KeyedPage {
  readonly locale: string;
  readonly key: string;
}
