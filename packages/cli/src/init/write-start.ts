import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, makeFolders } from '@docsite/core/process';
import { explainFileError } from '../report/errors/file-error.js';
import type { StartFile } from './start-files.js';

/** The files of a new site: paths relative to its folder. */
export interface WrittenStart {
  readonly written: readonly string[];
  /** Files that already existed, and were left unchanged. */
  readonly kept: readonly string[];
}

/**
 * Writes files to a site folder; existing files are kept. If one cannot be written, those before it are removed: with a
 * configuration among them, the command would refuse to complete the site.
 */
export function writeStart(siteDir: string, files: readonly StartFile[]): WrittenStart {
  const written: string[] = [];
  const kept: string[] = [];
  try {
    for (const { path, text } of files) (writeNew(join(siteDir, path), text) ? written : kept).push(path);
  } catch (error) {
    for (const path of written) rmSync(join(siteDir, path), { force: true });
    throw error;
  }
  return { written, kept };
}

/** Writes a file unless there is one; returns whether it did. */
function writeNew(path: string, text: string): boolean {
  try {
    makeFolders(dirname(path));
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && (error as NodeJS.ErrnoException).syscall === 'open') return false;
    throw explainFileError(error, path);
  }
}
