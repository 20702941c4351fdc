import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** The folders in which paths with a leading slash are looked up. */
export interface RootFolders {
  readonly siteDir: string;
  /** Folders of static files, relative to the site folder or absolute. */
  readonly staticDirs: readonly string[];
}

/** The folders in which paths with a leading slash are looked up, absolute, in this order. */
export function rootFolders({ siteDir, staticDirs }: RootFolders): readonly string[] {
  return [...staticDirs.map((path) => (existsSync(path) ? path : join(siteDir, path))), siteDir];
}

/** Resolves imports such as `/docs/part.mdx` below the static folders and the site folder, like webpack's roots. */
export function rootPaths(folders: RootFolders): Plugin {
  const roots = rootFolders(folders);
  return {
    name: 'docsite-root-paths',
    setup(build) {
      build.onResolve({ filter: /^\// }, async ({ path, kind, importer, pluginData }) => {
        if (kind === 'entry-point' || kind === 'url-token' || existsSync(path)) return undefined;
        // the extension may be omitted
        const root = [path, dirname(path)]
          .flatMap((sought) => (sought === '/' ? [] : roots.filter((folder) => existsSync(join(folder, sought)))))
          .at(0);
        if (root === undefined) return undefined;
        const found = await build.resolve(`.${path}`, { kind, importer, resolveDir: root, pluginData });
        return found.errors.length === 0 ? found : undefined;
      });
    },
  };
}
