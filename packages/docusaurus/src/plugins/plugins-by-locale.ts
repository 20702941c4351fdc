import { importedModule } from '@docsite/core/process';
import type { PluginContext } from '../config/plugin-context.js';
import type { PluginUse } from '../config/plugins.js';
import type { Takeover } from '../takeover.js';
import { caller, type LoadedPlugins, loadContents } from './load-contents.js';
import { makePlugins } from './make-plugins.js';
import { PluginObservations } from './plugin-observations.js';
import type { ContentReader } from './site-content.js';

/** Plugins in other languages than the default one, which they are made for anew. */
export interface OtherLocales {
  readonly uses: readonly PluginUse[];
  readonly contexts: readonly PluginContext[];
}

/** What plugins run with in every language. */
export interface PluginRun {
  readonly takeover: Takeover;
  readonly readContent: ContentReader;
}

/** Has plugins load their contents in each of these languages, by their names. */
export async function loadByLocale(
  { uses, contexts }: OtherLocales,
  { takeover, readContent }: PluginRun,
): Promise<ReadonlyMap<string, LoadedPlugins>> {
  const loaded = new Map<string, LoadedPlugins>();
  for (const context of contexts) {
    const observations = new PluginObservations(context);
    const plugins = await makePlugins(uses, context, takeover);
    const call = caller(takeover, observations);
    loaded.set(context.i18n.currentLocale, await loadContents(plugins, context, { call, readContent }));
    for (const reads of observations.reads) importedModule.publish(reads);
  }
  return loaded;
}

/** Values of modules in each language, by the names of these: of those alone that are not the same in all of them. */
export type ValuesByLocale = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The data of plugins that differ from language to language. What a language lacks is that of the first. */
export function differingValues(byLocale: ReadonlyMap<string, LoadedPlugins>): ValuesByLocale {
  const texts = new Map([...byLocale].map(([locale, { data }]) => [locale, data.values()] as const));
  const [first = {}, ...others] = texts.values();
  const names = Object.keys(first).filter((name) => others.some((values) => values[name] !== first[name]));
  return Object.fromEntries(
    [...texts].map(([locale, values]) => {
      const own = names.map((name) => [name, JSON.parse(values[name] ?? (first[name] as string))] as const);
      return [locale, Object.fromEntries(own)];
    }),
  );
}
