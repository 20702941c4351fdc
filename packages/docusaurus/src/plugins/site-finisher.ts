import { join } from 'node:path';
import { type Finding, type FinishedLocale, type FinishedPage, finding, type SiteFinisher } from '@docsite/core';
import { withLateWork } from '@docsite/core/process';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import { missingExplainer } from '../load/blame-missing.js';
import type { Takeover } from '../takeover.js';
import type { LoadedPlugins } from './load-contents.js';
import type { MadePlugin, SitePlugin } from './plugin.js';
import { failureOf } from './plugin-calls.js';
import { PluginObservations } from './plugin-observations.js';
import { finishedRoutes } from './routes/finished-routes.js';
import { sharedPages } from './routes/search-page.js';

/** The site that plugins process once it is finished. */
export interface SiteToFinish {
  readonly takeover: Takeover;
  /** Whether Docusaurus would create a search page for it. */
  readonly hasSearchPage: boolean;
}

/** Lets plugins with `postBuild` process the finished site in each language; undefined if there are none. */
export function siteFinisher(
  byLocale: ReadonlyMap<string, LoadedPlugins>,
  { takeover, hasSearchPage }: SiteToFinish,
): { readonly finisher?: SiteFinisher } {
  if ([...byLocale.values()].every((loaded) => askingOf(loaded).length === 0)) return {};
  const finish: SiteFinisher['finish'] = async (outDir, finished) => {
    const findings: Finding[] = [];
    const reads: PluginObservations['reads'][number][] = [];
    for (const locale of finished) {
      const loaded = byLocale.get(locale.name);
      if (loaded === undefined) continue;
      const observations = new PluginObservations(loaded.context, outDir);
      const shared = { ...sharedPages(locale, hasSearchPage), outDir: join(outDir, locale.folder) };
      const failures = await finishLocale(loaded, shared, observations);
      for (const [made, error] of failures) {
        const { message, hint } = failureOf(made, 'postBuild', error);
        findings.push(finding('plugin', takeover.placeOf(made.path), message, hint));
      }
      reads.push(...observations.reads);
    }
    return { findings, reads };
  };
  return { finisher: { finish } };
}

/** Whether a page is the 404 page, `404.html`, which plugins see as a file but not as a route in Docusaurus. */
function isNotFound({ url }: FinishedPage): boolean {
  return /^(?:\/[^/]+)*\/404$/.test(url);
}

function routePath(page: FinishedPage): string {
  return isNotFound(page) ? `${page.url}.html` : page.url;
}

function askingOf({ contents }: LoadedPlugins): MadePlugin[] {
  return [...contents.keys()].filter(({ plugin }) => plugin.postBuild !== undefined);
}

/** Returns the plugins that failed, each with its error. */
async function finishLocale(
  loaded: LoadedPlugins,
  { outDir, pages }: FinishedLocale & { readonly outDir: string },
  observations: PluginObservations,
): Promise<[MadePlugin, unknown][]> {
  const { context, contents, data } = loaded;
  // plugins keep a reference to the context they were created with
  Object.assign(context, { outDir });
  const props = {
    ...context,
    outDir,
    routes: finishedRoutes(
      pages.filter((page) => !isNotFound(page)),
      data.routes,
    ),
    routesPaths: pages.map(routePath),
    routesBuildMetadata: Object.fromEntries(pages.map((page) => [routePath(page), { noIndex: page.noIndex ?? false }])),
    plugins: loaded.plugins.map(({ plugin, key, id }) => ({ ...plugin, name: key, options: { id } })),
    head: {},
  };
  const failures: [MadePlugin, unknown][] = [];
  for (const made of askingOf(loaded)) {
    const explain = missingExplainer(context.siteDir);
    try {
      const finish = async () => {
        const plugin = await finishingPlugin(made, context);
        return plugin?.postBuild?.({ ...props, content: contents.get(made) });
      };
      // many plugins do not wait for what they write
      await observations.watch(made, () => withLateWork(finish));
    } catch (error) {
      failures.push([made, explain(error)]);
    }
  }
  return failures;
}

/**
 * The plugin that processes the finished site. If it does nothing before that, it is created anew with the folder of
 * the finished site, because many plugins read the folder from their context when they are created.
 */
function finishingPlugin(made: MadePlugin, context: PluginContext): ReturnType<MadePlugin['create']> {
  const isNeeded = earlierHooks.some((hook) => made.plugin[hook] !== undefined) || made.changes !== undefined;
  return isNeeded ? made.plugin : made.create(context);
}

/** The functions of a plugin whose calls it may remember. */
const earlierHooks = [
  'loadContent',
  'translateContent',
  'contentLoaded',
  'allContentLoaded',
  'injectHtmlTags',
  'configureWebpack',
  'configurePostCss',
] as const satisfies readonly (keyof SitePlugin)[];
