import { type Activity, activity, stagedOutput, startedUp } from '@docsite/core/process';
import { main } from './main.js';
import { outliveReaders } from './report/closed-output.js';
import { exitCode } from './report/exit-code.js';
import { StoppedError } from './report/stopped-error.js';
import { Notes, type RunState } from './supervision/notes.js';
import { resetHeapGrowth } from './workers/heap-growth.js';

const notes = Notes.open();
let state: RunState = {};

/**
 * Runs the command in its own process, as its last step: reports activity to the supervisor, and ends with it.
 *
 * @param keepCode Stores docsite's compiled code for later processes.
 */
export async function runCommand(keepCode: () => void): Promise<void> {
  activity.subscribe((current) => {
    endIfAlone();
    notes?.writeActivity(0, current as Activity | undefined);
  });
  stagedOutput.subscribe((outDir) => {
    endIfAlone();
    note({ outDir: outDir as string });
  });
  // a server is ended by a signal, after which nothing can be stored
  startedUp.subscribe(keepCode);
  process.on('beforeExit', () => note({ isIdle: true }));
  process.on('uncaughtException', (error) => void fail(error));
  outliveReaders();
  setInterval(endIfAlone, 500).unref();
  const code = await main(process.argv.slice(2));
  resetHeapGrowth();
  keepCode();
  await end(code);
}

function note(change: RunState): void {
  state = { ...state, ...change };
  notes?.writeState(state);
}

/** A killed supervisor cannot end this process, which would otherwise continue unnoticed. */
function endIfAlone(): void {
  if (notes !== undefined && !notes.isSupervised()) process.kill(process.pid, 'SIGKILL');
}

/** Handles an uncaught error, such as one thrown in a timer of a configuration. */
async function fail(error: unknown): Promise<void> {
  note({ leavesTraces: true });
  const { reportFailure } = await import('./report/report-failure.js');
  await end(reportFailure(isOfSite(error) ? uncaught(error) : error));
}

/** Whether code of the site threw the error: its modules are in temporary folders and in that of the new site. */
function isOfSite(error: unknown): error is Error {
  return error instanceof Error && /docsite-module-new-|[/\\]\.server[/\\]/.test(error.stack ?? '');
}

function uncaught(error: Error): Error {
  if (process.env.DOCSITE_DEBUG !== undefined) process.stderr.write(`${error.stack}\n`);
  return new StoppedError(
    `the site's code threw an uncaught error: ${error.message}`,
    'look for a timer, an event or a promise in a configuration, a plugin or a page; DOCSITE_DEBUG=1 shows where it happened',
    exitCode.usage,
  );
}

/** Ends the process even if timers or servers of the site's own code are still active. */
async function end(code: number): Promise<void> {
  note({ hasEnded: true });
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => stream.write('', () => resolve()));
  process.exit(code);
}
