import { importedModule } from '@docsite/core/process';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { PluginUse } from '../config/plugins/plugins.js';
import type { Takeover } from '../takeover.js';
import type { ContentReader } from './content/site-content.js';
import { type LoadedPlugins, loadContents } from './load-contents.js';
import { makePlugins } from './make-plugins.js';
import type { MadePlugin } from './plugin.js';
import { type Caller, caller } from './plugin-calls.js';
import { PluginObservations } from './plugin-observations.js';
import { type PluginParts, pluginParts } from './plugin-parts.js';

/** Plugins to create again for each language other than the default one. */
export interface OtherLocales {
  readonly uses: readonly PluginUse[];
  readonly contexts: readonly PluginContext[];
}

/** The inputs of plugins that are the same in every language. */
export interface PluginRun {
  readonly takeover: Takeover;
  readonly readContent: ContentReader;
}

/** What a site's plugins have created in a language. */
export interface PluginLanguage {
  readonly locale: string;
  readonly loaded: LoadedPlugins;
  readonly parts: readonly PluginParts[];
  /** Whether they may have written files of the site so far; they may do so without being waited for. */
  readonly mayWrite: () => boolean;
}

/** What plugins have created in each language, by locale. */
export function byLocale<T>(
  languages: readonly PluginLanguage[],
  partOf: (language: PluginLanguage) => T,
): ReadonlyMap<string, T> {
  return new Map(languages.map((language) => [language.locale, partOf(language)]));
}

/** The inputs of plugins in one language. */
interface LocaleRun extends PluginRun {
  readonly call: Caller;
  readonly observations: PluginObservations;
  /** Whether to call what plugins do before a build, which is done once: the files they write serve all languages. */
  readonly preparesBuild: boolean;
}

/** Lets plugins load their content in a language, and collects what else they provide. */
export async function loadLocale(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  { call, observations, preparesBuild, readContent, takeover }: LocaleRun,
): Promise<PluginLanguage> {
  const loaded = await loadContents(plugins, context, { call, readContent });
  const parts = await pluginParts(loaded, call, takeover);
  for (const { made, webpack } of parts) {
    const metadataPath = webpack?.metadataPath;
    if (metadataPath !== undefined)
      await call(made, 'configureWebpack', () => loaded.data.describeDocuments(metadataPath));
  }
  if (preparesBuild) await prepareBuild(parts, call);
  for (const { webpack } of parts) loaded.data.nameBy(webpack?.aliases ?? {});
  for (const reads of observations.reads) importedModule.publish(reads);
  return { locale: context.i18n.currentLocale, loaded, parts, mayWrite: () => observations.mayWrite };
}

async function prepareBuild(parts: readonly PluginParts[], call: Caller): Promise<void> {
  for (const { made, webpack } of parts)
    for (const prepare of webpack?.before ?? []) await call(made, 'configureWebpack', prepare);
}

/** Creates plugins again for each of these languages, and lets them load their content. */
export async function loadOthers(
  { uses, contexts }: OtherLocales,
  { takeover, readContent }: PluginRun,
): Promise<PluginLanguage[]> {
  const languages: PluginLanguage[] = [];
  for (const context of contexts) {
    const observations = new PluginObservations(context);
    const plugins = await makePlugins(uses, { context, takeover, readContent });
    const call = caller(takeover, observations);
    languages.push(
      await loadLocale(plugins, context, { takeover, readContent, call, observations, preparesBuild: false }),
    );
  }
  return languages;
}
