import { readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { OutputFolder } from '../../src/output/output-folder.js';
import { UsageError } from '../../src/report/errors/usage-error.js';
import { filesIn } from '../files-in.js';

/** Returns the usage error that a call throws. */
function mistakeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('it is let through');
}

describe('an output folder', () => {
  test('should write text and bytes into folders it creates, and count bytes rather than characters', () => {
    const root = makeFolder({});
    const output = new OutputFolder({ root, folder: 'fr' });
    expect(output.write('a/b/c.txt', 'é')).toBe(2);
    expect(output.write('d.bin', new Uint8Array([0, 255]))).toBe(2);
    expect(readFileSync(join(root, 'fr/a/b/c.txt'), 'utf8')).toBe('é');
    expect([...readFileSync(join(root, 'fr/d.bin'))]).toEqual([0, 255]);
  });

  test('should copy the target of a symbolic link', () => {
    const sources = makeFolder({ 'a.txt': 'text' });
    symlinkSync('a.txt', join(sources, 'link.txt'));
    const root = makeFolder({});
    expect(new OutputFolder({ root, folder: '' }).copy('b.txt', join(sources, 'link.txt'))).toBe(4);
    expect(filesIn(root)).toEqual({ 'b.txt': 'text' });
  });

  test.each([
    ['../a.html', "the path '../a.html' leads out of the output folder by '..'"],
    ['a/../../b.html', "the path 'a/../../b.html' leads out of the output folder by '..'"],
    ['/etc/a.html', "the path '/etc/a.html' leads out of the output folder as an absolute path"],
    ['a\0.html', "the path 'a\\0.html' contains a NUL, which is not allowed in a path"],
  ])('should refuse to write or copy to %j', (path, message) => {
    const folder = makeFolder({ 'out/x': '', 'a.html': 'mine', 'b.html': 'mine' });
    const output = new OutputFolder({ root: join(folder, 'out'), folder: '' });
    expect(mistakeOf(() => output.write(path, 'theirs'))).toBe(message);
    expect(mistakeOf(() => output.copy(path, join(folder, 'out/x')))).toBe(message);
    expect(filesIn(folder)).toEqual({ 'out/x': '', 'a.html': 'mine', 'b.html': 'mine' });
  });

  test('should accept names that merely begin with dots', () => {
    const root = makeFolder({});
    new OutputFolder({ root, folder: '' }).write('..a/...b.txt', 'x');
    expect(filesIn(root)).toEqual({ '..a/...b.txt': 'x' });
  });

  test('should refuse a path outside, and name its source', () => {
    const place = { root: makeFolder({}), folder: '../docs' };
    expect(mistakeOf(() => new OutputFolder(place, { origin: "'i18n.localeConfigs.fr.path'" }))).toBe(
      "'i18n.localeConfigs.fr.path' is '../docs', which leads out of the output folder by '..'",
    );
  });

  test('should not write through a symbolic link, to a folder or to a file', () => {
    const folder = makeFolder({ 'out/x': '', 'mine/a.html': 'mine' });
    symlinkSync('../mine', join(folder, 'out/docs'));
    symlinkSync('../mine/a.html', join(folder, 'out/a.html'));
    const output = new OutputFolder({ root: join(folder, 'out'), folder: '' });
    expect(mistakeOf(() => output.write('docs/a.html', 'theirs'))).toBe(
      "the path 'docs/a.html' leads out of the output folder through a symbolic link",
    );
    expect(mistakeOf(() => output.write('a.html', 'theirs'))).toMatch(
      /^cannot write 'a\.html': there is a symbolic link/,
    );
    expect(mistakeOf(() => output.copy('a.html', join(folder, 'out/x')))).toMatch(/through a symbolic link$/);
    expect(readFileSync(join(folder, 'mine/a.html'), 'utf8')).toBe('mine');
    expect(readlinkSync(join(folder, 'out/a.html'))).toBe('../mine/a.html');
  });

  test('should report what is in the way of a file', () => {
    const root = makeFolder({ '_headers/a.txt': '', 'a.html': '' });
    const output = new OutputFolder({ root, folder: '' });
    expect(mistakeOf(() => output.write('_headers', ''))).toBe(
      "cannot write '_headers': there is a folder with this name",
    );
    expect(mistakeOf(() => output.write('a.html/b.html', ''))).toBe(
      "cannot write 'a.html/b.html': there is a file where a folder is needed",
    );
    expect(mistakeOf(() => output.copy('b.html', join(root, 'gone.html')))).toBe(
      `cannot read '${join(root, 'gone.html')}': it does not exist`,
    );
  });
});

describe('a dry-run output folder', () => {
  test('should write nothing, count bytes, and refuse what a real one would', () => {
    const [kept, dropped] = [makeFolder({}), makeFolder({})];
    const source = join(makeFolder({ 'a.txt': 'text' }), 'a.txt');
    const outcomes = [new OutputFolder({ root: kept, folder: 'fr' }), droppedFolder(dropped)].map((output) => [
      output.write('a/b.html', 'é'),
      output.write('a/b.html', 'again'),
      output.copy('a/c.txt', source),
      mistakeOf(() => output.write('a', '')),
      mistakeOf(() => output.write('a/b.html/c.html', '')),
      mistakeOf(() => output.write(`a/${'é'.repeat(128)}`, '')),
      mistakeOf(() => output.write(`a/${'x'.repeat(256)}/b`, '')),
      mistakeOf(() => output.write('../a.html', '')),
      mistakeOf(() => output.copy('d.txt', join(dropped, 'gone'))),
    ]);
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(filesIn(dropped)).toEqual({});
  });

  test('should refuse a file if another worker has claimed its path as a folder', () => {
    const output = droppedFolder(makeFolder({}));
    output.claim('a/b/c.html');
    expect(mistakeOf(() => output.claim('a/b'))).toBe("cannot write 'fr/a/b': there is a folder with this name");
  });
});

function droppedFolder(root: string): OutputFolder {
  return new OutputFolder({ root, folder: 'fr', isDropped: true });
}
