import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants } from 'node:os';
import { compilerFlags } from './compiler-flags.js';
import { type Ending, explainEnding } from './explain-ending.js';
import { Notes, type RunState } from './notes.js';
import { plugAndPlay } from './plug-and-play.js';
import { prefetchStates } from './prefetch-states.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** esbuild prints the stacks of all its threads when its command is gone, which say nothing about the site. */
const quietWhenAlone = { GOTRACEBACK: 'none' };

/** A run of the command to supervise. */
export interface SupervisedRun {
  /** The script of the command. */
  readonly script: string;
  readonly argv: readonly string[];
}

/**
 * Runs a command in a separate process, and handles how it ends. A busy command cannot react to signals, and may end
 * without any cleanup. This otherwise idle process therefore handles the signals: it ends the command at once, removes
 * what it leaves behind, and reports what it was doing if the command could not do so itself.
 *
 * @returns The exit code: the command's own; 130 and the like after a signal, but 0 for a server, which only ends that
 *   way.
 */
export async function supervise({ script, argv }: SupervisedRun): Promise<number> {
  const created = Notes.create();
  const options = [...compilerFlags(process.versions.v8), ...process.execArgv];
  const child = spawn(process.execPath, [...options, script, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', created?.file ?? 'ignore'],
    env: { ...quietWhenAlone, ...process.env, ...plugAndPlay(argv), ...Notes.environment() },
  });
  let interrupted: NodeJS.Signals | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      interrupted ??= signal;
      child.kill('SIGKILL');
    });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const prefetching = created && mayPrefetch(argv) ? prefetchFor(created.notes, argv, isRunning) : undefined;
  const [exit] = await Promise.all([once(child, 'exit'), prefetching]);
  const [code, signal] = exit as [number | null, NodeJS.Signals | null];
  // without notes, only the command's own exit code is known
  const state = created?.notes.readState() ?? { hasEnded: code !== null };
  if (interrupted === undefined && isEnd(state, code)) return code;
  await recover(child.pid as number, state);
  const asked = interrupted ?? signals.find((name) => name === signal);
  if (asked !== undefined) return argv[0] === 'serve' ? 0 : 128 + constants.signals[asked];
  // it has reported what happened itself
  if (state.hasEnded && code !== null) return code;
  return report(endingOf(state, signal), created?.notes);
}

/** Whether the command needs the states of its site's files, and there is a core to collect them while it starts. */
function mayPrefetch([command]: readonly string[]): boolean {
  return (command === 'build' || command === 'check') && availableParallelism() > 1;
}

/** Collects file states for the command. */
async function prefetchFor(notes: Notes, argv: readonly string[], isWanted: () => boolean): Promise<void> {
  try {
    await prefetchStates(argv, { note: (states) => notes.writePrefetched(states), isWanted });
  } catch {
    // the command collects them itself, and reports why that fails
  }
}

/** Whether a command has ended by itself and cleaned up. */
function isEnd(state: RunState, code: number | null): code is number {
  return state.hasEnded === true && state.leavesTraces !== true && code !== null;
}

function endingOf({ isIdle }: RunState, signal: NodeJS.Signals | null): Ending {
  if (signal !== null) return { kind: 'signal', signal };
  return isIdle ? { kind: 'idle' } : { kind: 'exit' };
}

/** Removes what the process has left behind, as the next build would. */
async function recover(pid: number, { outDir }: RunState): Promise<void> {
  try {
    const { recoverFolder } = await import('../output/staging/recover-folder.js');
    const { removeTemporary } = await import('../output/staging/temporary-folder.js');
    await removeTemporary({ endedPid: pid });
    if (outDir !== undefined) await recoverFolder(outDir, { endedPid: pid });
  } catch (error) {
    process.stderr.write(`warning: some leftover files could not be removed: ${(error as Error).message}\n`);
  }
}

function report(ending: Ending, notes: Notes | undefined): number {
  const { message, hint, exitCode } = explainEnding(ending, notes?.readActivities() ?? []);
  process.stderr.write(`error: ${message}\nhint: ${hint}\n`);
  return exitCode;
}
