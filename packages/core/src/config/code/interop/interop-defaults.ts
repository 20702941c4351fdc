import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Metafile, Plugin } from 'esbuild';
import { isOfPackage, type Observation } from '../../../process/observation/observation.js';
import { forgetLoaded, isReplaced } from '../../../process/replaced-packages.js';
import { isIdentifier } from '../identifier.js';
import { isCommonJs } from '../packages/packages-of-node.js';
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
        const found = observation.watchCall(() => compiledModule(path, importer));
        return found && { path: found.file, namespace: scope, pluginData: found };
      });
      build.onLoad({ filter: /.*/, namespace: scope }, ({ pluginData }) => ({
        contents: printModule(pluginData as Found),
        resolveDir: dirname((pluginData as Found).importer),
      }));
    },
  };
}

const scope = 'interop-default';

/** The package files that a bundle loads in this way, absolute. */
export function interopFiles(inputs: Metafile['inputs']): string[] {
  return Object.keys(inputs).flatMap((path) => (path.startsWith(`${scope}:`) ? [path.slice(scope.length + 1)] : []));
}

type CompiledModule = Readonly<Record<string, unknown>>;

/** A CommonJS module, and the file that imports it by a name. */
interface Found {
  readonly importer: string;
  readonly name: string;
  readonly module: CompiledModule;
  /** Absolute. */
  readonly file: string;
  /** Whether Node would run old code of it, so that it is bundled. */
  readonly isReplaced: boolean;
}

function compiledModule(name: string, importer: string): Found | undefined {
  try {
    const require = createRequire(importer);
    const file = require.resolve(name);
    const isOld = isOfPackage(file) && isReplaced(file);
    if (isOld && !isCommonJs(file)) return undefined;
    if (isOld) forgetLoaded(file);
    const module = require(name) as CompiledModule | null;
    return module?.__esModule === true && module.default !== undefined
      ? { importer, name, module, file, isReplaced: isOld }
      : undefined;
  } catch {
    // an ESM package, or one that is not installed, which bundling reports
    return undefined;
  }
}

function printModule({ importer, name, module, isReplaced }: Found): string {
  const names = Object.keys(module).filter((key) => isIdentifier(key) && !/^(?:__esModule|default)$/.test(key));
  const requiring = isReplaced ? 'require' : `createRequire(${JSON.stringify(pathToFileURL(importer).href)})`;
  return [
    "import { createRequire } from 'node:module';",
    `const module = ${requiring}(${JSON.stringify(name)});`,
    // as a function or an object, it has the other exports, and itself as `default`
    `export default (${defaultOf})(module);`,
    ...names.map((key, index) => `const value${index} = module.${key}; export { value${index} as ${key} };`),
  ].join('\n');
}
