import { createDocumentParser, type DocumentParser, type ParsedDocument, type SourceFile } from '@docsite/core';
import { type DocumentReads, ReadRecorder } from '../../cache/documents/document-reads.js';
import { createTurns } from '../sharing/turns.js';
import { createParseContext } from '../worker/parse-context.js';
import type { ParseSettings } from '../worker/parse-settings.js';

/** Parses imported documents one after the other, independently of the workers. */
export class ModuleParser {
  /** What parsing has read besides the sources. */
  readonly reads: DocumentReads[] = [];
  private opened: Promise<DocumentParser> | undefined;
  private readonly inTurn = createTurns();

  constructor(private readonly settings: ParseSettings) {}

  async parse(source: SourceFile): Promise<ParsedDocument> {
    this.opened ??= this.open();
    const parse = await this.opened;
    return this.inTurn(() => parse(source));
  }

  private async open(): Promise<DocumentParser> {
    const recorder = new ReadRecorder(this.settings.siteDir);
    const parse = createDocumentParser(await createParseContext(this.settings, recorder));
    return async (source) => {
      const document = await parse(source);
      this.reads.push(recorder.take(source.path));
      return document;
    };
  }
}
