import type { Document, ParsedDocument, Site, SourceFile } from '@docsite/core';
import type { Bundle, IndexPart, LocaleRoutes, PageJob, PrintedModule, SiteData } from '@docsite/renderer';
import type { ParsedSource } from '../../cache/documents/document-reads.js';
import type { PageResult } from '../../cache/pages/page-result.js';
import type { OutputPlace } from '../../output/output-folder.js';
import type { WorkTimes } from '../../profile/work-clock.js';
import type { DocumentToPrint } from './print-page.js';

/** What rendering needs besides the documents. Plain data, which is sent between threads. */
export interface RenderSetup {
  readonly site: Site;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
  /** The build day. */
  readonly today: string;
  /** Routes of every locale; absent if only this one is built. */
  readonly localeRoutes?: readonly LocaleRoutes[] | undefined;
  /** Whether no pages are rendered after these, so that documents can be discarded after their last page. */
  readonly isLast?: boolean | undefined;
  /** Where pages are written; absent if only the cache receives them. */
  readonly output?: OutputPlace | undefined;
  /** Where the cache stores their contents; absent for none. */
  readonly pack?: PackPlace | undefined;
}

/** A pack of the cache to write. */
export interface PackPlace {
  /** Absolute. */
  readonly folder: string;
  /** File name, which no other pack has. */
  readonly name: string;
}

/**
 * What a document is parsed for: `page`, its page; `facts`, only its facts, and its tree if the page is live, because
 * the page is then bundled; `check`, a check, which only renders pages that are not plain.
 */
export type ParsePurpose = 'page' | 'facts' | 'check';

/** A file to parse. */
export interface SourceToParse extends SourceFile {
  /** Absent for its page. */
  readonly purpose?: ParsePurpose;
}

/** A worker of the build, in this thread or another one. It keeps the content trees of the documents it parsed. */
export interface BuildWorker {
  parse(sources: readonly SourceToParse[]): Promise<readonly ParsedSource[]>;
  /** The whole document, including its tree. */
  document(path: string): Promise<ParsedDocument | undefined>;
  /** Prints a document as a module; `undefined` for one that it does not have. */
  printModule(document: DocumentToPrint): Promise<PrintedModule | undefined>;
  /** Discards documents that are no longer needed. */
  forget(paths: readonly string[]): Promise<void>;
  prepare(setup: RenderSetup): Promise<void>;
  render(jobs: readonly PageJob[]): Promise<readonly PageResult[]>;
  /** Takes the search index of the pages rendered here since `prepare`; none if it has already been taken. */
  indexPart(): Promise<IndexPart>;
  /** The times of all that; undefined if not measured. */
  times(): Promise<WorkTimes | undefined>;
}

/** Whether to keep the tree of a document: live pages are bundled in each build, wherever they are rendered. */
export function keepsTree({ isPlain, module }: Document, purpose: ParsePurpose): boolean {
  return purpose === 'page' || (purpose === 'check' ? isPlain !== true : module !== undefined);
}
