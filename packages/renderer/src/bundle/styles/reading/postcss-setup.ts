import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PostcssHook } from '@docsite/core';
import { importFile } from '@docsite/core/process';
import type { PartialMessage } from 'esbuild';
import type { AcceptedPlugin, Processor } from 'postcss';
import { postcssFailure } from './postcss-failure.js';

/** Configuration files of PostCSS in the site folder. */
const postcssFiles = ['js', 'cjs', 'mjs', 'json'].map((extension) => `postcss.config.${extension}`);

/** The site's configuration file of PostCSS, absolute; undefined for none. */
export function postcssFile(siteDir: string): string | undefined {
  return postcssFiles.map((name) => join(siteDir, name)).find(existsSync);
}

/** PostCSS with the plugins of a site, undefined for none; or why it cannot be set up. */
export type PostcssSetup = { readonly processor: Processor | undefined } | { readonly failure: PartialMessage };

/**
 * Sets up PostCSS with the plugins of a site's file. Hooks may add some, which can be names of packages that the site
 * depends on.
 */
export async function setUpPostcss(siteDir: string, hooks: readonly PostcssHook[]): Promise<PostcssSetup> {
  const manifest = join(siteDir, 'package.json');
  const file = postcssFile(siteDir);
  let blamed = file ?? manifest;
  try {
    const own = file === undefined ? [] : await pluginsOfFile(file, siteDir);
    blamed = manifest;
    const plugins = changedByHooks(own, hooks, createRequire(manifest));
    blamed = file ?? manifest;
    return { processor: plugins.length === 0 ? undefined : await createProcessor(plugins) };
  } catch (error) {
    return { failure: postcssFailure(error, blamed, siteDir) };
  }
}

/** Throws an error if one of the values is no plugin. */
async function createProcessor(plugins: readonly unknown[]): Promise<Processor> {
  const { default: postcss } = await import('postcss');
  return postcss(plugins as AcceptedPlugin[]);
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
function changedByHooks(
  before: readonly unknown[],
  hooks: readonly PostcssHook[],
  require: NodeJS.Require,
): readonly unknown[] {
  let plugins = before;
  for (const hook of hooks) {
    const options = { plugins: [...plugins] };
    plugins = (hook.change(options) ?? options).plugins ?? plugins;
  }
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
