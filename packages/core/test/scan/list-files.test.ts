import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { listFiles } from '../../src/scan/list-files.js';

const options = { patterns: ['**/*.{md,mdx}'], ignore: ['**/_*'] };

describe('listFiles', () => {
  test('should list files that match, sorted, relative to the site folder', async () => {
    const folder = makeFolder({
      'docs/b.md': '',
      'docs/B.mdx': '',
      'docs/a/c.md': '',
      'docs/_p.md': '',
      'docs/x.txt': '',
      'other/d.md': '',
    });
    expect(await listFiles(folder, 'docs', options)).toEqual({
      files: ['docs/B.mdx', 'docs/a/c.md', 'docs/b.md'],
      findings: [],
    });
  });

  test('should list the site folder itself', async () => {
    expect((await listFiles(makeFolder({ 'a.md': '', 'b/c.md': '' }), '.', options)).files).toEqual(['a.md', 'b/c.md']);
  });

  test('should not list a folder that is named like a file', async () => {
    expect((await listFiles(makeFolder({ 'docs/x.md/a.md': '' }), 'docs', options)).files).toEqual(['docs/x.md/a.md']);
  });
});

describe('a symbolic link', () => {
  test('should be followed to a file and to a folder', async () => {
    const folder = makeFolder({ 'docs/a.md': '', 'shared/b.md': '', 'shared/_p.md': '', 'shared/x.txt': '' });
    symlinkSync('../shared', join(folder, 'docs/linked'));
    symlinkSync('../shared/b.md', join(folder, 'docs/c.md'));
    symlinkSync('../shared/x.txt', join(folder, 'docs/x.txt'));
    expect(await listFiles(folder, 'docs', options)).toEqual({
      files: ['docs/a.md', 'docs/c.md', 'docs/linked/b.md'],
      findings: [],
    });
  });

  test('should be followed if the folder contains a link itself', async () => {
    const folder = makeFolder({ 'docs/a.md': '', 'one/b.md': '', 'two/c.md': '' });
    symlinkSync('../one', join(folder, 'docs/one'));
    symlinkSync('../two', join(folder, 'one/two'));
    expect((await listFiles(folder, 'docs', options)).files).toEqual([
      'docs/a.md',
      'docs/one/b.md',
      'docs/one/two/c.md',
    ]);
  });

  test.each(['.', '..', '../docs'])('should be reported if it leads to an enclosing folder: %s', async (target) => {
    const folder = makeFolder({ 'docs/a.md': '', 'docs/b/c.md': '' });
    symlinkSync(target, join(folder, 'docs/loop'));
    expect(await listFiles(folder, 'docs', options)).toEqual({
      files: ['docs/a.md', 'docs/b/c.md'],
      findings: [
        {
          rule: 'symlink-loop',
          file: 'docs/loop',
          line: 1,
          column: 1,
          message: "the symbolic link 'docs/loop' leads back to a folder that contains it",
          hint: 'remove the link: its contents are read anyway',
        },
      ],
    });
  });

  test('should be reported if two folders link to each other', async () => {
    const folder = makeFolder({ 'docs/a.md': '', 'one/b.md': '', 'two/c.md': '' });
    symlinkSync('../one', join(folder, 'docs/one'));
    symlinkSync('../two', join(folder, 'one/two'));
    symlinkSync('../one', join(folder, 'two/one'));
    const { files, findings } = await listFiles(folder, 'docs', options);
    expect([files, findings.map((item) => item.file)]).toEqual([
      ['docs/a.md', 'docs/one/b.md', 'docs/one/two/c.md'],
      ['docs/one/two/one'],
    ]);
  });

  test.each([
    ['none.md', "the symbolic link 'docs/dead.md' leads nowhere"],
    ['dead.md', "the symbolic link 'docs/dead.md' leads back to itself"],
  ])('should be reported if it leads nowhere, or to itself: %s', async (target, message) => {
    const folder = makeFolder({ 'docs/a.md': '' });
    symlinkSync(target, join(folder, 'docs/dead.md'));
    const { files, findings } = await listFiles(folder, 'docs', options);
    expect([files, findings.map((item) => item.message)]).toEqual([['docs/a.md'], [message]]);
  });

  test('should be skipped if it is ignored', async () => {
    const folder = makeFolder({ 'docs/a.md': '', 'shared/b.md': '' });
    symlinkSync('../shared', join(folder, 'docs/_linked'));
    symlinkSync('../shared/b.md', join(folder, 'docs/_b.md'));
    expect((await listFiles(folder, 'docs', options)).files).toEqual(['docs/a.md']);
  });
});

describe('a pipe', () => {
  test.each(['docs/pipe.md', 'docs/linked.md'])('should be reported and skipped: %s', async (path) => {
    const folder = makeFolder({ 'docs/a.md': '' });
    execFileSync('mkfifo', [join(folder, 'docs/pipe.md')]);
    symlinkSync('pipe.md', join(folder, 'docs/linked.md'));
    const { files, findings } = await listFiles(folder, 'docs', options);
    const message = `'${path}' is a pipe, a socket or a device, which is not read`;
    expect(files).toEqual(['docs/a.md']);
    expect(findings).toContainEqual({
      rule: 'unreadable-file',
      file: path,
      line: 1,
      column: 1,
      message,
      hint: 'put a file in its place, or remove it',
    });
  });
});
