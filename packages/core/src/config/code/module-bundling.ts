import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { type GivenNames, namesBanner, ownNames } from '../../process/observation/own-names.js';
import { loaderKey } from './computed-imports.js';
import { elementsWithoutReact } from './elements-without-react.js';
import { commonJsFiles } from './interop/common-js-files.js';
import { requiredDefaults } from './interop/required-defaults.js';
import { reportMissingFiles } from './missing-files.js';
import { packagesOfNode } from './packages/packages-of-node.js';
import { placeNames, withPlaces } from './place-names.js';

interface ModuleBundling {
  /** The file that the bundle is written to. */
  readonly outfile: string;
  /** Plugins that resolve and load the module's imports before docsite does. */
  readonly plugins: readonly Plugin[];
  /** Files of packages whose exports Node cannot find. */
  readonly required: ReadonlySet<string>;
  /** The replacements for the names of the clock, randomness and environment. */
  readonly given: GivenNames;
}

/** esbuild options for bundling a site module and its imports, except packages, so that Node can import it. */
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
    plugins: [
      ...plugins,
      requiredDefaults,
      commonJsFiles,
      elementsWithoutReact,
      withoutStyles,
      withoutMedia,
      packagesOfNode(required),
      withPlaces,
    ].map(reportMissingFiles),
  } satisfies BuildOptions;
}

/** Styles are dropped: nothing that Node imports here reaches a page. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, () => ({
      errors: [{ text: 'styles cannot be imported here: write them in `custom.css` of the theme folder' }],
    }));
  },
};

/**
 * Images and the like cannot be run by Node. They are an error only where code comes to them, because modules that
 * pages import, too, may require them for browsers alone.
 */
const withoutMedia: Plugin = {
  name: 'without-media',
  setup(build) {
    build.onLoad({ filter: /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|pdf)$/i }, () => ({
      contents: "throw new Error('only code of pages can import this file')",
      loader: 'js',
    }));
  },
};

/** Defines `require` for CommonJS in an ES module, because esbuild calls it for external modules. */
function requireFrom(path: string): string {
  return `import{createRequire as _createRequire}from'node:module';const require=_createRequire(${JSON.stringify(pathToFileURL(path).href)});const __docsite_resolve_in=(name,options)=>require.resolve(name,options);const __docsite_load=globalThis['${loaderKey}'];`;
}
