import type { Plugin } from 'esbuild';

/**
 * Packages that new Docusaurus sites depend on and that docsite contains, too. Sites whose packages are not installed
 * receive docsite's.
 */
export const companions = ['clsx', 'prism-react-renderer'] as const;

/**
 * Lets a configuration import docsite's companion packages if the site has none.
 *
 * @param themeDir A folder of the package that contains them, absolute.
 */
export function companionsOf(themeDir: string): Plugin {
  return {
    name: scope,
    setup(build) {
      const named = new RegExp(`^(?:${companions.join('|')})(?:/|$)`);
      build.onResolve({ filter: named }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData !== undefined) return undefined;
        const { errors } = await build.resolve(path, { kind, importer, resolveDir, pluginData: scope });
        if (errors.length === 0) return undefined;
        if (themeModule.test(path)) return { path, namespace: scope };
        return build.resolve(`#${path}`, { kind, resolveDir: themeDir, pluginData: scope });
      });
      build.onLoad({ filter: themeModule, namespace: scope }, ({ path }) => ({
        contents: `module.exports = require('#prism-react-renderer').themes.${themeModule.exec(path)?.[1]};`,
        resolveDir: themeDir,
      }));
    },
  };
}

const scope = 'companion';

/** The path of a colour theme's module in version 1, which version 2 exports as a property of `themes`. */
const themeModule = /^prism-react-renderer\/themes\/(\w+)/;
