import { reasonOf } from '@docsite/core';
import { loadPluginModule } from '../load/plugin-module.js';
import type { Takeover } from '../takeover.js';
import type { PluginContext } from './plugin-context.js';
import { entryOf, type PluginEntry } from './plugin-entries.js';

/** The plugins and themes that a preset gives. */
export interface PresetEntries {
  readonly plugins: readonly PluginEntry[];
  readonly themes: readonly PluginEntry[];
}

const nothing: PresetEntries = { plugins: [], themes: [] };

type Preset = (context: PluginContext, options: object) => unknown;

/** Asks a preset for its plugins and themes. One that cannot be had is named; what it throws is a finding. */
export async function runPreset(
  { module, options, path }: PluginEntry,
  name: string,
  { takeover, context }: { readonly takeover: Takeover; readonly context: PluginContext },
): Promise<PresetEntries> {
  const found = await loadPluginModule(module, 'preset', takeover);
  if (typeof found === 'string') {
    takeover.leavesModule(`preset ${name}`, { name, reason: found });
    return nothing;
  }
  takeover.takes(`preset ${name}`);
  const given = options.plain();
  /** Options that a preset passes on have the keys of its own in messages; others are found at the preset. */
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
