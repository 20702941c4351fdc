import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { finishSite } from '../../../src/build/place/finish-site.js';
import { silentProgress } from '../../../src/build/progress/progress.js';
import { OutputFolder } from '../../../src/output/output-folder.js';
import { SharedFiles } from '../../../src/output/shared-files.js';

/** Runs a plugin on a staged folder in which `shared.html` is a file of the current site. */
async function finish(plugin: (copy: string) => void) {
  const pages = Object.fromEntries(['a', 'b', 'c'].map((name) => [`new/${name}.html`, 'old']));
  const folder = makeFolder({ ...pages, 'current/shared.html': 'old' });
  const staged = join(folder, 'new');
  linkSync(join(folder, 'current/shared.html'), join(staged, 'shared.html'));
  const shared = new SharedFiles(staged);
  shared.add('shared.html');
  const output = new OutputFolder({ root: staged, folder: '' }, { shared });
  const finisher = {
    finish: async (copy: string) => {
      plugin(copy);
      return { findings: [], reads: [] };
    },
  };
  const copyDir = join(folder, 'copy');
  const stages: string[] = [];
  await finishSite({ finisher, config: { rules: {}, overrides: [] } } as unknown as LoadedConfig, {
    output,
    copyDir,
    results: [],
    progress: { ...silentProgress, stage: (stage) => stages.push(stage) },
  });
  return {
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    isLeft: existsSync(copyDir),
    staged,
    stages,
  };
}

test('changes and additions of a plugin should be part of the site, removals ignored, and the current site untouched', async () => {
  const { read, isLeft, stages } = await finish((copy) => {
    writeFileSync(join(copy, 'a.html'), 'new');
    writeFileSync(join(copy, 'shared.html'), 'new');
    writeFileSync(join(copy, 'd.html'), 'new');
    renameSync(join(copy, 'd.html'), join(copy, 'b.html'));
    writeFileSync(join(copy, 'e.html'), 'new');
    rmSync(join(copy, 'c.html'));
  });
  const site = ['a', 'b', 'c', 'e', 'shared'].map((name) => read(`new/${name}.html`));
  expect(site).toEqual(['new', 'new', 'old', 'new', 'new']);
  expect(read('current/shared.html')).toBe('old');
  expect(isLeft).toBe(false);
  expect(stages).toEqual(['plugins']);
});

test('files should be copied for plugins only if they are those of the current site', async () => {
  let given = { a: 0, shared: 0 };
  const inode = (folder: string, name: string) => statSync(join(folder, name)).ino;
  const { staged } = await finish((copy) => {
    given = { a: inode(copy, 'a.html'), shared: inode(copy, 'shared.html') };
  });
  expect(given.a).toBe(inode(staged, 'a.html'));
  expect(given.shared).not.toBe(inode(staged, 'shared.html'));
});
