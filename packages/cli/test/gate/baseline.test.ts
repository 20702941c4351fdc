import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { findingsOf } from '../findings-of.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const config = '{ "title": "T", "docs": { "path": ".", "routeBasePath": "" } }';
const site = () =>
  makeFolder({ 'docsite.config.json': config, 'index.md': '# Home\n\n[one](/one), [two](/two) and [one](/one)\n' });

/** Runs `docsite check` with a baseline. Returns the exit code and `file:line message rule` of each finding. */
async function check(siteDir: string, ...options: string[]): Promise<{ code: number; found: string[] }> {
  const { code, findings } = await findingsOf('check', siteDir, '--baseline', join(siteDir, 'known.json'), ...options);
  return { code, found: findings.map(({ file, line, message, rule }) => `${file}:${line} ${message} ${rule}`) };
}

describe('docsite check --baseline', () => {
  test('should record findings, accept them wherever they move, and fail on new ones', async () => {
    const siteDir = site();
    expect(await check(siteDir, '--update-baseline')).toEqual({ code: 0, found: [] });
    expect(printed.err).toBe(`Recorded 3 findings in ${join(siteDir, 'known.json')}\n`);
    expect(readFileSync(join(siteDir, 'known.json'), 'utf8')).toBe(`{
  "version": 1,
  "findings": [
    { "file": "index.md", "rule": "broken-link", "message": "broken link '/one': the site has no such page or file", "count": 2 },
    { "file": "index.md", "rule": "broken-link", "message": "broken link '/two': the site has no such page or file", "count": 1 }
  ]
}
`);
    writeFiles(siteDir, { 'index.md': '# Home\n\nText.\n\n[one](/one), [two](/two) and [one](/one)\n\n[new](/new)\n' });
    expect(await check(siteDir)).toEqual({
      code: 1,
      found: ["index.md:7 broken link '/new': the site has no such page or file broken-link"],
    });
  });

  test('should report entries that are gone, at their line, until recorded again', async () => {
    const siteDir = site();
    await check(siteDir, '--update-baseline');
    writeFiles(siteDir, { 'index.md': '# Home\n\n[one](/one)\n' });
    expect(await check(siteDir)).toEqual({
      code: 0,
      found: [
        "known.json:4 this broken-link is no longer in 'index.md': broken link '/one': the site has no such page or file stale-baseline",
        "known.json:5 this broken-link is no longer in 'index.md': broken link '/two': the site has no such page or file stale-baseline",
      ],
    });
    expect((await check(siteDir, '--strict')).code).toBe(1);
    await check(siteDir, '--update-baseline');
    expect(await check(siteDir, '--strict')).toEqual({ code: 0, found: [] });
    writeFiles(siteDir, { 'index.md': '# Home\n' });
    await check(siteDir, '--update-baseline');
    expect(readFileSync(join(siteDir, 'known.json'), 'utf8')).toBe('{\n  "version": 1,\n  "findings": []\n}\n');
  });

  test('should be read with a byte order mark, which shells on Windows write', async () => {
    const siteDir = site();
    const file = join(siteDir, 'known.json');
    await check(siteDir, '--update-baseline');
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    expect((await check(siteDir)).code).toBe(0);
  });

  test('should say if there is no baseline yet, and how to write it', async () => {
    const siteDir = site();
    const file = join(siteDir, 'none.json');
    expect(await main(['check', siteDir, '--baseline', file])).toBe(2);
    expect(printed.err).toBe(
      `error: there is no baseline '${file}'\nhint: create it: docsite check --baseline ${file} --update-baseline\n`,
    );
  });

  test('should refuse to record without a file name', async () => {
    expect(await main(['check', site(), '--update-baseline'])).toBe(2);
    expect(printed.err).toMatch(/^error: --update-baseline needs a file\n/);
  });

  test.each([
    ['<<<<<<< HEAD\n{}', 'it has an unresolved merge conflict'],
    ['{', 'it is not JSON ('],
    ['[]', "it has no list of 'findings'"],
    ['null', "it has no list of 'findings'"],
    ['{ "version": 2, "findings": [] }', 'its version is 2, and this docsite reads version 1'],
    ['{ "findings": [] }', 'its version is undefined, and this docsite reads version 1'],
    [
      '{ "version": 1, "findings": [{ "file": "a.md", "rule": "r", "message": "m", "count": "1" }] }',
      "findings[0] lacks one of 'file', 'rule', 'message' and 'count'",
    ],
  ])('should reject a file that is not a baseline: %j', async (text, reason) => {
    const siteDir = site();
    const file = join(siteDir, 'known.json');
    writeFileSync(file, text);
    expect(await main(['check', siteDir, '--baseline', file])).toBe(2);
    expect(printed.err.startsWith(`error: '${file}' is not a baseline: ${reason}`) ? reason : printed.err).toBe(reason);
  });

  test('should not be recorded in place of another file', async () => {
    const siteDir = site();
    const file = join(siteDir, 'index.md');
    const text = readFileSync(file, 'utf8');
    expect(await main(['check', siteDir, '--baseline', file, '--update-baseline'])).toBe(2);
    expect(printed.err).toBe(
      `error: '${file}' exists and is not a baseline, so it is not overwritten\nhint: name another file\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('should reject a folder', async () => {
    const siteDir = site();
    mkdirSync(join(siteDir, 'known'));
    expect(await main(['check', siteDir, '--baseline', join(siteDir, 'known')])).toBe(2);
    expect(printed.err).toMatch(/^error: cannot read '.*known': it is a folder\nhint: name a file\n/);
  });

  test('should be recorded into a folder that does not exist yet', async () => {
    const siteDir = site();
    const file = join(siteDir, 'no/known.json');
    expect(await main(['check', siteDir, '--baseline', file, '--update-baseline'])).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('version', 1);
  });

  test('should print no control characters of a file that is not a baseline', async () => {
    const siteDir = site();
    const file = join(siteDir, 'known.json');
    writeFileSync(file, Buffer.from([0x1b, 0x5b, 0x33, 0x31, 0x6d, 0, 0xff, 7]));
    expect(await main(['check', siteDir, '--baseline', file])).toBe(2);
    expect(printed.err).toMatch(/is not a baseline: it is not JSON \(/);
    expect([...printed.err].filter((letter) => letter < ' ' && letter !== '\n')).toEqual([]);
  });
});
