import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PostcssHook, SelectorAliases } from '@docsite/core';
import type { Plugin } from 'esbuild';
import { type LivePage, pageModule } from '../live/live-pages.js';
import { isStyleSheet, styleSheetEnding } from './style-sheet.js';
import { layersOn, styleSheetsOf, type ThemeLayer } from './theme-layers.js';

/** The entry of the style sheets that every page has: those of the theme's layers, then those that the site names. */
export const stylesEntry = 'docsite-styles';

/**
 * The entry of all that modules import whose styles every page has: those of the theme, and of pages if the site says
 * so.
 */
export const moduleStylesEntry = 'docsite-module-styles';

/** Where the style sheets of a site come from, and how they are read. */
export interface StyleSources {
  readonly siteDir: string;
  readonly layers: readonly ThemeLayer[];
  /**
   * Style sheets that every page has after those of the layers, relative to the site folder or absolute, or one of
   * `modules`.
   */
  readonly styles: readonly string[];
  readonly modules?: Readonly<Record<string, string>> | undefined;
  /** Whether pages alone have the styles that their modules import, or all of the site does; `page` by default. */
  readonly moduleStyles?: 'page' | 'site' | undefined;
  /** What the site's style sheets call the elements of the theme, where they were written for another. */
  readonly selectors?: SelectorAliases | undefined;
  /** What adds plugins of PostCSS to those that the site names in a file. */
  readonly postcssHooks?: readonly PostcssHook[] | undefined;
}

interface StyleEntries extends StyleSources {
  /** Pages whose styles all of the site has. */
  readonly sharingPages?: readonly LivePage[] | undefined;
}

/** Resolves the entries of the styles that every page has. */
export function siteStyles({ siteDir, layers, styles, modules, sharingPages = [] }: StyleEntries): Plugin {
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
      build.onResolve({ filter: /^docsite-module-styles$/ }, () => ({
        path: 'modules',
        namespace: 'docsite-module-styles',
      }));
      build.onLoad({ filter: /.*/, namespace: 'docsite-module-styles' }, () => ({
        contents: ['@theme/index', '@theme/client/app', ...new Set(inOrder(sharingPages).map(pageModule))]
          .map((path) => `import ${JSON.stringify(path)};`)
          .join('\n'),
        resolveDir: siteDir,
      }));
      build.onResolve({ filter: /^[^/]/ }, ({ path, kind, resolveDir, namespace }) => {
        if (kind !== 'import-rule' || namespace !== 'file' || isStyleSheet(path)) return undefined;
        // css-loader adds the ending, and prefers files to packages
        const file = `${resolve(resolveDir, path)}.css`;
        return existsSync(file) ? { path: file } : undefined;
      });
      build.onResolve({ filter: new RegExp(`^/.*${styleSheetEnding}`) }, ({ path, kind }) => {
        if (kind !== 'import-rule') return undefined;
        // webpack looks for `/path` in the folder of the site
        const found = [path, join(siteDir, path)].find((file) => existsSync(file));
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

/**
 * The order that webpack gives the styles of a Docusaurus site: those of React pages come before those of documents.
 */
function inOrder(pages: readonly LivePage[]): LivePage[] {
  const bySource = pages.toSorted((a, b) => (a.source < b.source ? -1 : 1));
  const isDocument = ({ module }: LivePage): boolean => module !== undefined;
  return [...bySource.filter((page) => !isDocument(page)), ...bySource.filter(isDocument)];
}
