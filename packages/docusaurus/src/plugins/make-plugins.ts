import { mkdirSync } from 'node:fs';
import { reasonOf } from '@docsite/core';
import type { PluginContext, PluginSite } from '../config/plugins/plugin-context.js';
import { unnamed } from '../config/plugins/plugin-entries.js';
import { isRunning, type PluginUse } from '../config/plugins/plugins.js';
import { hintOfFailure, missingExplainer } from '../load/blame-missing.js';
import { contentStandIns, withContentMaker } from '../load/bundling/content-stand-ins.js';
import { moduleFolder } from '../load/plugin-file.js';
import { loadPluginModule, type PluginModule, UnloadedModule } from '../load/plugin-module.js';
import type { ContentReader } from './content/site-content.js';
import { contentStandIn, ownHooks } from './content-stand-in.js';
import { DocumentChanges } from './document-changes.js';
import type { MadePlugin, SitePlugin } from './plugin.js';
import { validateOptions, validateTheme } from './plugin-schema.js';
import type { PluginThemeConfig } from './plugin-theme-config.js';

type ValidateOptions = (args: { validate: typeof validateOptions; options: object }) => object;

type ValidateTheme = (args: { validate: typeof validateTheme; themeConfig: object }) => object | undefined;

type MakePlugin = (context: PluginContext, options: object) => ReturnType<MadePlugin['create']>;

/** The inputs for creating plugins. */
export interface PluginMaking extends PluginSite {
  /** The theme configuration of the plugins' context; absent if these plugins have completed it already. */
  readonly themeConfig?: PluginThemeConfig;
  /** Returns the content that docsite itself loads, for plugins that wrap content plugins. */
  readonly readContent: ContentReader;
}

/** Creates the plugins to run. Those that cannot be created are reported, and left out. */
export async function makePlugins(uses: readonly PluginUse[], making: PluginMaking): Promise<MadePlugin[]> {
  const { context, takeover } = making;
  const made: MadePlugin[] = [];
  const running = uses.filter((use) => isRunning(use) || use.around !== undefined);
  if (running.length > 0) provideFolder(context.generatedFilesDir);
  for (const use of running) {
    const { siteDir, observation } = takeover;
    const plugins = use.around === undefined ? [] : [contentStandIns];
    const found = await loadPluginModule(use.reference, use.kind, { siteDir, observation, plugins });
    if (found instanceof UnloadedModule) takeover.leavesUnloaded({ name: use.name, kind: use.kind, entry: use }, found);
    else if (use.around === undefined) made.push(...(await make(found, use, making)));
    else made.push(...(await makeAround(found, { ...use, ...use.around }, making)));
  }
  return made;
}

/** Creates the folder in which plugins write files. */
function provideFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    // a plugin that writes there fails, and is reported
  }
}

/**
 * Creates a plugin that wraps a content plugin, using a stand-in. Functions that it shares with the stand-in are left
 * out.
 */
async function makeAround(module: PluginModule, use: PluginUse, making: PluginMaking): Promise<MadePlugin[]> {
  const { context, readContent } = making;
  const standIns: SitePlugin[] = [];
  const changes = new DocumentChanges();
  const locale = context.i18n.currentLocale;
  const around = withContentMaker(context, (name, { id }) => {
    const standIn = contentStandIn({ name, id: String(id ?? 'default'), locale, readContent, changes });
    // a plugin may add its own functions to it
    standIns.push({ ...standIn });
    return standIn;
  });
  const made = await make(module, use, { ...making, context: around });
  return made
    .map((one) => ({ ...one, changes, plugin: ownHooks(one.plugin, standIns) }))
    .filter(({ plugin }) => Object.keys(plugin).some((hook) => hook !== 'name'));
}

/** Creates a plugin; none if it has nothing to do. */
async function make(
  module: PluginModule,
  use: PluginUse,
  { context, takeover, themeConfig }: PluginMaking,
): Promise<MadePlugin[]> {
  const { name, path } = use;
  const explain = missingExplainer(takeover.siteDir);
  try {
    const options = optionsOf(module, use);
    const validate = module.validateThemeConfig as ValidateTheme | undefined;
    themeConfig?.add({ ...validate?.({ validate: validateTheme, themeConfig: themeConfig.current }) });
    const create = (given: PluginContext) => (module.default as MakePlugin)(given, options);
    const plugin = await takeover.observation.watch(() => create(context));
    // a plugin may decide that it has nothing to do
    if (plugin === null || plugin === undefined) return [];
    const folder = moduleFolder(use.reference, use.kind, takeover.siteDir);
    const called = name === unnamed ? (plugin.name ?? name) : name;
    return [{ name: called, key: plugin.name ?? name, id: String(options.id), path, folder, plugin, create }];
  } catch (thrown) {
    const error = explain(thrown);
    takeover.report('plugin', path, {
      message: `the plugin '${name}' cannot be started: ${reasonOf(error)}`,
      hint: hintOfFailure(error, 'check what it expects from its options, the theme configuration and the site'),
    });
    return [];
  }
}

function optionsOf(module: PluginModule, { options }: PluginUse): Readonly<Record<string, unknown>> {
  const plain = options.plain();
  const given = { ...plain, id: plain.id ?? 'default' };
  const validate = module.validateOptions as ValidateOptions | undefined;
  return { ...given, ...(validate?.({ validate: validateOptions, options: given }) ?? given) };
}
