import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { letFilesAge, makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { PackageWatcher } from '../../../../src/serve/watch/changes/watch-packages.js';
import { eventually } from '../../eventually.js';

const file = 'node_modules/known/index.js';

let siteDir: string;
let reports: string[];
let watcher: PackageWatcher;

function start(): void {
  siteDir = makeFolder({ 'package.json': '{}', [file]: '' });
  reports = [];
  watcher = new PackageWatcher({ siteDir, pause: 10 }, (path) => reports.push(path));
}

/** Waits for a report, and returns all since the last call. */
async function reported(): Promise<string[]> {
  await eventually('a report', () => reports[0]);
  return reports.splice(0);
}

afterEach(() => watcher.close());

test('a package that is added by hand should be noticed, and what tools keep beside packages should not', async () => {
  start();
  writeFiles(siteDir, { 'node_modules/.cache/tool': '' });
  await wait(50);
  expect(reports).toEqual([]);
  writeFiles(siteDir, { 'node_modules/added/index.js': '' });
  expect(await reported()).toEqual([join(siteDir, 'node_modules')]);
});

test('a file that is followed should be noticed whenever it is edited, removed and back', async () => {
  start();
  const path = join(siteDir, file);
  await letFilesAge();
  watcher.follow([path], Date.now());
  expect(reports).toEqual([]);
  writeFiles(siteDir, { [file]: 'edited' });
  expect(await reported()).toEqual([path]);
  rmSync(path);
  expect(await reported()).toEqual([path]);
  watcher.follow([], Date.now());
  writeFiles(siteDir, { [file]: 'back' });
  expect(await reported()).toEqual([path]);
});

test('a file that was edited while it was read should be reported at once, and only once', async () => {
  start();
  const path = join(siteDir, file);
  const began = Date.now();
  writeFiles(siteDir, { [file]: 'edited' });
  watcher.follow([path], began);
  watcher.follow([path], began);
  expect(reports).toEqual([path]);
});
