import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findGitDir } from './change-burst.js';

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
    if (found?.commit === known?.commit) return;
    known = found;
    onChange(join(siteDir, '.git/HEAD'));
  }, pause);
  return { close: () => clearInterval(timer) };
}

/** The checked-out commit, read from Git's files: starting Git twice a second would cost more. */
function readCommit(siteDir: string): { readonly commit: string } | undefined {
  const gitDir = findGitDir(siteDir);
  const head = gitDir === undefined ? undefined : readText(join(gitDir, 'HEAD'));
  if (gitDir === undefined || head === undefined) return undefined;
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  if (branch === undefined) return { commit: head };
  // a linked working tree has its branches in the folder of the main one
  const shared = resolve(gitDir, readText(join(gitDir, 'commondir')) ?? '.');
  const packed = () =>
    readText(join(shared, 'packed-refs'))
      ?.split('\n')
      .find((line) => line.endsWith(` ${branch}`));
  return { commit: `${branch} ${readText(join(shared, branch)) ?? packed()}` };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
