import { posix } from 'node:path';
import type { PluginContext } from '../config/plugin-context.js';
import type { MadePlugin, PluginActions, RouteConfig } from './plugin.js';
import type { AddedRoute } from './route-modules.js';
import type { MetadataPath } from './webpack-changes.js';

/**
 * What plugins have made of their contents: pages, files of data, and values for all pages. Nothing is written to disk.
 */
export class PluginData {
  readonly routes: AddedRoute[] = [];
  private readonly files = new Map<string, string>();
  private readonly global: Record<string, Record<string, unknown>> = {};

  constructor(private readonly context: PluginContext) {}

  /** The actions of a plugin. */
  actionsOf({ key, id, changes }: MadePlugin): PluginActions {
    return {
      addRoute: (route: RouteConfig) => void this.routes.push({ route, plugin: { name: key, id } }),
      setGlobalData: (data) => {
        this.global[key] = { ...this.global[key], [id]: merged(this.global[key]?.[id], data) };
      },
      createData: async (name, data) => {
        changes?.created(data);
        const path = posix.join(key, id, name);
        const file = posix.join(this.context.generatedFilesDir, path);
        const text = typeof data === 'string' ? data : JSON.stringify(data);
        const code = name.endsWith('.json') ? `export default ${text};` : text;
        for (const called of [file, `@generated/${path}`, `~/${path}`]) this.files.set(called, code);
        return file;
      },
    };
  }

  /**
   * Has the documents among the files export the `metadata` that a loader of documents finds in another.
   *
   * @param metadataPath Throws what the plugin throws.
   */
  describeDocuments(metadataPath: MetadataPath): void {
    for (const [name, text] of this.files) {
      if (!/\.mdx?$/.test(name)) continue;
      const data = metadataPath(this.fileOf(name));
      if (typeof data === 'string' && this.files.has(data))
        this.files.set(
          name,
          `${text}\n\nimport _metadata from ${JSON.stringify(data)};\nexport const metadata = _metadata;\n`,
        );
    }
  }

  /** Has modules find the files by names that plugins have given to folders of theirs. */
  nameBy(aliases: Readonly<Record<string, string>>): void {
    for (const [alias, folder] of Object.entries(aliases)) {
      const start = posix.join(folder, '/');
      for (const [name, code] of [...this.files])
        if (name.startsWith(start)) this.files.set(posix.join(alias, name.slice(start.length)), code);
    }
  }

  /** The file that a name stands for, absolute. */
  private fileOf(name: string): string {
    return name.replace(/^(?:@generated|~)(?=\/)/, this.context.generatedFilesDir);
  }

  /** The text of all that is JSON, by the names that it is imported by. */
  values(): Record<string, string> {
    const files = [...this.files].filter(([name]) => isData(name));
    const texts = files.map(([name, code]) => [name, code.replace(/^export default |;$/g, '')] as const);
    return { ...Object.fromEntries(texts), '@generated/globalData': JSON.stringify(this.global) };
  }

  /** Code of the modules with the data, by the names that they are imported by. */
  modules(): Record<string, string> {
    return {
      ...Object.fromEntries(this.files),
      '@generated/globalData': `export default ${JSON.stringify(this.global)};`,
    };
  }
}

/** Whether a module of plugins is data, which may be another in each language: other modules are code. */
export function isData(name: string): boolean {
  return name.endsWith('.json') || name === '@generated/globalData';
}

/** What a plugin sets once it knows the content of all others is added to what it has set before. */
function merged(before: unknown, data: unknown): unknown {
  const areObjects = [before, data].every(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return areObjects ? { ...(before as object), ...(data as object) } : data;
}
