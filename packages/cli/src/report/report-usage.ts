import type { UsageError } from './errors/usage-error.js';
import { exitCode } from './outcome/exit-code.js';

/** Reports a mistake in how docsite is used. Returns the exit code. */
export function reportUsage({ message, hint }: UsageError): number {
  process.stderr.write(`error: ${message}\n${hint === undefined ? '' : `hint: ${hint}\n`}`);
  return exitCode.usage;
}
