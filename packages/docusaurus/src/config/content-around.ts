import { type ContentPackage, contentStandIns, withContentMaker } from '../load/content-stand-ins.js';
import { loadPluginModule, type PluginModule } from '../load/plugin-module.js';
import type { Takeover } from '../takeover.js';
import type { PluginContext } from './plugin-context.js';
import type { PluginEntry } from './plugin-entries.js';

/** A plugin for content that another one is built around, with the options that it is given by it. */
export interface ContentAround {
  readonly name: ContentPackage;
  readonly options: Readonly<Record<string, unknown>>;
}

type MakePlugin = (context: PluginContext, options: object) => unknown;
type ValidateOptions = (args: { validate: (schema: unknown, options: object) => object; options: object }) => object;

/** What a content plugin may be asked for before its options are known to be enough. */
const nothing = new Proxy({}, { get: (_, key) => (key === 'then' ? undefined : () => undefined) });

/**
 * The plugins for content that a plugin of a site makes: it is called, with stand-ins in their places that note the
 * options. Why it cannot be asked, as the end of a sentence.
 */
export async function contentsAround(
  { module, options }: PluginEntry,
  { takeover, context }: { readonly takeover: Takeover; readonly context: PluginContext },
): Promise<readonly ContentAround[] | string> {
  const { siteDir, observation } = takeover;
  const found = await loadPluginModule(module, 'plugin', { siteDir, observation, plugins: [contentStandIns] });
  if (typeof found === 'string') return found;
  const made: ContentAround[] = [];
  const noting = withContentMaker(context, (name, given) => {
    made.push({ name, options: given });
    return nothing;
  });
  try {
    await observation.watch(() => (found.default as MakePlugin)(noting, optionsFor(found, options.plain())));
  } catch {
    // what it does after it has made them is looked at when the site is built
  }
  return made;
}

/** The options of a plugin, completed by itself. */
function optionsFor({ validateOptions }: PluginModule, options: Readonly<Record<string, unknown>>): object {
  const given = { id: 'default', ...options };
  const validate = (_: unknown, all: object) => all;
  return { ...given, ...((validateOptions as ValidateOptions | undefined)?.({ validate, options: given }) ?? {}) };
}
