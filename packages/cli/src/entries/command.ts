import { type Activity, activity, stagedOutput, startedUp } from '@docsite/core/process';
import { outliveReaders } from '../report/errors/closed-output.js';
import { explainUncaughtError } from '../report/errors/uncaught-error.js';
import { exitCode } from '../report/outcome/exit-code.js';
import { Notes, type RunState } from '../supervision/notes.js';
import { resetHeapGrowth } from '../workers/threads/heap-growth.js';
import { main, reportError } from './main.js';

/**
 * Runs the command in its own process, as its last step: reports activity to the supervisor, and ends with it.
 *
 * @param keepCode Stores docsite's compiled code for later processes.
 */
export async function runCommand(keepCode: () => void): Promise<void> {
  const command = new CommandProcess();
  // a server is ended by a signal, after which nothing can be stored
  startedUp.subscribe(keepCode);
  outliveReaders();
  const code = await main(process.argv.slice(2));
  resetHeapGrowth();
  keepCode();
  await command.end(code);
}

/** The process of a command, which notes its state for the supervisor. */
class CommandProcess {
  private readonly notes = Notes.open();
  private state: RunState = {};
  /** The exit code after an uncaught error, which is being reported. */
  private failing: Promise<number> | undefined;

  constructor() {
    activity.subscribe((current) => {
      this.endIfAlone();
      this.notes?.writeActivity(0, current as Activity | undefined);
    });
    stagedOutput.subscribe((outDir) => {
      this.endIfAlone();
      this.note({ outDir: outDir as string });
    });
    process.on('beforeExit', () => this.note({ isIdle: true }));
    process.on('uncaughtException', (error) => void this.fail(error));
    setInterval(() => this.endIfAlone(), 500).unref();
  }

  /** Ends the process even if timers or servers of the site's own code are still active. */
  async end(code: number): Promise<void> {
    this.note({ hasEnded: true });
    for (const stream of [process.stdout, process.stderr])
      await new Promise<void>((resolve) => stream.write('', () => resolve()));
    // an output that cannot be written says so only now
    await new Promise((resolve) => setImmediate(resolve));
    process.exit((await this.failing) ?? code);
  }

  private note(change: RunState): void {
    this.state = { ...this.state, ...change };
    this.notes?.writeState(this.state);
  }

  /** A killed supervisor cannot end this process, which would otherwise continue unnoticed. */
  private endIfAlone(): void {
    if (this.notes !== undefined && !this.notes.isSupervised()) process.kill(process.pid, 'SIGKILL');
  }

  /**
   * Handles an uncaught error, such as one thrown in a timer of a configuration. Only the first one is reported: those
   * that follow before the process has ended are mostly its consequences.
   */
  private async fail(error: unknown): Promise<void> {
    this.note({ leavesTraces: true });
    this.failing ??= reportError(explainUncaughtError(error) ?? error).catch(reportLast);
    await this.end(await this.failing);
  }
}

/** Reports what prevented the report of another error, which would otherwise be thrown, and reported, again. */
function reportLast(error: unknown): number {
  process.stderr.write(`internal error: ${String(error)}\n`);
  return exitCode.internal;
}
