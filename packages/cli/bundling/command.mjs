import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { importer, nameByContent } from './stored-code.mjs';

const options = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  external: ['esbuild', 'satteri', '@docsite/templates'],
};

// the URL of the file, which CommonJS does not provide
const ownUrl = "const ownUrl = require('node:url').pathToFileURL(__filename).href;";
const commonJs = {
  ...options,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  define: { 'import.meta.url': 'ownUrl' },
  banner: { js: ownUrl },
};

/**
 * Bundles the command. Native packages stay external, and so does workbox-build, which only sites with offline support
 * need; of Sätteri only the binary stays external. React is not included, as the bundles of sites contain it.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export async function bundleCommand(cli) {
  const entriesFile = await bundleEntries(cli);
  // these files start every command
  await build({
    ...commonJs,
    absWorkingDir: cli,
    entryPoints: [
      { in: 'dist/entries/run-main.js', out: 'main' },
      { in: 'dist/entries/run-command.js', out: 'command' },
      { in: 'dist/entries/run-thread.js', out: 'worker-thread' },
      { in: 'dist/entries/run-ready-themes.js', out: 'ready-themes' },
      { in: 'dist/supervision/supervise.js', out: 'supervise' },
    ],
    outdir: 'bundle',
    define: { ...commonJs.define, entriesFile: JSON.stringify(entriesFile) },
  });
  await build({
    ...options,
    absWorkingDir: cli,
    entryPoints: ['dist/index.js', 'dist/diagrams/mermaid-thread.js'],
    outdir: 'bundle',
    entryNames: '[name]',
    format: 'esm',
    plugins: [withMainOfBundle()],
  });
}

/**
 * Bundles everything that processes and threads run into one CommonJS file, so that they share its compiled code.
 * Returns its name.
 */
async function bundleEntries(cli) {
  const banner = `${ownUrl}${importer}`;
  const { metafile } = await build({
    ...commonJs,
    absWorkingDir: cli,
    entryPoints: ['dist/entries/entries.js'],
    outfile: 'bundle/entries.cjs',
    // Node reads it if DOCSITE_DEBUG asks for stack traces
    sourcemap: 'linked',
    sourcesContent: false,
    outExtension: {},
    banner: { js: banner },
    external: options.external.filter((name) => name !== 'satteri'),
    plugins: [withBinaryOfPackage(), withoutMapsOfPackages()],
  });
  // the notices of the published package are generated from it
  writeFileSync(join(cli, 'bundle/inputs.json'), JSON.stringify(Object.keys(metafile.inputs)));
  return nameByContent(join(cli, 'bundle'), { name: 'entries.cjs', banner });
}

/** Makes the loader of the Sätteri binary resolve it from the installed package. */
function withBinaryOfPackage() {
  return {
    name: 'binary-of-package',
    setup(build) {
      build.onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        const own = 'createRequire(import.meta.url)';
        if (!code.includes(own)) throw new Error(`${path} finds its binary in another way`);
        return { contents: code.replace(own, 'createRequire(fileOfSatteri())') };
      });
    },
  };
}

/**
 * Leaves the code of packages out of the source map, of which it would be half. esbuild follows the map that a file
 * names; these begin below the end of their file.
 */
function withoutMapsOfPackages() {
  return {
    name: 'without-maps-of-packages',
    setup(build) {
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        const mappings = `${';'.repeat(code.split('\n').length + 1)}AAAA`;
        const map = Buffer.from(JSON.stringify({ version: 3, sources: [''], mappings })).toString('base64');
        return { contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${map}` };
      });
    },
  };
}

/** Keeps the code of the command in a file of its own, which the package entry imports. */
function withMainOfBundle() {
  return {
    name: 'main-of-bundle',
    setup(build) {
      build.onResolve({ filter: /^\.\/entries\/main\.js$/ }, () => ({ path: './main.cjs', external: true }));
    },
  };
}
