import { join } from 'node:path';
import { createDocumentParser, type DocumentParser, type ParseContext, type ParsedDocument } from '@docsite/core';
import { activity, watchNode } from '@docsite/core/process';
import {
  createRenderer,
  type IndexPart,
  type OutputFile,
  type PageJob,
  type PageRenderer,
  type PrintedModule,
  SearchIndexer,
  searchablePages,
} from '@docsite/renderer';
import { type ParsedSource, ReadRecorder } from '../../cache/documents/document-reads.js';
import { PackWriter } from '../../cache/pages/content-pack.js';
import { copiesOf, type PageFile, type PageResult } from '../../cache/pages/page-result.js';
import { OutputFolder } from '../../output/output-folder.js';
import { WorkClock, type WorkTimes } from '../../profile/work-clock.js';
import { readingOf, renderingOf } from './activities.js';
import {
  type BuildWorker,
  keepsTree,
  type PackPlace,
  type ParsePurpose,
  type RenderSetup,
  type SourceToParse,
} from './build-worker.js';
import { DocumentStore } from './document-store.js';
import { createParseContext } from './parse-context.js';
import type { ParseSettings } from './parse-settings.js';
import { type DocumentToPrint, printPage } from './print-page.js';

interface WorkerOptions {
  readonly clock?: WorkClock | undefined;
  /** Whether to record which files code of documents writes. */
  readonly observesWrites?: boolean | undefined;
}

/** A worker in the thread that creates it. */
export class LocalWorker implements BuildWorker {
  private readonly documents = new DocumentStore();
  private readonly parsers: Readonly<Record<ParsePurpose, DocumentParser>>;
  private renderPage: PageRenderer | undefined;
  private indexer = new SearchIndexer([]);
  private output: OutputFolder | undefined;
  private pack: PackWriter | undefined;
  private readonly clock: WorkClock | undefined;
  private readonly observesWrites: boolean;

  /**
   * @param reads What the context records to.
   * @param options With a clock, which measures files and pages, if times are needed.
   */
  constructor(
    context: ParseContext,
    private readonly reads: ReadRecorder,
    { clock, observesWrites = false }: WorkerOptions = {},
  ) {
    this.clock = clock;
    this.observesWrites = observesWrites;
    this.parsers = {
      page: createDocumentParser(context),
      facts: createDocumentParser({ ...context, highlights: false }),
      check: createDocumentParser({ ...context, highlights: 'unless-plain' }),
    };
  }

  async parse(sources: readonly SourceToParse[]): Promise<readonly ParsedSource[]> {
    const parsed: ParsedSource[] = [];
    for (const source of sources) {
      activity.publish(readingOf(source));
      this.clock?.begin();
      const { purpose = 'page' } = source;
      const parse = () => this.parsers[purpose](source);
      const parsedDocument = this.observesWrites ? await this.reads.recordWrites(parse) : await parse();
      const { tree: _, ...document } = parsedDocument;
      const written = this.reads.takeWritten();
      parsed.push({ document, reads: this.reads.take(source.path), ...(written.length > 0 && { written }) });
      if (keepsTree(document, purpose))
        this.documents.set(source.path, purpose === 'facts' ? await this.parsers.page(source) : parsedDocument);
      this.reads.take(source.path);
      this.clock?.parsed(source.path);
    }
    activity.publish(undefined);
    return parsed;
  }

  async document(path: string): Promise<ParsedDocument | undefined> {
    return this.documents.get(path);
  }

  async printModule({ path, ...setup }: DocumentToPrint): Promise<PrintedModule | undefined> {
    const document = this.documents.get(path);
    return document && printPage(document, setup);
  }

  async forget(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.documents.delete(path);
  }

  async prepare(setup: RenderSetup): Promise<void> {
    this.output = setup.output && new OutputFolder(setup.output);
    this.openPack(setup.pack);
    this.indexer = new SearchIndexer(searchablePages(setup.site));
    activity.publish({ subject: 'the theme', verb: 'was being loaded' });
    this.renderPage = await createRenderer({ ...setup, lap: this.clock?.lap });
    activity.publish(undefined);
  }

  /** All locales of a build are written to the same pack. */
  private openPack(place: PackPlace | undefined): void {
    const pack = place && new PackWriter(join(place.folder, place.name), place.name);
    if (this.pack?.path === pack?.path) return;
    this.pack?.close();
    this.pack = pack;
  }

  async render(jobs: readonly PageJob[]): Promise<readonly PageResult[]> {
    const { renderPage } = this;
    if (renderPage === undefined) throw new Error('a worker renders only after prepare()');
    const results: PageResult[] = [];
    for (const job of jobs) results.push(await this.renderOne(job, renderPage));
    activity.publish(undefined);
    return results;
  }

  private async renderOne(job: PageJob, renderPage: PageRenderer): Promise<PageResult> {
    const { page } = job;
    activity.publish(renderingOf(page));
    this.clock?.begin();
    const document = 'source' in page ? this.documents.get(page.source) : undefined;
    const { files, search, ids, ...facts } = await renderPage(job, document);
    if (search !== undefined) this.indexer.add(page.route, search);
    this.clock?.lap('search');
    const result = {
      route: page.route,
      ...facts,
      ids: copiesOf(ids),
      files: files.map((file) => this.write(file)),
    };
    this.clock?.rendered(page.route);
    return result;
  }

  private write({ path, contents }: OutputFile): PageFile {
    const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
    this.output?.write(path, bytes);
    this.clock?.lap('write');
    const slice = this.pack?.add(bytes);
    if (this.pack !== undefined) this.clock?.lap('cache');
    return { path, bytes: bytes.length, ...(slice !== undefined && { slice }) };
  }

  async indexPart(): Promise<IndexPart> {
    const part = this.indexer.part();
    this.indexer = new SearchIndexer([]);
    return part;
  }

  async times(): Promise<WorkTimes | undefined> {
    return this.clock?.read();
  }
}

/** Opens a worker in this thread. */
export async function openLocalWorker(settings: ParseSettings): Promise<LocalWorker> {
  const reads = new ReadRecorder(settings.siteDir);
  const clock = settings.isTimed ? new WorkClock() : undefined;
  const { observesWrites } = settings;
  // observes code that is loaded from now on
  if (observesWrites) watchNode();
  return new LocalWorker(await createParseContext(settings, reads), reads, { clock, observesWrites });
}
