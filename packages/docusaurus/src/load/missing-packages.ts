import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/** What stands for a package that is not installed: it can be called, and every property of it is another one. */
export interface MissingPackage {
  /** The name that it was imported by. */
  readonly [missingName]: string;
}

const missingName = Symbol.for('docsite.missing-package');

/** The package that a value came from, where that is not installed. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as Partial<MissingPackage>)[missingName] : undefined;
}

/** What is said of such a package: the end of a sentence that begins with its name. */
export const notInstalled = 'which is not installed';

const callsOf = Symbol.for('docsite.missing-package.calls');

/**
 * How often code of the site has called what stands for each package that is not installed, which is part of another
 * bundle.
 */
export function callsOfMissing(): Readonly<Record<string, number>> {
  return { ...(globalThis as { [callsOf]?: Record<string, number> })[callsOf] };
}

/**
 * Puts something in the place of packages that are not installed, so that a configuration can be read without them:
 * most are asked for what docsite has no use for, such as the colours of code.
 *
 * @param found Called with the name of each.
 */
export function missingPackages(found: (name: string) => void): Plugin {
  return {
    name: 'missing-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...args }) => {
        if (pluginData !== undefined || args.kind === 'entry-point' || isBuiltin(path)) return undefined;
        const options = {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: 'looking',
        };
        const { errors } = await build.resolve(path, options);
        if (errors.length === 0) return undefined;
        found(packageName(path));
        return { path, namespace: 'missing-package' };
      });
      build.onLoad({ filter: /.*/, namespace: 'missing-package' }, ({ path }) => ({
        contents: `module.exports = (${standIn})(${JSON.stringify(packageName(path))});`,
        loader: 'js',
      }));
    },
  };
}

/** The package of a module: `prism-react-renderer` of `prism-react-renderer/themes/github`. */
function packageName(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Written into the bundle of the configuration as text, so that it may name nothing outside. */
const standIn = function standIn(name: string): unknown {
  const get = (_: unknown, key: PropertyKey): unknown => {
    if (key === Symbol.for('docsite.missing-package')) return name;
    if (key === Symbol.toPrimitive) return () => '';
    // configurations spread lists of packages: `[...themes.vsDark.styles]`
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    // neither a promise nor a module of another format
    return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : placeholder;
  };
  // bundlers ask the prototype for the named exports of a CommonJS module
  const prototype = new Proxy(Object.create(null), { get });
  // a bound function can be constructed, unlike an arrow, and has no `prototype` that a proxy would have to show
  const target = function missing() {}.bind(undefined);
  const key = Symbol.for('docsite.missing-package.calls');
  const notes = globalThis as { [key]?: Record<string, number> };
  notes[key] ??= {};
  const calls = notes[key];
  calls[name] ??= 0;
  const called = (): unknown => {
    calls[name] = (calls[name] ?? 0) + 1;
    return placeholder;
  };
  const placeholder: unknown = new Proxy(target, {
    get,
    getPrototypeOf: () => prototype,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    apply: called,
    construct: called as () => object,
  });
  return placeholder;
}.toString();
