import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { findReact } from './react-folders.js';

/** The name of the module that the server bundle begins with. */
export const serverEntry = 'docsite-server';

/**
 * Node's `createRequire` in server modules: what is required by a name of their own is no module of the bundle to
 * esbuild.
 */
export const requireMaker = '_createRequire';

/**
 * The theme, and the React and the contexts that all modules of the bundle share. The renderer takes them from here and
 * imports none itself, so that there is one React wherever it was found.
 */
const contents = Object.entries({
  '@theme/index': '*',
  '@docsite/renderer/template':
    '{ HeadContext, LinkContext, PageContext, RouterContext, SiteContext, SurroundingsContext }',
  react: '{ createElement, default as React, Fragment }',
  'react/jsx-runtime': '{ jsx, jsxs }',
})
  .map(([path, names]) => `export ${names} from ${JSON.stringify(path)};`)
  .join('\n');

/**
 * Node takes 20 ms to load React DOM's renderers, 40 as imported modules: they are loaded once something asks for them.
 * A URL, as all places of React in server modules are, of which page keys leave out where it lies.
 */
function renderToString(siteDir: string): string {
  const place = pathToFileURL(join(findReact(siteDir)['react-dom'], 'package.json')).href;
  return `let reactDom;
export const renderToString = (...given) => {
  reactDom ??= ${requireMaker}(${JSON.stringify(place)})('react-dom/server');
  return reactDom.renderToString(...given);
};`;
}

/** Gives the server bundle its first module. */
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
