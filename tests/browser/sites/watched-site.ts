import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import { writeFiles } from '../../folder.js';

/** A site served by `docsite serve --watch`, for editing. */
export interface WatchedSite {
  /** Its origin, such as `http://localhost:41234`. */
  readonly origin: string;
  readonly siteDir: string;
  /** Writes files. */
  readonly write: (files: Readonly<Record<string, string>>) => void;
  /** Replaces a text in a file. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Renames a file or folder, or removes it. */
  readonly move: (from: string, to?: string) => void;
  /** Everything that the server has printed. */
  readonly printed: () => string;
}

const docsite = fileURLToPath(new URL('../../../bin/docsite', import.meta.url));
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Serves a site with these files, by path; it is removed when the tests of the file end. */
export async function serveWatchedSite(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<WatchedSite> {
  const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'docsite-browser-')));
  closers.push(() => rmSync(siteDir, { recursive: true, force: true }));
  const write: WatchedSite['write'] = (changed) => {
    writeFiles(siteDir, changed);
  };
  write(files);
  const editor = environment.LAUNCH_EDITOR;
  if (editor !== undefined) chmodSync(join(siteDir, editor), 0o755);
  const { NODE_ENV: _mode, ...env } = process.env;
  const server = spawn(process.execPath, [docsite, 'serve', siteDir, '--watch', '--port', '0'], {
    env: { ...env, ...environment, ...(editor !== undefined && { LAUNCH_EDITOR: join(siteDir, editor) }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.unshift(async () => {
    if (server.kill()) await once(server, 'exit');
  });
  let text = '';
  const origin = await new Promise<string>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`docsite serve ended with exit code ${code}`)));
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const found = /Serving (http:\/\/[^\s/]+)\//.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    origin,
    siteDir,
    write,
    edit: (file, from, to) => {
      const before = readFileSync(join(siteDir, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold '${from}'`);
      writeFileSync(join(siteDir, file), before.replace(from, to));
    },
    move: (from, to) => {
      if (to === undefined) rmSync(join(siteDir, from), { recursive: true });
      else renameSync(join(siteDir, from), join(siteDir, to));
    },
    printed: () => text,
  };
}
