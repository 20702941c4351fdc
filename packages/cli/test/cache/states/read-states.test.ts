import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readStates } from '../../../src/cache/states/read-states.js';
import { templatesDir } from '../../../src/own-package/templates-dir.js';

test('file states should cover those of the site and of the default theme, and no others', () => {
  const siteDir = makeFolder({ 'docs/a.md': '# A', 'dist/a/index.html': 'a', '.docsite/cache/pages': 'x' });
  const { states } = readStates(siteDir, [join(siteDir, 'dist'), undefined]);
  const seen = Object.keys(states).filter((path) => path.startsWith(siteDir));
  expect(seen.sort()).toEqual([siteDir, join(siteDir, 'docs'), join(siteDir, 'docs/a.md')]);
  expect(states[join(templatesDir, 'index.ts')]).toMatch(/^\d/);
});

test('a link that leads to itself should count as a file that is not there', () => {
  const siteDir = makeFolder({ 'docs/a.md': '# A' });
  const link = join(siteDir, 'docs/b.md');
  symlinkSync('b.md', link);
  const { states } = readStates(siteDir, []);
  rmSync(link);
  symlinkSync('nowhere.md', link);
  expect(states[link]).toBe(readStates(siteDir, []).states[link]);
});

test('files outside of the site folder should be read once, and joined with the others', () => {
  const outside = makeFolder({ 'a.md': '# A', 'b.md': '# B' });
  const [a, b] = [join(outside, 'a.md'), join(outside, 'b.md')];
  const inputs = readStates(makeFolder({}), []);
  const looked = inputs.with([a, b]);
  expect([a, b].map((path) => typeof looked.states[path])).toEqual(['string', 'string']);
  expect(inputs.with([b, a])).toBe(looked);
  expect(Object.hasOwn(inputs.with([a]).states, b)).toBe(false);
});
