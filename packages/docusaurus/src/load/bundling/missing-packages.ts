import { missingModuleOf, packageNameOf, standInsForAbsent } from '@docsite/core';
import type { Plugin } from 'esbuild';

/**
 * The placeholder for a package that is not installed. It can be called, and each of its properties is another
 * placeholder.
 */
export interface MissingPackage {
  /** The name under which it was imported. */
  readonly [missingName]: string;
}

const missingName = Symbol.for('docsite.missing-package');

/** The package that a value came from, if that is not installed. */
export function missingPackageOf(value: unknown): string | undefined {
  return typeof value === 'function' ? (value as Partial<MissingPackage>)[missingName] : undefined;
}

/** The end of a sentence that begins with the package's name. */
export const notInstalled = 'which is not installed';

/** A package that is not installed, as a part of a sentence. */
export function absentPackage(name: string): string {
  return `the package '${name}', ${notInstalled}`;
}

/** The package that is not installed, if that is the reason of an error. */
export function missedPackageOf(reason: string): string | undefined {
  const module = missingModuleOf(reason);
  return module === undefined || /^(?:[./\\]|[A-Za-z]:[/\\])/.test(module) ? undefined : packageNameOf(module);
}

const callsOf = Symbol.for('docsite.missing-package.calls');

/** How often code of the site has called the placeholder for each missing package, which is part of another bundle. */
export function callsOfMissing(): Readonly<Record<string, number>> {
  return { ...(globalThis as { [callsOf]?: Record<string, number> })[callsOf] };
}

/** The packages whose placeholders code of the site has called. */
export function calledMissing(): string[] {
  return Object.entries(callsOfMissing()).flatMap(([name, count]) => (count > 0 ? [name] : []));
}

/**
 * Replaces packages that are not installed by placeholders, so that a configuration can be read without them: most are
 * needed for something that docsite does not use, such as code colours.
 *
 * @param found Called with the name of each.
 */
export function missingPackages(found: (name: string) => void): Plugin {
  const codeFor = (name: string) => `module.exports = (${standIn})(${JSON.stringify(name)});`;
  return standInsForAbsent({ name: 'missing-package', found, codeFor });
}

/** Inserted into the bundle of the configuration as source text, so it must not refer to anything outside itself. */
const standIn = function standIn(name: string): unknown {
  const get = (_: unknown, key: PropertyKey): unknown => {
    if (key === Symbol.for('docsite.missing-package')) return name;
    if (key === Symbol.toPrimitive) return () => '';
    // configurations spread lists of packages: `[...themes.vsDark.styles]`
    if (key === Symbol.iterator) return () => [][Symbol.iterator]();
    // neither a promise nor an ES module
    return typeof key === 'symbol' || key === 'then' || key === '__esModule' ? undefined : placeholder;
  };
  // bundlers look up named exports of CommonJS modules in the prototype
  const prototype = new Proxy(Object.create(null), { get });
  // unlike an arrow function, a bound function can be constructed, and has no `prototype` that a proxy would have to
  // show
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
