import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Asset, compareText, contentHash, documentEnding, type Place, pathFrom } from '@docsite/core';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { Spot } from '../../../live/mark-code.js';
import type { PrintedCode } from '../../../live/print-statements.js';
import type { ImportedAssets } from '../assets/imported-assets.js';
import { expandFolderImports } from '../folders/folder-calls.js';
import { type FolderListing, keysOfListing } from '../folders/folder-listing.js';

/** A document in the form that modules import: a React module whose default export is a component. */
export interface PrintedDocument extends PrintedCode {
  /** Files that it shows and that no page refers to. */
  readonly assets: readonly Asset[];
  /** Whether it contains code of its author. */
  readonly hasCode: boolean;
  /** The place, including the file, of a node that begins at a position. */
  readonly placeOf: (position: Spot) => Place;
}

/**
 * Prints the document at a path relative to the site folder. The result must depend only on the document.
 *
 * @param isMarked Whether the code includes the marks of `markCode`.
 */
export type DocumentPrinter = (path: string, isMarked?: boolean) => Promise<PrintedDocument>;

/** A document that a module imports, or a folder that it imports modules from. */
export interface BundledDocument {
  /** Relative to the site folder. */
  readonly path: string;
  /** Hash of the imported form; empty if it could not be printed. */
  readonly hash: string;
  /** How it is imported, if not as the component that it is printed as: as text, or as a folder's modules by name. */
  readonly taken?: 'text' | FolderListing;
}

/** The documents that a bundle's modules import, by path, with the printed modules of those that contain code. */
export type BundledDocuments = Map<string, BundledDocument & Partial<PrintedCode>>;

/** Sorts documents by path, because page keys include them, independent of the order in which esbuild loaded them. */
export function byPath(documents: BundledDocuments): BundledDocument[] {
  return [...documents]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, { path, hash, taken }]) => ({ path, hash, ...(taken !== undefined && { taken }) }));
}

/** How to print imported documents, and where to record them and the files that they show. */
export interface DocumentImportOptions {
  readonly siteDir: string;
  readonly assets: ImportedAssets;
  readonly documents: BundledDocuments;
  readonly printDocument?: DocumentPrinter | undefined;
}

/** Loads documents that modules import as modules. */
export function documentImports(options: DocumentImportOptions): Plugin {
  return {
    name: 'docsite-documents',
    setup(build) {
      build.onLoad({ filter: documentEnding, namespace: 'file' }, async ({ path: file }) => ({
        ...(await loadDocument(pathIn(options.siteDir, file), options)),
        resolveDir: dirname(file),
      }));
    },
  };
}

/** The hash of documents while they cannot be printed. */
const notPrinted = '';

/** Loads a document as a module, and records it; the module renders nothing while documents cannot be printed. */
export async function loadDocument(
  path: string,
  { siteDir, assets, documents, printDocument }: DocumentImportOptions,
): Promise<OnLoadResult> {
  if (printDocument === undefined) {
    documents.set(path, { path, hash: notPrinted });
    return { contents: 'export default () => null;', loader: 'js' };
  }
  const printed = await printDocument(path);
  const { code, statements, hasCode } = printed;
  documents.set(path, { path, hash: hashOfPrinted(printed), statements, ...(hasCode && { code }) });
  for (const asset of printed.assets)
    assets.set(asset.outputPath, { path: asset.outputPath, contents: readFileSync(join(siteDir, asset.path)) });
  // as for pages: a module that holds partials may import a name twice, which only TypeScript's loader accepts
  return { contents: expandFolderImports(code), loader: 'tsx' };
}

type NotedDocuments = Pick<DocumentImportOptions, 'siteDir' | 'documents'>;

/** Records a file whose text a module imports. */
export function noteText(file: string, text: string, { siteDir, documents }: NotedDocuments): void {
  const path = pathIn(siteDir, file);
  documents.set(`text of ${path}`, { path, hash: contentHash(text), taken: 'text' });
}

/** Returns a function that records folders whose modules are imported together. */
export function noteFolder({ siteDir, documents }: NotedDocuments): (listing: FolderListing) => void {
  return (listing) => {
    const taken = { ...listing, folder: pathIn(siteDir, listing.folder) };
    const hash = contentHash(keysOfListing(listing).join('\n'));
    documents.set(`modules of ${JSON.stringify(taken)}`, { path: taken.folder, hash, taken });
  };
}

function pathIn(siteDir: string, file: string): string {
  return pathFrom(realpathSync(siteDir), file);
}

/** Whether the documents and folders that a bundle was made from are unchanged. */
export async function areImportedSame(
  documents: readonly BundledDocument[],
  siteDir: string,
  printDocument: DocumentPrinter | undefined,
): Promise<boolean> {
  for (const document of documents)
    if (document.hash !== (await hashNow(document, siteDir, printDocument))) return false;
  return true;
}

async function hashNow(
  { path, taken }: BundledDocument,
  siteDir: string,
  print: DocumentPrinter | undefined,
): Promise<string> {
  try {
    if (taken === undefined) return print === undefined ? notPrinted : hashOfPrinted(await print(path));
    const absolute = join(realpathSync(siteDir), path);
    if (taken === 'text') return contentHash(readFileSync(absolute, 'utf8'));
    return contentHash(keysOfListing({ ...taken, folder: absolute }).join('\n'));
  } catch {
    // bundling it again reports the problem
    return 'not there';
  }
}

function hashOfPrinted({ code, assets }: PrintedDocument): string {
  return contentHash(JSON.stringify([code, assets]));
}
