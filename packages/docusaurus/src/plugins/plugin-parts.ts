import { resolve } from 'node:path';
import type { Messages } from '@docsite/core';
import type { BodyHtml, HeadTag } from '../config/theme/head-tag.js';
import type { Takeover } from '../takeover.js';
import { injectedTags } from './html-tags.js';
import type { LoadedPlugins } from './load-contents.js';
import type { MadePlugin } from './plugin.js';
import { type Caller, failed } from './plugin-calls.js';
import { watchedPaths } from './watched-paths.js';
import { type WebpackChanges, webpackChanges } from './webpack/webpack-changes.js';

/** What a plugin provides besides its content. */
export interface PluginParts {
  readonly made: MadePlugin;
  readonly head: readonly HeadTag[];
  readonly bodyHtml: readonly BodyHtml[];
  /** Modules that run on every page, absolute or by package name. */
  readonly clientModules: readonly string[];
  /** Theme folders, absolute. */
  readonly themes: readonly string[];
  readonly watched: readonly string[];
  /** Messages for the plugin's code in the language; those of the site take precedence. */
  readonly messages: Messages;
  /** Absent if it failed. */
  readonly webpack?: WebpackChanges;
}

/** Calls the lifecycle methods of plugins that do not concern content. */
export async function pluginParts(
  { contents, context }: Pick<LoadedPlugins, 'contents' | 'context'>,
  call: Caller,
  takeover: Takeover,
): Promise<PluginParts[]> {
  const { siteDir } = context;
  const parts: PluginParts[] = [];
  for (const [made, content] of contents) {
    const { plugin, name, folder } = made;
    const tags = await call(made, 'injectHtmlTags', () => plugin.injectHtmlTags?.({ content }));
    const injected = injectedTags(tags === failed ? undefined : tags);
    for (const element of injected.left) takeover.leaves(`${element} that plugin ${name} adds to documents`);
    const modules = texts(await call(made, 'getClientModules', () => plugin.getClientModules?.()));
    const themes = texts(await call(made, 'getThemePath', () => plugin.getThemePath?.()));
    const globs = texts(await call(made, 'getPathsToWatch', () => plugin.getPathsToWatch?.()));
    const messages = await call(made, 'getDefaultCodeTranslationMessages', () =>
      plugin.getDefaultCodeTranslationMessages?.(),
    );
    const webpack = await call(made, 'configureWebpack', () =>
      webpackChanges(plugin.configureWebpack, siteDir, content),
    );
    parts.push({
      made,
      head: injected.head,
      bodyHtml: injected.body,
      clientModules: modules.map((path) => (path.startsWith('.') ? resolve(folder, path) : path)),
      themes: themes.map((path) => resolve(folder, path)),
      watched: watchedPaths(globs, siteDir),
      messages: messagesOf(messages),
      ...(webpack !== failed && { webpack }),
    });
  }
  return parts;
}

function messagesOf(value: unknown): Messages {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) as Messages;
}

function texts(value: unknown): string[] {
  return [value].flat().filter((item): item is string => typeof item === 'string');
}
