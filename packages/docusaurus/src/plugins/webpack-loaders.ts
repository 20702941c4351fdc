import { createRequire } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import type { PathPattern, WebpackLoader } from '@docsite/core';

/** Files that docsite reads itself, of which loaders in rules would have to leave their mark on every module. */
const ownFiles = ['a.js', 'a.jsx', 'a.ts', 'a.tsx', 'a.mjs', 'a.css', 'a.scss', 'a.less', 'a.md', 'a.mdx'];

/** Loaders that need webpack's compilation, such as those that bundle a file of its own. */
const needingWebpack =
  /(?:^|[\\/])(?:worker-loader|style-loader|css-loader|mini-css-extract-plugin|mdx-loader|thread-loader)(?:[\\/]|$)/;

/** Whether a rule is about files of other kinds than those that docsite reads itself. */
export function isForOtherFiles(test: RegExp): boolean {
  return !ownFiles.some((name) => new RegExp(test.source, test.flags.replace(/[gy]/g, '')).test(`/site/${name}`));
}

/** The loaders that a rule names, with their files; undefined if docsite cannot run one. */
export function loadersOf(use: unknown, options: unknown, siteDir: string): readonly WebpackLoader[] | undefined {
  const written = [use].flat().filter(Boolean);
  const found = written.map((item) => loaderOf(item, written.length === 1 ? options : undefined, siteDir));
  return found.length > 0 && found.every((loader) => loader !== undefined) ? found : undefined;
}

function loaderOf(item: unknown, ofRule: unknown, siteDir: string): WebpackLoader | undefined {
  const { loader, options = ofRule } = (typeof item === 'string' ? { loader: item } : item) as {
    readonly loader?: unknown;
    readonly options?: unknown;
  };
  if (typeof loader !== 'string') return undefined;
  const [, name = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(loader) ?? [];
  const file = fileOf(name, siteDir);
  const given = options ?? query ?? {};
  if (file === undefined || needingWebpack.test(file) || !isPlain(given)) return undefined;
  return { file, options: given as WebpackLoader['options'] };
}

function fileOf(name: string, siteDir: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** Whether options are the same after they have been written as JSON. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/**
 * Conditions on paths as expressions: a folder or the beginning of a path, an expression, or a list of them. Undefined
 * for functions and conditions that are put together.
 */
export function pathPatterns(condition: unknown, siteDir: string): readonly PathPattern[] | undefined {
  const found = [condition].flat().map((one): PathPattern | undefined => {
    if (one instanceof RegExp) return { pattern: one.source, flags: one.flags.replace(/[gy]/g, '') };
    if (typeof one !== 'string') return undefined;
    const path = isAbsolute(one) ? one : resolve(siteDir, one);
    return { pattern: `^${path.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')}`, flags: '' };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
