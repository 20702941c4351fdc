import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';

/** A Git repository in a temporary folder. */
export interface Repository {
  /** Absolute. */
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly remove: (...paths: readonly string[]) => void;
  /** Commits all files. */
  readonly commit: () => void;
}

/** Creates a repository whose branch `main` contains these files. */
export function makeRepository(files: Readonly<Record<string, string>>): Repository {
  const repository = openRepository(makeFolder(files));
  repository.git('init', '--quiet', '--initial-branch=main');
  repository.commit();
  return repository;
}

/** Opens an existing repository. */
export function openRepository(folder: string): Repository {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return {
    folder,
    git,
    write: (files) => writeFiles(folder, files),
    remove: (...paths) => {
      for (const path of paths) rmSync(join(folder, path), { recursive: true });
    },
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'x');
    },
  };
}
