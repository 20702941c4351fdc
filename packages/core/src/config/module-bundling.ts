import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { type GivenNames, namesBanner, ownNames } from '../process/own-names.js';
import { elementsWithoutReact } from './elements-without-react.js';
import { packagesOfNode } from './packages-of-node.js';
import { placeNames, withPlaces } from './place-names.js';
import { requiredDefaults } from './required-defaults.js';

interface ModuleBundling {
  /** The file that the bundle is written to. */
  readonly outfile: string;
  /** Resolve and load what the module imports, before docsite does. */
  readonly plugins: readonly Plugin[];
  /** Files of packages whose exports Node does not find. */
  readonly required: ReadonlySet<string>;
  /** What the names of clock, chance and environment stand for. */
  readonly given: GivenNames;
}

/** How esbuild bundles a module of the site and what it imports, but for packages, so that Node can import it. */
export function moduleBundling(path: string, { outfile, plugins, required, given }: ModuleBundling) {
  return {
    absWorkingDir: dirname(path),
    entryPoints: [path],
    outfile,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { ...placeNames, ...ownNames },
    banner: { js: `${requireFrom(path)}${namesBanner(given)}` },
    plugins: [...plugins, requiredDefaults, elementsWithoutReact, withoutStyles, packagesOfNode(required), withPlaces],
  } satisfies BuildOptions;
}

/** Styles would get lost: nothing of what Node runs reaches a page. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({
      errors: [{ text: 'styles cannot be imported here: write them in `custom.css` of the theme folder' }],
    }));
  },
};

/** Defines `require` for CommonJS in an ES module: esbuild calls it for external modules. */
function requireFrom(path: string): string {
  return `import{createRequire as _createRequire}from'node:module';const require=_createRequire(${JSON.stringify(pathToFileURL(path).href)});const __docsite_resolve_in=(name,options)=>require.resolve(name,options);`;
}
