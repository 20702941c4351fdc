import { availableParallelism } from 'node:os';
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
import { documentSettings, hasFunctions, parseSettings } from '../workers/parse-settings.js';
import { startThread } from '../workers/start-threads.js';
import { ThreadWorker } from '../workers/thread-worker.js';
import { EarlierBundles } from './bundling/earlier-bundles.js';
import { LiveModules } from './bundling/live-modules.js';
import { CodeWrites } from './reading/code-writes.js';
import { DocumentReader } from './reading/document-reader.js';
import type { LiveDocuments } from './reading/live-document.js';
import { keepGood, type LiveDocument, latestOf } from './reading/live-document.js';
import { readBeginnings } from './reading/read-beginnings.js';
import { RestReading } from './reading/rest-reading.js';
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
export interface ReadFiles {
  readonly updates: Updates;
  readonly locales: readonly SiteLocale[];
  /** Each locale. */
  readonly scans: readonly {
    readonly locale: SiteLocale;
    readonly scanned: ScannedSite;
    readonly labels: LocaleLabels;
  }[];
  readonly documents: LiveDocuments;
  readonly reader: DocumentReader;
}

/** What is known about a site from its last reading. */
export interface KnownFiles extends Pick<ReadFiles, 'documents' | 'reader'> {
  readonly loaded: LoadedConfig;
}

/**
 * Reads the files of a site. Unchanged documents are not parsed again, initially with the help of the cache of earlier
 * builds. If many remain to be parsed, only their beginnings are read, and the rest in other threads meanwhile.
 */
export class SiteReader {
  /** The cache of earlier builds, until the initially parsed documents are stored there. */
  private cache: BuildCache | undefined;
  private rest: RestReading | undefined;
  private unread: UnreadSources | undefined;
  /** A thread that helps to read beginnings, and then reads the rest. */
  private helper: ThreadWorker | undefined;
  /** The modules of documents with code. */
  readonly modules = new LiveModules(() => ({ cache: this.cache, rest: this.rest }));

  /** The files that code of the site writes. */
  readonly writes: CodeWrites;

  constructor(private readonly options: ReadOptions) {
    this.writes = new CodeWrites(options.siteDir);
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
      const scanned = await scanSite(siteDir, loaded.config, locale, {
        outDir: outDirInside(siteDir, outDir),
        known: before === undefined ? this.unread : undefined,
      });
      scans.push({
        locale,
        scanned,
        labels: readSiteLabels(siteDir, locale, loaded),
      });
    }
    this.noteConfigWrites(loaded);
    const reader = await DocumentReader.open(siteDir, loaded, this.writes);
    const sources = scans.flatMap(({ scanned }) => scanned.sources);
    const documents =
      before === undefined ? await this.readFirst(sources, reader) : await this.readChanged(sources, before, reader);
    return { updates, locales, scans, documents, reader };
  }

  /** Threads that use functions of a configuration read it again, and what it writes is then newer than the site. */
  private noteConfigWrites({ config, file, observation }: LoadedConfig): void {
    if (file !== undefined && observation !== undefined && hasFunctions(config.markdown))
      this.writes.add(file, [...observation.written]);
  }

  /**
   * Starts reading the documents completely of which only the beginning is known. Documents read for another reader are
   * discarded.
   */
  async beginRest({ documents, reader }: KnownFiles): Promise<void> {
    const before = this.rest;
    const partial = [...documents.values()].filter(({ isPartial }) => isPartial);
    const unread = partial.filter(({ isRead }) => !isRead).map(({ source }) => source);
    const { helper } = this;
    this.helper = undefined;
    this.rest = partial.length === 0 ? undefined : new RestReading(reader.parseSettings, unread, this.writes, helper);
    await Promise.all([before?.stop(), this.rest === undefined && helper?.close()]);
  }

  /** Whether there are documents of which only the beginning is known. */
  get isReadingRest(): boolean {
    return this.rest !== undefined;
  }

  /** Settles once all documents have been read completely, for `takeRest`. */
  async restRead(): Promise<void> {
    const { rest } = this;
    await rest?.done;
    if (this.rest !== rest) await this.restRead();
  }

  /** The documents of which only the beginning was known, as far as they have been read by now. */
  async takeRest({ documents, reader }: KnownFiles): Promise<ReadonlyMap<string, LiveDocument>> {
    const taken = new Map<string, LiveDocument>();
    for (const [path, document] of documents)
      if (document.isPartial) taken.set(path, await this.readWhole(document, reader));
    return taken;
  }

  /** Discards what was kept of documents until the site is shown with all of them. */
  async endRest(): Promise<void> {
    const { rest } = this;
    this.rest = undefined;
    await rest?.stop();
  }

  /** Completely reads a document of which only the beginning was known. */
  async readWhole(partial: LiveDocument, reader: DocumentReader): Promise<LiveDocument> {
    const { source, document: known, reads, isRead } = partial;
    if (isRead) return { source, document: known, reads };
    const read = this.rest?.documents.get(source.path);
    const isUsable = read?.source === source && reader.hasReadCurrent(read);
    const document = isUsable ? read : await reader.read(source);
    this.cache?.documents.add(source, document);
    return document;
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
    await Promise.all([this.rest?.stop(), this.helper?.close()]);
  }

  private openCache(loaded: LoadedConfig): void {
    const { siteDir, cacheDir } = this.options;
    this.cache?.close();
    this.cache = openCache({ siteDir, cacheDir }, parseSettings(siteDir, documentSettings(siteDir, loaded)), loaded);
    this.unread = this.cache && new UnreadSources(siteDir, this.cache.sources);
  }

  /** Reads the documents initially, from the cache as far as possible. */
  private async readFirst(sources: readonly SourceFile[], reader: DocumentReader): Promise<LiveDocuments> {
    const documents = new Map<string, LiveDocument | undefined>();
    const distinct = new Map(sources.map((source) => [source.path, source]));
    for (const [path, source] of distinct) {
      const found = this.cache?.documents.find(source);
      documents.set(path, found && { source, document: found.document, reads: found.reads });
    }
    const withCode = [...documents].filter(([, known]) => known?.document.module !== undefined);
    if (withCode.length > (this.options.mostWhole ?? mostWhole))
      for (const [path, known] of withCode)
        documents.set(path, { ...(known as LiveDocument), isPartial: true, isRead: true });
    const missing = [...distinct.values()].filter(({ path }) => documents.get(path) === undefined);
    const isMuch = missing.length > (this.options.mostWhole ?? mostWhole);
    const read = isMuch ? await this.readBeginnings(missing, reader) : undefined;
    for (const source of missing) {
      const document = read?.get(source.path) ?? (await reader.read(source));
      documents.set(source.path, document);
      if (!document.isPartial) this.cache?.documents.add(source, document);
    }
    return documents as LiveDocuments;
  }

  /** Reads beginnings, with the thread that will read the rest. */
  private async readBeginnings(
    sources: readonly SourceFile[],
    reader: DocumentReader,
  ): Promise<ReadonlyMap<string, LiveDocument>> {
    await this.helper?.close();
    this.helper = availableParallelism() > 1 ? new ThreadWorker(startThread(), reader.parseSettings) : undefined;
    return readBeginnings(sources, reader, this.helper);
  }

  /** Parses the sources that have changed, or that include changed files. */
  private async readChanged(
    sources: readonly SourceFile[],
    before: KnownFiles,
    reader: DocumentReader,
  ): Promise<LiveDocuments> {
    const distinct = new Map(sources.map((source) => [source.path, source]));
    const facts = new Map<string, string | null>();
    const isSame = (source: SourceFile): boolean => {
      const known = reader.parsesAs(before.reader) ? before.documents.get(source.path) : undefined;
      return known !== undefined && latestOf(known).hash === source.hash && reader.isCurrent(known, facts);
    };
    const parsed = await reader.readAll([...distinct.values()].filter((source) => !isSame(source)));
    const read = new Map(parsed.map((document) => [document.source.path, document]));
    const documents = new Map<string, LiveDocument>();
    for (const path of distinct.keys()) {
      const [known, fresh] = [before.documents.get(path), read.get(path)];
      documents.set(path, fresh === undefined ? (known as LiveDocument) : keepGood(known, fresh));
    }
    return documents;
  }
}
