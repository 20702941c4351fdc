import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { packageManagerOf } from '../../../../src/config/code/packages/package-manager.js';

const adds = (siteDir: string) => packageManagerOf(siteDir).addForDevelopment;

test.each([
  ['pnpm-lock.yaml', 'pnpm add -D'],
  ['yarn.lock', 'yarn add -D'],
  ['bun.lock', 'bun add -d'],
  ['bun.lockb', 'bun add -d'],
  ['package-lock.json', 'npm install -D'],
  ['other.txt', 'npm install -D'],
])('a site with %s should have the package manager of `%s`', (file, command) => {
  expect(adds(makeFolder({ 'package.json': '{}', [file]: '' }))).toBe(command);
});

test('a site should have the package manager of its repository unless it has its own, or is no package', () => {
  const repository = makeFolder({
    '.git/HEAD': '',
    'pnpm-lock.yaml': '',
    'website/package.json': '{}',
    'own/package.json': '{}',
    'own/yarn.lock': '',
    'docs/index.md': '',
  });
  expect(['website', 'own', 'docs'].map((name) => adds(join(repository, name)))).toEqual([
    'pnpm add -D',
    'yarn add -D',
    'npm install -D',
  ]);
});
