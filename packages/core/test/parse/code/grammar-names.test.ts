import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { grammarNames, prismAliases } from '../../../src/parse/code/grammar-names.js';
import { grammarName, languageHint } from '../../../src/parse/code/languages.js';

interface Grammar {
  readonly displayName: string;
  readonly aliases: readonly string[];
}

test('the names of grammars and their aliases should be those of Prism', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('refractor/php'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const modules = files.map(
    async (file) => (await import(pathToFileURL(join(folder, file)).href)) as { default: Grammar },
  );
  const grammars = (await Promise.all(modules)).map((module) => module.default);
  expect([...grammarNames].sort()).toEqual(grammars.map(({ displayName }) => displayName).sort());
  const aliases = grammars.flatMap((grammar) => grammar.aliases.map((alias) => [alias, grammar.displayName]));
  expect(prismAliases).toEqual(Object.fromEntries(aliases));
});

test('a language should be found under the names that Prism and other tools use', () => {
  const names = ['kt', 'vue', 'C++', 'sh', 'console', 'Text', 'own', 'tf'];
  expect(names.map((name) => grammarName(name, { own: 'php' }))).toEqual([
    'kotlin',
    'markup',
    'cpp',
    'bash',
    'shell-session',
    undefined,
    'php',
    'hcl',
  ]);
});

test('the hint for an unknown language should name the nearest one, even if more than a name is written', () => {
  expect(['pyhton', 'rust,ignore', '{.python}', 'js:line'].map(languageHint)).toEqual([
    "did you mean 'python'?",
    "did you mean 'rust'?",
    "did you mean 'python'?",
    "did you mean 'js'?",
  ]);
  expect(languageHint('whitespace-lang')).toMatch(/^write `text`/);
});
