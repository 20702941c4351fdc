import type { Plugin } from 'esbuild';
import { prependCode } from './prepend-code.js';

/**
 * Makes paths relative to the site folder: Docusaurus runs there, and configurations call `path.resolve('src/css')`,
 * whereas docsite may be called anywhere, and a thread cannot change its working folder.
 */
export function fromSiteFolder(siteDir: string): Plugin {
  const folder = JSON.stringify(siteDir);
  return {
    name: 'from-site-folder',
    setup(build) {
      build.onResolve({ filter: /^(?:node:)?path$/ }, ({ namespace }) =>
        namespace === 'site-path' ? { path: 'node:path', external: true } : { path: 'path', namespace: 'site-path' },
      );
      build.onLoad({ filter: /.*/, namespace: 'site-path' }, () => ({
        contents: `
          import path from 'node:path';
          export * from 'node:path';
          export const resolve = (...parts) => path.resolve(${folder}, ...parts);
          export default { ...path, resolve };
        `,
        loader: 'js',
      }));
      build.initialOptions.define = { ...build.initialOptions.define, 'process.cwd': '__docsite_site_folder' };
      prependCode(build.initialOptions, `const __docsite_site_folder=()=>${folder};`);
    },
  };
}
