import { dirname, join } from 'node:path';
import { contentHash, isDocumentPath } from '@docsite/core';
import { areImportedSame, type BundleOptions, type Bundler, mayScanDocuments } from '@docsite/renderer';
import type { BundleCache } from '../../cache/site/bundle-cache.js';
import type { FileStates } from '../../cache/states/input-states.js';
import { type FileState, isFileState, stateOf } from '../../file-state.js';

/** What the bundles of a site depend on, and where they are stored. */
export interface BundleStore {
  readonly bundles: BundleCache;
  /** Returns the states of the site's files, read once. */
  readonly look: () => FileStates;
  /** What the bundles contain, if not all live pages: each extent is stored by itself. */
  readonly extent?: string;
}

/**
 * Wraps a bundler so that a locale is bundled only if no earlier build did so from the same inputs: live pages, labels
 * of the theme, and the states of all files of the site except documents. These are more files than a bundle reads, so
 * that names under which modules were looked up are covered, too. Documents that modules import must print the same as
 * before.
 */
export function cachedBundler(bundle: Bundler, { bundles, look, extent = '' }: BundleStore): Bundler {
  let inputs: FileStates | undefined;
  return async (options) => {
    const { locale, ...sources } = options;
    const { name = '', serverDir, printDocument, isAhead = false, ...values } = locale;
    const stored = name + extent;
    inputs ??= look();
    const key = contentHash(JSON.stringify([sources, values, ...moduleStates(options, inputs)]));
    const known = bundles.find(stored, key, serverDir);
    // the imported documents are compared when the bundle is requested again
    if (known !== undefined && (isAhead || (await areImportedSame(known.documents, options.siteDir, printDocument))))
      return { bundle: known, findings: [], trace: async (...error) => (await bundle(options)).trace?.(...error) };
    const began = Date.now();
    const result = await bundle(options);
    const isPrinted = result.bundle?.documents.every(({ hash }) => hash !== '');
    const isWhole = isPrinted && result.findings.length === 0 && !inputs.isRecent;
    if (result.bundle !== undefined && isWhole) bundles.add(stored, key, { bundle: result.bundle, began });
    return result;
  };
}

/** The states of all files that bundles may be made from, or that affect how modules are found. */
function moduleStates({ siteDir, postcssHooks }: BundleOptions, { states }: FileStates): [string, FileState][] {
  const around = [siteDir, ...ancestorsOf(siteDir)].flatMap((folder) => namesAround.map((name) => join(folder, name)));
  const withDocuments = mayScanDocuments(siteDir, postcssHooks);
  return [
    ...Object.entries(states).filter(([path, state]) => isFileState(state) && (withDocuments || !isDocumentPath(path))),
    ...around.map((path): [string, FileState] => [path, stateOf(path)]),
  ];
}

/** Names of files in surrounding folders that determine how a module is read, and which packages it gets. */
const namesAround = [
  'package.json',
  'tsconfig.json',
  'jsconfig.json',
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
];

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...ancestorsOf(parent)];
}
