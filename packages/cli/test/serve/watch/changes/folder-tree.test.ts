import { watch } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { FolderTree, type WatchOne } from '../../../../src/serve/watch/changes/folder-tree.js';

test('a folder with its own watcher should not be a change, as which Windows reports every change in it', () => {
  const folder = makeFolder({ 'docs/sub/b.md': '# B' });
  const listeners = new Map<string, Parameters<WatchOne>[1]>();
  const watchOne: WatchOne = (path, onEvent) => {
    listeners.set(relative(folder, path), onEvent);
    return watch(path);
  };
  const seen: string[] = [];
  const onChange = (path: string) => seen.push(relative(folder, path));
  const tree = new FolderTree(join(folder, 'docs'), { isIgnored: () => false, onChange, onError: () => {} }, watchOne);
  listeners.get('docs/sub')?.('change', 'b.md');
  listeners.get('docs')?.('change', 'sub');
  tree.close();
  expect(seen).toEqual(['docs/sub/b.md']);
});
