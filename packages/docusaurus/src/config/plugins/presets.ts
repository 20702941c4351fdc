import { propertiesOf, reasonOf } from '@docsite/core';
import { hintOfFailure, missingExplainer } from '../../load/blame-missing.js';
import { loadPluginModule, UnloadedModule } from '../../load/plugin-module.js';
import type { PluginContext, PluginSite } from './plugin-context.js';
import { entryOf, type PluginEntry } from './plugin-entries.js';

/** The plugins and themes of a preset. */
export interface PresetEntries {
  readonly plugins: readonly PluginEntry[];
  readonly themes: readonly PluginEntry[];
}

const nothing: PresetEntries = { plugins: [], themes: [] };

type Preset = (context: PluginContext, options: object) => unknown;

/**
 * Calls a preset to get its plugins and themes. A preset that cannot be loaded is reported; what it throws becomes a
 * finding.
 */
export async function runPreset(
  entry: PluginEntry,
  name: string,
  { takeover, context }: PluginSite,
): Promise<PresetEntries> {
  const { module, options, path } = entry;
  const found = await loadPluginModule(module, 'preset', takeover);
  if (found instanceof UnloadedModule) {
    takeover.leavesUnloaded({ name, kind: 'preset', entry: { options, path } }, found);
    return nothing;
  }
  takeover.takes(`preset ${name}`);
  const explain = missingExplainer(takeover.siteDir);
  try {
    const make = () => (found.default as Preset)(context, options.plain());
    const made = propertiesOf(await takeover.observation.watch(make));
    return { plugins: entriesIn(made.plugins, entry), themes: entriesIn(made.themes, entry) };
  } catch (thrown) {
    const error = explain(thrown);
    takeover.report('plugin', path, {
      message: `the preset '${name}' failed: ${reasonOf(error)}`,
      hint: hintOfFailure(error, 'check what it expects from its options and the site'),
    });
    return nothing;
  }
}

/** The entries of a list that a preset returns, with the paths of keys by which messages name them. */
function entriesIn(list: unknown, preset: PluginEntry): PluginEntry[] {
  return (Array.isArray(list) ? list : []).flatMap((entry) => {
    const path = pathOfOptions(Array.isArray(entry) ? entry[1] : undefined, preset);
    return entryOf(entry, path, path) ?? [];
  });
}

/** The key of the preset's options that it passes on; the path of the preset for options that it creates itself. */
function pathOfOptions(passed: unknown, { options, path }: PluginEntry): readonly PropertyKey[] {
  const key = options.names().find((name) => passed !== undefined && options.any(name) === passed);
  return key === undefined ? path : [...options.path, key];
}
