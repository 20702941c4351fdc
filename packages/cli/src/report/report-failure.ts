import { ConfigError } from '@docsite/core';
import { configFindings } from './config-findings.js';
import { explainBundlerEnding } from './errors/bundler-ending.js';
import { explainSystemError } from './errors/file-error.js';
import { StoppedError } from './errors/stopped-error.js';
import { UsageError } from './errors/usage-error.js';
import { renderPretty } from './formats/pretty.js';
import { exitCode } from './outcome/exit-code.js';
import { reportUsage } from './report-usage.js';
import { createLineReader } from './source-lines.js';
import { usesColor, widthOf } from './terminal.js';

/** Reports why a command could not run. Returns the exit code. */
export function reportFailure(failure: unknown): number {
  const error = explainSystemError(failure) ?? explainBundlerEnding(failure) ?? failure;
  if (error instanceof ConfigError) {
    process.stderr.write(
      `${renderPretty(configFindings(error), {
        siteDir: error.siteDir,
        color: usesColor(process.stderr),
        width: widthOf(process.stderr),
        lineAt: createLineReader(error.siteDir),
      })}\n`,
    );
    return exitCode.usage;
  }
  if (error instanceof UsageError) return reportUsage(error);
  if (error instanceof StoppedError) {
    process.stderr.write(`error: ${error.message}\nhint: ${error.hint}\n`);
    return error.exitCode;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`internal error: ${message.split('\n')[0]}\n`);
  process.stderr.write('hint: this is a bug in docsite; DOCSITE_DEBUG=1 shows where it happened\n');
  if (process.env.DOCSITE_DEBUG !== undefined) process.stderr.write(`${stack ?? message}\n`);
  return exitCode.internal;
}
