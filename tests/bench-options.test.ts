import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { missingFolder, parseOptions } from '../bench/read-options.mjs';

const bench = fileURLToPath(new URL('../bench/', import.meta.url));

test('a script of the benchmarks should end with a sentence and code 2 if it has no such option', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${bench}make-corpus.mjs`, '--unknown'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, "Unknown option '--unknown'; there are no options\n"]);
});

test.each([
  [['--pagse', '3'], "Unknown option '--pagse'; there is --pages, --site"],
  [['--pages'], "Option '--pages <value>' argument missing; there is --pages, --site"],
  [['--pages', 'many'], "'many' of --pages is not a number"],
  [['--site', '/no/such'], "the folder '/no/such' does not exist"],
  [['A'], "Unexpected argument 'A'; there is --pages, --site"],
])('options %j should be wrong: %s', (args, problem) => {
  const options = { pages: { type: 'string', default: '1000,4000' }, site: { type: 'string' } } as const;
  expect(parseOptions(args, { options, folders: ['site'] })).toBe(problem);
});

test.each([
  [['A'], 'B is missing: give A B [C]'],
  [['A', 'B', 'C', 'D'], "'D' is one argument too many: give A B [C]"],
  [['/no/such', 'B'], "the folder '/no/such' does not exist"],
])('arguments %j should be wrong: %s', (args, problem) => {
  const problemOf = ([folder = '']: readonly string[]) => missingFolder(folder);
  expect(parseOptions(args, { positionals: ['A', 'B', '[C]'], problemOf })).toBe(problem);
});

test('every script of the benchmarks should read its options in the same way', () => {
  const others = readdirSync(bench).filter((name) => name.endsWith('.mjs') && name !== 'read-options.mjs');
  const own = others.filter((name) => /parseArgs|process\.argv\b/.test(readFileSync(bench + name, 'utf8')));
  expect(own).toEqual([]);
});
