import { spawnSync } from 'node:child_process';

/** The checked-out commit; undefined without Git. */
export function readCommit(siteDir: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
