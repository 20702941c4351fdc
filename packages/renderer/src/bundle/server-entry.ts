import type { Plugin } from 'esbuild';

/** The name of the module that the server bundle begins with. */
export const serverEntry = 'docsite-server';

/**
 * The theme, and the React and the contexts that all modules of the bundle share. The renderer takes them from here and
 * imports none itself, so that there is one React wherever it was found.
 */
const contents = Object.entries({
  '@theme/index': '*',
  '@docsite/renderer/template': '{ HeadContext, LinkContext, PageContext, RouterContext, SiteContext }',
  react: '{ createElement, default as React, Fragment }',
  'react/jsx-runtime': '{ jsx, jsxs }',
  'react-dom/server': '{ renderToString }',
})
  .map(([path, names]) => `export ${names} from ${JSON.stringify(path)};`)
  .join('\n');

/** Gives the server bundle its first module. */
export function serverModule(siteDir: string): Plugin {
  return {
    name: serverEntry,
    setup(build) {
      build.onResolve({ filter: /^docsite-server$/ }, () => ({ path: 'server', namespace: serverEntry }));
      build.onLoad({ filter: /.*/, namespace: serverEntry }, () => ({ contents, resolveDir: siteDir }));
    },
  };
}
