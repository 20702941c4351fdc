import { types } from 'node:util';
import type { WebpackLoader } from '@docsite/core';
import type { FindLoader } from './loader-finder.js';
import { matchesPath } from './path-pattern.js';

/** Files that docsite reads itself, and not as code: style sheets and documents. */
const ownFiles = ['a.css', 'a.scss', 'a.less', 'a.md', 'a.mdx'];

/** Loaders that compile code to plain JavaScript, which docsite does anyway. */
const compilers = /(?:^|[\\/])(?:babel-loader|esbuild-loader|swc-loader|ts-loader|source-map-loader)(?:[\\/]|$)/;

/** Loaders that need webpack's compilation, such as those that bundle a file of its own. */
const needingWebpack =
  /(?:^|[\\/])(?:worker-loader|style-loader|css-loader|mini-css-extract-plugin|mdx-loader|thread-loader)(?:[\\/]|$)/;

/** Whether a rule applies to files of kinds that docsite does not read itself, or to code. */
export function isForOtherFiles(test: RegExp): boolean {
  return !ownFiles.some((name) => matchesPath(test, `/site/${name}`));
}

/** Whether a rule applies to documents, and neither to code nor to style sheets. */
export function isForDocuments(test: RegExp): boolean {
  const fits = (name: string) => matchesPath(test, `/site/${name}`);
  const isNamed = /\\\.\(?(?:\?:)?mdx?\b/.test(test.source) || ['a.md', 'a.mdx'].some(fits);
  return isNamed && !['a.css', 'a.js', 'a.tsx', 'a.png', 'a.html'].some(fits);
}

/** Whether a rule applies only to style sheets. */
export function isForStyles(test: RegExp): boolean {
  const fits = (ending: string) => matchesPath(test, `/site/a.${ending}`);
  const endings = ['css', 'scss', 'sass', 'less'].flatMap((ending) => [ending, `module.${ending}`]);
  return endings.some(fits) && !['js', 'tsx', 'md', 'png', 'html'].some(fits);
}

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
