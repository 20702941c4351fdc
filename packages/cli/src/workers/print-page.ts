import type { PageLinks, ParsedDocument } from '@docsite/core';
import { type PrintedModule, printModule, resolveTree } from '@docsite/renderer';

/** What a document is printed with as a module, beside its tree. Plain data: it crosses threads. */
export interface PrintSetup {
  /** The targets of its links. */
  readonly links: PageLinks;
  /** The base URL of the locale. */
  readonly baseUrl: string;
  /** Whether elements that are written as JSX are drawn by no component. */
  readonly bareElements: boolean;
}

/** Prints a document with the targets of its links as a module. */
export function printPage(document: ParsedDocument, { links, baseUrl, bareElements }: PrintSetup): PrintedModule {
  return printModule(document, resolveTree(document.tree, { links, baseUrl }), bareElements);
}

/** A document to print. */
export interface DocumentToPrint extends PrintSetup {
  readonly path: string;
}
