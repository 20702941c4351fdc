import { isBuiltin } from 'node:module';
import { dirname, isAbsolute } from 'node:path';
import type { Plugin } from 'esbuild';
import { isOfPackage } from '../../../process/observation/observation.js';
import { isReplaced } from '../../../process/replaced-packages.js';
import { defaultOf, wrapperEnding } from './required-defaults.js';

/**
 * Makes `require('node-fetch')` return the default export of an ES module, with its other exports as properties, as
 * `requiredDefaults` does for modules of the site.
 */
export const packageDefaults: Plugin = {
  name: 'package-defaults',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
      if (kind !== 'require-call' || namespace !== 'file' || pluginData !== undefined || isBuiltin(path))
        return undefined;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: scope });
      const isLoaded = found.errors.length === 0 && isAbsolute(found.path);
      const isPackage = isLoaded && (found.external || (isOfPackage(found.path) && isReplaced(found.path)));
      return isPackage ? { path: `${found.path}${wrapperEnding}`, namespace: scope } : undefined;
    });
    build.onResolve({ filter: /.*/, namespace: scope }, ({ path }) => ({
      path,
      external: !isReplaced(path),
    }));
    build.onLoad({ filter: /.*/, namespace: scope }, ({ path }) => ({
      contents: `module.exports = (${defaultOf})(require(${JSON.stringify(path.slice(0, -wrapperEnding.length))}));`,
      resolveDir: dirname(path),
    }));
  },
};

const scope = 'package-default';
