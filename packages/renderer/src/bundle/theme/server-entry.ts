import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { findReact } from '../packages/react-folders.js';

/** The name of the server bundle's entry module. */
export const serverEntry = 'docsite-server';

/**
 * The name of Node's `createRequire` in server modules: esbuild does not treat calls of differently named functions as
 * imports.
 */
export const requireMaker = '_createRequire';

/**
 * The theme, and the React and contexts that all modules of the bundle share. The renderer uses these and imports none
 * itself, so that there is only one React, wherever it was found.
 */
const contents = Object.entries({
  '@theme/index': '*',
  '@docsite/renderer/template':
    '{ CodeContext, HeadContext, LinkContext, PageContext, RouterContext, SiteContext, SurroundingsContext }',
  react: '{ createElement, default as React, Fragment }',
  'react/jsx-runtime': '{ jsx, jsxs }',
})
  .map(([path, names]) => `export ${names} from ${JSON.stringify(path)};`)
  .join('\n');

/**
 * Lazily loads React DOM's renderers, which takes Node 20 ms, or 40 ms as imported modules. The location is a URL, like
 * all locations of React in server modules, because page keys exclude it.
 */
function renderToString(siteDir: string): string {
  const place = pathToFileURL(join(findReact(siteDir)['react-dom'], 'package.json')).href;
  return `let reactDom;
export const renderToString = (...given) => {
  reactDom ??= ${requireMaker}(${JSON.stringify(place)})('react-dom/server');
  return reactDom.renderToString(...given);
};`;
}

/** Provides the server bundle's entry module. */
export function serverModule(siteDir: string): Plugin {
  return {
    name: serverEntry,
    setup(build) {
      build.onResolve({ filter: /^docsite-server$/ }, () => ({ path: 'server', namespace: serverEntry }));
      build.onLoad({ filter: /.*/, namespace: serverEntry }, () => ({
        contents: `${contents}\n${renderToString(siteDir)}`,
        resolveDir: siteDir,
      }));
    },
  };
}
