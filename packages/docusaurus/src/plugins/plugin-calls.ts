import { reasonOf } from '@docsite/core';
import { hintOfFailure, missingExplainer } from '../load/blame-missing.js';
import type { Takeover } from '../takeover.js';
import type { MadePlugin } from './plugin.js';
import type { PluginObservations } from './plugin-observations.js';

/** The result of a plugin's call that failed; the error was reported. */
export const failed = Symbol('failed');

/** Calls a plugin. */
export type Caller = <T>(made: MadePlugin, hook: string, run: () => T | Promise<T>) => Promise<T | typeof failed>;

/**
 * Creates a caller that observes plugins. An error that a plugin throws becomes a finding that names the plugin; if the
 * plugin wraps a content plugin, only the failed part is left out.
 */
export function caller(takeover: Takeover, observations: PluginObservations): Caller {
  return async (made, hook, run) => {
    const explain = missingExplainer(takeover.siteDir);
    try {
      return await observations.watch(made, run);
    } catch (thrown) {
      const error = explain(thrown);
      if (made.changes === undefined) takeover.report('plugin', made.path, failureOf(made, hook, error));
      else takeover.leaves(`${hook} of plugin ${made.name}, which failed: ${reasonOf(error)}`);
      return failed;
    }
  };
}

/** How to report that a plugin has thrown an error in one of its lifecycle methods. */
export function failureOf(
  { name }: MadePlugin,
  hook: string,
  error: unknown,
): { readonly message: string; readonly hint: string } {
  return {
    message: `the plugin '${name}' failed in ${hook}: ${reasonOf(error)}`,
    hint: hintOfFailure(error, 'the plugin threw this; fix it, or remove it from the configuration'),
  };
}
