import { dirname, join } from 'node:path';
import { areImportedSame, type BundleOptions, type Bundler, hasProcessor } from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import { hashOf } from '../cache/document-reads.js';
import type { LookedAt } from '../cache/input-states.js';
import { type FileState, stateOf } from '../file-state.js';

/**
 * Bundles a locale unless an earlier build has made it from the same: live pages, words of the theme, and every file of
 * the site that is no document, by its state. That is more than was read, so it holds for names too that modules were
 * looked for under. Documents that modules import have to be printed as they were then.
 *
 * @param look Looks at the files of the site, once.
 */
export function cachedBundler(bundle: Bundler, { bundles }: BuildCache, look: () => LookedAt): Bundler {
  let inputs: LookedAt | undefined;
  return async (options) => {
    const { serverDir, locale = '', printDocument, isAhead = false, ...sources } = options;
    inputs ??= look();
    const key = hashOf(JSON.stringify([sources, ...moduleStates(options, inputs)]));
    const known = bundles.find(locale, key, serverDir);
    // which documents it was made of is looked at when it is asked for again
    if (known !== undefined && (isAhead || (await areImportedSame(known.documents, options.siteDir, printDocument))))
      return { bundle: known, findings: [], trace: async (...error) => (await bundle(options)).trace?.(...error) };
    const result = await bundle(options);
    const isPrinted = result.bundle?.documents.every(({ hash }) => hash !== '');
    const isWhole = isPrinted && result.findings.length === 0 && !inputs.isRecent;
    if (result.bundle !== undefined && isWhole) bundles.add(locale, key, result.bundle);
    return result;
  };
}

/** The states of all files that modules are made of, or found by. */
function moduleStates({ siteDir, postcssHooks }: BundleOptions, { states }: LookedAt): [string, FileState][] {
  const around = [siteDir, ...ancestorsOf(siteDir)].flatMap((folder) => namesAround.map((name) => join(folder, name)));
  // plugins of PostCSS may look for classes in documents
  const isOpen = hasProcessor(siteDir, postcssHooks);
  return [
    ...Object.entries(states).filter(([path, state]) => isFile(state) && (isOpen || !/\.mdx?$/.test(path))),
    ...around.map((path): [string, FileState] => [path, stateOf(path)]),
  ];
}

/** Of a folder the number of its entries is known: those that modules are made of are in it by themselves. */
function isFile(state: FileState): boolean {
  return state.includes(' ');
}

/** What decides, in the folders around a module, how it is read, and which packages it gets. */
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
