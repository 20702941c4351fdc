import { resolve } from 'node:path';
import { parse } from 'acorn';
import { type BuildFailure, buildSync } from 'esbuild';
import { staticExport } from './static-value.js';

/**
 * What a configuration in JavaScript or TypeScript exports, as far as it is written out there and in files that it
 * imports. None of it is run; what would have to be is `computed`, and so is everything if the file cannot be read.
 */
export function readStaticConfig(file: string): unknown {
  try {
    return staticExport(parse(bundle(file), { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch {
    return undefined;
  }
}

/** Why nothing can be read in a configuration: line and column, from 1, in that file or in one that it imports. */
export interface StaticConfigFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Why `readStaticConfig` cannot read a configuration; undefined if it can. */
export function staticConfigFault(file: string): StaticConfigFault | undefined {
  try {
    bundle(file);
    return undefined;
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? [];
    if (first === undefined) throw error;
    const { line = 1, column = 0, file: found = '' } = first.location ?? {};
    const isOther = found !== '' && resolve(found) !== resolve(file);
    const where = isOther ? ` (in ${found}:${line})` : '';
    return {
      line: isOther ? 1 : line,
      column: isOther ? 1 : column + 1,
      message: `it cannot be read: ${first.text}${where}`,
    };
  }
}

function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.vue': 'empty', '.astro': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}
