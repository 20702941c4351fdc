import type { Diagnostic } from '@docsite/core';
import { main } from '../src/entries/main.js';
import { printed } from './printed.js';

/** The exit code of a command, and the findings in its report for programs. */
export interface Reported {
  readonly code: number;
  readonly findings: readonly Diagnostic[];
}

/** Runs a command that reports findings; `printed` then contains only its output. */
export async function findingsOf(...args: readonly string[]): Promise<Reported> {
  Object.assign(printed, { out: '', err: '' });
  const code = await main([...args, '--format', 'json']);
  const { findings } = JSON.parse(printed.out) as Pick<Reported, 'findings'>;
  return { code, findings };
}
