import { reasonOf } from '@docsite/core';
import { loadPluginModule } from '../../load/plugin-module.js';
import type { Takeover } from '../../takeover.js';
import type { PluginContext } from './plugin-context.js';
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
  { module, options, path }: PluginEntry,
  name: string,
  { takeover, context }: { readonly takeover: Takeover; readonly context: PluginContext },
): Promise<PresetEntries> {
  const found = await loadPluginModule(module, 'preset', takeover);
  if (typeof found === 'string') {
    takeover.leavesModule(`preset ${name}`, { name, reason: found, kind: 'preset', entry: { options, path } });
    return nothing;
  }
  takeover.takes(`preset ${name}`);
  const given = options.plain();
  /** In messages, options that a preset passes on are attributed to its own keys; others to the preset. */
  const pathOf = (inner: unknown) => {
    const key = Object.keys(given).find((own) => given[own] !== undefined && given[own] === inner);
    return key === undefined ? path : [...options.path, key];
  };
  const entries = (list: unknown): PluginEntry[] =>
    (Array.isArray(list) ? list : []).flatMap((entry) => {
      const place = pathOf(Array.isArray(entry) ? entry[1] : undefined);
      return entryOf(entry, place, place) ?? [];
    });
  try {
    const make = () => (found.default as Preset)(context, given);
    const made = ((await takeover.observation.watch(make)) ?? {}) as Readonly<Record<string, unknown>>;
    return { plugins: entries(made.plugins), themes: entries(made.themes) };
  } catch (error) {
    takeover.report('plugin', path, {
      message: `the preset '${name}' failed: ${reasonOf(error)}`,
      hint: 'check what it expects from its options and the site',
    });
    return nothing;
  }
}
