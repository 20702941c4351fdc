import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { findingsOf } from '../findings-of.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const config = (rest = '') => `{ "title": "T", "docs": { "path": ".", "routeBasePath": "" }${rest} }`;
const site = (files: Readonly<Record<string, string>> = {}) =>
  makeFolder({
    'docsite.config.json': config(),
    'index.md': '# Home\n\n[One](./one.md)\n',
    'one.md': '# One page\n',
    ...files,
  });
const lockOf = (siteDir: string) => join(siteDir, 'docsite.routes.json');
const readLock = (siteDir: string) =>
  (JSON.parse(readFileSync(lockOf(siteDir), 'utf8')) as { routes: string[] }).routes;

/** Returns findings about addresses as `line rule message`. */
async function check(siteDir: string, ...options: string[]): Promise<string[]> {
  const { findings } = await findingsOf('check', siteDir, ...options);
  return findings
    .filter(({ rule }) => rule.includes('route'))
    .map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

describe('docsite.routes.json', () => {
  test('should not be required if there is none', async () => {
    const siteDir = site();
    expect(await check(siteDir)).toEqual([]);
    expect(existsSync(lockOf(siteDir))).toBe(false);
  });

  test('should be written by --update-routes, one address per line', async () => {
    const siteDir = site();
    expect(await check(siteDir, '--update-routes')).toEqual([]);
    expect(printed.err).toBe('Recorded 2 addresses in docsite.routes.json: 2 new, 0 gone\n');
    expect(readFileSync(lockOf(siteDir), 'utf8')).toBe(
      '{\n  "version": 1,\n  "routes": [\n    "/",\n    "/one"\n  ]\n}\n',
    );
    expect(await check(siteDir)).toEqual([]);
  });

  test('should require a redirect if a page moves, in check and build', async () => {
    const siteDir = site();
    await check(siteDir, '--update-routes');
    renameSync(join(siteDir, 'one.md'), join(siteDir, 'two.md'));
    writeFileSync(join(siteDir, 'index.md'), '# Home\n\n[Two](./two.md)\n');
    expect(await check(siteDir)).toEqual([
      "1 unlocked-route 1 address is not recorded yet: '/two'",
      "5 vanished-route the page at '/one' is gone, and nothing redirects from there",
    ]);
    expect(await main(['build', siteDir])).toBe(1);
    writeFileSync(join(siteDir, 'docsite.config.json'), config(', "redirects": [{ "from": "/one", "to": "/two" }]'));
    expect(await check(siteDir, '--update-routes')).toEqual([]);
    expect(readLock(siteDir)).toEqual(['/', '/one', '/two']);
    writeFileSync(join(siteDir, 'docsite.config.json'), config());
    expect(await check(siteDir)).toEqual([
      "5 vanished-route the page at '/one' is gone, and nothing redirects from there",
    ]);
  });

  test('should drop an address if --update-routes says so', async () => {
    const siteDir = site();
    await check(siteDir, '--update-routes');
    rmSync(join(siteDir, 'one.md'));
    writeFileSync(join(siteDir, 'index.md'), '# Home\n');
    await check(siteDir, '--update-routes');
    expect(printed.err).toBe("Recorded 1 address in docsite.routes.json: 0 new, 1 gone ('/one')\n");
    expect(await check(siteDir)).toEqual([]);
  });

  test('should accept static files and redirects of a host, and keep their addresses', async () => {
    const siteDir = site({ 'two.md': '# Two\n', 'old/three.md': '# Three\n', 'old/deep/four.md': '# Four\n' });
    await check(siteDir, '--update-routes');
    for (const path of ['one.md', 'two.md', 'old']) rmSync(join(siteDir, path), { recursive: true });
    writeFiles(siteDir, {
      'index.md': '# Home\n',
      'static/one.html': '<title>x</title>',
      'static/two/index.html': '<title>x</title>',
      'static/_redirects': '/old/* / 301\n',
    });
    expect(await check(siteDir, '--update-routes')).toEqual([]);
    expect(readLock(siteDir).filter((route) => !route.startsWith('/old'))).toEqual(['/', '/one', '/two']);
    expect(readLock(siteDir)).toContain('/old/deep/four');
    expect(await check(siteDir)).toEqual([]);
  });

  test('should contain addresses of locales and versions, below the base URL', async () => {
    const siteDir = makeFolder({
      'docsite.config.json':
        '{ "title": "T", "baseUrl": "/x/", "i18n": { "defaultLocale": "en", "locales": ["en", "de"] }, "docs": { "routeBasePath": "/" } }',
      'docs/index.md': '# Home\n',
      'docs/a.md': '# A page\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': '# Home\n',
    });
    await check(siteDir, '--update-routes');
    expect(readLock(siteDir)).toEqual(['/', '/de', '/de/next', '/de/next/a', '/next', '/next/a']);
    rmSync(join(siteDir, 'docs/a.md'));
    expect(await check(siteDir)).toEqual([
      "7 vanished-route the page at '/de/next/a' is gone, and nothing redirects from there",
      "9 vanished-route the page at '/next/a' is gone, and nothing redirects from there",
    ]);
    printed.out = '';
    expect(await main(['build', siteDir, '--locale', 'en'])).toBe(1);
    expect(printed.out.match(/the page at '[^']*' is gone/g)).toEqual(["the page at '/next/a' is gone"]);
    printed.out = '';
    expect(await main(['build', siteDir, '--locale', 'de'])).toBe(1);
    expect(printed.out.match(/the page at '[^']*' is gone/g)).toEqual(["the page at '/de/next/a' is gone"]);
  });

  test.each([
    [
      '{ "version": 1, "routes": [\n<<<<<<< HEAD\n"/a"',
      '2 routes-file the recorded addresses cannot be read: it has an unresolved merge conflict',
    ],
    ['[]', "1 routes-file the recorded addresses cannot be read: it has no list of 'routes'"],
    [
      '{ "routes": [] }',
      '1 routes-file the recorded addresses cannot be read: its version is undefined, and this docsite reads version 1',
    ],
    ['{ "version": 1, "routes": ["a"] }', '1 routes-file the recorded addresses cannot be read: "a" is not an address'],
  ])('should be reported, and left unchanged, if it cannot be read: %j', async (text, finding) => {
    const siteDir = site({ 'docsite.routes.json': text });
    expect(await check(siteDir)).toEqual([finding]);
    expect(await check(siteDir, '--update-routes')).toEqual([finding]);
    expect(readFileSync(lockOf(siteDir), 'utf8')).toBe(text);
  });
});
