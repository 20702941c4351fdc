import { dirname } from 'node:path';
import { getOrInsert, isIdentifier } from '@docsite/core';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { Platform } from '../../theme/theme-layers.js';
import type { SheetReader } from '../reading/read-style-sheet.js';
import { sheetRewriter } from '../rewrite-site-sheet.js';
import { styleSheetEnding } from '../style-sheet.js';
import type { StyleSources } from '../style-sources.js';
import { cssModuleScope } from './module-name.js';
import { type CssModule, readCssModule } from './read-css-module.js';

/** CSS Modules already read, by file: shared by server and browser. */
export type CssModules = Map<string, Promise<CssModule>>;

/** The scope of the style sheets that CSS Modules are compiled to; absolute files follow. */
export const textScope = 'css-module-text';

interface CssModuleSources extends Pick<StyleSources, 'siteDir' | 'layers' | 'selectors' | 'mirrorsStyles'> {
  /** The modules already read. */
  readonly cssModules: CssModules;
  readonly readSheet: SheetReader;
  /** Receives the files that the modules of a build are made from, absolute. */
  readonly sheets?: Set<string> | undefined;
}

/**
 * Resolves imports of `.module.css` and `.module.scss` files to class names for modules, and to styles for pages.
 * esbuild's own class names depend on the rest of the bundle and are shortened when minified, so that the server would
 * use other names than the browser's style sheet. Therefore each file is read separately, with names derived from its
 * path and contents.
 */
export function cssModules(platform: Platform, sources: CssModuleSources): Plugin {
  const { siteDir, cssModules: known, readSheet, sheets } = sources;
  const rewrite = sheetRewriter(sources);
  return {
    name: 'docsite-css-modules',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${textScope}:`) }, ({ path }) => ({
        path: path.slice(textScope.length + 1),
        namespace: textScope,
      }));
      build.onResolve(
        { filter: new RegExp(String.raw`\.module${styleSheetEnding}`) },
        async ({ path, kind, importer, resolveDir, pluginData }) => {
          if (pluginData === 'resolving' || kind === 'import-rule' || kind === 'composes-from') return undefined;
          const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
          return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: cssModuleScope };
        },
      );
      const read = async (file: string): Promise<CssModule> => {
        const make = () => readCssModule(file, { siteDir, readSheet, outer: build });
        const module = await getOrInsert(known, file, make);
        for (const path of module.reads) sheets?.add(path);
        return module;
      };
      build.onLoad({ filter: /.*/, namespace: cssModuleScope }, async ({ path }) =>
        printScript(path, await read(path)),
      );
      build.onLoad({ filter: /.*/, namespace: textScope }, async ({ path }) => {
        if (platform === 'server') return { contents: '', loader: 'empty' };
        const { css } = await read(path);
        // the file's own classes already have unique names, so those of other themes are global ones
        return { contents: (await rewrite(path, css)) ?? css, loader: 'css', resolveDir: dirname(path) };
      });
    },
  };
}

/**
 * The module generated for a file: it imports the files its classes are composed from first, so that its own rules win.
 */
function printScript(file: string, { names, composedFrom, errors, warnings }: CssModule): OnLoadResult {
  const entries = Object.entries(names);
  const named = entries.filter(([name]) => isIdentifier(name) && name !== 'default');
  const contents = [
    ...composedFrom.map((path) => `import ${JSON.stringify(path)};`),
    `import ${JSON.stringify(`${textScope}:${file}`)};`,
    `export default ${JSON.stringify(names)};`,
    ...named.map(([name, value]) => `const _${name} = ${JSON.stringify(value)}; export { _${name} as ${name} };`),
  ].join('\n');
  return { contents, loader: 'js', resolveDir: dirname(file), errors: [...errors], warnings: [...warnings] };
}
