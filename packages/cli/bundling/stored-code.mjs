// Prepares a bundle for V8's cache of compiled code, from which `loadCode` runs it.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// the acorn that docsite itself depends on
const acorn = createRequire(new URL('../node_modules/@docsite/core/package.json', import.meta.url))('acorn');

/** Code that the bundle begins with: what it imports modules with, and finds the package of Sätteri by. */
export const importer = `var Import = module.importModule ?? ((specifier) => import(specifier));
const fileOfSatteri = () => require('node:path').join(require.resolve('satteri'), '../../index.js');`;

/**
 * Renames a file of the bundle, and its source map, by its contents. Returns the new name.
 *
 * @param {string} folder The folder of the bundle, absolute.
 * @param {{ name: string, banner: string }} bundled The file, and the code that it begins with.
 */
export function nameByContent(folder, { name, banner }) {
  const file = join(folder, name);
  const bundled = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  const code = inAscii(withImporter(bundled, banner.length));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const named = name.replace('.', `-${hash}.`);
  writeFileSync(join(folder, named), `${code}//# sourceMappingURL=${named}.map\n`);
  renameSync(`${file}.map`, join(folder, `${named}.map`));
  rmSync(file);
  return named;
}

/**
 * Replaces `import()` by calls of a function, because stored compiled code cannot import modules. The name of the
 * function is as long as the keyword, so that the source map stays valid.
 */
function withImporter(code, start) {
  let previous;
  let written = '';
  let end = 0;
  const onToken = (token) => {
    if (previous?.type.keyword === 'import' && token.type.label === '(' && token.start > start) {
      written += `${code.slice(end, previous.start)}Import`;
      end = previous.end;
    }
    previous = token;
  };
  acorn.parse(code, { ecmaVersion: 'latest', onToken });
  return written + code.slice(end);
}

/**
 * Escapes non-ASCII characters, because `loadCode` reads each byte as a character. esbuild escapes all but those in
 * regular expressions.
 */
function inAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
