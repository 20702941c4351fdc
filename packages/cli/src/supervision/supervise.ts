import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants } from 'node:os';
import { compilerFlags } from './compiler-flags.js';
import { type Ending, explainEnding } from './explain-ending.js';
import { lookEarly } from './look-early.js';
import { Notes, type RunState } from './notes.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** esbuild prints the stacks of all its threads when the command it works for is gone: they say nothing of the site. */
const quietWhenAlone = { GOTRACEBACK: 'none' };

/** A run of the command to supervise. */
export interface SupervisedRun {
  /** The script of the command. */
  readonly script: string;
  readonly argv: readonly string[];
}

/**
 * Runs a command in a process of its own, and handles how that ends. A busy command cannot react to signals, and may
 * end without any cleanup: so this otherwise idle process takes the signals, ends the command at once, removes what it
 * leaves, and reports what it was doing if it could not do so itself.
 *
 * @returns the exit code: the command's own; 130 and the like after a signal, but 0 for a server, which ends only so.
 */
export async function supervise({ script, argv }: SupervisedRun): Promise<number> {
  const created = Notes.create();
  const options = [...compilerFlags(process.versions.v8), ...process.execArgv];
  const child = spawn(process.execPath, [...options, script, ...argv], {
    stdio: ['inherit', 'inherit', 'inherit', created?.file ?? 'ignore'],
    env: { ...quietWhenAlone, ...process.env, ...Notes.environment() },
  });
  let interrupted: NodeJS.Signals | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      interrupted ??= signal;
      child.kill('SIGKILL');
    });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const looking = created && mayLookEarly(argv) ? lookFor(created.notes, argv, isRunning) : undefined;
  const [exit] = await Promise.all([once(child, 'exit'), looking]);
  const [code, signal] = exit as [number | null, NodeJS.Signals | null];
  // without notes, the command's own exit code is all that is known
  const state = created?.notes.readState() ?? { hasEnded: code !== null };
  if (interrupted === undefined && isEnd(state, code)) return code;
  await recover(child.pid as number, state);
  const asked = interrupted ?? signals.find((name) => name === signal);
  if (asked !== undefined) return argv[0] === 'serve' ? 0 : 128 + constants.signals[asked];
  // it has reported what happened itself
  if (state.hasEnded && code !== null) return code;
  return report(endingOf(state, signal), created?.notes);
}

/**
 * Whether the command asks for the files of its site, and there is a core to look at them while it is being started.
 */
function mayLookEarly([command]: readonly string[]): boolean {
  return (command === 'build' || command === 'check') && availableParallelism() > 1;
}

/** Looks at the files of the site for the command. It looks itself where that fails, and reports why. */
async function lookFor(notes: Notes, argv: readonly string[], isWanted: () => boolean): Promise<void> {
  try {
    await lookEarly(argv, { note: (look) => notes.writeLook(look), isWanted });
  } catch {}
}

/** Whether a command has ended by itself and cleaned up. */
function isEnd(state: RunState, code: number | null): code is number {
  return state.hasEnded === true && state.leavesTraces !== true && code !== null;
}

function endingOf({ isIdle }: RunState, signal: NodeJS.Signals | null): Ending {
  if (signal !== null) return { kind: 'signal', signal };
  return isIdle ? { kind: 'idle' } : { kind: 'exit' };
}

/** Removes what the process has left, as the next build would. */
async function recover(pid: number, { outDir }: RunState): Promise<void> {
  try {
    const { recoverFolder } = await import('../output/recover-folder.js');
    const { removeTemporary } = await import('../output/temporary-folder.js');
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
