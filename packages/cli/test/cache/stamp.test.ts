import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { stampOf } from '../../src/cache/folder/stamp.js';

test.each([
  ['npm', 'node_modules/.package-lock.json'],
  ['pnpm', 'node_modules/.pnpm/lock.yaml'],
  ['Yarn', 'node_modules/.yarn-state.yml'],
  ['Yarn 1', 'node_modules/.yarn-integrity'],
  ['npm in the folder of a workspace', '../node_modules/.package-lock.json'],
])('what earlier commands have stored should not be read once %s has installed other packages', (_, list) => {
  const site = join(makeFolder({ 'package-lock.json': '{}', 'site/package.json': '{}' }), 'site');
  const install = (contents: string): string => {
    mkdirSync(dirname(join(site, list)), { recursive: true });
    writeFileSync(join(site, list), contents);
    return stampOf(site);
  };
  const bare = stampOf(site);
  const stamps = [install('a@1'), install('a@2')];
  expect(new Set([bare, ...stamps]).size).toBe(3);
  expect(install('a@1')).toBe(stamps[0]);
  rmSync(join(site, list));
  expect(stampOf(site)).toBe(bare);
});
