import { installCommandOf, messageOf } from '@docsite/core';
import { absentPackage, callsOfMissing, missedPackageOf, missingPackageOf } from './bundling/missing-packages.js';

/** A function of unified, whose `this` is a processor. */
type Attacher = (this: unknown, ...options: unknown[]) => unknown;

/**
 * Adds to the errors of a Markdown plugin the names of packages that are not installed and whose placeholders it has
 * called, because these may be the cause.
 *
 * @param siteDir Absolute.
 */
export function blameMissing<Plugin>(plugin: Plugin, siteDir: string): Plugin {
  if (typeof plugin !== 'function' || Object.keys(callsOfMissing()).length === 0) return plugin;
  const attacher: Attacher = function (...options) {
    const explain = missingExplainer(siteDir);
    const transform = explained(() => (plugin as Attacher).apply(this, options), explain);
    const missing = missingPackageOf(transform);
    if (missing !== undefined)
      return () => {
        throw new MissingPackageError([missing], siteDir);
      };
    // a transform with a callback passes its errors to that
    if (typeof transform !== 'function' || transform.length > 2) return transform;
    return (...args: unknown[]) => explained(() => transform(...args), explain);
  };
  const named = Object.defineProperty(attacher, 'name', { value: plugin.name });
  const blaming = Object.assign(named, plugin);
  originals.set(blaming, plugin);
  return blaming;
}

/** The original plugins by their wrappers, so that a configuration can be printed. */
const originals = new WeakMap<object, unknown>();

/** The original plugin of `blameMissing`; any other value is returned unchanged. */
export function unblamed(value: object): unknown {
  return originals.get(value) ?? value;
}

function explained(run: () => unknown, explain: ErrorExplainer): unknown {
  const fail = (error: unknown): never => {
    throw explain(error);
  };
  try {
    const result = run();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}

/** The error of a plugin that needs packages which are not installed. */
class MissingPackageError extends Error {
  readonly hint: string;

  constructor(names: readonly [string, ...string[]], siteDir: string, options?: ErrorOptions) {
    super(`it needs ${absentPackage(names[0])}`, options);
    this.hint = `install what the site needs: ${installCommandOf(siteDir, [...names])}`;
  }
}

/** Returns a `MissingPackageError` if missing packages may be the cause of an error, and else the error itself. */
type ErrorExplainer = (error: unknown) => unknown;

/**
 * Creates an explainer for what code throws from now on because of a package that it imports when it runs, or of those
 * whose placeholders it has called by then.
 *
 * @param siteDir Absolute.
 */
export function missingExplainer(siteDir: string): ErrorExplainer {
  const before = callsOfMissing();
  return (error) => {
    const imported = missedPackageOf(messageOf(error));
    if (imported !== undefined) return new MissingPackageError([imported], siteDir);
    const called = Object.entries(callsOfMissing()).filter(([name, count]) => count > (before[name] ?? 0));
    const [name, ...others] = called.map(([called]) => called).sort();
    return name === undefined ? error : new MissingPackageError([name, ...others], siteDir, { cause: error });
  };
}

/** The hint of an error about missing packages, or else another one. */
export function hintOfFailure(error: unknown, other: string): string {
  return error instanceof MissingPackageError ? error.hint : other;
}
