import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
import { identifySettings } from '../build/open-cache.js';
import { type DocumentReads, hashOf, ReadRecorder } from '../cache/document-reads.js';
import {
  createParseContext,
  type DocumentSettings,
  documentSettings,
  type ParseSettings,
  parseSettings,
} from '../workers/parse-settings.js';
import { countWorkers } from '../workers/start-threads.js';
import { type Origin, WorkerPool } from '../workers/worker-pool.js';

/** A document, and what it was made of. */
export interface LiveDocument {
  /** The source that `document` was parsed from. */
  readonly source: SourceFile;
  readonly document: Document;
  readonly reads: DocumentReads;
  /** A later version of the source that cannot be parsed. Until it can be, the page stays what it was. */
  readonly broken?: { readonly source: SourceFile; readonly document: Document };
  /**
   * Set where the page cannot be shown by it yet. Where `isRead` is set, its code is not bundled; else only the
   * beginning of the source is read so far: enough for navigation, and for what other pages show.
   */
  readonly isPartial?: true;
  readonly isRead?: true;
}

/** How many content trees are kept: a page is rendered soon after its document was parsed, or much later. */
const mostTrees = 30;

/** Parses documents one by one, and records what each of them reads. */
export class DocumentReader {
  private readonly trees = new Recent<string, { readonly source: SourceFile; readonly parsed: ParsedDocument }>(
    mostTrees,
  );

  /** What is parsed at present: documents record what they read one after the other. */
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly siteDir: string,
    private readonly markdown: DocumentSettings,
    /** Hash of what documents are parsed with; absent where that cannot be known of functions of the site. */
    private readonly settings: string | undefined,
    private readonly reads: ReadRecorder,
    private readonly parsers: DocumentParsers,
  ) {}

  static async open(siteDir: string, loaded: LoadedConfig): Promise<DocumentReader> {
    const markdown = documentSettings(loaded.config);
    const settings = identifySettings(parseSettings(siteDir, markdown), loaded);
    const reads = new ReadRecorder(siteDir);
    return new DocumentReader(siteDir, markdown, settings, reads, await createParsers(siteDir, markdown, reads));
  }

  /** Whether another reader parses documents as this one does. */
  parsesAs(other: DocumentReader): boolean {
    return this.settings !== undefined && this.settings === other.settings;
  }

  /** What other threads need to parse documents as this reader does. */
  get parseSettings(): ParseSettings {
    return parseSettings(this.siteDir, this.markdown);
  }

  async read(source: SourceFile): Promise<LiveDocument> {
    const [parsed, reads] = await this.parse(source);
    this.trees.set(source.path, { source, parsed });
    const { tree: _, ...document } = parsed;
    // texts of a document are cut from its source, and would keep all of it in memory
    return { source, document: structuredClone(document), reads };
  }

  /** Reads the beginning of a document, or all of it where the beginning cannot be read by itself. */
  async readBeginning(source: SourceFile): Promise<LiveDocument> {
    const beginning = beginningOf(source);
    if (beginning === undefined) return this.read(source);
    const [{ tree: _, ...document }, reads] = await this.parse(beginning, this.parsers.facts);
    return document.problems.length > 0 ? this.read(source) : { source, document, reads, isPartial: true };
  }

  /** Reads many documents; in several threads where that pays off. */
  async readAll(sources: readonly SourceFile[]): Promise<LiveDocument[]> {
    const documents: LiveDocument[] = [];
    if (countWorkers(sources.length) === 1) {
      for (const source of sources) documents.push(await this.read(source));
      return documents;
    }
    const workers = await WorkerPool.open(this.parseSettings);
    try {
      const parsed = await workers.parse(sources, () => {});
      return sources.map((source) => ({
        source,
        document: parsed[source.path] as Document,
        reads: (workers.origin(source.path) as Origin).reads,
      }));
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
   * Whether a document would be the same if it were parsed again.
   *
   * @param known What the facts are that were looked up at this time.
   */
  isCurrent(document: LiveDocument, known: Map<string, string | null>): boolean {
    const { isOpen, today: day, observed = {} } = document.reads;
    if (isOpen || this.settings === undefined || (day !== undefined && day !== today())) return false;
    return this.hasReadCurrent(document) && changedFacts(observed, this.siteDir, known).length === 0;
  }

  /** Whether the files that a document was made of beside its source are still the same. */
  hasReadCurrent({ reads: { files } }: LiveDocument): boolean {
    return Object.entries(files).every(([path, hash]) => hash === hashOfFile(join(this.siteDir, path)));
  }

  private parse(source: SourceFile, parser = this.parsers.page): Promise<[ParsedDocument, DocumentReads]> {
    const parsing = this.last.then(async (): Promise<[ParsedDocument, DocumentReads]> => {
      activity.publish({ subject: `'${source.path}'`, verb: 'was being read' });
      const parsed = await parser(source);
      activity.publish(undefined);
      return [parsed, this.reads.take(source.path)];
    });
    this.last = parsing.catch(() => {});
    return parsing;
  }
}

/** Parsers of documents for their pages, and of those whose tree is of no use. */
interface DocumentParsers {
  readonly page: DocumentParser;
  readonly facts: DocumentParser;
}

async function createParsers(
  siteDir: string,
  markdown: DocumentSettings,
  reads: ReadRecorder,
): Promise<DocumentParsers> {
  const { remarkPlugins, rehypePlugins } = markdown;
  const plain = await createParseContext({ siteDir, markdown, hasPlugins: false }, reads);
  const context = { ...plain, remarkPlugins, rehypePlugins };
  return { page: createDocumentParser(context), facts: createDocumentParser({ ...context, highlights: false }) };
}

function hashOfFile(path: string): string | null {
  try {
    return statSync(path).isFile() ? hashOf(readFileSync(path)) : null;
  } catch {
    return null;
  }
}

/** What is known of a file after it was parsed again: one that cannot be parsed leaves the page as it was. */
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

/** The sources of which the latest version cannot be parsed. */
export function unreadableSources(documents: Iterable<LiveDocument>): ReadonlySet<string> {
  const unreadable = new Set<string>();
  for (const { document, broken } of documents)
    if (broken !== undefined || isBroken(document)) unreadable.add(document.path);
  return unreadable;
}

/** The document as it is checked: with the problems of its latest version. */
export function checkedDocument({ document, broken }: LiveDocument): Document {
  if (broken === undefined) return document;
  const { problems, suppressions = [] } = broken.document;
  return { ...document, problems, suppressions };
}
