import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A site that is being written beside the one that stands. */
export interface StagedFolder {
  /** Where to write, absolute. */
  readonly path: string;
  /** Puts the new site in the place of the old one. */
  readonly commit: () => Promise<void>;
  /** Drops the new site; the old one stands. */
  readonly discard: () => Promise<void>;
}

/**
 * Opens a folder beside `outDir` for a new site. The swap is two renames: between them, for some microseconds, the old
 * site stands under its other name, and `recoverFolder` puts it back should the process die just there.
 */
export async function stageFolder(outDir: string): Promise<StagedFolder> {
  await recoverFolder(outDir);
  const path = siblingOf(outDir, 'new');
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  return {
    path,
    commit: async () => {
      const old = siblingOf(outDir, 'old');
      if (existsSync(outDir)) await rename(outDir, old);
      await rename(path, outDir);
      await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(path, { recursive: true, force: true }),
  };
}

/** Sets right what a killed build left: an old site moved aside comes back, unfinished ones go. */
export async function recoverFolder(outDir: string): Promise<void> {
  const parent = dirname(outDir);
  if (!existsSync(parent)) return;
  const leftovers = (await readdir(parent))
    .map((name) => ({ name, ...readSibling(name, basename(outDir)) }))
    .filter(({ pid }) => pid !== undefined && !isRunning(pid));
  const old = leftovers.find(({ role }) => role === 'old');
  if (old !== undefined && !existsSync(outDir)) await rename(join(parent, old.name), outDir);
  await Promise.all(leftovers.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })));
}

function siblingOf(outDir: string, role: 'new' | 'old'): string {
  return join(dirname(outDir), `.${basename(outDir)}.docsite-${role}-${process.pid}`);
}

function readSibling(name: string, outName: string): { role?: string; pid?: number } {
  const prefix = `.${outName}.docsite-`;
  const match = name.startsWith(prefix) ? /^(new|old)-(\d+)$/.exec(name.slice(prefix.length)) : null;
  return match === null ? {} : { role: match[1] as string, pid: Number(match[2]) };
}

/** Whether a process of that id runs; one of another user's does, too. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
