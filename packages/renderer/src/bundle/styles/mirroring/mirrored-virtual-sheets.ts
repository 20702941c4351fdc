import type { Plugin } from 'esbuild';
import { virtualNamespace } from '../../modules/documents/virtual-modules.js';
import type { StyleSources } from '../style-sources.js';

/**
 * Loads given style sheets, as of Infima, mirrored for right-to-left languages. It must precede the plugin that loads
 * all other virtual modules.
 */
export function mirroredVirtualSheets({ siteDir, modules = {} }: StyleSources): Plugin {
  return {
    name: 'docsite-mirrored-virtual-sheets',
    setup(build) {
      build.onLoad({ filter: /\.css$/, namespace: virtualNamespace }, async ({ path }) => ({
        contents: (await import('./mirror-styles.js')).mirrorStyles(modules[path] ?? ''),
        loader: 'css',
        resolveDir: siteDir,
      }));
    },
  };
}
