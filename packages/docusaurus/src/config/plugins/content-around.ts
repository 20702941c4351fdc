import { type ContentPackage, contentStandIns, withContentMaker } from '../../load/bundling/content-stand-ins.js';
import { loadPluginModule, type PluginModule, UnloadedModule } from '../../load/plugin-module.js';
import type { PluginContext, PluginSite } from './plugin-context.js';
import type { PluginEntry } from './plugin-entries.js';

/** A content plugin that another plugin wraps, with the options it receives from that. */
export interface ContentAround {
  readonly name: ContentPackage;
  readonly options: Readonly<Record<string, unknown>>;
}

type MakePlugin = (context: PluginContext, options: object) => unknown;
type ValidateOptions = (args: { validate: (schema: unknown, options: object) => object; options: object }) => object;

/** The stand-in for a content plugin: any lifecycle method of it can be called, and does nothing. */
const nothing = new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : () => undefined) });

/**
 * Finds the content plugins that a wrapping plugin creates, by calling it with stand-ins that record the options, if it
 * can be loaded.
 */
export async function contentsAround(
  { module, options }: PluginEntry,
  { takeover, context }: PluginSite,
): Promise<readonly ContentAround[] | UnloadedModule> {
  const { siteDir, observation } = takeover;
  const found = await loadPluginModule(module, 'plugin', { siteDir, observation, plugins: [contentStandIns] });
  if (found instanceof UnloadedModule) return found;
  const made: ContentAround[] = [];
  const noting = withContentMaker(context, (name, given) => {
    made.push({ name, options: given });
    return nothing;
  });
  try {
    await observation.watch(() => (found.default as MakePlugin)(noting, optionsFor(found, options.plain())));
  } catch {
    // later errors are reported when the site is built
  }
  return made;
}

/** The options of a plugin, completed by its own validation. */
function optionsFor({ validateOptions }: PluginModule, options: Readonly<Record<string, unknown>>): object {
  const given = { id: 'default', ...options };
  const validate = (_: unknown, all: object) => all;
  return { ...given, ...((validateOptions as ValidateOptions | undefined)?.({ validate, options: given }) ?? {}) };
}
