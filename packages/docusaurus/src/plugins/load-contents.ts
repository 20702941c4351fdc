import type { PluginContext } from '../config/plugin-context.js';
import { reasonOf } from '../load/reason-of.js';
import type { Takeover } from '../takeover.js';
import type { MadePlugin } from './plugin.js';
import { PluginData } from './plugin-data.js';
import type { PluginObservations } from './plugin-observations.js';
import { translated } from './translate-content.js';

/** Plugins in one language, with what they have loaded. */
export interface LoadedPlugins {
  readonly context: PluginContext;
  readonly plugins: readonly MadePlugin[];
  /** Of those that did not fail. */
  readonly contents: ReadonlyMap<MadePlugin, unknown>;
  readonly data: PluginData;
}

/** A call of a plugin that failed; it was reported. */
export const failed = Symbol('failed');

/** Calls a plugin. */
export type Caller = <T>(made: MadePlugin, hook: string, run: () => T | Promise<T>) => Promise<T | typeof failed>;

/** Has plugins load their contents, and make of these what they make. */
export async function loadContents(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  call: Caller,
): Promise<LoadedPlugins> {
  const data = new PluginData(context);
  const contents = new Map<MadePlugin, unknown>();
  for (const made of plugins) {
    const { plugin } = made;
    const loaded = await call(made, 'loadContent', () => plugin.loadContent?.());
    if (loaded === failed) continue;
    const content = await call(made, 'translateContent', () => translated(made, loaded, context));
    contents.set(made, content);
    await call(made, 'contentLoaded', () => plugin.contentLoaded?.({ content, actions: data.actionsOf(made) }));
  }
  for (const made of contents.keys())
    await call(made, 'allContentLoaded', () =>
      made.plugin.allContentLoaded?.({ allContent: allContent(contents), actions: data.actionsOf(made) }),
    );
  return { context, plugins, contents, data };
}

/** What all plugins have loaded, by their names and ids. */
function allContent(contents: ReadonlyMap<MadePlugin, unknown>): Record<string, Record<string, unknown>> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const [{ key, id }, content] of contents) all[key] = { ...all[key], [id]: content };
  return all;
}

/** Has calls of plugins watched. What a plugin throws is a finding that names it. */
export function caller(takeover: Takeover, observations: PluginObservations): Caller {
  return async (made, hook, run) => {
    const { name, path } = made;
    try {
      return await observations.watch(made, run);
    } catch (error) {
      takeover.report('plugin', path, {
        message: `the plugin '${name}' failed in ${hook}: ${reasonOf(error)}`,
        hint: 'the plugin threw this; fix it, or take it out of the configuration',
      });
      return failed;
    }
  };
}
