import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Asset } from '@docsite/core';
import type { Plugin } from 'esbuild';
import type { ImportedAssets } from './asset-imports.js';
import type { BundledDocument } from './bundle.js';

/** A document as modules of the site import it. */
export interface PrintedDocument {
  /** A React module, its default export a component. */
  readonly code: string;
  /** Files that it shows and that no page refers to. */
  readonly assets: readonly Asset[];
  /** Whether it holds code of its author. */
  readonly hasCode: boolean;
}

/** Prints the document at a path relative to the site folder. It must print the same as long as the document is the same. */
export type DocumentPrinter = (path: string) => Promise<PrintedDocument>;

/** The documents that the modules of a bundle import, by their paths, with the modules of those that hold code. */
export type BundledDocuments = Map<string, BundledDocument & { readonly code?: string }>;

export interface DocumentImportOptions {
  readonly siteDir: string;
  readonly assets: ImportedAssets;
  readonly documents: BundledDocuments;
  readonly printDocument?: DocumentPrinter | undefined;
}

/** Gives esbuild the documents that modules import, as modules. */
export function documentImports({ siteDir, assets, documents, printDocument }: DocumentImportOptions): Plugin {
  return {
    name: 'docsite-documents',
    setup(build) {
      build.onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path: file }) => {
        const path = relative(realpathSync(siteDir), file).split(sep).join('/');
        if (printDocument === undefined) {
          documents.set(path, { path, hash: '' });
          return { contents: 'export default () => null;', loader: 'js' };
        }
        const printed = await printDocument(path);
        documents.set(path, { path, hash: hashOf(printed), ...(printed.hasCode && { code: printed.code }) });
        for (const asset of printed.assets)
          assets.set(asset.outputPath, { path: asset.outputPath, contents: readFileSync(join(siteDir, asset.path)) });
        return { contents: printed.code, loader: 'jsx', resolveDir: dirname(file) };
      });
    },
  };
}

/** Whether the documents that a bundle was made with would be printed the same again. */
export async function arePrintedSame(
  documents: readonly BundledDocument[],
  printDocument: DocumentPrinter | undefined,
): Promise<boolean> {
  for (const { path, hash } of documents) {
    if (printDocument === undefined) return hash === '';
    if (hash !== hashOf(await printDocument(path))) return false;
  }
  return true;
}

function hashOf({ code, assets }: PrintedDocument): string {
  const text = JSON.stringify([code, assets]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
