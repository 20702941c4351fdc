import { dirname, join } from 'node:path';
import type { Bundler } from '@docsite/renderer';
import type { BuildCache } from '../cache/build-cache.js';
import { InputStates } from '../cache/build-record.js';
import { hashOf } from '../cache/document-reads.js';

/** Where the modules of a site lie. */
export interface ModuleFolders {
  readonly siteDir: string;
  /** Folders in it that hold none, absolute. */
  readonly leftOut: readonly string[];
}

/**
 * Bundles a locale unless an earlier build has made it from the same: live pages, words of the theme, and every file of
 * the site that is no document, by its state. That is more than was read, so it holds for names too that modules were
 * looked for under.
 */
export function cachedBundler(bundle: Bundler, cache: BuildCache, folders: ModuleFolders): Bundler {
  const { bundles } = cache;
  let modules: InputStates | undefined;
  return async (options) => {
    modules ??= moduleStates(folders);
    const { serverDir, baseUrl, ...sources } = options;
    const key = hashOf(JSON.stringify([sources, baseUrl, modules.states]));
    const known = bundles.find(baseUrl, key, serverDir);
    if (known !== undefined) return { bundle: known, findings: [] };
    const result = await bundle(options);
    const isWhole = result.findings.length === 0 && !modules.isRecent;
    if (result.bundle !== undefined && isWhole) bundles.add(baseUrl, key, result.bundle);
    return result;
  };
}

function moduleStates({ siteDir, leftOut }: ModuleFolders): InputStates {
  const around = [siteDir, ...ancestorsOf(siteDir)].flatMap((folder) => namesAround.map((name) => join(folder, name)));
  return new InputStates({ siteDir, others: around, leftOut, without: /\.mdx?$/ });
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
