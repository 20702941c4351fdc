import { posix } from 'node:path';
import { escapePattern, pathFrom, unreadFile } from '@docsite/core';
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
 * The same messages, with one for each import of a file that cannot be loaded or read: esbuild reports such a file
 * once, where it is first imported, and every other importer would only be found by a build without the first.
 */
export async function messagesOfEachImport(
  messages: readonly Message[],
  context: BundleContext,
): Promise<readonly Message[]> {
  const refused = refusedFiles(messages, context.siteDir);
  if (refused.size === 0) return messages;
  const built = await buildTraced(context, reportEachImport(refused, context.siteDir));
  const reported = new Set(refused.values());
  const located = Array.isArray(built) ? built.filter(({ text }) => reported.has(text)) : [];
  const found = new Set(located.map(({ text }) => text));
  return [...messages.filter(({ text }) => !found.has(text)), ...located];
}

/** The messages about files that cannot be loaded or read, by the paths of these files relative to the site folder. */
function refusedFiles(messages: readonly Message[], siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    messages.flatMap((message) => {
      const unread = unreadFile(message);
      const file = unread === undefined ? unloadableFile(message)?.file : pathFrom(siteDir, unread.path);
      return file === undefined ? [] : [[file, message.text]];
    }),
  );
}

function reportEachImport(refused: ReadonlyMap<string, string>, siteDir: string): Plugin {
  // other plugins ask again, too, with `pluginData` of their own
  const asked = new Set<string>();
  return {
    name: 'docsite-unloadable-files',
    setup({ onResolve, resolve }) {
      onResolve({ filter: namesOf([...refused.keys()]) }, async ({ path, ...from }) => {
        const key = JSON.stringify([path, from.importer, from.kind]);
        if (asked.has(key)) return undefined;
        asked.add(key);
        const found = await resolve(path, from);
        asked.delete(key);
        // in another namespace, it is loaded by a plugin
        const text = found.namespace === 'file' ? refused.get(pathFrom(siteDir, found.path)) : undefined;
        return text === undefined ? found : { errors: [{ text }] };
      });
    },
  };
}

/** Matches the names with which code may import files: those of an index file's folder, too. */
function namesOf(files: readonly string[]): RegExp {
  const stems = files.flatMap((file) => [posix.parse(file).name, posix.basename(posix.dirname(file))]);
  return new RegExp(`(?:${stems.map(escapePattern).join('|')})(?:\\.\\w+)?$`);
}
