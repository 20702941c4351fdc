import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * @typedef {object} Step
 * @property {readonly [program: string, ...args: string[]]} command
 * @property {boolean} [isLive] Whether its output is shown as it comes; otherwise once the step has ended.
 *
 * @typedef {object} Output
 * @property {(text: string) => void} print
 */

/**
 * Runs the steps of each stage at the same time, and the stages one after the other up to the first in which a step
 * fails. The last lines name the steps that failed.
 *
 * @param {readonly (readonly Step[])[]} stages
 * @param {Output} [output]
 * @returns {Promise<0 | 1>} The exit code.
 */
export async function runSteps(stages, { print } = { print: (shown) => void process.stdout.write(shown) }) {
  for (const steps of stages) {
    const succeeded = await Promise.all(steps.map((step) => run(step, print)));
    const failed = steps.filter((_, index) => !succeeded[index]);
    for (const { command } of failed) print(`failed: ${command.join(' ')}\n`);
    if (failed.length > 0) return 1;
  }
  return 0;
}

/**
 * @param {Step} step
 * @param {Output['print']} print
 * @returns {Promise<boolean>} Whether it succeeded.
 */
async function run({ command, isLive = false }, print) {
  const title = `$ ${command.join(' ')}\n`;
  if (isLive) print(title);
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', ...Array(2).fill(isLive ? 'inherit' : 'pipe')] });
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const shown = isLive ? [] : await Promise.all([text(child.stdout), text(child.stderr)]);
  const isSuccess = (await ended) === 0;
  if (!isLive) print(title + shown.join(''));
  return isSuccess;
}
