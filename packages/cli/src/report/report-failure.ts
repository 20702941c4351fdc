import { ConfigError, sortDiagnostics } from '@docsite/core';
import { exitCode } from './exit-code.js';
import { explainSystemError } from './file-error.js';
import { renderPretty } from './pretty.js';
import { StoppedError } from './stopped-error.js';
import { UsageError } from './usage-error.js';

/** Reports why a command could not run. Gives the exit code. */
export function reportFailure(failure: unknown): number {
  const error = explainSystemError(failure) ?? failure;
  if (error instanceof ConfigError) {
    const diagnostics = sortDiagnostics(error.findings.map((item) => ({ ...item, severity: 'error' })));
    process.stderr.write(
      `${renderPretty(diagnostics, { siteDir: error.siteDir, color: process.stderr.isTTY === true })}\n`,
    );
    return exitCode.usage;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`error: ${error.message}\n${error.hint === undefined ? '' : `hint: ${error.hint}\n`}`);
    return exitCode.usage;
  }
  if (error instanceof StoppedError) {
    process.stderr.write(`error: ${error.message}\nhint: ${error.hint}\n`);
    return error.exitCode;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `internal error: ${message.split('\n')[0]}\nhint: this is a fault of docsite; DOCSITE_DEBUG=1 shows where it happened\n`,
  );
  if (process.env.DOCSITE_DEBUG !== undefined) process.stderr.write(`${stack ?? message}\n`);
  return exitCode.internal;
}
