import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oncePerKey } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { packageFolders } from '../../packages/site-packages.js';

/** A file of a package whose name may lack its extension: `three/addons/controls/OrbitControls`. */
const fileOfPackage = /^((?:@[\w.-]+\/)?\w[\w.-]*)\/(?:[\w.-]+\/)*[\w-]+$/;

/**
 * Finds files of packages whose extension an import leaves out. If `exports` in `package.json` names files by a pattern
 * (`./addons/*`), Node and esbuild take the name as it is, but webpack tries its extensions.
 */
export function leftOutExtensions(extensions: readonly string[]): Plugin {
  const namesFiles = oncePerKey(hasPatterns);
  return {
    name: 'docsite-left-out-extensions',
    setup(build) {
      const findManifest = manifestFinder();
      build.onResolve({ filter: fileOfPackage }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'as-written' || kind === 'import-rule' || kind === 'url-token') return undefined;
        const manifest = findManifest(fileOfPackage.exec(path)?.[1] as string, resolveDir);
        if (manifest === undefined) return undefined;
        for (const extension of namesFiles(manifest) ? ['', ...extensions] : []) {
          const asked = { kind, importer, resolveDir, pluginData: 'as-written' };
          const found = await build.resolve(path + extension, asked);
          if (found.errors.length === 0) return found;
        }
        return undefined;
      });
    },
  };
}

/** Looks up each name once per folder: the modules of a folder import the same few names over and over. */
function manifestFinder(): typeof manifestOf {
  const known = new Map<string, string | undefined>();
  return (name, resolveDir) => {
    const key = `${resolveDir}\0${name}`;
    if (!known.has(key)) known.set(key, manifestOf(name, resolveDir));
    return known.get(key);
  };
}

/** The path of the `package.json` of an installed package; undefined for other names, such as aliases. */
function manifestOf(name: string, resolveDir: string): string | undefined {
  return packageFolders(resolveDir)
    .map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
}

function hasPatterns(manifest: string): boolean {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly exports?: unknown };
  return typeof exports === 'object' && Object.keys(exports ?? {}).some((key) => key.includes('*'));
}
