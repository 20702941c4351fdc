import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOrInsert, slashedPath } from '@docsite/core';
import { choices, layersOn, type ThemeLayer } from './theme-layers.js';

/** Returns the modules of a layer: files by name, both with and without extension; an `index` also by its folder. */
export type LayerModules = (layer: ThemeLayer) => ReadonlyMap<string, string>;

/** Creates a function that returns the modules of layers, and reads the folder of each once. */
export function layerModules(): LayerModules {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (layer) => {
    const key = JSON.stringify([layer.folder, ...(layer.leftOut ?? [])]);
    return getOrInsert(known, key, () => modulesOf(layer));
  };
}

/** The modules of a layer, as in {@link LayerModules}. */
export function modulesOf(layer: ThemeLayer): ReadonlyMap<string, string> {
  const files = filesIn(layer.folder).filter((path) => /\.[jt]sx?$/.test(path));
  return new Map(
    files.flatMap((path): [string, string][] => {
      const file = join(layer.folder, path);
      if (layer.leftOut?.has(file)) return [];
      const name = slashedPath(path);
      const bare = name.replace(/\.[jt]sx?$/, '');
      const ofFolder: [string, string][] = bare.endsWith('/index') ? [[bare.slice(0, -'/index'.length), file]] : [];
      return [...ofFolder, [bare, file], [name, file]];
    }),
  );
}

/** Whether a layer above the default theme has one of some modules, named without extension. */
export function hasOwnModule(layers: readonly ThemeLayer[], names: readonly string[]): boolean {
  return layers.slice(0, -1).some((layer) => {
    const modules = modulesOf(layer);
    return names.some((name) => modules.has(name));
  });
}

/** The modules that pages are rendered with. */
export interface DrawingModules {
  readonly layers: readonly ThemeLayer[];
  readonly aliases: Readonly<Record<string, string>>;
}

/** Whether pages are rendered only with components of the default theme. */
export function isDefaultTheme({ layers, aliases }: DrawingModules): boolean {
  const hasOwn = layersOn(layers, 'server').some(
    (layer) => layer.name !== 'default' && layer.name !== choices && modulesOf(layer).size > 0,
  );
  return !hasOwn && Object.keys(aliases).length === 0;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
