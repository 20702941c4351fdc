import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { printed } from '../printed.js';

let siteDir: string;

beforeEach(() => {
  siteDir = makeFolder({
    'docsite.config.json': '{ "title": "T", "docs": { "routeBasePath": "/" } }',
    'docs/index.md': '# Home\n',
    'docs/more.md': '# More\n',
  });
});

describe('a command with a profile', () => {
  // a check renders one plain page of each sidebar
  test.each([
    ['build', 4, '/more'],
    ['check', 3, '/'],
  ])('%s should print where its time went after everything else', async (command, pages, drawn) => {
    expect(await main([command, siteDir, '--no-cache', '--profile'])).toBe(0);
    const [before = '', profile = ''] = printed.out.split('\nProfile: ');
    expect(before).toMatch(command === 'build' ? /^Built 4 pages/ : /^no findings/);
    expect(profile).toMatch(/^\d+ ms, \d+ ms of CPU time, \d+ MB of memory\n/);
    expect(profile).toMatch(/^parse +\d+ +\d+ .*2 of 2 files$/m);
    expect(profile).toMatch(new RegExp(`^render +\\d+ +\\d+ .*${pages} pages$`, 'm'));
    expect(profile).toMatch(new RegExp(` ms {2}${drawn}$`, 'm'));
    expect(profile).toMatch(/ ms {2}docs\/more\.md$/m);
  });

  test('should leave standard output to a report for programs', async () => {
    await main(['check', siteDir, '--no-cache', '--format', 'json', '--profile']);
    expect(JSON.parse(printed.out)).toHaveProperty('findings');
    expect(printed.err).toContain('Profile: ');
  });

  test('should write it as JSON into a file, creating its folder', async () => {
    const file = join(siteDir, 'new/profile.json');
    await main(['build', siteDir, '--no-cache', '--profile-file', file]);
    const profile = JSON.parse(readFileSync(file, 'utf8'));
    expect(printed.out).not.toContain('Profile');
    expect(profile).toMatchObject({ version: 1, command: 'build' });
    const sum = profile.stages.reduce((total: number, { wall }: { wall: number }) => total + wall, 0);
    expect(sum).toBeCloseTo(profile.wall, 0);
    expect(profile.build.pages.map(({ route }: { route: string }) => route).sort()).toEqual(
      expect.arrayContaining(['/', '/more']),
    );
  });

  test('should end with exit code 2 if the file cannot be written', async () => {
    const file = join(siteDir, 'docs/index.md/profile.json');
    expect(await main(['build', siteDir, '--no-cache', '--profile-file', file])).toBe(2);
    expect(printed.err).toContain(`cannot write '${file}'`);
  });
});

test('a command without a profile should print and write none', async () => {
  await main(['build', siteDir, '--no-cache']);
  expect(printed.out + printed.err).not.toMatch(/profile/i);
  expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true);
});
