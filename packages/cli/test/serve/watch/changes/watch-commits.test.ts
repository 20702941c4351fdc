import { afterEach, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { watchCommits } from '../../../../src/serve/watch/changes/watch-commits.js';
import { makeRepository, type Repository } from '../../../gate/repository.js';
import { eventually } from '../../eventually.js';

const watched: { close(): void }[] = [];

/** The paths that are reported for a folder. */
function watchReports(folder: string): string[] {
  const reports: string[] = [];
  watched.push(watchCommits(folder, (path) => reports.push(path)));
  return reports;
}

const emptyCommit = ({ git }: Repository) => git('commit', '--quiet', '--allow-empty', '--message', 'empty');
const reported = (reports: readonly string[], count: number) =>
  eventually(`${count} commits`, () => (reports.length >= count ? reports.length : undefined));

afterEach(() => {
  for (const watcher of watched.splice(0)) watcher.close();
});

test('a commit should be noticed on a branch, after a checkout and on a detached head', async () => {
  const repository = makeRepository({ 'a.md': '# A' });
  const reports = watchReports(repository.folder);
  emptyCommit(repository);
  expect(await reported(reports, 1)).toBe(1);
  repository.git('checkout', '--quiet', '-b', 'other');
  await reported(reports, 2);
  repository.git('pack-refs', '--all');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(reports.length).toBeLessThanOrEqual(3);
  const before = reports.length;
  repository.git('checkout', '--quiet', '--detach');
  await reported(reports, before + 1);
  emptyCommit(repository);
  expect(await reported(reports, before + 2)).toBe(before + 2);
});

test('a commit should be noticed in a linked work tree, and none outside a repository', async () => {
  const repository = makeRepository({ 'a.md': '# A' });
  const folder = `${makeFolder({})}/tree`;
  repository.git('worktree', 'add', '--quiet', '-b', 'side', folder);
  const [reports, none] = [watchReports(folder), watchReports(makeFolder({}))];
  repository.git('-C', folder, 'commit', '--quiet', '--allow-empty', '--message', 'empty');
  await reported(reports, 1);
  expect(none).toEqual([]);
});
