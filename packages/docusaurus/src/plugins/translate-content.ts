import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@docsite/core';
import type { PluginContext } from '../config/plugins/plugin-context.js';
import type { MadePlugin, TranslationFile } from './plugin.js';

/** Applies a plugin's translation files to its content in the default language. */
export async function translated(
  { plugin, key, id }: MadePlugin,
  content: unknown,
  { localizationDir }: PluginContext,
): Promise<unknown> {
  if (plugin.translateContent === undefined) return content;
  const files = ((await plugin.getTranslationFiles?.({ content })) ?? []) as readonly TranslationFile[];
  const folder = join(localizationDir, id === 'default' ? key : `${key}-${id}`);
  const translationFiles = files.map((file) => ({
    ...file,
    content: { ...file.content, ...messagesOf(folder, file) },
  }));
  return plugin.translateContent({ content, translationFiles });
}

function messagesOf(folder: string, { path }: TranslationFile): object {
  const file = join(folder, `${path}.json`);
  return existsSync(file) ? (parseJson(readFileSync(file, 'utf8')) as object) : {};
}
