import type { ContentPackage } from '../load/bundling/content-stand-ins.js';
import type { ContentReader } from './content/site-content.js';
import type { DocumentChanges } from './document-changes.js';
import type { SitePlugin } from './plugin.js';

/** The content plugin that another plugin wraps. */
export interface StandInFor {
  readonly name: ContentPackage;
  readonly id: string;
  readonly locale: string;
  readonly readContent: ContentReader;
  /** Records changes that the wrapping plugin makes. */
  readonly changes: DocumentChanges;
}

/**
 * The stand-in for a content plugin: it loads what docsite has read from the site, and creates no pages, because
 * docsite does. It has every function that wrapping plugins may call.
 */
export function contentStandIn({
  name,
  id,
  locale,
  readContent,
  changes,
}: StandInFor): SitePlugin & Record<string, unknown> {
  const key = name.replace('@docusaurus/', 'docusaurus-');
  return {
    name: key,
    loadContent: async () => {
      const content = (await readContent(locale))[key]?.[id];
      changes.loaded(content);
      return content;
    },
    contentLoaded: async ({ content }) => changes.passed(content),
    translateContent: ({ content }) => content,
    getTranslationFiles: async () => [],
    getPathsToWatch: () => [],
    getClientModules: () => [],
    injectHtmlTags: () => ({}),
    // the rule for documents, whose settings some plugins change
    configureWebpack: () => ({ module: { rules: [{ use: [{ options: {} }] }] } }),
    postBuild: async () => {},
    extendCli: () => {},
  };
}

/** The hooks of a plugin, except for those it shares with a stand-in. */
export function ownHooks(plugin: SitePlugin, standIns: readonly SitePlugin[]): SitePlugin {
  const taken = new Set<unknown>(standIns.flatMap((standIn) => Object.values(standIn)));
  const own = Object.entries(plugin).filter(([hook, value]) => hook === 'name' || !taken.has(value));
  // documents are read by docsite
  const { configureWebpack, extendCli, ...hooks } = Object.fromEntries(own) as Record<string, unknown>;
  const loads = 'contentLoaded' in hooks || 'translateContent' in hooks || 'injectHtmlTags' in hooks;
  return { ...(loads && plugin.loadContent && { loadContent: plugin.loadContent }), ...hooks };
}
