import type { FileState } from '../file-state.js';
import { DiagramCache } from './documents/diagram-cache.js';
import { DocumentCache } from './documents/document-cache.js';
import type { ReadableFiles } from './documents/document-reads.js';
import { ModuleCache } from './documents/module-cache.js';
import { SourceCache } from './documents/source-cache.js';
import { CacheFolder } from './folder/cache-folder.js';
import { newPackName } from './pages/content-pack.js';
import { PageCache } from './pages/page-cache.js';
import { SearchCache } from './pages/search-cache.js';
import { AssemblyCache } from './site/assembly-cache.js';
import { BundleCache } from './site/bundle-cache.js';
import { CurrentSite } from './site/current-site.js';
import type { PrefetchedSite } from './states/prefetched-states.js';

/** Where a cache is stored, and what its entries must match to be used. */
export interface CacheOptions extends ReadableFiles {
  /** Absolute. */
  readonly path: string;
  /** Identifies everything that can read each other's entries: versions, platform. */
  readonly stamp: string;
  /** Hash of everything that documents are parsed with; undefined if code may read anything. */
  readonly settings: string | undefined;
  /** The build day. */
  readonly today: string;
  /** The output folder, absolute; absent for a build that writes none. */
  readonly outDir?: string | undefined;
  /** Whether nothing is stored, because the build is of another revision of the site than the working copy. */
  readonly isReadOnly?: boolean | undefined;
  /** File states that are already known, by absolute path. */
  readonly inputs?: Readonly<Record<string, FileState>> | undefined;
  /** What the supervisor found of the current site before the command ran; absent if it has not looked. */
  readonly prefetched?: PrefetchedSite | undefined;
  /** Folders with the results of other builds, absolute; they are only read. */
  readonly others?: readonly string[];
}

/**
 * The results of earlier builds of a site, shared by builds, checks and servers. Entries are looked up by a hash of all
 * their inputs; those of documents also list what else parsing has read.
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
  /** Undefined for a build that writes no site. */
  readonly currentSite: CurrentSite | undefined;
  /** The pack that this build writes; undefined if nothing is stored. */
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
    this.currentSite =
      options.outDir === undefined ? undefined : new CurrentSite(folder, options.outDir, options.prefetched);
    this.pack = options.isReadOnly ? undefined : { folder: folder.path, name: newPackName() };
  }

  /** `undefined` if nothing can be written: the build then works without a cache. */
  static open(options: CacheOptions): BuildCache | undefined {
    const folder = new CacheFolder(options.path, options.stamp);
    return folder.make() ? new BuildCache(folder, options) : undefined;
  }

  /**
   * Stores what this build has used and created, and removes files that no entry refers to.
   *
   * @param isKept Whether to store a document, in a cache for other machines; absent for a local cache.
   */
  save(isKept?: (path: string) => boolean): void {
    if (this.options.isReadOnly) return;
    this.documents.save(isKept);
    const packs = this.pages.save();
    this.search.save();
    if (isKept === undefined) this.saveOwn();
    this.folder.removeOthers(packs);
  }

  /** Whether results are stored. */
  get isKept(): boolean {
    return this.options.isReadOnly !== true;
  }

  /** Marks everything that the last build used as used by this one, because it started from the previous assembly. */
  keepOthers(): void {
    this.documents.keepOthers();
    this.sources.keepOthers();
  }

  /**
   * Stores entries that depend on file states, which are only useful on this machine, and entries about the whole site.
   */
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
