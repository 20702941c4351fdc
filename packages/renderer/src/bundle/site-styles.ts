import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PostcssHook, SelectorAliases } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { layersOn, styleSheetsOf, type ThemeLayer } from './theme-layers.js';

/** The entry of the style sheets that every page has: those of the theme's layers, then those that the site names. */
export const stylesEntry = 'docsite-styles';

/** The entry of all that the theme's modules import, including styles. */
export const themeStylesEntry = 'docsite-theme-styles';

export interface StyleSources {
  readonly siteDir: string;
  readonly layers: readonly ThemeLayer[];
  /** Style sheets that every page has after those of the layers, relative to the site folder or absolute, or one of `modules`. */
  readonly styles: readonly string[];
  readonly modules?: Readonly<Record<string, string>> | undefined;
  /** What the site's style sheets call the elements of the theme, where they were written for another. */
  readonly selectors?: SelectorAliases | undefined;
  /** What adds plugins of PostCSS to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[] | undefined;
}

/** Resolves the entries of the theme's styles. */
export function siteStyles({ siteDir, layers, styles, modules }: StyleSources): Plugin {
  return {
    name: 'docsite-styles',
    setup(build) {
      build.onResolve({ filter: /^docsite-styles$/ }, () => ({ path: 'styles', namespace: 'docsite-styles' }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-styles' }, () => ({
        contents: [
          ...styleSheetsOf(layersOn(layers, 'client')),
          ...styles.map((path) => (modules?.[path] === undefined ? resolve(siteDir, path) : path)),
        ]
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
      build.onResolve({ filter: /^\/.*\.(?:css|s[ac]ss)$/ }, ({ path, kind }) =>
        kind === 'import-rule' && existsSync(path) ? { path } : undefined,
      );
    },
  };
}
