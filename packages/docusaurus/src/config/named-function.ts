import { ConfigError, finding } from '@docsite/core';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';

/** A function of a configuration. */
export interface NamedFunction {
  readonly call: (...values: readonly unknown[]) => unknown;
  /** The keys that lead to it. */
  readonly path: readonly PropertyKey[];
}

/** The function under a key, if there is one. */
export function functionOf(options: Keys, name: string): NamedFunction | undefined {
  const own = options.any(name);
  return typeof own === 'function' ? { call: own as NamedFunction['call'], path: [...options.path, name] } : undefined;
}

/** Calls a function; one that throws is a `ConfigError` where it is written. */
export function run({ call, path }: NamedFunction, takeover: Takeover, given: unknown): unknown {
  try {
    return call(given);
  } catch (error) {
    throw failure(error, path, takeover);
  }
}

/** The error about a function that failed. */
export function failure(error: unknown, path: readonly PropertyKey[], takeover: Takeover): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `the function '${String(path.at(-1))}' failed: ${reason}`;
  return new ConfigError([finding('config', takeover.placeOf(path), message)], takeover.siteDir);
}
