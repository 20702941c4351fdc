import type { Plugin } from 'esbuild';

/** Resolves modules whose code is given, as no file holds it. Names that end in `.css` are style sheets. */
export function givenModules(siteDir: string, modules: Readonly<Record<string, string>> = {}): Plugin {
  return {
    name: 'docsite-given-modules',
    setup(build) {
      const names = Object.keys(modules);
      if (names.length === 0) return;
      const anyOf = names.map((name) => name.replace(/[^\w/@-]/g, '\\$&')).join('|');
      build.onResolve({ filter: new RegExp(`^(?:${anyOf})$`) }, ({ path }) => ({ path, namespace: 'given' }));
      build.onLoad({ filter: /.*/, namespace: 'given' }, ({ path }) => ({
        contents: modules[path] as string,
        loader: path.endsWith('.css') ? 'css' : 'jsx',
        resolveDir: siteDir,
      }));
    },
  };
}
