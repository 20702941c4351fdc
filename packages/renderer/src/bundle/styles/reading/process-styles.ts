import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, type PostcssHook, pathFrom } from '@docsite/core';
import { importFile } from '@docsite/core/process';
import type { PartialMessage } from 'esbuild';
import type { AcceptedPlugin, CssSyntaxError, Message as PostcssMessage } from 'postcss';
import type { StyleSheet } from '../style-sheet.js';
import { postcssFailure } from './postcss-failure.js';
import { inWorkingFolder } from './working-folder.js';

/** Transforms style sheets with the site's PostCSS plugins. */
export type StyleProcessor = (sheet: StyleSheet, file: string) => Promise<StyleSheet>;

/** Configuration files of PostCSS in the site folder. */
const postcssFiles = ['js', 'cjs', 'mjs', 'json'].map((extension) => `postcss.config.${extension}`);

/** Whether the site's style sheets are transformed. */
export function hasProcessor(siteDir: string, hooks: readonly PostcssHook[] = []): boolean {
  return hooks.length > 0 || hasPostcssFile(siteDir);
}

/** Whether style sheets are transformed by plugins that may scan documents for class names. */
export function mayScanDocuments(siteDir: string, hooks: readonly PostcssHook[] = []): boolean {
  return hooks.some(({ readsSheetsAlone }) => !readsSheetsAlone) || hasPostcssFile(siteDir);
}

function hasPostcssFile(siteDir: string): boolean {
  return postcssFiles.some((name) => existsSync(join(siteDir, name)));
}

/**
 * Loads the site's PostCSS plugins, from its file and from hooks, which look for their files in the site folder.
 * Undefined if there are none. If its file cannot be loaded, the first style sheet has the error.
 */
export async function readProcessor(
  siteDir: string,
  hooks: readonly PostcssHook[],
): Promise<StyleProcessor | undefined> {
  const transform = await inWorkingFolder(siteDir, () => loadProcessor(siteDir, hooks));
  return transform && ((sheet, file) => inWorkingFolder(siteDir, () => transform(sheet, file)));
}

async function loadProcessor(siteDir: string, hooks: readonly PostcssHook[]): Promise<StyleProcessor | undefined> {
  const file = postcssFiles.map((name) => join(siteDir, name)).find(existsSync);
  let plugins: readonly unknown[];
  try {
    plugins = file === undefined ? [] : await pluginsOfFile(file, siteDir);
  } catch (error) {
    return failOnce(postcssFailure(error, file as string, siteDir));
  }
  try {
    plugins = pluginsOfHooks(hooks, { plugins, siteDir });
  } catch (error) {
    return failOnce(postcssFailure(error, join(siteDir, 'package.json'), siteDir));
  }
  if (plugins.length === 0) return undefined;
  const { default: postcss } = await import('postcss');
  const processor = postcss(plugins as AcceptedPlugin[]);
  return async (sheet, file) => {
    if (sheet.errors.length > 0) return sheet;
    try {
      const { css, messages } = await processor.process(sheet.css, { from: file, map: false });
      return { css, errors: [], reads: messages.flatMap(readsOf) };
    } catch (error) {
      return { css: '', errors: [failureOf(error, file, siteDir)] };
    }
  };
}

function failOnce(error: PartialMessage): StyleProcessor {
  let errors: StyleSheet['errors'] = [error];
  return async (sheet) => {
    const failed = { ...sheet, errors: [...sheet.errors, ...errors] };
    errors = [];
    return failed;
  };
}

async function pluginsOfFile(file: string, siteDir: string): Promise<readonly unknown[]> {
  const require = createRequire(file);
  const isJson = file.endsWith('.json');
  const module = (isJson ? require(file) : await importFile(pathToFileURL(file).href)) as {
    readonly default?: unknown;
  };
  const exported = module.default ?? module;
  const config = typeof exported === 'function' ? await exported({ env: 'production', cwd: siteDir }) : exported;
  const { plugins = [] } = config as { readonly plugins?: unknown };
  // names with options, or plugins, some of them disabled
  const entries = Array.isArray(plugins) ? plugins : Object.entries(plugins as object);
  return entries.filter(isOn).map((entry) => pluginOf(entry, require));
}

/** The plugins after the changes of hooks, which may name some instead of loading them. */
function pluginsOfHooks(
  hooks: readonly PostcssHook[],
  { plugins: before, siteDir }: { readonly plugins: readonly unknown[]; readonly siteDir: string },
): readonly unknown[] {
  let plugins = before;
  for (const hook of hooks) {
    const options = { plugins: [...plugins] };
    plugins = (hook.change(options) ?? options).plugins ?? plugins;
  }
  const require = createRequire(join(siteDir, 'package.json'));
  return plugins.filter(isOn).map((entry) => pluginOf(entry, require));
}

function isOn(entry: unknown): boolean {
  return Boolean(entry) && !(Array.isArray(entry) && entry[1] === false);
}

function pluginOf(entry: unknown, require: NodeJS.Require): unknown {
  const [plugin, options] = Array.isArray(entry) ? entry : [entry];
  if (typeof plugin !== 'string')
    return Array.isArray(entry) && typeof plugin === 'function' ? plugin(options) : plugin;
  const module = require(plugin);
  return (module.default ?? module)(...(typeof options === 'object' ? [options] : []));
}

/** The files or folders that a plugin reports as read. */
function readsOf({ type, file, dir }: PostcssMessage): string[] {
  if (type === 'dependency' && typeof file === 'string') return [file];
  return type === 'dir-dependency' && typeof dir === 'string' ? [dir] : [];
}

function failureOf(error: unknown, file: string, siteDir: string): PartialMessage {
  const { reason, line = 1, column = 1, source = '', file: read = file } = error as Partial<CssSyntaxError>;
  const lineText = source.split('\n')[line - 1] ?? '';
  return {
    text: reason ?? `PostCSS failed: ${messageOf(error)}`,
    location: {
      file: pathFrom(siteDir, read),
      line,
      column: Buffer.byteLength(lineText.slice(0, column - 1)),
      lineText,
    },
  };
}
