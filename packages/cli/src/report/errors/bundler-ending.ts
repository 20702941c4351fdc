import { exitCode } from '../outcome/exit-code.js';
import { StoppedError } from './stopped-error.js';

/** What esbuild answers once its process has ended, which the system does if memory or processes run out. */
const ended = /^The service (?:was stopped|is no longer running)/;

/** Explains that esbuild's process has ended; undefined for any other error. */
export function explainBundlerEnding(error: unknown): StoppedError | undefined {
  if (!(error instanceof Error) || !ended.test(error.message)) return undefined;
  return new StoppedError(
    "the process of esbuild, which bundles the site's code, has ended early",
    'memory or the number of processes may have run out: end other programs, or allow more',
    exitCode.internal,
  );
}

/**
 * Has esbuild start a new process if an error says that the former one has ended.
 *
 * @returns Whether it does, so that what has failed can be tried again.
 */
export async function restartBundler(error: unknown): Promise<boolean> {
  if (explainBundlerEnding(error) === undefined) return false;
  const { stop } = await import('esbuild');
  await stop();
  return true;
}
