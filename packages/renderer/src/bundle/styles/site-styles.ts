import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareText } from '@docsite/core';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { type LivePage, pageModule } from '../../live/live-pages.js';
import { layersOn, styleSheetsOf } from '../theme/theme-layers.js';
import { isStyleSheet, styleSheetEnding } from './style-sheet.js';
import type { StyleSources } from './style-sources.js';

/** The entry for the style sheets of every page: those of the theme's layers, then those that the site configures. */
export const stylesEntry = 'docsite-styles';

/**
 * The entry for styles imported by modules and used on every page: those of the theme, and of pages if so configured.
 */
export const moduleStylesEntry = 'docsite-module-styles';

interface StyleEntries extends StyleSources {
  /** Pages whose styles apply to the whole site. */
  readonly sharingPages?: readonly LivePage[] | undefined;
}

/** Resolves the entries of the styles of every page, and what style sheets import by webpack's notations. */
export function siteStyles(sources: StyleEntries): Plugin {
  return {
    name: stylesEntry,
    setup(build) {
      provideEntries(build, sources);
      resolveLikeWebpack(build, sources.siteDir);
    },
  };
}

function provideEntries(
  { onResolve, onLoad }: PluginBuild,
  { siteDir, layers, styles, modules, sharingPages = [] }: StyleEntries,
): void {
  const provide = (entry: string, print: () => OnLoadResult): void => {
    onResolve({ filter: new RegExp(`^${entry}$`) }, () => ({ path: 'styles', namespace: entry }));
    onLoad({ filter: /.*/, namespace: entry }, () => ({ ...print(), resolveDir: siteDir }));
  };
  provide(stylesEntry, () => {
    const configured = styles.map((path) => (modules?.[path] === undefined ? resolve(siteDir, path) : path));
    const sheets = [...styleSheetsOf(layersOn(layers, 'client')), ...configured];
    return { contents: sheets.map((file) => `@import ${JSON.stringify(file)};`).join('\n'), loader: 'css' };
  });
  provide(moduleStylesEntry, () => {
    const importing = ['@theme/index', '@theme/client/app', ...new Set(inOrder(sharingPages).map(pageModule))];
    return { contents: importing.map((path) => `import ${JSON.stringify(path)};`).join('\n') };
  });
}

function resolveLikeWebpack({ onResolve }: PluginBuild, siteDir: string): void {
  onResolve({ filter: /^[^/]/ }, ({ path, kind, resolveDir, namespace }) => {
    if (kind !== 'import-rule' || namespace !== 'file' || isStyleSheet(path)) return undefined;
    // css-loader appends the extension, and prefers files to packages
    const file = `${resolve(resolveDir, path)}.css`;
    return existsSync(file) ? { path: file } : undefined;
  });
  onResolve({ filter: new RegExp(`^/.*${styleSheetEnding}`) }, ({ path, kind }) => {
    if (kind !== 'import-rule') return undefined;
    // webpack resolves `/path` relative to the site folder
    const found = [path, join(siteDir, path)].find((file) => existsSync(file));
    return found === undefined ? undefined : { path: found };
  });
}

/** webpack's order of styles in a Docusaurus site: those of React pages come before those of documents. */
function inOrder(pages: readonly LivePage[]): LivePage[] {
  const bySource = pages.toSorted((a, b) => compareText(a.source, b.source));
  const isDocument = ({ module }: LivePage): boolean => module !== undefined;
  return [...bySource.filter((page) => !isDocument(page)), ...bySource.filter(isDocument)];
}
