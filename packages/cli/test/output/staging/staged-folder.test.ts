import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { thisProcess } from '@docsite/core/process';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { recoverFolder } from '../../../src/output/staging/recover-folder.js';
import { stageFolder } from '../../../src/output/staging/staged-folder.js';
import { filesIn } from '../../files-in.js';

/** The id of a process that has ended. */
const deadPid = spawnSync(process.execPath, ['--version']).pid;
const ended = JSON.stringify({ ...thisProcess(), pid: deadPid });
/** A process of another boot or system, where another process may have the id of this one. */
const elsewhere = JSON.stringify({ ...thisProcess(), boot: 'another', pid: deadPid });
const running = JSON.stringify(thisProcess());

/** The marker of a site that consists of these files. */
function mark(...files: readonly string[]): string {
  return `${JSON.stringify({ format: 1, files }, undefined, 1)}\n`;
}

/** The site in a folder: its files without the marker. */
function siteIn(folder: string): Record<string, string> {
  const { '.docsite-output.json': _, ...files } = filesIn(folder);
  return files;
}

/** Sets the modification times of files to some minutes ago. */
function age(folder: string, minutes: number): void {
  const then = new Date(Date.now() - minutes * 60_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
}

describe('a staged folder', () => {
  test('should be empty and beside the output, which is not changed', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    expect([dirname(staged.path), readdirSync(staged.path)]).toEqual([folder, []]);
    writeFiles(staged.path, { 'a.html': 'new' });
    expect(readFileSync(join(folder, 'dist/a.html'), 'utf8')).toBe('old');
    await staged.discard();
  });

  test('should give the states of its files only as long as it is in place', async () => {
    const outDir = join(makeFolder({}), 'dist');
    const [first, second] = [await stageFolder(outDir), await stageFolder(outDir)];
    for (const { path } of [first, second]) writeFiles(path, { 'a.html': 'new' });
    const { states } = await first.commit();
    expect(Object.keys(states() ?? {})).toEqual(['a.html', '.docsite-output.json']);
    await second.commit();
    expect(states()).toBeUndefined();
  });

  test('should replace the whole old site, with its marker, and leave nothing else', async () => {
    const folder = makeFolder({
      'dist/a.html': 'old',
      'dist/gone/b.html': 'old',
      'dist/.docsite-output.json': mark('a.html', 'gone/b.html'),
    });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'a.html': 'new', 'assets/x.js': '' });
    expect((await staged.commit()).renamed).toEqual([]);
    expect(filesIn(folder)).toEqual({
      'dist/a.html': 'new',
      'dist/assets/x.js': '',
      'dist/.docsite-output.json': mark('a.html', 'assets/x.js'),
    });
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('should become the first site, in folders it creates', async () => {
    const folder = makeFolder({});
    const staged = await stageFolder(join(folder, 'out/dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    await staged.commit();
    expect(siteIn(join(folder, 'out/dist'))).toEqual({ 'a.html': 'new' });
    expect(readdirSync(join(folder, 'out'))).toEqual(['dist']);
  });

  test('should be dropped without a trace', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old' });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    await staged.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old' });
  });

  test('should leave a whole site if two are committed at once', async () => {
    const folder = makeFolder({ 'dist/mine.txt': 'mine' });
    const [one, other] = [await stageFolder(join(folder, 'dist')), await stageFolder(join(folder, 'dist'))];
    writeFiles(one.path, { 'a.html': 'one', 'b.html': 'one' });
    writeFiles(other.path, { 'a.html': 'other' });
    await Promise.all([one.commit(), other.commit()]);
    expect([
      { 'a.html': 'one', 'b.html': 'one', 'mine.txt': 'mine' },
      { 'a.html': 'other', 'mine.txt': 'mine' },
    ]).toContainEqual(siteIn(join(folder, 'dist')));
    expect(readdirSync(folder)).toEqual(['dist']);
  });
});

describe('files that docsite did not write', () => {
  const old = {
    'dist/a.html': 'old',
    'dist/docs/b.html': 'old',
    'dist/.docsite-output.json': mark('a.html', 'docs/b.html'),
  };

  test('should be carried into the new site, wherever they lie', async () => {
    const foreign = { '.git/HEAD': 'ref', CNAME: 'example.org', 'docs/notes.txt': 'mine', 'docs/more/x.txt': 'mine' };
    const folder = makeFolder(old);
    writeFiles(join(folder, 'dist'), foreign);
    mkdirSync(join(folder, 'dist/empty'));
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'a.html': 'new' });
    expect(staged.collisions()).toEqual([]);
    await staged.commit();
    expect(siteIn(join(folder, 'dist'))).toEqual({ 'a.html': 'new', ...foreign });
    expect(existsSync(join(folder, 'dist/empty'))).toBe(true);
  });

  test('should be reported if the new site has others at their paths', async () => {
    const folder = makeFolder(old);
    writeFiles(join(folder, 'dist'), { CNAME: 'mine', same: 'same', guide: 'mine', 'page/x': 'mine' });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { CNAME: 'new', same: 'same', 'guide/index.html': 'new', page: 'new' });
    expect(staged.collisions()).toEqual([
      { path: 'CNAME', file: 'CNAME' },
      { path: 'guide', file: 'guide/index.html' },
      { path: 'page', file: 'page' },
    ]);
    await staged.discard();
  });

  test('should get another name if they appear during the commit at paths of the new site', async () => {
    const folder = makeFolder(old);
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { CNAME: 'new' });
    writeFiles(join(folder, 'dist'), { CNAME: 'mine' });
    expect((await staged.commit()).renamed).toEqual(['CNAME.kept-1']);
    expect(siteIn(join(folder, 'dist'))).toEqual({ CNAME: 'new', 'CNAME.kept-1': 'mine' });
  });

  test('should be distinguished from pages and assets of builds that left no marker', async () => {
    const page = '<div id="root" data-site="/assets/site-0123456789ab.json"></div>';
    const written = {
      'index.html': page,
      'index.md': '',
      'a/index.html': page,
      'a.md': '',
      'assets/site-0123456789ab.json': '{}',
      'sitemap.xml': '',
      _headers: '',
    };
    const foreign = { CNAME: 'mine', 'hand.html': '<p>mine</p>', 'notes.md': 'mine', '.git/HEAD': 'ref' };
    const folder = makeFolder({});
    writeFiles(join(folder, 'dist'), { ...written, ...foreign });
    const staged = await stageFolder(join(folder, 'dist'));
    writeFiles(staged.path, { 'index.html': 'new' });
    await staged.commit();
    expect(siteIn(join(folder, 'dist'))).toEqual({ 'index.html': 'new', ...foreign });
  });
});

describe('the leftovers of a killed build', () => {
  const half = { '.dist.docsite-new-0a/a.html': 'half', '.dist.docsite-build-0a': ended };

  test('should be removed if the old site is in place', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old', ...half });
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old' });
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('should be removed if only an empty record is left', async () => {
    const folder = makeFolder({ 'dist/a.html': 'old', '.dist.docsite-build-0a': '' });
    await recoverFolder(join(folder, 'dist'));
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('should be restored if the site was moved aside and nothing took its place', async () => {
    const folder = makeFolder({ '.dist.docsite-old-0a/a.html': 'old', ...half });
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old' });
  });

  test('should be removed if the new site has taken its place, except files of others', async () => {
    const folder = makeFolder({
      'dist/a.html': 'new',
      'dist/.docsite-output.json': mark('a.html'),
      '.dist.docsite-old-0a/a.html': 'old',
      '.dist.docsite-old-0a/b.html': 'old',
      '.dist.docsite-old-0a/CNAME': 'mine',
      '.dist.docsite-old-0a/.docsite-output.json': mark('a.html', 'b.html'),
      '.dist.docsite-build-0a': ended,
    });
    await recoverFolder(join(folder, 'dist'));
    expect(siteIn(folder)).toEqual({
      'dist/a.html': 'new',
      'dist/.docsite-output.json': mark('a.html'),
      'dist/CNAME': 'mine',
    });
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('should be cleaned up before the next build begins', async () => {
    const folder = makeFolder({ '.dist.docsite-old-0a/a.html': 'old', '.dist.docsite-build-0a': ended });
    const staged = await stageFolder(join(folder, 'dist'));
    expect(filesIn(join(folder, 'dist'))).toEqual({ 'a.html': 'old' });
    await staged.discard();
    expect(readdirSync(folder)).toEqual(['dist']);
  });

  test('should be removed inside the output too, if a build could write nowhere else', async () => {
    const folder = makeFolder({
      'dist/a.html': 'old',
      'dist/.docsite-new-0a/a.html': 'half',
      'dist/.docsite-part-0a': 'half',
      'dist/.docsite-build-0a': ended,
    });
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old' });
  });
});

describe('foreign files beside the output', () => {
  test('should be left alone if another build is at work', async () => {
    const work = { '.dist.docsite-new-0b/a.html': 'half', '.dist.docsite-build-0b': running };
    const folder = makeFolder({ 'dist/a.html': 'old', ...work });
    age(folder, 600);
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old', ...work });
  });

  test.each([
    ['in another container or on another machine', elsewhere],
    ['of which nothing is known', 'half a record'],
  ])('should be left alone until silent for an hour if their build is %s', async (_, record) => {
    const work = { '.dist.docsite-new-0b/a.html': 'half', '.dist.docsite-build-0b': record };
    const folder = makeFolder({ 'dist/a.html': 'old', ...work });
    age(folder, 50);
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old', ...work });
    age(folder, 70);
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a.html': 'old' });
  });

  test('should not be mistaken for those of a running process that reuses the id of an ended one', async () => {
    const reborn = JSON.stringify({ ...thisProcess(), started: '1' });
    const folder = makeFolder({
      '.dist.docsite-new-0b/a.html': 'half',
      '.dist.docsite-build-0b': reborn,
      'dist/a': '',
    });
    await recoverFolder(join(folder, 'dist'));
    expect(filesIn(folder)).toEqual({ 'dist/a': '' });
  });

  test('should be left alone if they belong to another output or to no build', async () => {
    const others = ['.web.docsite-new-0a/a', '.dist.docsite-new-0ax/a', '.dist.docsite-new-/a', 'dist-old/a'];
    const folder = makeFolder(Object.fromEntries(others.map((path) => [path, 'theirs'])));
    age(folder, 600);
    await recoverFolder(join(folder, 'dist'));
    expect(Object.keys(filesIn(folder)).sort()).toEqual([...others].sort());
  });

  test('should not be looked for if the folder around the output does not exist', async () => {
    const folder = makeFolder({});
    await expect(recoverFolder(join(folder, 'no/dist'))).resolves.toBe(undefined);
    expect(readdirSync(dirname(folder))).toContain(basename(folder));
  });
});
