import { parse } from 'acorn';
import { buildSync } from 'esbuild';
import { staticExport } from './static-value.js';

/**
 * What a configuration in JavaScript or TypeScript exports, as far as it is written out there and in files that it
 * imports. None of it is run; what would have to be is `computed`, and so is everything if the file cannot be read.
 */
export function readStaticConfig(file: string): unknown {
  try {
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
    const code = outputFiles[0]?.text ?? '';
    return staticExport(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  } catch {
    return undefined;
  }
}
