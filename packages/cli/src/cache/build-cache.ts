import { randomBytes } from 'node:crypto';
import type { FileState } from '../file-state.js';
import { AssemblyCache } from './assembly-cache.js';
import { BundleCache } from './bundle-cache.js';
import { CacheFolder } from './cache-folder.js';
import { DiagramCache } from './diagram-cache.js';
import { DocumentCache } from './document-cache.js';
import type { EarlySite } from './early-look.js';
import { ModuleCache } from './module-cache.js';
import { PageCache } from './page-cache.js';
import { SearchCache } from './search-cache.js';
import { SourceCache } from './source-cache.js';
import { StandingSite } from './standing-site.js';

/** Where a cache is kept, and what its entries have to agree with to be used. */
export interface CacheOptions {
  /** Absolute. */
  readonly path: string;
  readonly siteDir: string;
  /** Names all that can read each other's entries: versions, platform. */
  readonly stamp: string;
  /** Hash of all that documents are parsed with; absent where code may read anything. */
  readonly settings: string | undefined;
  /** The day of the build. */
  readonly today: string;
  /** The output folder, absolute; absent for a build that writes none. */
  readonly outDir?: string | undefined;
  /** Whether what is made is not kept: it is of another state of the site than the one that is worked on. */
  readonly isReadOnly?: boolean | undefined;
  /** States of files that were looked at already, by their absolute paths. */
  readonly inputs?: Readonly<Record<string, FileState>> | undefined;
  /** What the supervisor found of the standing site before the command ran; absent where it has not looked. */
  readonly standing?: EarlySite | undefined;
  /** Folders with what other builds have made, absolute; they are only read. */
  readonly others?: readonly string[];
}

/**
 * What earlier builds of a site have made, for builds, checks and servers alike. Entries are found by a hash of all
 * they were made from; those of documents name what else their parsing has read.
 */
export class BuildCache {
  readonly sources: SourceCache;
  readonly documents: DocumentCache;
  readonly pages: PageCache;
  readonly search: SearchCache;
  readonly bundles: BundleCache;
  readonly diagrams: DiagramCache;
  readonly modules: ModuleCache;
  readonly assembly: AssemblyCache;
  /** Absent for a build that writes no site. */
  readonly standing: StandingSite | undefined;
  /** The pack that this build writes; absent where nothing is kept. */
  readonly pack: { readonly folder: string; readonly name: string } | undefined;

  private constructor(
    private readonly folder: CacheFolder,
    private readonly options: CacheOptions,
  ) {
    const others = (options.others ?? []).map((path) => new CacheFolder(path, options.stamp));
    this.sources = new SourceCache(folder, options.siteDir, options.inputs);
    this.documents = new DocumentCache(folder, { ...options, others });
    this.pages = new PageCache(folder, others);
    this.search = new SearchCache(folder, others);
    this.bundles = new BundleCache(folder);
    this.diagrams = new DiagramCache(folder);
    this.modules = new ModuleCache(folder);
    this.assembly = new AssemblyCache(folder, options.siteDir);
    this.standing =
      options.outDir === undefined ? undefined : new StandingSite(folder, options.outDir, options.standing);
    this.pack = options.isReadOnly
      ? undefined
      : { folder: folder.path, name: `pack-${randomBytes(6).toString('hex')}` };
  }

  /** `undefined` where nothing can be written: a build does without then. */
  static open(options: CacheOptions): BuildCache | undefined {
    const folder = new CacheFolder(options.path, options.stamp);
    return folder.make() ? new BuildCache(folder, options) : undefined;
  }

  /**
   * Keeps what this build has used and made, and removes what no entry refers to.
   *
   * @param isKept Whether a document is kept, of a cache for other machines; absent for one that stays here.
   */
  save(isKept?: (path: string) => boolean): void {
    if (this.options.isReadOnly) return;
    this.documents.save(isKept);
    const packs = this.pages.save();
    this.search.save();
    if (isKept === undefined) this.saveOwn();
    this.folder.removeOthers(packs);
  }

  /** Whether what is made is kept. */
  get isKept(): boolean {
    return this.options.isReadOnly !== true;
  }

  /** Takes all that the last build has used for used by this one: it begins with what that has assembled. */
  keepOthers(): void {
    this.documents.keepOthers();
    this.sources.keepOthers();
  }

  /** What is known by the states of files, which is of use on this machine alone, and what is of the whole site. */
  private saveOwn(): void {
    this.sources.save();
    this.bundles.save();
    this.diagrams.save();
    this.modules.save();
  }

  close(): void {
    this.pages.close();
  }
}
