import { installCommandOf } from '@docsite/core';
import { callsOfMissing, missingPackageOf, notInstalled } from './bundling/missing-packages.js';

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
    const since = { before: callsOfMissing(), siteDir };
    const transform = explained(() => (plugin as Attacher).apply(this, options), since);
    const missing = missingPackageOf(transform);
    if (missing !== undefined) return () => failFor([missing], siteDir);
    // a transform with a callback passes its errors to that
    if (typeof transform !== 'function' || transform.length > 2) return transform;
    return (...args: unknown[]) => explained(() => transform(...args), since);
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

/** The state before a plugin ran, for comparison if it fails. */
interface Since {
  /** The calls before a plugin began. */
  readonly before: ReturnType<typeof callsOfMissing>;
  readonly siteDir: string;
}

function explained(run: () => unknown, since: Since): unknown {
  try {
    const result = run();
    return result instanceof Promise ? result.catch((error) => explain(error, since)) : result;
  } catch (error) {
    return explain(error, since);
  }
}

function explain(error: unknown, { before, siteDir }: Since): never {
  const called = Object.entries(callsOfMissing()).filter(([name, count]) => count > (before[name] ?? 0));
  const [name, ...others] = called.map(([called]) => called).sort();
  if (name === undefined) throw error;
  return failFor([name, ...others], siteDir, error);
}

/** Throws the error of a plugin that needs packages which are not installed. */
function failFor(names: readonly [string, ...string[]], siteDir: string, cause?: unknown): never {
  throw Object.assign(new Error(`it needs the package '${names[0]}', ${notInstalled}`, { cause }), {
    hint: `install what the site needs: ${installCommandOf(siteDir, [...names])}`,
  });
}
