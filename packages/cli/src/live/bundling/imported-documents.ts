import type { Finding, Site } from '@docsite/core';
import type { DocumentPrinter } from '@docsite/renderer';
import { createDocumentPrinter } from '../../build/bundle/print-documents.js';
import type { LiveDocuments } from '../reading/live-document.js';
import type { ReadDocuments } from '../reading/read-documents.js';
import type { LocaleFacts } from '../state/locale-facts.js';

/** Prints the documents that modules import, with the findings about those printed so far that are not pages. */
export interface ImportPrinter {
  readonly print: DocumentPrinter;
  readonly findings: readonly Finding[];
}

/** A printer, and what it prints from. */
interface KeptPrinter extends ImportPrinter {
  readonly site: Site;
  readonly documents: LiveDocuments;
}

/**
 * The printers of documents that modules import, by locale. What they have printed is kept until a document or a page
 * changes, and thus during edits of code.
 */
export class ImportedDocuments {
  private readonly kept = new Map<string, KeptPrinter>();

  take({ siteDir, site, index, loaded, locale }: LocaleFacts, { documents, reader }: ReadDocuments): ImportPrinter {
    const kept = this.kept.get(locale.name);
    if (kept?.site === site && kept.documents === documents) return kept;
    const findings: Finding[] = [];
    const print = createDocumentPrinter({
      siteDir,
      site,
      index,
      given: loaded.modules,
      documentExports: loaded.documentExports,
      readDocument: (source) => reader.tree(source),
      onFindings: (found) => findings.push(...found),
    });
    const made = { print, findings, site, documents };
    this.kept.set(locale.name, made);
    return made;
  }
}
