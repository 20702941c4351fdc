import { ConfigError, finding, reasonOf } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { type FunctionOption, functionOption } from './function-options.js';

/** A function of a configuration. */
export interface NamedFunction {
  readonly call: (...values: readonly unknown[]) => unknown;
  /** The path of keys in the configuration. */
  readonly path: readonly PropertyKey[];
}

/** The function under a key, if there is one. */
export function functionOf(options: Keys, name: FunctionOption): NamedFunction | undefined {
  const { value, path } = functionOption(options, name);
  return typeof value === 'function' ? { call: value as NamedFunction['call'], path } : undefined;
}

/** The functions under a key, by the ids of plugin instances. */
export function functionsById(instances: readonly Keys[], name: FunctionOption): ReadonlyMap<string, NamedFunction> {
  const found = instances.flatMap((options) => {
    const own = functionOf(options, name);
    return own === undefined ? [] : [[options.text('id') ?? 'default', own] as const];
  });
  return new Map(found);
}

/** Calls a function; an error it throws becomes a `ConfigError` at its place. */
export function callFunction({ call, path }: NamedFunction, takeover: Takeover, given: unknown): unknown {
  try {
    return call(given);
  } catch (error) {
    throw failure(error, path, takeover);
  }
}

/** Calls a function about a page or a folder; what it reads becomes part of the build's inputs. */
export function ask(asked: NamedFunction, takeover: Takeover, given: unknown): unknown {
  return takeover.observation.watchCall(() => callFunction(asked, takeover, given));
}

/** Calls a function about a page or a folder that may return a promise. */
export async function askLater({ call, path }: NamedFunction, takeover: Takeover, given: unknown): Promise<unknown> {
  try {
    return await takeover.observation.watch(() => call(given));
  } catch (error) {
    throw failure(error, path, takeover);
  }
}

function failure(error: unknown, path: readonly PropertyKey[], takeover: Takeover): ConfigError {
  const message = `the function '${String(path.at(-1))}' failed: ${reasonOf(error)}`;
  return new ConfigError([finding('config', takeover.placeOf(path), message)], takeover.siteDir);
}
