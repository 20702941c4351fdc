import { explainFileError } from './file-error.js';

/**
 * Lets a command go on where nobody reads what it prints any more, as `docsite check | head` closes the pipe: what it
 * writes and its exit code stay the same. Other failures of the outputs are reported as such.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE')
        throw explainFileError(error, stream === process.stdout ? 'standard output' : 'standard error');
    });
}
