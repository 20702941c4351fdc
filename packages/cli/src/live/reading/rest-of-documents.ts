import { availableParallelism } from 'node:os';
import type { SourceFile } from '@docsite/core';
import type { BuildCache } from '../../cache/build-cache.js';
import { startThread } from '../../workers/threads/start-threads.js';
import { ThreadWorker } from '../../workers/threads/thread-worker.js';
import type { CodeWrites } from './code-writes.js';
import type { DocumentReader } from './document-reader.js';
import type { LiveDocument } from './live-document.js';
import { readBeginnings } from './read-beginnings.js';
import type { ReadDocuments } from './read-documents.js';
import { RestReading } from './rest-reading.js';

/**
 * The documents of which only the beginnings are read at first: the rest is read in other threads, and kept until the
 * site is shown with all of them.
 */
export class RestOfDocuments {
  private reading: RestReading | undefined;
  /** A thread that helps to read beginnings, and then reads the rest. */
  private helper: ThreadWorker | undefined;

  /** @param cache Returns the cache that receives documents read completely; undefined for none. */
  constructor(
    private readonly writes: CodeWrites,
    private readonly cache: () => BuildCache | undefined,
  ) {}

  /** The threads that have read documents; undefined if all documents are known completely. */
  get current(): RestReading | undefined {
    return this.reading;
  }

  /** Reads beginnings, with the thread that will read the rest. */
  async readBeginnings(
    sources: readonly SourceFile[],
    reader: DocumentReader,
  ): Promise<ReadonlyMap<string, LiveDocument>> {
    await this.helper?.close();
    this.helper = availableParallelism() > 1 ? new ThreadWorker(startThread(), reader.parseSettings) : undefined;
    return readBeginnings(sources, reader, this.helper);
  }

  /**
   * Starts reading the documents completely of which only the beginning is known. Documents read for another reader are
   * discarded.
   */
  async begin({ documents, reader }: ReadDocuments): Promise<void> {
    const before = this.reading;
    const left = [...documents.values()].filter(({ partial }) => partial);
    const sources = left.filter(({ partial }) => partial === 'beginning').map(({ source }) => source);
    const { helper, writes } = this;
    this.helper = undefined;
    const unread = { settings: reader.parseSettings, sources, writes, first: helper };
    this.reading = left.length === 0 ? undefined : new RestReading(unread);
    await Promise.all([before?.stop(), this.reading === undefined && helper?.close()]);
  }

  /** Settles once all documents have been read completely, for `take`. */
  async done(): Promise<void> {
    const { reading } = this;
    await reading?.done;
    if (this.reading !== reading) await this.done();
  }

  /** The documents of which only the beginning was known, as far as they have been read by now. */
  async take({ documents, reader }: ReadDocuments): Promise<ReadonlyMap<string, LiveDocument>> {
    const taken = new Map<string, LiveDocument>();
    for (const [path, document] of documents)
      if (document.partial) taken.set(path, await this.readWhole(document, reader));
    return taken;
  }

  /** Completely reads a document of which only the beginning was known. */
  async readWhole(known: LiveDocument, reader: DocumentReader): Promise<LiveDocument> {
    const { source, document, reads, partial } = known;
    if (partial === 'unbundled') return { source, document, reads };
    const read = this.reading?.documents.get(source.path);
    const isUsable = read?.source === source && reader.hasReadCurrent(read);
    const whole = isUsable ? read : await reader.read(source);
    this.cache()?.documents.add(source, whole);
    return whole;
  }

  /** Discards what was kept of documents, because the site is shown with all of them. */
  async end(): Promise<void> {
    const { reading } = this;
    this.reading = undefined;
    await reading?.stop();
  }

  async close(): Promise<void> {
    await Promise.all([this.reading?.stop(), this.helper?.close()]);
  }
}
