import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { recoverFolder, stageFolder } from '../../src/output/staged-folder.js';
import { makeFolder, writeFiles } from '../serve/site-folder.js';
import { contentsOf } from './contents-of.js';

/** The id of a process that has ended. */
const deadPid = spawnSync(process.execPath, ['--version']).pid;
/** The id of a process that runs, and is not this one. */
const runningPid = process.ppid;

describe('a staged folder', () => {
  test('should lie empty beside the output, which stands untouched', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    expect([dirname(staged.path), readdirSync(staged.path)]).toEqual([folder, []]);
    writeFiles(staged.path, { 'a.html': 'new' });
    expect(readFileSync(join(folder, 'dist/a.html'), 'utf8')).toBe('old');
  });

  test('should take the place of the old site whole, and leave nothing else', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old', 'dist/gone.html': 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    await staged.commit();
    expect(contentsOf(folder)).toEqual({ 'dist/a.html': 'new' });
  });

  test('should become the first site, in folders that are made', async () => {
    const folder = makeFolder({});
    const staged = await stageFolder(join(folder, 'out/dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    await staged.commit();
    expect(contentsOf(folder)).toEqual({ 'out/dist/a.html': 'new' });
  });

  test('should be dropped without a trace', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    await staged.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(contentsOf(folder)).toEqual({ 'dist/a.html': 'old' });
  });
});

describe('what a killed build left', () => {
  test('should go where the old site stands', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old', [`.dist.docsite-new-${deadPid}/a.html`]: 'half' });
    await recoverFolder(join(folder, 'dist'));
    expect(contentsOf(folder)).toEqual({ 'dist/a.html': 'old' });
  });

  test('should be the site again where it was moved aside and nothing took its place', async () => {
    const folder = makeFolder({
      [`.dist.docsite-old-${deadPid}/a.html`]: 'old',
      [`.dist.docsite-new-${deadPid}/a.html`]: 'new',
    });
    await recoverFolder(join(folder, 'dist'));
    expect(contentsOf(folder)).toEqual({ 'dist/a.html': 'old' });
  });

  test('should go where the new site has taken its place', async () => {
    const folder = makeFolder({ 'dist/a.html': 'new', [`.dist.docsite-old-${deadPid}/a.html`]: 'old' });
    await recoverFolder(join(folder, 'dist'));
    expect(contentsOf(folder)).toEqual({ 'dist/a.html': 'new' });
  });

  test('should be set right before the next build begins', async () => {
    const folder = makeFolder({ [`.dist.docsite-old-${deadPid}/a.html`]: 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    expect(contentsOf(join(folder, 'dist'))).toEqual({ 'a.html': 'old' });
    await staged.discard();
  });
});

describe('what others have beside the output', () => {
  test('should be left alone where another build is at work', async () => {
    const running = `.dist.docsite-new-${runningPid}`;
    const folder = makeFolder({ 'dist/a.html': 'old', [`${running}/a.html`]: 'half' });
    await recoverFolder(join(folder, 'dist'));
    expect(existsSync(join(folder, running, 'a.html'))).toBe(true);
  });

  test('should be left alone where it belongs to another output or to no build', async () => {
    const others = [
      `.web.docsite-new-${deadPid}/a`,
      `.dist.docsite-new-${deadPid}x/a`,
      '.dist.docsite-new-/a',
      'dist-old/a',
    ];
    const folder = makeFolder(Object.fromEntries(others.map((path) => [path, 'theirs'])));
    await recoverFolder(join(folder, 'dist'));
    expect(Object.keys(contentsOf(folder)).sort()).toEqual([...others].sort());
  });

  test('should be nothing where the folder around the output is not there', async () => {
    const folder = makeFolder({});
    await expect(recoverFolder(join(folder, 'no/dist'))).resolves.toBe(undefined);
    expect(readdirSync(dirname(folder))).toContain(basename(folder));
  });
});
