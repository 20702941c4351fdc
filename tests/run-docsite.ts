import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type CommandRequest, timeLimit } from './commands/command-pool.mjs';
import { userEnvironment } from './commands/user-environment.mjs';

/** The result of running the command line. */
export interface DocsiteRun {
  /** `null` if the run exceeded its time limit and was ended. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const bin = fileURLToPath(new URL('../bin/docsite', import.meta.url));

/**
 * Runs a command of docsite in a process that is reused for several commands: without a supervisor, and without the
 * half second of CPU time for starting docsite.
 */
export function runCommand(command: CommandRequest): Promise<DocsiteRun> {
  return ask('/run', command);
}

/**
 * Serves a built site until it is stopped, in a process that also serves others, with the server of `docsite serve`,
 * and without the half second of CPU time for starting it. Returns its origin, such as `http://localhost:41234`.
 */
export function serveSite(siteDir: string, outDir: string): Promise<string> {
  return ask('/serve', { siteDir, outDir });
}

/** Stops what {@link serveSite} started. */
export function endSite(origin: string): Promise<void> {
  return ask('/end', origin);
}

/** Sends a request to the process in which `serve-commands.mjs` runs. */
async function ask<Answer>(path: string, question: unknown): Promise<Answer> {
  const socketPath = process.env.DOCSITE_TEST_COMMANDS as string;
  const asked = request({ socketPath, path, method: 'POST', agent: false });
  asked.end(JSON.stringify(question));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(said);
  return JSON.parse(said);
}

/**
 * Runs `docsite` like a user would, in the folder `cwd`, for at most four minutes; `env` is added to the user's
 * environment.
 */
export function runDocsite(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<DocsiteRun> {
  return new Promise((resolve, reject) => {
    const docsite = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { ...userEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeLimit,
      killSignal: 'SIGKILL',
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      docsite[name].setEncoding('utf8').on('data', (part: string) => {
        output[name] += part;
      });
    }
    docsite.on('error', reject);
    docsite.on('close', (exitCode) => resolve({ exitCode, ...output }));
  });
}
