import { join } from 'node:path';
import { build, type Message, type Plugin } from 'esbuild';
import type { ModuleGraph } from '../analysis/module-graph.js';
import { pageEntries, platformSettings } from '../builds/platform-settings.js';
import type { BundleContext } from '../bundle-options.js';
import { messagesOf } from '../modules/build-messages.js';
import { clientFolder } from '../outputs/entry-urls.js';
import { stylesEntry } from '../styles/site-styles.js';

/**
 * Bundles what browsers could load of a site, with a plugin that comes before all others: the graph of its modules, or
 * esbuild's messages if that fails. Nothing is written.
 */
export async function buildTraced(context: BundleContext, plugin: Plugin): Promise<ModuleGraph | Message[]> {
  const settings = platformSettings(context, 'client');
  const entries = ['index', 'client/app', 'client/boot', 'client/head'].map((name) => [name, `@theme/${name}`]);
  try {
    const { metafile } = await build({
      ...settings,
      entryPoints: { ...Object.fromEntries(entries), styles: stylesEntry, ...pageEntries(context.pages, 'pages/') },
      outdir: join(context.siteDir, clientFolder),
      write: false,
      splitting: true,
      platform: 'browser',
      plugins: [plugin, ...settings.plugins],
    });
    return metafile.inputs;
  } catch (error) {
    return messagesOf(error);
  }
}
