import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll } from '@jest/globals';

/** Files by path; parent folders are created. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder with these files; it is removed when the test file ends. */
export function makeFolder(files: Files = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docsite-test-')));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files to a folder, replacing existing ones. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents);
  }
}

/**
 * Waits until the files written so far are old enough for caches to trust their times: two changes within a tenth of a
 * second may leave the same one.
 */
export async function letFilesAge(): Promise<void> {
  await wait(150);
}
