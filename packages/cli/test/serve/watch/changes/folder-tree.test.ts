import { mkdirSync, renameSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { FolderTree, type WatchOne } from '../../../../src/serve/watch/changes/folder-tree.js';

/** Watches a folder of files, with events that a test reports. */
function watchTree(files: Readonly<Record<string, string>>) {
  const folder = makeFolder(files);
  const listeners = new Map<string, Parameters<WatchOne>[1]>();
  const watchOne: WatchOne = (path, onEvent) => {
    listeners.set(relative(folder, path), onEvent);
    return watch(path);
  };
  const seen: string[] = [];
  const onChange = (path: string) => seen.push(relative(folder, path));
  const tree = new FolderTree(join(folder, 'docs'), { isIgnored: () => false, onChange, onError: () => {} }, watchOne);
  return { folder, listeners, seen, tree };
}

test('a folder with its own watcher should not be a change, as which Windows reports every change in it', () => {
  const { listeners, seen, tree } = watchTree({ 'docs/sub/b.md': '# B' });
  listeners.get('docs/sub')?.('change', 'b.md');
  listeners.get('docs')?.('change', 'sub');
  tree.close();
  expect(seen).toEqual(['docs/sub/b.md']);
});

test('a file that was reported in a folder should be a change even if the folder has become a file', () => {
  const { folder, listeners, seen, tree } = watchTree({ 'docs/sub/b.md': '# B' });
  rmSync(join(folder, 'docs/sub'), { recursive: true });
  writeFileSync(join(folder, 'docs/sub'), '');
  listeners.get('docs/sub')?.('rename', 'b.md');
  tree.close();
  expect(seen).toEqual(['docs/sub/b.md']);
});

test('links whose real paths cannot be determined should not end the watcher', () => {
  const { folder, listeners, seen, tree } = watchTree({ 'docs/a.md': '# A' });
  const names = Array.from({ length: 10 }, (_, level) => `${level}`.repeat(250));
  const deep = names.join('/');
  // longer than the system allows, unless it is reached through a link
  mkdirSync(join(folder, 'first', deep), { recursive: true });
  symlinkSync(join(folder, 'first', deep), join(folder, 'inner'));
  mkdirSync(join(folder, 'inner', deep), { recursive: true });
  writeFileSync(join(folder, 'inner', deep, 'b.md'), '# B');
  symlinkSync(join('..', 'inner', deep), join(folder, 'docs/folder'));
  symlinkSync(join('..', 'inner', deep, 'b.md'), join(folder, 'docs/file.md'));
  for (const name of ['folder', 'file.md', 'a.md']) listeners.get('docs')?.('rename', name);
  tree.close();
  // within what can be removed
  renameSync(join(folder, 'inner', names[0] as string), join(folder, 'second'));
  expect(seen).toEqual(['docs/folder', 'docs/file.md', 'docs/a.md']);
});
