import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';

/**
 * Writes the grammars of Prism in a file each, because they are loaded one by one, on demand.
 *
 * @param {string} cli The folder of the package, absolute.
 */
export function writeGrammars(cli) {
  const grammars = dirname(createRequire(import.meta.url).resolve('refractor/php'));
  const folder = join(cli, 'grammars');
  cpSync(grammars, folder, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.d.ts') });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true, charset: 'utf8' }).code);
  }
}
