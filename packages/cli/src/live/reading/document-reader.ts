import {
  beginningOf,
  createDocumentParser,
  type Document,
  type DocumentParser,
  type LoadedConfig,
  type ParsedDocument,
  Recent,
  type SourceFile,
} from '@docsite/core';
import { activity, changedFacts, today } from '@docsite/core/process';
import { identifySettings } from '../../build/open-cache.js';
import { type DocumentReads, hashOfRead, ReadRecorder } from '../../cache/documents/document-reads.js';
import { createTurns } from '../../workers/sharing/turns.js';
import { countWorkers } from '../../workers/threads/start-threads.js';
import { readingOf } from '../../workers/worker/activities.js';
import { createParseContext } from '../../workers/worker/parse-context.js';
import {
  type DocumentSettings,
  documentSettings,
  type ParseSettings,
  parseSettings,
} from '../../workers/worker/parse-settings.js';
import { type Origin, WorkerPool } from '../../workers/worker-pool.js';
import { CodeWrites } from './code-writes.js';
import type { LiveDocument } from './live-document.js';

/** A site whose documents are parsed. */
interface ParsedSite {
  readonly siteDir: string;
  readonly markdown: DocumentSettings;
  /** Hash of what documents are parsed with; undefined if it depends on unknown inputs of the site's functions. */
  readonly settings: string | undefined;
}

/** The number of content trees to keep: a page is rendered soon after its document was parsed, or much later. */
const mostTrees = 30;

/** Parses documents one by one, and records what each of them reads. */
export class DocumentReader {
  private readonly trees = new Recent<string, { readonly source: SourceFile; readonly parsed: ParsedDocument }>(
    mostTrees,
  );

  /** Documents are parsed one after the other, because reads are recorded per document. */
  private readonly inTurn = createTurns();

  private constructor(
    private readonly site: ParsedSite,
    private readonly reads: ReadRecorder,
    private readonly parsers: DocumentParsers,
    /** The files that code of documents and pages writes. */
    readonly writes: CodeWrites,
  ) {}

  static async open(siteDir: string, loaded: LoadedConfig, writes = new CodeWrites(siteDir)): Promise<DocumentReader> {
    const markdown = documentSettings(siteDir, loaded);
    const settings = identifySettings(parseSettings(siteDir, markdown), loaded);
    const reads = new ReadRecorder(siteDir);
    const parsers = await createParsers(siteDir, markdown, reads);
    return new DocumentReader({ siteDir, markdown, settings }, reads, parsers, writes);
  }

  /** Whether another reader parses documents in the same way. */
  parsesAs(other: DocumentReader): boolean {
    return this.site.settings !== undefined && this.site.settings === other.site.settings;
  }

  /** What other threads need to parse documents like this reader. */
  get parseSettings(): ParseSettings {
    return { ...parseSettings(this.site.siteDir, this.site.markdown), observesWrites: true };
  }

  async read(source: SourceFile): Promise<LiveDocument> {
    const [parsed, reads] = await this.parse(source);
    this.trees.set(source.path, { source, parsed });
    const { tree: _, ...document } = parsed;
    // strings of a document are slices of its source, and would keep all of it in memory
    return { source, document: structuredClone(document), reads };
  }

  /** Reads the beginning of a document, or all of it if the beginning cannot be parsed separately. */
  async readBeginning(source: SourceFile): Promise<LiveDocument> {
    const beginning = beginningOf(source);
    if (beginning === undefined) return this.read(source);
    const [{ tree: _, ...document }, reads] = await this.parse(beginning, this.parsers.facts);
    return document.problems.length > 0 ? this.read(source) : { source, document, reads, partial: 'beginning' };
  }

  /** Reads many documents; in several threads if that is worthwhile. */
  async readAll(sources: readonly SourceFile[]): Promise<LiveDocument[]> {
    const documents: LiveDocument[] = [];
    if (countWorkers(sources.length) === 1) {
      for (const source of sources) documents.push(await this.read(source));
      return documents;
    }
    const workers = await WorkerPool.open(this.parseSettings);
    try {
      const parsed = await workers.parse(sources, () => {});
      return sources.map((source) => {
        const { reads, written } = workers.origin(source.path) as Origin;
        this.writes.add(source.path, written);
        return { source, document: parsed[source.path] as Document, reads };
      });
    } finally {
      await workers.close();
    }
  }

  /** The document with its content tree. */
  async tree(source: SourceFile): Promise<ParsedDocument> {
    const known = this.trees.get(source.path);
    if (known?.source === source) return known.parsed;
    const [parsed] = await this.parse(source);
    this.trees.set(source.path, { source, parsed });
    return parsed;
  }

  /**
   * Whether parsing a document again would have the same result.
   *
   * @param known Caches the facts looked up at this time.
   */
  isCurrent(document: LiveDocument, known: Map<string, string | null>): boolean {
    const { siteDir, settings } = this.site;
    const { isOpen, today: day, observed = {} } = document.reads;
    if (isOpen || settings === undefined || (day !== undefined && day !== today())) return false;
    return this.hasReadCurrent(document) && changedFacts(observed, siteDir, known).length === 0;
  }

  /** Whether the files that a document includes are unchanged. */
  hasReadCurrent({ reads: { files } }: LiveDocument): boolean {
    const { siteDir, markdown } = this.site;
    const readable = { siteDir, given: markdown.given };
    return Object.entries(files).every(([path, hash]) => hash === hashOfRead(readable, path));
  }

  private parse(source: SourceFile, parser = this.parsers.page): Promise<[ParsedDocument, DocumentReads]> {
    return this.inTurn(async (): Promise<[ParsedDocument, DocumentReads]> => {
      activity.publish(readingOf(source));
      const parsed = await this.writes.during(source.path, () => parser(source));
      activity.publish(undefined);
      this.writes.add(source.path, this.reads.takeWritten());
      const reads = this.reads.take(source.path);
      if (reads.isOpen) this.writes.expect(source.path);
      return [parsed, reads];
    });
  }
}

/** Parsers for documents of pages, and for documents whose tree is not needed. */
interface DocumentParsers {
  readonly page: DocumentParser;
  readonly facts: DocumentParser;
}

async function createParsers(
  siteDir: string,
  markdown: DocumentSettings,
  reads: ReadRecorder,
): Promise<DocumentParsers> {
  const { remarkPlugins, rehypePlugins, preprocessor, prism } = markdown;
  const plain = await createParseContext({ siteDir, markdown, hasPlugins: false }, reads);
  const context = { ...plain, remarkPlugins, rehypePlugins, preprocessor, prism };
  return { page: createDocumentParser(context), facts: createDocumentParser({ ...context, highlights: false }) };
}
