import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readUsage } from './process-usage.mjs';

/**
 * Runs a command, and measures its wall and CPU time in seconds, and the peak memory of its largest process in MB. CPU
 * time and memory come from Linux's accounting.
 *
 * @param {readonly string[]} command The program and its arguments.
 * @param {import('node:child_process').SpawnOptions} [options]
 * @throws If the command fails.
 */
export async function measureCommand([program, ...args], options = {}) {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  const usage = { cpu: 0, peak: 0 };
  const timer = setInterval(() => readUsage(child.pid, usage), 10);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
  return { wall: (performance.now() - started) / 1000, ...usage };
}
