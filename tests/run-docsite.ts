import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a run of the command line gave. */
export interface DocsiteRun {
  /** `null` where the run took longer than it may and was ended. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const bin = fileURLToPath(new URL('../bin/docsite', import.meta.url));
const timeLimit = 240_000;

/**
 * Runs `docsite` as a user would, in the folder `cwd`, for at most four minutes; `env` is put to the user's environment.
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
      docsite[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    }
    docsite.on('error', reject);
    docsite.on('close', (exitCode) => resolve({ exitCode, ...output }));
  });
}

/** The environment without what Jest and debugging put into it, which would change how docsite runs. */
function userEnvironment(): NodeJS.ProcessEnv {
  const {
    NODE_ENV: _mode,
    NODE_OPTIONS: _options,
    DOCSITE_DEBUG: _debug,
    FORCE_COLOR: _color,
    GITHUB_ACTIONS: _ci,
    ...rest
  } = process.env;
  return { ...rest, NO_COLOR: '1' };
}
