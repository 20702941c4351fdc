import { explainFileError } from './file-error.js';

/**
 * Lets a command continue if its output is no longer read, as when `docsite check | head` closes the pipe: the files it
 * writes and its exit code stay the same. Other output errors are reported.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE')
        throw explainFileError(error, stream === process.stdout ? 'standard output' : 'standard error');
    });
}
