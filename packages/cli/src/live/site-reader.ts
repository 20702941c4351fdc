import {
  type LoadedConfig,
  type ScannedSite,
  type SiteLocale,
  type SourceFile,
  scanSite,
  siteLocales,
} from '@docsite/core';
import type { LocaleLabels } from '@docsite/renderer';
import { outDirInside } from '../build/input/out-dir.js';
import { readUpdates, type Updates } from '../build/input/page-updates.js';
import { openCache } from '../build/open-cache.js';
import type { BuildCache } from '../cache/build-cache.js';
import { readSiteLabels } from '../site-config/site-labels.js';
import { documentSettings, hasFunctions, parseSettings } from '../workers/worker/parse-settings.js';
import { EarlierBundles } from './bundling/earlier-bundles.js';
import { LiveModules } from './bundling/live-modules.js';
import { CodeWrites } from './reading/code-writes.js';
import { listContentFiles } from './reading/content-files.js';
import { DocumentReader } from './reading/document-reader.js';
import type { LiveDocument, LiveDocuments } from './reading/live-document.js';
import { readChanged } from './reading/read-changed.js';
import type { ReadDocuments } from './reading/read-documents.js';
import { RestOfDocuments } from './reading/rest-of-documents.js';
import { UnreadSources } from './reading/unread-sources.js';

/** The folders of a site to serve, and how much of it is read at first. */
export interface ReadOptions {
  readonly siteDir: string;
  /** Output folder of `docsite build`, whose files are not sources. */
  readonly outDir: string;
  /** Folder of the cache of earlier builds, absolute; absent to work without one. */
  readonly cacheDir?: string | undefined;
  /**
   * If there are more unknown documents than this, only their beginnings are read at first; if more have code, it is
   * bundled later.
   */
  readonly mostWhole?: number;
}

/**
 * The number of unknown documents that are read completely before the site is shown, which takes a tenth of a second.
 */
const mostWhole = 80;

/** The contents of a site's files. */
export interface ReadFiles extends ReadDocuments {
  readonly updates: Updates;
  readonly locales: readonly SiteLocale[];
  /** Each locale. */
  readonly scans: readonly {
    readonly locale: SiteLocale;
    readonly scanned: ScannedSite;
    readonly labels: LocaleLabels;
  }[];
  /** Data and static files, and code of sidebars, relative to the site folder, see `listContentFiles`. */
  readonly contentFiles: ReadonlySet<string>;
}

/** What is known about a site from its last reading. */
export interface KnownFiles extends ReadDocuments {
  readonly loaded: LoadedConfig;
}

/**
 * Reads the files of a site. Unchanged documents are not parsed again, initially with the help of the cache of earlier
 * builds. If many remain to be parsed, only their beginnings are read, and the rest in other threads meanwhile.
 */
export class SiteReader {
  /** The cache of earlier builds, until the initially parsed documents are stored there. */
  private cache: BuildCache | undefined;
  private unread: UnreadSources | undefined;
  /** The files that code of the site writes. */
  readonly writes: CodeWrites;
  /** The documents that are read completely later. */
  readonly rest: RestOfDocuments;
  /** The modules of documents with code. */
  readonly modules: LiveModules;

  constructor(private readonly options: ReadOptions) {
    this.writes = new CodeWrites(options.siteDir);
    this.rest = new RestOfDocuments(this.writes, () => this.cache);
    this.modules = new LiveModules(() => ({ cache: this.cache, rest: this.rest.current }));
  }

  /** Opens the cache for the first reading, and returns the bundles there. */
  open(loaded: LoadedConfig): EarlierBundles | undefined {
    this.openCache(loaded);
    return this.cache && new EarlierBundles({ ...this.options, bundles: this.cache.bundles });
  }

  /** @param before Undefined on the first reading, after `open`. */
  async read(loaded: LoadedConfig, before: KnownFiles | undefined): Promise<ReadFiles> {
    const { siteDir, outDir } = this.options;
    const updates = await readUpdates(siteDir, loaded);
    const locales = siteLocales(loaded.config);
    const scans = [];
    for (const locale of locales) {
      const scanned = await scanSite(
        { siteDir, config: loaded.config, locale },
        { outDir: outDirInside(siteDir, outDir), known: before === undefined ? this.unread : undefined },
      );
      scans.push({ locale, scanned, labels: readSiteLabels(siteDir, locale, loaded) });
    }
    this.noteConfigWrites(loaded);
    const reader = await DocumentReader.open(siteDir, loaded, this.writes);
    const sources = scans.flatMap(({ scanned }) => scanned.sources);
    const documents =
      before === undefined ? await this.readFirst(sources, reader) : await readChanged(sources, before, reader);
    const contentFiles = listContentFiles(siteDir, loaded, scans);
    return { updates, locales, scans, documents, reader, contentFiles };
  }

  /** Threads that use functions of a configuration read it again, and what it writes is then newer than the site. */
  private noteConfigWrites({ config, file, observation }: LoadedConfig): void {
    if (file !== undefined && observation !== undefined && hasFunctions(config.markdown))
      this.writes.add(file, [...observation.written]);
  }

  /** Reads the texts of sources that were not needed for the first page. */
  async readTexts(isWanted: () => boolean): Promise<void> {
    await this.unread?.read(isWanted);
  }

  /** Stores the parsed documents for later builds, when there is nothing else to do. */
  saveCache(): void {
    this.cache?.sources.save();
    this.cache?.documents.save();
    this.cache?.modules.save();
    this.cache?.close();
    this.cache = undefined;
  }

  async close(): Promise<void> {
    await this.rest.close();
  }

  private openCache(loaded: LoadedConfig): void {
    const { siteDir, cacheDir } = this.options;
    this.cache?.close();
    this.cache = openCache({ siteDir, cacheDir }, parseSettings(siteDir, documentSettings(siteDir, loaded)), loaded);
    this.unread = this.cache && new UnreadSources(siteDir, this.cache.sources);
  }

  /** Reads the documents initially, from the cache as far as possible. */
  private async readFirst(sources: readonly SourceFile[], reader: DocumentReader): Promise<LiveDocuments> {
    const { mostWhole: most = mostWhole } = this.options;
    const distinct = [...new Map(sources.map((source) => [source.path, source])).values()];
    const documents = this.findStored(distinct, most);
    const missing = distinct.filter(({ path }) => !documents.has(path));
    const beginnings = missing.length > most ? await this.rest.readBeginnings(missing, reader) : undefined;
    for (const source of missing) {
      const document = beginnings?.get(source.path) ?? (await reader.read(source));
      documents.set(source.path, document);
      if (!document.partial) this.cache?.documents.add(source, document);
    }
    return documents;
  }

  /** Finds documents in the cache. If more than `most` of them have code, it is bundled later. */
  private findStored(sources: readonly SourceFile[], most: number): Map<string, LiveDocument> {
    const found = new Map<string, LiveDocument>();
    for (const source of sources) {
      const stored = this.cache?.documents.find(source);
      if (stored !== undefined) found.set(source.path, { source, document: stored.document, reads: stored.reads });
    }
    const withCode = [...found].filter(([, { document }]) => document.module !== undefined);
    if (withCode.length > most)
      for (const [path, document] of withCode) found.set(path, { ...document, partial: 'unbundled' });
    return found;
  }
}
