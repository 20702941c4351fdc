import { statsOf } from '@docsite/core/process';
import { bytesOf } from '../load/files/file-text.js';
import { filesBelow } from '../load/files/files-below.js';
import { sourceKinds } from '../styles/sources/site-words.js';

/** Names of which documents that are asked about contain at least one. */
const names = ['@theme/DocCard', '@docusaurus/plugin-content-docs/client', '<CodeBlock'];

/** The interval in milliseconds within which two changes of a file may leave the same time. */
const granularity = 100;

/** Where a site has documents, absolute. */
export interface DocumentFolders {
  /** Folders of content, which may have code, too. */
  readonly content: readonly string[];
  /** Folders of code, which may have documents that others quote. */
  readonly code: readonly string[];
}

/**
 * What documents were found to contain when a site was last read, by path, so that only changed ones are read again.
 * Empty at first; filled by reading the site.
 */
export type KnownDocuments = Map<string, KnownDocument>;

interface KnownDocument {
  /** Identifies the file's state on disk. */
  readonly state: string;
  /** Absent for documents that show nothing. */
  readonly text?: string;
}

/**
 * The texts of documents that may show what the theme has to provide, and of code beside them. Few documents have code,
 * and the others need not be decoded to find out.
 */
export function documentTexts({ content, code }: DocumentFolders, known: KnownDocuments = new Map()): string[] {
  const isCode = (file: string) => sourceKinds.code.test(file);
  const beside = content.flatMap(filesBelow);
  const documents = [...beside, ...code.flatMap(filesBelow)].filter((file) => sourceKinds.content.test(file));
  return [
    ...beside.filter(isCode).map((file) => bytesOf(file).toString('utf8')),
    ...documents.flatMap((file) => textOfDocument(file, known) ?? []),
  ];
}

function textOfDocument(file: string, known: KnownDocuments): string | undefined {
  const state = stateOf(file);
  const found = known.get(file);
  if (found !== undefined && found.state === state) return found.text;
  const bytes = bytesOf(file);
  const text = names.some((name) => bytes.includes(name)) ? bytes.toString('utf8') : undefined;
  if (state === undefined) known.delete(file);
  else known.set(file, { state, ...(text !== undefined && { text }) });
  return text;
}

/** Undefined if the file cannot be read, or has changed so recently that its state may stay the same. */
function stateOf(file: string): string | undefined {
  const stats = statsOf(file);
  if (stats === undefined || stats.ctimeMs > Date.now() - granularity) return undefined;
  return [stats.mtimeMs, stats.ctimeMs, stats.size, stats.ino].join(' ');
}
