import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import type { SitePlugin } from './plugin.js';

/** What a plugin changes in the configuration of webpack. */
export interface WebpackChanges {
  /** Names that modules import by, and the files or folders of each, absolute. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Whether it changes more than plain aliases. */
  readonly hasMore: boolean;
}

const none: WebpackChanges = { aliases: {}, hasMore: false };

/** Reads the aliases that a plugin adds to webpack's; throws what it throws. */
export function webpackChanges({ configureWebpack: change }: SitePlugin, siteDir: string): WebpackChanges {
  if (change === undefined) return none;
  const config = { resolve: { alias: {}, fallback: {} }, module: { rules: [] }, plugins: [], optimization: {} };
  const made = typeof change === 'function' ? change(config, false, tools, undefined) : change;
  if (typeof made !== 'object' || made === null) return none;
  const { resolve: resolution = {}, mergeStrategy: _, ...rest } = made;
  const { alias = {}, ...others } = resolution as { readonly alias?: Readonly<Record<string, unknown>> };
  const found = Object.entries(alias).map(([name, target]) => [name.replace(/\$$/, ''), fileOf(target, siteDir)]);
  const aliases = Object.fromEntries(found.filter(([, file]) => file !== undefined));
  const hasMore = [rest, others].some((part) => Object.values(part).some(isSomething));
  return { aliases, hasMore: hasMore || found.some(([, file]) => file === undefined) };
}

/** Stand-ins for what webpack gives: no plugin needs more to add an alias. */
const tools = {
  currentBundler: { name: 'webpack', instance: {} },
  getStyleLoaders: () => [],
  getJSLoader: () => ({}),
  getBabelLoader: () => ({}),
};

function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSomething);
  return value !== undefined && value !== null;
}

function fileOf(target: unknown, siteDir: string): string | undefined {
  if (typeof target !== 'string') return undefined;
  if (isAbsolute(target)) return target;
  const path = resolve(siteDir, target);
  if (existsSync(path)) return path;
  try {
    return createRequire(join(siteDir, 'package.json')).resolve(target);
  } catch {
    return undefined;
  }
}
