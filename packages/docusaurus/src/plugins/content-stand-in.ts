import type { ContentPackage } from '../load/content-stand-ins.js';
import type { DocumentChanges } from './document-changes.js';
import type { SitePlugin } from './plugin.js';
import type { ContentReader } from './site-content.js';

/** The plugin for content that another one is built around. */
export interface StandInFor {
  readonly name: ContentPackage;
  readonly id: string;
  readonly locale: string;
  readonly readContent: ContentReader;
  /** Is told of what the plugin around it is given, and of what that passes on. */
  readonly changes: DocumentChanges;
}

/**
 * What stands for a plugin for content: it loads what docsite has read of the site, and makes no pages, as docsite
 * does. Every function that plugins around it may call is there.
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
    // the rule that reads documents, some settings of which plugins change
    configureWebpack: () => ({ module: { rules: [{ use: [{ options: {} }] }] } }),
    postBuild: async () => {},
    extendCli: () => {},
  };
}

/** What a plugin does beside what it has of a stand-in. */
export function ownHooks(plugin: SitePlugin, standIns: readonly SitePlugin[]): SitePlugin {
  const taken = new Set<unknown>(standIns.flatMap((standIn) => Object.values(standIn)));
  const own = Object.entries(plugin).filter(([hook, value]) => hook === 'name' || !taken.has(value));
  // what reads documents is docsite's
  const { configureWebpack: _, extendCli: __, ...hooks } = Object.fromEntries(own) as Record<string, unknown>;
  const loads = 'contentLoaded' in hooks || 'translateContent' in hooks || 'injectHtmlTags' in hooks;
  return { ...(loads && plugin.loadContent && { loadContent: plugin.loadContent }), ...hooks };
}
