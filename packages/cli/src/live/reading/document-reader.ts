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
import { readingOf } from '../../workers/activities.js';
import {
  createParseContext,
  type DocumentSettings,
  documentSettings,
  type ParseSettings,
  parseSettings,
} from '../../workers/parse-settings.js';
import { countWorkers } from '../../workers/start-threads.js';
import { createTurns } from '../../workers/turns.js';
import { type Origin, WorkerPool } from '../../workers/worker-pool.js';
import { CodeWrites } from './code-writes.js';

/** A document, and what it was made from. */
export interface LiveDocument {
  /** The source that `document` was parsed from. */
  readonly source: SourceFile;
  readonly document: Document;
  readonly reads: DocumentReads;
  /** A later version of the source that cannot be parsed. Until it can be, the page stays as it was. */
  readonly broken?: { readonly source: SourceFile; readonly document: Document };
  /**
   * Set if the page cannot be shown yet. With `isRead`, only its code has yet to be bundled; otherwise only the
   * beginning of the source has been read: enough for navigation, and for excerpts on other pages.
   */
  readonly isPartial?: true;
  readonly isRead?: true;
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
    private readonly siteDir: string,
    private readonly markdown: DocumentSettings,
    /** Hash of what documents are parsed with; undefined if it depends on unknown inputs of the site's functions. */
    private readonly settings: string | undefined,
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
    return new DocumentReader(siteDir, markdown, settings, reads, parsers, writes);
  }

  /** Whether another reader parses documents in the same way. */
  parsesAs(other: DocumentReader): boolean {
    return this.settings !== undefined && this.settings === other.settings;
  }

  /** What other threads need to parse documents like this reader. */
  get parseSettings(): ParseSettings {
    return { ...parseSettings(this.siteDir, this.markdown), observesWrites: true };
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
    return document.problems.length > 0 ? this.read(source) : { source, document, reads, isPartial: true };
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
    const { isOpen, today: day, observed = {} } = document.reads;
    if (isOpen || this.settings === undefined || (day !== undefined && day !== today())) return false;
    return this.hasReadCurrent(document) && changedFacts(observed, this.siteDir, known).length === 0;
  }

  /** Whether the files that a document includes are unchanged. */
  hasReadCurrent({ reads: { files } }: LiveDocument): boolean {
    const readable = { siteDir: this.siteDir, given: this.markdown.given };
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

/** What is known about a file after it was parsed again: if it cannot be parsed, the page stays as it was. */
export function keepGood(before: LiveDocument | undefined, after: LiveDocument): LiveDocument {
  if (before === undefined || before.isPartial || !isBroken(after.document)) return after;
  const { source, document } = after;
  return { ...before, reads: after.reads, broken: { source, document } };
}

/** Whether a file could not be parsed at all: its text, or its front matter. */
function isBroken({ path, problems, frontMatterPlaces }: Document): boolean {
  if (problems.length === 0) return false;
  const hasNoKeys = Object.keys(frontMatterPlaces).length === 0;
  const own = problems.filter(({ place }) => place.file === path);
  return own.some(({ rule }) => rule === 'syntax' || (rule === 'front-matter' && hasNoKeys));
}

/** The sources whose latest version cannot be parsed. */
export function unreadableSources(documents: Iterable<LiveDocument>): ReadonlySet<string> {
  const unreadable = new Set<string>();
  for (const { document, broken } of documents)
    if (broken !== undefined || isBroken(document)) unreadable.add(document.path);
  return unreadable;
}

/** The document to check: with the problems of its latest version. */
export function checkedDocument({ document, broken }: LiveDocument): Document {
  if (broken === undefined) return document;
  const { problems, suppressions = [] } = broken.document;
  return { ...document, problems, suppressions };
}
