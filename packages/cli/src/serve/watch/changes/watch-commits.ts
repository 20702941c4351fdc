import { join, resolve } from 'node:path';
import { readText } from '@docsite/core/process';
import { findGitDir } from './git-dir.js';

/** Milliseconds between two checks. */
const pause = 500;

/**
 * Notices commits, which may leave all files unchanged but affect when and by whom pages were last changed. Reports the
 * path of Git's `HEAD`.
 */
export function watchCommits(siteDir: string, onChange: (path: string) => void): { readonly close: () => void } {
  let known = readCommit(siteDir);
  const timer = setInterval(() => {
    const found = readCommit(siteDir);
    if (found === known) return;
    known = found;
    onChange(join(siteDir, '.git/HEAD'));
  }, pause);
  return { close: () => clearInterval(timer) };
}

/** The checked-out commit, read from Git's files: starting Git twice a second would cost more. */
function readCommit(siteDir: string): string | undefined {
  const gitDir = findGitDir(siteDir);
  const head = gitDir === undefined ? undefined : read(join(gitDir, 'HEAD'));
  if (gitDir === undefined || head === undefined) return undefined;
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  if (branch === undefined) return head;
  // a linked working tree has its branches in the folder of the main one
  const shared = resolve(gitDir, read(join(gitDir, 'commondir')) ?? '.');
  const packed = () =>
    read(join(shared, 'packed-refs'))
      ?.split('\n')
      .find((line) => line.endsWith(` ${branch}`));
  return `${branch} ${read(join(shared, branch)) ?? packed()}`;
}

/** The text of one of Git's files, which ends with a line break. */
function read(path: string): string | undefined {
  return readText(path)?.trim();
}
