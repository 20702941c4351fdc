import { join } from 'node:path';
import { getOrInsert } from '@docsite/core';
import { outputMark } from '@docsite/core/process';
import { type FileState, stateOf } from '../../file-state.js';
import { type FormerSite, FormerSites } from '../../output/staging/former-site.js';
import type { FolderStates } from '../../output/staging/list-site.js';
import type { CacheFolder } from '../folder/cache-folder.js';
import type { PrefetchedSite } from '../states/prefetched-states.js';
import { currentSiteFile, formerFolder, type StoredSite } from './stored-site.js';

/** A site that was put in place. */
export interface SiteInPlace {
  /** States of its files, by path. */
  readonly states: Readonly<Record<string, FileState>>;
  readonly folders?: FolderStates | undefined;
  readonly former?: FormerSite | undefined;
}

/** The site in the output folder, as the last build left it: unchanged files are linked from it. */
export class CurrentSite {
  /** The former sites of this output folder. */
  readonly sites: FormerSites;
  private readonly stored: StoredSite | undefined;
  /** Whether a file, by number, has been changed since. */
  private readonly isChanged: (at: number) => boolean;
  /** The range of file numbers of each page, by locale and key. */
  private readonly pages: ReadonlyMap<string, ReadonlyMap<string, FileRange>>;
  private readonly verified = new Map<string, FileState>();
  /** Paths by locale and key. */
  private readonly next = new Map<string, Map<string, readonly string[]>>();

  /**
   * @param outDir Absolute.
   * @param prefetched What the supervisor found of the current site.
   */
  constructor(
    private readonly folder: CacheFolder,
    private readonly outDir: string,
    prefetched?: PrefetchedSite,
  ) {
    const looked = prefetched && readSite(folder, prefetched.digest);
    const read = looked ?? readSite(folder);
    this.stored = read?.outDir === outDir ? read : undefined;
    const known = this.stored === looked ? prefetched : undefined;
    this.isChanged = this.stored === undefined ? () => true : changeFinder(this.stored, known);
    const locales = Object.entries(this.stored?.pages ?? {}).map(
      ([locale, pages]) => [locale, new Map(pages.map(([key, first, count]) => [key, { first, count }]))] as const,
    );
    this.pages = new Map(locales);
    const pages = locales.flatMap(([locale]) => this.filesOf(locale));
    this.sites = new FormerSites(outDir, {
      place: join(folder.path, formerFolder),
      ...(this.stored !== undefined && {
        current: { ...this.stored, pages, stateOf: (path) => this.verified.get(path) },
        former: this.stored.former,
        prefetched: known,
      }),
    });
  }

  /** The files of a locale's pages, relative to the output folder. */
  filesOf(locale: string): string[] {
    const ranges = [...(this.pages.get(locale)?.values() ?? [])];
    return ranges.flatMap(({ first, count }) => this.stored?.paths.slice(first, first + count) ?? []);
  }

  /**
   * The absolute path of an output file, if the page with this key wrote it and it has not been changed since.
   *
   * @param path Relative to the output folder.
   */
  find(path: string, { locale, key }: KeyedPage): string | undefined {
    const range = this.pages.get(locale)?.get(key);
    if (range === undefined || this.stored === undefined) return undefined;
    const { paths, states } = this.stored;
    for (let at = range.first; at < range.first + range.count; at++) {
      if (paths[at] !== path) continue;
      if (this.isChanged(at)) return undefined;
      this.verified.set(path, states[at] as FileState);
      return `${this.outDir}/${path}`;
    }
    return undefined;
  }

  /** Records the files of the new site that a page has written, or would have written. */
  add({ locale, key }: KeyedPage, paths: readonly string[]): void {
    getOrInsert(this.next, locale, () => new Map()).set(key, paths);
  }

  /** Stores a description of the new site, once it is in place. Returns a string that identifies its files. */
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
    this.folder.write(currentSiteFile, JSON.stringify(stored));
    return this.folder.digest(currentSiteFile);
  }
}

interface FileRange {
  readonly first: number;
  readonly count: number;
}

function readSite(folder: CacheFolder, digest?: string): StoredSite | undefined {
  return folder.readJson(currentSiteFile, digest);
}

/**
 * The first file, absolute, that has been changed in the last written site, unless another site has replaced that.
 *
 * @param prefetched What the supervisor found of the current site.
 */
export function findChangedFile(
  folder: CacheFolder,
  known: string,
  prefetched?: PrefetchedSite,
): { readonly changed?: string } | undefined {
  const site = readSite(folder, known);
  if (site === undefined) return undefined;
  const isChanged = changeFinder(site, prefetched?.digest === known ? prefetched : undefined);
  const path = site.paths.find((_, at) => isChanged(at));
  return path === undefined ? {} : { changed: join(site.outDir, path) };
}

/**
 * Returns a predicate for changed files of a site, by number, based on what the supervisor found, or on checking them.
 */
function changeFinder(
  { outDir, paths, states }: StoredSite,
  prefetched: PrefetchedSite | undefined,
): (at: number) => boolean {
  if (prefetched === undefined) return (at) => stateOf(`${outDir}/${paths[at]}`) !== states[at];
  const changed = new Set(prefetched.changed);
  return (at) => changed.has(at);
}

/** A page of a locale, identified by the key that it was rendered with. */
export interface KeyedPage {
  readonly locale: string;
  readonly key: string;
}
