import { CommanderError } from 'commander';
import { createProgram } from '../program/create-program.js';
import { exitCode } from '../report/outcome/exit-code.js';

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
    const { reportFailure } = await import('../report/report-failure.js');
    return reportFailure(error);
  }
}
