import { existsSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { layersOn, styleSheetsOf, type ThemeLayer } from './theme-layers.js';

/** The entry of the style sheets that the theme's layers give every page. */
export const stylesEntry = 'docsite-styles';

/** The entry of all that the theme's modules import, including styles. */
export const themeStylesEntry = 'docsite-theme-styles';

export interface StyleSources {
  readonly siteDir: string;
  readonly layers: readonly ThemeLayer[];
}

/** Resolves the entries of the theme's styles. */
export function siteStyles({ siteDir, layers }: StyleSources): Plugin {
  return {
    name: 'docsite-styles',
    setup(build) {
      build.onResolve({ filter: /^docsite-styles$/ }, () => ({ path: 'styles', namespace: 'docsite-styles' }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-styles' }, () => ({
        contents: styleSheetsOf(layersOn(layers, 'client'))
          .map((file) => `@import ${JSON.stringify(file)};`)
          .join('\n'),
        loader: 'css',
        resolveDir: siteDir,
      }));
      build.onResolve({ filter: /^docsite-theme-styles$/ }, () => ({
        path: 'theme',
        namespace: 'docsite-theme-styles',
      }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-theme-styles' }, () => ({
        contents: ['@theme/index', '@theme/client/app'].map((path) => `import ${JSON.stringify(path)};`).join('\n'),
        resolveDir: siteDir,
      }));
      build.onResolve({ filter: /^\/.*\.css$/ }, ({ path, kind }) =>
        kind === 'import-rule' && existsSync(path) ? { path } : undefined,
      );
    },
  };
}
