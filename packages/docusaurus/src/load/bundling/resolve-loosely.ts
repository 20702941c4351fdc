import type { Plugin } from 'esbuild';
import { prependCode } from './prepend-code.js';

/**
 * Makes `require.resolve` find what Docusaurus's loader finds: a TypeScript file under the name of its compiled
 * JavaScript or without an extension, and modules with any extension, also in folders. Packages that are not installed,
 * and files in them, resolve to the name as given.
 */
export const resolveLoosely: Plugin = {
  name: 'resolve-loosely',
  setup({ initialOptions }) {
    prependCode(initialOptions, `require.resolve=(${loosen})(require.resolve);`);
  },
};

/** Inserted into the bundle of the configuration as source text, so it must not refer to anything outside itself. */
const loosen = function loosen(
  resolve: NodeJS.RequireResolve,
): (name: string, options?: { paths?: string[] }) => string {
  const firstOf = (names: string[], options: { paths?: string[] } | undefined): string | undefined => {
    for (const name of names)
      try {
        return resolve(name, options);
      } catch {
        // try the next one
      }
    return undefined;
  };
  return (name, options) => {
    try {
      return resolve(name, options);
    } catch (error) {
      if (!/^[./]/.test(name) || /[\\/]node_modules[\\/]/.test(name)) return name;
      const bare = name.replace(/\.[cm]?jsx?$/, '');
      const endings = ['.ts', '.mts', '.cts', '.tsx', '.mjs', '.cjs', '.jsx'];
      const found = firstOf(
        [bare, `${bare}/index`].flatMap((path) => endings.map((end) => path + end)),
        options,
      );
      if (found === undefined) throw error;
      return found;
    }
  };
}.toString();
