import { join } from 'node:path';
import { outputMark } from '@docsite/core/process';
import { type FileState, stateOf } from '../file-state.js';
import { type FormerSite, FormerSites } from '../output/former-site.js';
import type { FolderStates } from '../output/list-site.js';
import type { CacheFolder } from './cache-folder.js';

/** States of the files of a page by their paths, relative to the output folder. */
type PageFiles = Readonly<Record<string, FileState>>;

/** The site that was written last, and where. */
interface StoredSite {
  /** Absolute. */
  readonly outDir: string;
  /** The state in which each file was left that a page wrote, by locale and by the key of the page. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, PageFiles>>>>;
  readonly mark: FileState;
  /** States of its folders; absent where files of others lie in them. */
  readonly folders?: FolderStates | undefined;
  /** The site that it has replaced; absent where none is kept. */
  readonly former?: FormerSite | undefined;
}

/** What a build has left. */
export interface SiteInPlace {
  /** States of its files by their absolute paths. */
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
  private readonly pages: StoredSite['pages'];
  private readonly verified = new Map<string, FileState>();
  /** Paths by locale and key. */
  private readonly next = new Map<string, Map<string, readonly string[]>>();

  /** @param outDir Absolute. */
  constructor(
    private readonly folder: CacheFolder,
    private readonly outDir: string,
  ) {
    const bytes = folder.read(file);
    const read = bytes && (JSON.parse(bytes.toString('utf8')) as StoredSite);
    const stored = read?.outDir === outDir ? read : undefined;
    this.pages = stored?.pages ?? {};
    const pages = Object.keys(this.pages).flatMap((locale) => this.filesOf(locale));
    this.sites = new FormerSites(outDir, {
      place: join(folder.path, formerFolder),
      ...(stored !== undefined && {
        standing: { ...stored, pages, stateOf: (path) => this.verified.get(path) },
        former: stored.former,
      }),
    });
  }

  /** The files of the pages of a locale, relative to the output folder. */
  filesOf(locale: string): string[] {
    return Object.values(this.pages[locale] ?? {}).flatMap((files) => Object.keys(files));
  }

  /**
   * The file at a path of the output, absolute, if the page of this key wrote it and nobody has changed it since.
   *
   * @param path Relative to the output folder.
   */
  find(path: string, { locale, key }: KeyedPage): string | undefined {
    const place = `${this.outDir}/${path}`;
    const state = this.pages[locale]?.[key]?.[path];
    if (state === undefined || stateOf(place) !== state) return undefined;
    this.verified.set(path, state);
    return place;
  }

  /** Notes the files of the new site that a page has written, or would have written. */
  add({ locale, key }: KeyedPage, paths: readonly string[]): void {
    const pages = this.next.get(locale) ?? new Map<string, readonly string[]>();
    this.next.set(locale, pages.set(key, paths));
  }

  /** Keeps what the new site was made from, now that it is in place. */
  save({ states, folders, former }: SiteInPlace): void {
    const stateAt = (path: string): FileState => states[`${this.outDir}/${path}`] ?? '';
    const locales = [...this.next].map(([locale, pages]) => {
      const before = this.pages[locale] ?? {};
      const files = [...pages].map(([key, paths]) => [key, pageFiles(paths, stateAt, before[key])]);
      return [locale, Object.fromEntries(files)];
    });
    const stored: StoredSite = {
      outDir: this.outDir,
      pages: Object.fromEntries(locales),
      mark: stateAt(outputMark),
      folders,
      former,
    };
    this.folder.write(file, JSON.stringify(stored));
  }
}

/** The states of the files of a page: those of before where they are the same. */
function pageFiles(paths: readonly string[], stateAt: (path: string) => FileState, before?: PageFiles): PageFiles {
  if (before !== undefined && paths.every((path) => before[path] === stateAt(path))) return before;
  return Object.fromEntries(paths.map((path) => [path, stateAt(path)]));
}

/** A page of a locale, by the key that it was rendered by. */
export interface KeyedPage {
  readonly locale: string;
  readonly key: string;
}
