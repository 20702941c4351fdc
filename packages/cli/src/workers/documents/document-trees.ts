import type { ParsedDocument, SourceFile } from '@docsite/core';
import type { PrintedModule } from '@docsite/renderer';
import type { DocumentReads } from '../../cache/documents/document-reads.js';
import { createTurns } from '../sharing/turns.js';
import type { BuildWorker } from '../worker/build-worker.js';
import type { ParseSettings } from '../worker/parse-settings.js';
import type { DocumentToPrint } from '../worker/print-page.js';
import type { HeldDocuments } from './held-documents.js';
import { ModuleParser } from './module-parser.js';

/** The trees of documents for everything except their own pages: taken from the workers, or parsed again. */
export class DocumentTrees {
  private readonly parser: ModuleParser;
  /** Runs the parsing of documents whose trees no worker has: reads are attributed to the document being parsed. */
  private readonly parseInTurn = createTurns();

  /** @param local The worker that parses documents whose trees no worker has. */
  constructor(
    private readonly documents: HeldDocuments,
    private readonly local: BuildWorker,
    settings: ParseSettings,
  ) {
    this.parser = new ModuleParser(settings);
  }

  /** What parsing documents again has read besides the sources. */
  get reads(): readonly DocumentReads[] {
    return this.parser.reads;
  }

  /** The module that a document is printed as, by the worker that has its tree, or that parses it again. */
  async print(document: DocumentToPrint): Promise<PrintedModule> {
    const printed = await (await this.holder(document.path))?.printModule(document);
    if (printed === undefined) throw new Error(`no document is known as '${document.path}'`);
    return printed;
  }

  /** The worker that has the tree of a document; if none has, one parses it. */
  private async holder(path: string): Promise<BuildWorker | undefined> {
    const held = this.documents.get(path);
    if (held === undefined) return undefined;
    const { source, worker = this.local } = held;
    if (held.worker !== undefined) return worker;
    await this.parseInTurn(async () => this.documents.keep(worker, [source], await worker.parse([source])));
    return worker;
  }

  /**
   * A document parsed again, with all positions in its tree, which workers do not keep. `undefined` for an unknown one.
   */
  async placed(path: string): Promise<ParsedDocument | undefined> {
    const held = this.documents.get(path);
    return held && this.parser.parse(held.source);
  }

  /**
   * A document with its tree, which a module imports: it may not be a page, and the workers may be busy with others.
   */
  async imported(source: SourceFile): Promise<ParsedDocument> {
    const held = this.documents.get(source.path);
    const document = held?.source.hash === source.hash ? await held.worker?.document(source.path) : undefined;
    return document ?? this.parser.parse(source);
  }
}
