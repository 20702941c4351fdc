import { pathFrom } from '@docsite/core';
import type { Message, Plugin } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { buildTraced } from './build-traced.js';

const unloadable = /^No loader is configured for "(\.[\w.-]+)" files: (.+)$/;

/**
 * The same messages, with one for each import of a file of an unknown type: esbuild reports such a file once, where it
 * is first imported, and every other importer would only be found by a build without the first.
 */
export async function messagesOfEachImport(
  messages: readonly Message[],
  context: BundleContext,
): Promise<readonly Message[]> {
  const files = new Map(messages.flatMap(({ text }) => unloadableFile(text)));
  if (files.size === 0) return messages;
  const built = await buildTraced(context, reportEachImport(files, context.siteDir));
  const located = Array.isArray(built) ? built.filter(({ text }) => unloadable.test(text)) : [];
  const found = new Set(located.map(({ text }) => text));
  return [...messages.filter(({ text }) => !found.has(text)), ...located];
}

/** The name and the extension of the file that a message is about. */
function unloadableFile(text: string): [file: string, extension: string][] {
  const [, extension, file] = unloadable.exec(text) ?? [];
  return file === undefined || extension === undefined ? [] : [[file, extension]];
}

const asked = 'docsite-unloadable';

function reportEachImport(files: ReadonlyMap<string, string>, siteDir: string): Plugin {
  const endings = [...new Set(files.values())].map((extension) => extension.replaceAll('.', '\\.'));
  return {
    name: 'docsite-unloadable-files',
    setup({ onResolve, resolve }) {
      onResolve({ filter: new RegExp(`(?:${endings.join('|')})$`) }, async ({ path, pluginData, ...from }) => {
        if (pluginData === asked) return undefined;
        const found = await resolve(path, { ...from, pluginData: asked });
        const file = pathFrom(siteDir, found.path);
        const extension = files.get(file);
        if (extension === undefined) return found;
        return { errors: [{ text: `No loader is configured for "${extension}" files: ${file}` }] };
      });
    },
  };
}
