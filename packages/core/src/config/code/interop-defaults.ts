import { createRequire, isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Observation } from '../../process/observation.js';
import { isIdentifier } from './identifier.js';
import { defaultOf } from './required-defaults.js';

/**
 * Makes imports of compiled CommonJS return its default export, as its types and bundlers say: for `import logger from
 * '@docusaurus/logger'` Node would return an object with all exports.
 *
 * @param observation Records what packages read when they are loaded, which happens during bundling.
 */
export function interopDefaults(observation: Observation): Plugin {
  return {
    name: 'interop-defaults',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind, namespace }) => {
        if (kind !== 'import-statement' || namespace !== 'file' || isBuiltin(path) || path === 'docsite')
          return undefined;
        const module = observation.watchCall(() => compiledModule(path, importer));
        return module && { path, namespace: scope, pluginData: { importer, module } satisfies Found };
      });
      build.onLoad({ filter: /.*/, namespace: scope }, ({ path, pluginData }) => ({
        contents: printModule(path, pluginData as Found),
      }));
    },
  };
}

const scope = 'interop-default';

type CompiledModule = Readonly<Record<string, unknown>>;

/** A CommonJS module, and the file that imports it. */
interface Found {
  readonly importer: string;
  readonly module: CompiledModule;
}

function compiledModule(path: string, importer: string): CompiledModule | undefined {
  try {
    const module = createRequire(importer)(path) as CompiledModule | null;
    return module?.__esModule === true && module.default !== undefined ? module : undefined;
  } catch {
    // an ESM package, or one that is not installed, which bundling reports
    return undefined;
  }
}

function printModule(path: string, { importer, module }: Found): string {
  const names = Object.keys(module).filter((name) => isIdentifier(name) && !/^(?:__esModule|default)$/.test(name));
  return [
    "import { createRequire } from 'node:module';",
    `const module = createRequire(${JSON.stringify(pathToFileURL(importer).href)})(${JSON.stringify(path)});`,
    // as a function or an object, it has the other exports, and itself as `default`
    `export default (${defaultOf})(module);`,
    ...names.map((name, index) => `const value${index} = module.${name}; export { value${index} as ${name} };`),
  ].join('\n');
}
