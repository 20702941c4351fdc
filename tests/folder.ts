import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

/** Files by path, which folders on the way are made for. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Makes a temporary folder of these files; it goes when the test file ends. */
export function makeFolder(files: Files = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docsite-test-')));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, beside what is there or in its place. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}
