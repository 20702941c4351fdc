import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { watchPackages } from '../../../../src/serve/watch/changes/watch-packages.js';
import { eventually } from '../../eventually.js';

test('a package that is added by hand should be noticed, and what tools keep beside packages should not', async () => {
  const folder = makeFolder({ 'package.json': '{}', 'node_modules/known/index.js': '' });
  const reports: string[] = [];
  const watcher = watchPackages(folder, (path) => reports.push(path), 10);
  writeFiles(folder, { 'node_modules/.cache/tool': '' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(reports).toEqual([]);
  writeFiles(folder, { 'node_modules/added/index.js': '' });
  await eventually('a report', () => reports[0]);
  watcher.close();
  expect(reports).toEqual([`${folder}/node_modules`]);
});
