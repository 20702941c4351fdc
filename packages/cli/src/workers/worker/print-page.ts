import type { PageLinks, ParsedDocument } from '@docsite/core';
import { type PrintedModule, printModule, resolveTree } from '@docsite/renderer';

/** What is needed to print a document as a module, besides its tree. Plain data, which is sent between threads. */
export interface PrintSetup {
  /** The targets of its links. */
  readonly links: PageLinks;
  /** The base URL of the locale. */
  readonly baseUrl: string;
  /** Whether elements written as JSX are rendered without components. */
  readonly bareElements: boolean;
}

/** Prints a document as a module, with the targets of its links. */
export function printPage(document: ParsedDocument, { links, baseUrl, bareElements }: PrintSetup): PrintedModule {
  return printModule(document, resolveTree(document.tree, { links, baseUrl }), bareElements);
}

/** A document to print. */
export interface DocumentToPrint extends PrintSetup {
  readonly path: string;
}
