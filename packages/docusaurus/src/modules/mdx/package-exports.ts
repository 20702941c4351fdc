import { build, type Plugin } from 'esbuild';

/**
 * The names that a package exports, for `import * as all from 'package'`. A CommonJS package, one that is not installed
 * or one that esbuild cannot read has none.
 *
 * @param name As imported, possibly with a path.
 * @param resolveDir The folder of the importing module, absolute.
 */
export async function packageExports(name: string, resolveDir: string): Promise<readonly string[]> {
  try {
    const { metafile } = await build({
      stdin: { contents: `export * from ${JSON.stringify(name)};`, resolveDir },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      mainFields: ['module', 'main'],
      loader: { '.js': 'jsx' },
      logLevel: 'silent',
      plugins: [onlyModulesOf(name)],
    });
    return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
  } catch {
    return [];
  }
}

const isCode = /\.(?:[cm]?[jt]sx?|json)$/;

/** Leaves out other packages, and what is not code. */
function onlyModulesOf(name: string): Plugin {
  return {
    name: 'docsite-only-modules-of',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, ({ path }) => (path === name ? undefined : { path, external: true }));
      build.onResolve({ filter: /\.\w+$/ }, ({ path }) => (isCode.test(path) ? undefined : { path, external: true }));
    },
  };
}
