import { resolve } from 'node:path';
import { pathFrom } from '@docsite/core';
import type { OnResolveResult } from 'esbuild';

interface ResolvedModule {
  /** Absolute for files. */
  readonly path: string;
  readonly namespace: string;
}

/** esbuild's name for a module: the path of a file from the site folder, or a namespace and what a plugin loads. */
export function nameOfModule({ path, namespace }: ResolvedModule, siteDir: string): string {
  return namespace === 'file' ? pathFrom(siteDir, path) : `${namespace}:${path}`;
}

/** What esbuild resolves to a module of a name. */
export function moduleOfName(name: string, siteDir: string): OnResolveResult {
  const [, namespace, path] = /^([\w-]{2,}):(.+)$/s.exec(name) ?? [];
  return namespace === undefined || path === undefined ? { path: resolve(siteDir, name) } : { namespace, path };
}

/** The file, absolute, that a module is made from, by esbuild's name. */
export function fileOfModule(name: string, siteDir: string): string {
  return resolve(siteDir, name.replace(/^[\w-]{2,}:/, '').replace(/[?#].*$/, ''));
}
