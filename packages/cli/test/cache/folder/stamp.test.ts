import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { stampOf } from '../../../src/cache/folder/stamp.js';

test.each([
  ['npm', 'node_modules/.package-lock.json'],
  ['pnpm', 'node_modules/.pnpm/lock.yaml'],
  ['Yarn', 'node_modules/.yarn-state.yml'],
  ['Yarn 1', 'node_modules/.yarn-integrity'],
  ['npm in the folder of a workspace', '../node_modules/.package-lock.json'],
  ['a person, of another version,', 'node_modules/named/package.json'],
  ['a person, of another version, in the folder of a workspace,', '../node_modules/named/package.json'],
])('what earlier commands have stored should not be read once %s has installed other packages', (_, list) => {
  const site = join(
    makeFolder({ 'package-lock.json': '{}', 'site/package.json': '{"dependencies":{"named":"*"}}' }),
    'site',
  );
  const install = (contents: string): string => {
    mkdirSync(dirname(join(site, list)), { recursive: true });
    writeFileSync(join(site, list), contents);
    return stampOf(site);
  };
  const bare = stampOf(site);
  const stamps = [install('{"version":"1"}'), install('{"version":"2"}')];
  expect(new Set([bare, ...stamps]).size).toBe(3);
  expect(install('{"version":"1"}')).toBe(stamps[0]);
  rmSync(dirname(join(site, list)), { recursive: true });
  expect(stampOf(site)).toBe(bare);
});

test.each(['absent', '@scope/absent'])(
  'what earlier commands have stored should not be read once %s is there',
  (name) => {
    const site = makeFolder({ 'package.json': '{}', 'node_modules/@scope/other/index.js': '' });
    const before = stampOf(site);
    // nor packages that only machines of one kind have
    for (const folder of ['.cache', 'lightningcss-linux-x64-gnu', '@esbuild/darwin-arm64', 'fsevents'])
      mkdirSync(join(site, 'node_modules', folder), { recursive: true });
    expect(stampOf(site)).toBe(before);
    mkdirSync(join(site, 'node_modules', name));
    expect(stampOf(site)).not.toBe(before);
  },
);
