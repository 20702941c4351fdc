import { posix } from 'node:path';
import { isDocumentPath } from '@docsite/core';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import { isObject } from '../keys.js';
import type { MadePlugin, PluginActions } from './plugin.js';
import { placedRoute, type RouteConfig } from './routes/route-config.js';
import type { AddedRoute } from './routes/route-modules.js';
import type { MetadataPath } from './webpack/webpack-changes.js';

/** What plugins have created from their content: pages, data files, and global data. Nothing is written to disk. */
export class PluginData {
  readonly routes: AddedRoute[] = [];
  private readonly files = new Map<string, string>();
  private readonly global: Record<string, Record<string, unknown>> = {};

  constructor(private readonly context: PluginContext) {}

  /** The actions passed to a plugin. */
  actionsOf({ key, id, path: by, changes }: MadePlugin): PluginActions {
    return {
      addRoute: (route: RouteConfig) => {
        this.routes.push({
          route: placedRoute(route, this.context.generatedFilesDir),
          plugin: { name: key, id },
          by,
        });
      },
      setGlobalData: (data) => {
        this.global[key] = { ...this.global[key], [id]: merged(this.global[key]?.[id], data) };
      },
      createData: async (name, data) => {
        changes?.created(data);
        const path = posix.join(key, id, name);
        const file = posix.join(this.context.generatedFilesDir, path);
        const text = typeof data === 'string' ? data : JSON.stringify(data);
        const code = name.endsWith('.json') ? `export default ${text};` : text;
        for (const called of [file, `@generated/${path}`, `~/${path}`, ...contentAlias(key, `${id}/${name}`)])
          this.files.set(called, code);
        return file;
      },
    };
  }

  /**
   * Adds the `metadata` that an MDX loader would read from another file to the documents among the files.
   *
   * @param metadataPath Rethrows the plugin's errors.
   */
  describeDocuments(metadataPath: MetadataPath): void {
    for (const [name, text] of this.files) {
      if (!isDocumentPath(name)) continue;
      const data = metadataPath(this.fileOf(name));
      if (typeof data === 'string' && this.files.has(data))
        this.files.set(
          name,
          `${text}\n\nimport _metadata from ${JSON.stringify(data)};\nexport const metadata = _metadata;\n`,
        );
    }
  }

  /** Lets modules import the files by aliases that plugins define for their folders. */
  nameBy(aliases: Readonly<Record<string, string>>): void {
    for (const [alias, folder] of Object.entries(aliases)) {
      const start = posix.join(folder, '/');
      for (const [name, code] of [...this.files])
        if (name.startsWith(start)) this.files.set(posix.join(alias, name.slice(start.length)), code);
    }
  }

  /** The file that a name refers to, absolute. */
  private fileOf(name: string): string {
    return name.replace(/^(?:@generated|~)(?=\/)/, this.context.generatedFilesDir);
  }

  /** The JSON texts, by import specifier. */
  values(): Record<string, string> {
    const files = [...this.files].filter(([name]) => isData(name));
    const texts = files.map(([name, code]) => [name, code.replace(/^export default |;$/g, '')] as const);
    return { ...Object.fromEntries(texts), '@generated/plugin-data': JSON.stringify(this.global) };
  }

  /** Code of the modules with data, by import specifier. */
  modules(): Record<string, string> {
    return {
      ...Object.fromEntries(this.files),
      '@generated/plugin-data': `export default ${JSON.stringify(this.global)};`,
    };
  }
}

/** Whether a plugin's module is data, which may differ between languages: other modules are code. */
export function isData(name: string): boolean {
  return name.endsWith('.json') || name === '@generated/plugin-data';
}

/**
 * Merges the global data that a plugin sets after the content of all plugins is known into the data that it set before.
 */
function merged(before: unknown, data: unknown): unknown {
  return isObject(before) && isObject(data) ? { ...before, ...data } : data;
}

/** The name of a data file of a plugin that wraps a content plugin, by the alias of the content plugin: `~blog/…`. */
function contentAlias(key: string, path: string): string[] {
  const [, content] = /^docusaurus-plugin-content-(blog|docs|pages)$/.exec(key) ?? [];
  return content === undefined ? [] : [`~${content}/${path}`];
}
