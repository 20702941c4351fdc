import { types } from 'node:util';
import type { WebpackLoader } from '@docsite/core';
import type { FindLoader } from './loader-finder.js';

/** Loaders that compile code to plain JavaScript, which docsite does anyway. */
const compilers = /(?:^|[\\/])(?:babel-loader|esbuild-loader|swc-loader|ts-loader|source-map-loader)(?:[\\/]|$)/;

/** Loaders that need webpack's compilation, such as those that bundle a file of its own. */
const needingWebpack =
  /(?:^|[\\/])(?:worker-loader|style-loader|css-loader|mini-css-extract-plugin|mdx-loader|thread-loader)(?:[\\/]|$)/;

/** The loaders that a rule names, with their files; undefined if docsite cannot run one. */
export function loadersOf(
  use: unknown,
  options: unknown,
  findLoader: FindLoader,
): readonly WebpackLoader[] | undefined {
  const written = [usedBy(use)].flat().filter(Boolean);
  const found = written.map((item) => loaderOf(item, written.length === 1 ? options : undefined, findLoader));
  return found.length > 0 && found.every((loader) => loader !== undefined) ? found : undefined;
}

/** The loaders of a rule. A function that returns them is called as for a file about which nothing is known. */
function usedBy(use: unknown): unknown {
  if (typeof use !== 'function') return use;
  try {
    return use({ resource: '', realResource: '', resourceQuery: '', issuer: '', compiler: undefined });
  } catch {
    return undefined;
  }
}

function loaderOf(item: unknown, ofRule: unknown, findLoader: FindLoader): WebpackLoader | undefined {
  const { loader, options = ofRule } = (typeof item === 'string' ? { loader: item } : item) as {
    readonly loader?: unknown;
    readonly options?: unknown;
  };
  if (typeof loader !== 'string') return undefined;
  const [, name = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(loader) ?? [];
  const file = findLoader(name);
  const given = options ?? query ?? {};
  if (file === undefined || needingWebpack.test(file) || compilers.test(file)) return undefined;
  const functions = functionsIn(given);
  const described = { ...(functions.length > 0 && { functions: functions.map(String) }) };
  return { file, options: given as WebpackLoader['options'], ...described };
}

/** The functions and expressions in options. */
function functionsIn(value: unknown): unknown[] {
  if (typeof value === 'function' || types.isRegExp(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : [];
}
