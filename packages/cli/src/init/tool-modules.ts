import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '@docsite/core';
import type { StartFile } from './start-files.js';

/**
 * Modules for the folder `docsite` of a site, with those that they import.
 *
 * @param paths Such as `docsite/tabs.tsx`.
 * @param modules The folder of docsite that has them.
 */
export function modulesWithImported(paths: readonly string[], modules: string): StartFile[] {
  const files = new Map<string, string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    const text = readFileSync(join(modules, path.replace('docsite/', '')), 'utf8');
    files.set(path, text);
    for (const [, name = ''] of text.matchAll(/ from '\.\/([\w-]+)'/g))
      open.push(`docsite/${name}.${existsSync(join(modules, `${name}.ts`)) ? 'ts' : 'tsx'}`);
    for (const [, name] of text.matchAll(/^import '\.\/([\w-]+\.css)'/gm)) open.push(`docsite/${name}`);
  }
  return [...files].map(([path, text]) => ({ path, text })).sort((one, other) => compareText(one.path, other.path));
}
