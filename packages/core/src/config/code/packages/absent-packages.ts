import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';
import { optionalRequires } from '../optional-requires.js';
import { packageNameOf } from './install-command.js';

/** Replacements for packages that are not installed. */
export interface StandIns {
  /** The name of the esbuild plugin. */
  readonly name: string;
  /** Called with the name of each such package. */
  readonly found: (name: string) => void;
  /** The code of the CommonJS module that replaces one. */
  readonly codeFor: (name: string) => string;
}

/**
 * Replaces packages that are not installed, so that code which imports them can be loaded, except where it requires
 * them within a `try`.
 */
export function standInsForAbsent({ name, found, codeFor }: StandIns): Plugin {
  return {
    name,
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
        // errors of other kinds are those of a `tsconfig.json` that cannot be read, which are reported as such
        if (errors.length === 0 || !errors.every(({ text }) => text.startsWith('Could not resolve'))) return undefined;
        if (args.kind === 'require-call' && (await optionalRequires(args.importer)).has(path)) return undefined;
        found(packageNameOf(path));
        return { path, namespace: name };
      });
      build.onLoad({ filter: /.*/, namespace: name }, ({ path }) => ({
        contents: codeFor(packageNameOf(path)),
        loader: 'js',
      }));
    },
  };
}

const absentName = Symbol.for('docsite.absent-package');

/**
 * Lets code import packages that are not installed, and fails only if it uses one: calls it, spreads it as a list, or
 * converts it to a string. All properties of such a package can be read.
 */
export function failingWhereUsed(found: (name: string) => void): Plugin {
  const codeFor = (name: string) => `module.exports = (${standIn})(${JSON.stringify(name)});`;
  return standInsForAbsent({ name: 'absent-package', found, codeFor });
}

/** Throws if a value contains the replacement for a package; the value may be circular. */
export function failIfAbsent(value: unknown, seen = new Set<unknown>()): void {
  if (seen.has(value)) return;
  seen.add(value);
  if (typeof value === 'function') {
    const name = (value as { readonly [absentName]?: string })[absentName];
    if (name !== undefined) throw new Error(`it uses the package '${name}', which is not installed`);
  }
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) failIfAbsent(inner, seen);
}

/** Written into the bundle as text, so it must not refer to anything outside. */
const standIn = function standIn(name: string): unknown {
  const fail = (): never => {
    throw new Error(`it uses the package '${name}', which is not installed`);
  };
  const get = (_: unknown, key: PropertyKey): unknown => {
    if (key === Symbol.for('docsite.absent-package')) return name;
    if (key === Symbol.toPrimitive || key === Symbol.iterator) return fail;
    // neither a promise nor a module of another format
    return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : value;
  };
  // a bound function can be constructed, unlike an arrow, and has no `prototype` that a proxy would have to show
  const target = function absent() {}.bind(undefined);
  // bundlers copy the properties of a CommonJS module to the ES module that they create for it
  const prototype = new Proxy(Object.create(null), { get });
  const value: unknown = new Proxy(target, {
    get,
    getPrototypeOf: () => prototype,
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
    apply: fail,
    construct: fail,
  });
  return value;
}.toString();
