import { isDeepStrictEqual } from 'node:util';
import { type Document, getOrInsert, type PageLinks } from '@docsite/core';
import type { PrintedModule } from '@docsite/renderer';
import type { BuildCache } from '../../cache/build-cache.js';
import { type PrintSetup, printPage } from '../../workers/worker/print-page.js';
import type { DocumentReader } from '../reading/document-reader.js';
import type { LiveDocument } from '../reading/live-document.js';
import type { RestReading } from '../reading/rest-reading.js';

/** A document with code, and what else its module depends on. */
export interface ModuleToPrint extends PrintSetup {
  readonly document: LiveDocument;
  readonly reader: DocumentReader;
}

/** Where to find modules without parsing their documents, when the server starts. */
export interface ModuleSources {
  /** The cache of earlier builds. */
  readonly cache: BuildCache | undefined;
  /** Threads that have read documents, and still have their trees. */
  readonly rest: RestReading | undefined;
}

interface Printed {
  readonly links: PageLinks;
  readonly module: Promise<PrintedModule>;
}

/**
 * The printed modules of documents with code. Printing one requires its tree, of which few are kept: a module is
 * printed again only if its document was read again, or the target of one of its links has changed.
 */
export class LiveModules {
  /** By the base URL of the locale. */
  private readonly printed = new WeakMap<Document, Map<string, Printed>>();

  constructor(private readonly sources: () => ModuleSources) {}

  take(wanted: ModuleToPrint): Promise<PrintedModule> {
    const { document } = wanted.document;
    const { links, baseUrl } = wanted;
    const known = getOrInsert(this.printed, document, () => new Map());
    const found = known.get(baseUrl);
    if (found !== undefined && isDeepStrictEqual(found.links, links)) return found.module;
    const module = this.find(wanted);
    known.set(baseUrl, { links, module });
    return module;
  }

  /** The module as printed by a build, or else printed now. */
  private find(wanted: ModuleToPrint): Promise<PrintedModule> {
    const { cache } = this.sources();
    const { source, reads } = wanted.document;
    const document = cache?.documents.identify(source, reads);
    if (cache === undefined || document === undefined) return this.print(wanted);
    const { links, baseUrl } = wanted;
    return cache.modules.take({ path: source.path, document, links, baseUrl }, () => this.print(wanted));
  }

  private async print({ document, reader, ...setup }: ModuleToPrint): Promise<PrintedModule> {
    const printed = await this.sources().rest?.print(document, setup);
    return printed ?? printPage(await reader.tree(document.source), setup);
  }
}
