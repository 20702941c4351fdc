import { CommanderError } from 'commander';
import { createProgram } from '../program/create-program.js';
import { explainInstall } from '../report/errors/explain-install.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { reportUsage } from '../report/report-usage.js';

/** Parses the command line and runs the command it names. Returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code: number = exitCode.clean;
  const program = createProgram((result) => {
    code = result;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.clean : exitCode.usage;
    return await reportError(error);
  }
}

/** Reports an error, even one because of which docsite's own code cannot be loaded. Returns the exit code. */
export async function reportError(error: unknown): Promise<number> {
  const incomplete = explainInstall(error);
  if (incomplete !== undefined) return reportUsage(incomplete);
  const { reportFailure } = await import('../report/report-failure.js');
  return reportFailure(error);
}
