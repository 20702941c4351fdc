import { dirname, resolve } from 'node:path';
import { errorCode, makeFolders, replaceFile } from '@docsite/core/process';
import { explainFileError } from './errors/file-error.js';
import { UsageError } from './errors/usage-error.js';

/** Writes a file named by an option, creating its parent folders. */
export function writeNamedFile(file: string, text: string): void {
  try {
    makeFolders(dirname(resolve(file)));
    replaceFile(file, text);
  } catch (error) {
    if (errorCode(error) === 'EISDIR')
      throw new UsageError(`cannot write '${file}': it is a folder`, 'name a file, which may be in that folder');
    throw explainFileError(error, file);
  }
}
