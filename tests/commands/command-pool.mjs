import { fork } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { compilerFlags } from '../../packages/cli/dist/supervision/compiler-flags.js';
import { userEnvironment } from './user-environment.mjs';

const script = fileURLToPath(new URL('./command-process.mjs', import.meta.url));

/** The maximum time of a command, in milliseconds. */
export const timeLimit = 240_000;

/**
 * @typedef {object} CommandRequest
 * @property {readonly string[]} args The arguments of docsite.
 * @property {string} cwd The folder to run it in.
 * @property {Record<string, string>} [env] Environment variables for this command only.
 * @property {string} [copyOf] A folder to copy to `cwd` first.
 * @property {boolean} [isShared] Whether the command is run once for all who request it.
 *
 * @typedef {object} CommandRun
 * @property {number | null} exitCode `null` if the process ended before the command did, or was killed.
 * @property {string} stdout
 * @property {string} stderr
 */

/** Runs commands of docsite in as many processes as there are cores, which are started when needed and reused. */
export class CommandPool {
  #processes = new Set();
  #idle = [];
  #waiting = [];
  #shared = new Map();

  /**
   * @param {CommandRequest} request
   * @returns {Promise<CommandRun>}
   */
  run({ isShared = false, ...request }) {
    if (!isShared) return this.#run(request);
    const key = JSON.stringify(request);
    const run = this.#shared.get(key) ?? this.#run(request);
    this.#shared.set(key, run);
    return run;
  }

  close() {
    for (const child of this.#processes) child.kill('SIGKILL');
  }

  async #run({ args, cwd, env, copyOf }) {
    if (copyOf !== undefined) await cp(copyOf, cwd, { recursive: true });
    for (;;) {
      const child = await this.#take();
      const run = await runIn(child, { args, cwd, env });
      if (run === undefined || run.exitCode === null) this.#processes.delete(child);
      else this.#idle.push(child);
      if (run === undefined) continue;
      this.#waiting.shift()?.();
      return run;
    }
  }

  async #take() {
    while (this.#idle.length === 0 && this.#processes.size >= availableParallelism())
      await new Promise((resolve) => this.#waiting.push(resolve));
    const child = this.#idle.pop() ?? start();
    this.#processes.add(child);
    return child;
  }
}

function start() {
  const execArgv = compilerFlags(process.versions.v8);
  return fork(script, { env: userEnvironment(), execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/**
 * Sends a command to a process. If the process ends too early, its output is the result. Undefined if the process has
 * ended since its last command, such as by a timer of a configuration.
 */
function runIn(child, message) {
  return new Promise((resolve) => {
    const printed = { stdout: '', stderr: '' };
    const listen = { stdout: (text) => (printed.stdout += text), stderr: (text) => (printed.stderr += text) };
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    const finish = (run) => {
      clearTimeout(timer);
      child.removeAllListeners();
      for (const name of ['stdout', 'stderr']) child[name].removeAllListeners('data');
      resolve(run);
    };
    for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', listen[name]);
    child.on('message', finish);
    let isSent = false;
    child.on('close', () => finish(isSent ? { exitCode: null, ...printed } : undefined));
    child.send(message, (error) => {
      isSent = error === null;
      if (!isSent) finish(undefined);
    });
  });
}
