import { pathFrom } from '@docsite/core';
import type { Message, Plugin } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { buildTraced } from './build-traced.js';

/** A file of a type that cannot be imported. */
export interface UnloadableFile {
  /** As esbuild names it. */
  readonly file: string;
  readonly extension: string;
}

/** The file that a message says cannot be loaded. */
export function unloadableFile({ text }: Pick<Message, 'text'>): UnloadableFile | undefined {
  const [, extension, file] = /^No loader is configured for "(\.[\w.-]+)" files: (.+)$/.exec(text) ?? [];
  return extension === undefined || file === undefined ? undefined : { file, extension };
}

/**
 * The same messages, with one for each import of a file of an unknown type: esbuild reports such a file once, where it
 * is first imported, and every other importer would only be found by a build without the first.
 */
export async function messagesOfEachImport(
  messages: readonly Message[],
  context: BundleContext,
): Promise<readonly Message[]> {
  const files = messages.flatMap((message) => unloadableFile(message) ?? []);
  if (files.length === 0) return messages;
  const built = await buildTraced(context, reportEachImport(files, context.siteDir));
  const located = Array.isArray(built) ? built.filter((message) => unloadableFile(message) !== undefined) : [];
  const found = new Set(located.map(({ text }) => text));
  return [...messages.filter(({ text }) => !found.has(text)), ...located];
}

function reportEachImport(files: readonly UnloadableFile[], siteDir: string): Plugin {
  const extensions = new Map(files.map(({ file, extension }) => [file, extension]));
  const endings = [...new Set(extensions.values())].map((extension) => extension.replaceAll('.', '\\.'));
  // other plugins ask again, too, with `pluginData` of their own
  const asked = new Set<string>();
  return {
    name: 'docsite-unloadable-files',
    setup({ onResolve, resolve }) {
      onResolve({ filter: new RegExp(`(?:${endings.join('|')})$`) }, async ({ path, ...from }) => {
        const key = JSON.stringify([path, from.importer, from.kind]);
        if (asked.has(key)) return undefined;
        asked.add(key);
        const found = await resolve(path, from);
        asked.delete(key);
        const file = pathFrom(siteDir, found.path);
        // in another namespace, it is loaded by a plugin
        const extension = found.namespace === 'file' ? extensions.get(file) : undefined;
        if (extension === undefined) return found;
        return { errors: [{ text: `No loader is configured for "${extension}" files: ${file}` }] };
      });
    },
  };
}
