import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Location, Plugin } from 'esbuild';

/** What modules call their own place, and what that is named in a bundle of modules of many places. */
export const placeNames = {
  __dirname: '__docsite_dirname',
  __filename: '__docsite_filename',
  'import.meta.dirname': '__docsite_dirname',
  'import.meta.filename': '__docsite_filename',
  'import.meta.url': '__docsite_url',
};

const loaders: Readonly<Record<string, Loader>> = { '.tsx': 'tsx', '.jsx': 'jsx', '.js': 'jsx' };
const declaration = /^var __docsite_dirname=.*?\/\*places\*\//;

/** Declares, in each module that asks for its place, what `placeNames` stand for. Lines stay where they are. */
export const withPlaces: Plugin = {
  name: 'places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!/\b__(?:dir|file)name\b|\bimport\s*\.\s*meta\b/.test(text)) return undefined;
      const extension = extname(path);
      const loader = loaders[extension] ?? (/t/.test(extension) ? 'ts' : 'js');
      return { contents: declarePlaces(path) + text.replace(/^#!/, '//'), loader };
    });
  },
};

function declarePlaces(path: string): string {
  const [folder, file, url] = [dirname(path), path, pathToFileURL(path).href].map((value) => JSON.stringify(value));
  return `var __docsite_dirname=${folder},__docsite_filename=${file},__docsite_url=${url};/*places*/`;
}

/** Where a message of esbuild stands in the module as its author wrote it. */
export function withoutPlaces({ line, column, lineText }: Location): { line: number; column: number } {
  const declared = line === 1 ? (declaration.exec(lineText)?.[0] ?? '') : '';
  return { line, column: Math.max(0, column - Buffer.byteLength(declared)) };
}
