import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { watchFolder } from '../../../../src/serve/watch/changes/watch-folder.js';
import { eventually } from '../../eventually.js';

jest.setTimeout(300_000);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Watches a folder, and waits for the changes that given steps make. */
function watchChanges(folder: string, ignored: readonly string[] = []) {
  const seen = new Set<string>();
  const { close } = watchFolder(folder, { ignored, onError: () => {} }, (path) =>
    seen.add(relative(folder, path) || '.'),
  );
  closers.push(close);
  return {
    /** Takes the steps, and waits until the paths are reported. */
    after: async (steps: () => void, ...paths: readonly string[]): Promise<void> => {
      seen.clear();
      steps();
      await eventually(`changes of ${paths}`, () => (paths.every((path) => seen.has(path)) ? true : undefined));
    },
    seen,
  };
}

const docs = { 'docs/a.md': '# A', 'docs/sub/b.md': '# B' };

describe('watchFolder', () => {
  test('should report files that are written, created, renamed and deleted, and saves through another file', async () => {
    const folder = makeFolder(docs);
    const { after } = watchChanges(folder);
    const at = (path: string): string => join(folder, path);
    const write = (path: string, text: string) => () => writeFiles(folder, { [path]: text });
    await after(write('docs/a.md', '# A1'), 'docs/a.md');
    await after(write('docs/new.md', '# New'), 'docs/new.md');
    for (const text of ['# A2', '# A3'])
      await after(() => {
        write('docs/a.md.tmp', text)();
        renameSync(at('docs/a.md.tmp'), at('docs/a.md'));
      }, 'docs/a.md');
    await after(() => {
      renameSync(at('docs/a.md'), at('docs/a.md~'));
      write('docs/a.md', '# A4')();
      unlinkSync(at('docs/a.md~'));
    }, 'docs/a.md');
    await after(() => renameSync(at('docs/a.md'), at('docs/A.md')), 'docs/a.md', 'docs/A.md');
    await after(write('docs/A.md', '# A5'), 'docs/A.md');
    await after(() => unlinkSync(at('docs/A.md')), 'docs/A.md');
  });

  test('should report files of folders that are created, renamed, moved, deleted and created again', async () => {
    const folder = makeFolder(docs);
    const { after } = watchChanges(folder);
    const at = (path: string): string => join(folder, path);
    const write = (path: string) => () => writeFiles(folder, { [path]: `# ${Math.random()}` });
    await after(write('docs/new/deep/c.md'), 'docs/new/deep/c.md');
    await after(write('docs/new/deep/c.md'), 'docs/new/deep/c.md');
    await after(() => renameSync(at('docs/sub'), at('docs/moved')), 'docs/sub', 'docs/moved', 'docs/moved/b.md');
    await after(write('docs/moved/b.md'), 'docs/moved/b.md');
    const replace = (): void => {
      rmSync(at('docs/moved'), { recursive: true });
      write('docs/moved/b.md')();
    };
    await after(replace, 'docs/moved/b.md');
    await after(write('docs/moved/b.md'), 'docs/moved/b.md');
    await after(() => rmSync(at('docs'), { recursive: true }), 'docs');
    await after(write('docs/a.md'), 'docs/a.md');
    await after(write('docs/a.md'), 'docs/a.md');
  });

  test('should follow symbolic links, but not one into a folder that contains it', async () => {
    const elsewhere = makeFolder({ 'guide/c.md': '# C', 'notice.md': '# N', 'other.md': '# O' });
    const folder = makeFolder(docs);
    symlinkSync(join(elsewhere, 'guide'), join(folder, 'docs/guide'));
    symlinkSync(join(elsewhere, 'notice.md'), join(folder, 'docs/notice.md'));
    symlinkSync(folder, join(folder, 'docs/loop'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'docs/dangling'));
    const { after, seen } = watchChanges(folder);
    await after(() => writeFiles(elsewhere, { 'guide/c.md': '# C1' }), 'docs/guide/c.md');
    for (const text of ['# N1', '# N2'])
      await after(() => {
        writeFiles(elsewhere, { 'notice.md.tmp': text });
        renameSync(join(elsewhere, 'notice.md.tmp'), join(elsewhere, 'notice.md'));
      }, 'docs/notice.md');
    expect([...seen]).toEqual(['docs/notice.md']);
    await after(() => writeFiles(folder, { 'docs/a.md': '# A1' }), 'docs/a.md');
    expect([...seen]).toEqual(['docs/a.md']);
    await after(() => {
      unlinkSync(join(folder, 'docs/notice.md'));
      symlinkSync(join(elsewhere, 'other.md'), join(folder, 'docs/notice.md'));
    }, 'docs/notice.md');
    await after(() => writeFiles(elsewhere, { 'other.md': '# O1' }), 'docs/notice.md');
  });

  test('should skip dot files, installed packages and the folders it is told to', async () => {
    const folder = makeFolder({ ...docs, 'dist/index.html': '', 'node_modules/p/index.js': '', '.git/index': '' });
    const { after, seen } = watchChanges(folder, [join(folder, 'dist')]);
    await after(() => {
      writeFiles(folder, { 'dist/index.html': '1', 'dist/b/c.html': '1', 'node_modules/p/index.js': '1' });
      writeFiles(folder, { '.git/index': '1', 'docs/.a.md.swp': '1', 'docs/sub/node_modules/x.md': '1' });
      writeFiles(folder, { 'docs/a.md': '# A1' });
    }, 'docs/a.md');
    expect([...seen]).toEqual(['docs/a.md']);
  });

  test('should report all of 500 files written at once', async () => {
    const folder = makeFolder(docs);
    const { after } = watchChanges(folder);
    const names = Array.from({ length: 500 }, (_, index) => `docs/part-${index % 20}/page-${index}.md`);
    await after(() => writeFiles(folder, Object.fromEntries(names.map((name) => [name, '# P']))), ...names);
  });

  test('should follow a folder that is moved away and back, itself or with its parent', async () => {
    const above = makeFolder({ 'here/site/docs/a.md': '# A' });
    const folder = join(above, 'here/site');
    const { after } = watchChanges(folder);
    for (const moved of [folder, dirname(folder)]) {
      await after(() => renameSync(moved, `${moved}-away`), '.');
      await after(() => renameSync(`${moved}-away`, moved), '.');
      await after(() => writeFiles(folder, { 'docs/a.md': `# ${moved}` }), 'docs/a.md');
    }
    await after(() => {
      renameSync(folder, `${folder}-old`);
      mkdirSync(folder);
    }, '.');
    await after(() => writeFiles(folder, { 'docs/b.md': '# B' }), 'docs/b.md');
  });
});
