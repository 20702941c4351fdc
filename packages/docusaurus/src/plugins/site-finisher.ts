import { type Finding, finding, type SiteFinisher } from '@docsite/core';
import type { PluginContext } from '../config/plugin-context.js';
import { reasonOf } from '../load/reason-of.js';
import { finishedRoute } from './finished-routes.js';
import type { MadePlugin } from './plugin.js';
import { PluginObservations } from './plugin-observations.js';

/** Has the plugins that ask for it work on the finished site; nothing where none does. */
export function siteFinisher(
  plugins: readonly MadePlugin[],
  contents: ReadonlyMap<MadePlugin, unknown>,
  context: PluginContext,
): { readonly finisher?: SiteFinisher } {
  const asking = plugins.filter((made) => contents.has(made) && made.plugin.postBuild !== undefined);
  if (asking.length === 0) return {};
  const file = context.siteConfigPath.slice(context.siteDir.length + 1);
  const finish: SiteFinisher['finish'] = async (outDir, pages) => {
    const findings: Finding[] = [];
    const observations = new PluginObservations(context, outDir);
    // plugins keep the context that they were made with
    Object.assign(context, { outDir });
    const routes = pages.map(finishedRoute);
    const all = plugins.map(({ plugin, key, id }) => ({ ...plugin, name: key, options: { id } }));
    for (const made of asking) {
      const props = {
        ...context,
        outDir,
        routes,
        routesPaths: pages.map(({ url }) => url),
        plugins: all,
        head: {},
        content: contents.get(made),
      };
      try {
        await observations.watch(made, () => made.plugin.postBuild?.(props));
      } catch (error) {
        const message = `the plugin '${made.name}' failed in postBuild: ${reasonOf(error)}`;
        const hint = 'the plugin threw this; fix it, or take it out of the configuration';
        findings.push(finding('plugin', { file, line: 1, column: 1 }, message, hint));
      }
    }
    return { findings, reads: observations.reads };
  };
  return { finisher: { finish } };
}
