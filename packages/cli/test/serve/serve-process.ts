import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import { eventually } from './eventually.js';

const command = fileURLToPath(new URL('../../../../bin/docsite', import.meta.url));

/** A `docsite` process, as a user would start it. */
export class DocsiteProcess {
  private readonly child: ChildProcess;
  private text = '';
  /** Whether it has ended and all that it printed has been read: the process may exit before that. */
  private hasEnded = false;

  constructor(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    started.push(this.child);
    const append = (chunk: Buffer): void => {
      this.text += String(chunk);
    };
    this.child.stdout?.on('data', append);
    this.child.stderr?.on('data', append);
    this.child.once('close', () => {
      this.hasEnded = true;
    });
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** Everything printed so far. */
  get output(): string {
    return this.text;
  }

  /** Waits until it has printed a match, and returns that. */
  printed(pattern: RegExp): Promise<RegExpExecArray> {
    return eventually(`docsite to print ${pattern}`, () => {
      const match = pattern.exec(this.text);
      if (match === null && this.hasEnded) throw new Error(`docsite ended without printing ${pattern}:\n${this.text}`);
      return match ?? undefined;
    });
  }

  /** Waits until it serves, and returns where: such as `http://localhost:3000` and `/`. */
  async address(): Promise<{ readonly origin: string; readonly path: string }> {
    const [, address] = await this.printed(/Serving (\S+)\s/);
    const { origin, pathname } = new URL(address as string);
    return { origin, path: pathname };
  }

  /** Waits until it has ended, and returns the exit code. */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.child, 'close');
    return this.child.exitCode;
  }

  /** Presses Ctrl+C, and returns the exit code. */
  interrupt(): Promise<number | null> {
    this.child.kill('SIGINT');
    return this.ended();
  }
}

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});
