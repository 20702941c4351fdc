import { execFile } from 'node:child_process';

/** The result of a Git command; `code` is absent if Git could not be started. */
export interface GitRun {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs Git in a folder, without prompting the user. */
export function runGit(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<GitRun> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
    };
    execFile('git', [...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      resolve({ code: typeof code === 'number' ? code : undefined, stdout, stderr });
    });
  });
}

/** Splits Git's output with `-z`. */
export function splitNames(stdout: string): string[] {
  return stdout.split('\0').filter((name) => name !== '');
}
