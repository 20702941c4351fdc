import { join } from 'node:path';
import { isOfPackage } from '@docsite/core/process';
import { outsideOf, outsideOfSite } from '../build/input/outside-paths.js';
import { packagesWith } from '../build/input/package-code.js';
import type { CodeReads } from './reading/code-reads.js';
import type { KnownFiles, ReadFiles } from './site-reader.js';
import type { LiveState } from './state/live-state.js';

/** Everything known about the site at one moment. */
export interface Known extends KnownFiles, Pick<ReadFiles, 'updates' | 'contentFiles'> {
  readonly state: LiveState;
  readonly codeReads: CodeReads;
}

/** Folders and files outside its folder that the site is made from, absolute. */
export function outsideOfKnown(siteDir: string, { loaded, documents, state }: Known): string[] {
  const files = [
    ...readFiles(siteDir, { loaded, documents }),
    ...(loaded.watched ?? []),
    ...state.locales.flatMap(({ bundle }) => bundle.foreignFiles),
    ...state.locales.flatMap(({ facts }) => outsideOfSite(siteDir, facts.site)),
  ];
  return outsideOf(siteDir, files).filter((path) => !isOfPackage(path));
}

/**
 * The folders of installed packages that the code of the configuration, of its plugins and of documents consists of,
 * absolute: of those that Node loads, one file counts as read, of those that are bundled, each file.
 */
export function packagesOfKnown(siteDir: string, known: Pick<Known, 'loaded' | 'documents' | 'codeReads'>): string[] {
  return packagesWith([...readFiles(siteDir, known), ...known.codeReads.files]);
}

/** The files of installed packages that the site's modules and style sheets are bundled from, absolute. */
export function bundledPackageFiles({ state }: Pick<Known, 'state'>): string[] {
  return [...new Set(state.locales.flatMap(({ bundle }) => bundle.foreignFiles.filter(isOfPackage)))];
}

/** The files that the configuration and documents have read, absolute. */
function readFiles(siteDir: string, { loaded, documents }: Pick<Known, 'loaded' | 'documents'>): string[] {
  const ofDocuments = [...documents.values()].flatMap(({ reads }) => Object.keys(reads.files));
  return [...(loaded.reads?.files ?? []), ...ofDocuments.map((path) => join(siteDir, path))];
}
