import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * The rooms of each package, in the order of ARCHITECTURE.md: a file imports from its own room and from those named before it.
 * Files that lie in no room are the last.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'templates/src': ['browser', 'content', 'search', 'shell', 'pages', 'client'],
};

const source = /\.tsx?$/;

/** Imports that lead from an earlier room into a later one, as `file -> room`. */
function wrongWays(folder: string, order: readonly string[]): string[] {
  const rank = (path: string): number => (order.includes(room(path)) ? order.indexOf(room(path)) : order.length);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => source.test(file))
    .flatMap((file) =>
      importsOf(join(folder, file))
        .flatMap((specifier) => resolve(file, specifier) ?? [])
        .filter((target) => rank(target) > rank(file))
        .map((target) => `${file} -> ${target}`),
    );
}

function room(path: string): string {
  return path.includes('/') ? (path.split('/')[0] as string) : '';
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map((match) => match[1] as string);
}

/** The path that a specifier names, relative to the package's sources; nothing for packages. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return /^@theme(?:-original)?\/(.+)$/.exec(specifier)?.[1];
}

test.each(Object.entries(rooms))('folders of %s should import one way', (folder, order) => {
  expect(wrongWays(join(import.meta.dirname, '..', folder), order)).toEqual([]);
});
