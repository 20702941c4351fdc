import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { AllContent, ContentReader } from './content/site-content.js';
import type { DocumentFacts } from './document-changes.js';
import type { MadePlugin } from './plugin.js';
import { type Caller, failed } from './plugin-calls.js';
import { PluginData } from './plugin-data.js';
import { translated } from './translate-content.js';

/** Plugins in one language, with the content they have loaded. */
export interface LoadedPlugins {
  readonly context: PluginContext;
  readonly plugins: readonly MadePlugin[];
  /** Content of the plugins that did not fail. */
  readonly contents: ReadonlyMap<MadePlugin, unknown>;
  readonly data: PluginData;
  /** Additional facts about documents from plugins that wrap content plugins. */
  readonly facts: DocumentFacts;
}

/** The plugins to load, and what they need. */
export interface Loading {
  readonly call: Caller;
  /** Returns the content that docsite itself loads, for plugins that request it. */
  readonly readContent: ContentReader;
}

/** Lets plugins load their content and process it. */
export async function loadContents(
  plugins: readonly MadePlugin[],
  context: PluginContext,
  { call, readContent }: Loading,
): Promise<LoadedPlugins> {
  const data = new PluginData(context);
  const contents = new Map<MadePlugin, unknown>();
  for (const made of plugins) {
    const loaded = await call(made, 'loadContent', () => made.plugin.loadContent?.());
    if (loaded === failed) continue;
    contents.set(made, await call(made, 'translateContent', () => translated(made, loaded, context)));
  }
  const asking = plugins.find(asksForContent);
  const own = asking && (await call(asking, 'allContentLoaded', () => readContent(context.i18n.currentLocale)));
  const all = allContent(contents, own === failed ? undefined : own);
  for (const [made, content] of contents) {
    const args = { content, allContent: all, actions: data.actionsOf(made) };
    await call(made, 'contentLoaded', () => made.plugin.contentLoaded?.(args));
  }
  for (const made of contents.keys())
    await call(made, 'allContentLoaded', () =>
      made.plugin.allContentLoaded?.({ allContent: all, actions: data.actionsOf(made) }),
    );
  for (const [{ changes }, content] of contents) changes?.passed(content);
  const facts: DocumentFacts = Object.assign({}, ...plugins.map(({ changes }) => changes?.changes()));
  return { context, plugins, contents, data, facts };
}

/**
 * Whether a plugin may access the content of others. Up to Docusaurus 3.1, it was passed to `contentLoaded`, which can
 * only be seen in the plugin's code; reading the site's content for every plugin would take too long.
 */
export function asksForContent({ plugin }: MadePlugin): boolean {
  return plugin.allContentLoaded !== undefined || /\ballContent\b/.test(String(plugin.contentLoaded));
}

/** The content of all plugins, by name and id. */
function allContent(contents: ReadonlyMap<MadePlugin, unknown>, own: AllContent = {}): AllContent {
  const all: Record<string, Readonly<Record<string, unknown>>> = { ...own };
  for (const [{ key, id }, content] of contents) all[key] = { ...all[key], [id]: content };
  return all;
}
