import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { thisProcess } from '@docsite/core/process';
import { afterEach, describe, expect, test } from '@jest/globals';
import { writeFiles } from '../../../../../tests/folder.js';
import { makeTemporaryFolder, removeTemporary } from '../../../src/output/staging/temporary-folder.js';

const deadPid = spawnSync(process.execPath, ['--version']).pid;
const made: string[] = [];

/** Writes into the temporary folder of the system what a process would have left there. Returns the paths. */
function leave(purpose: string, owner: object): string[] {
  const id = randomBytes(6).toString('hex');
  const names = [`docsite-${purpose}-new-${id}`, `docsite-${purpose}-build-${id}`] as const;
  writeFiles(tmpdir(), { [`${names[0]}/x`]: '', [names[1]]: JSON.stringify(owner) });
  const paths = names.map((name) => join(tmpdir(), name));
  made.push(...paths);
  return paths;
}

afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe('a temporary folder', () => {
  test('should stay until it is removed, although others remove leftovers', async () => {
    const { path, remove } = await makeTemporaryFolder('check');
    await removeTemporary();
    await removeTemporary({ endedPid: process.pid });
    expect([dirname(path), existsSync(path)]).toEqual([tmpdir(), true]);
    await remove();
    expect(existsSync(path)).toBe(false);
  });

  test.each(['check', 'serve', 'module'])(
    'should be removed by the next run if its process was killed (%s)',
    async (name) => {
      const left = leave(name, { ...thisProcess(), pid: deadPid });
      await removeTemporary();
      expect(left.filter((path) => existsSync(path))).toEqual([]);
    },
  );

  test('should be removed if its process is known to have ended, although the system cannot report it', async () => {
    const left = leave('check', { host: thisProcess().host, pid: deadPid });
    await removeTemporary();
    expect(left.filter((path) => existsSync(path))).toEqual(left);
    await removeTemporary({ endedPid: deadPid });
    expect(left.filter((path) => existsSync(path))).toEqual([]);
  });

  test('should stay if it belongs to no command', async () => {
    const left = leave('other', { ...thisProcess(), pid: deadPid });
    await removeTemporary();
    expect(left.filter((path) => existsSync(path))).toEqual(left);
  });
});
