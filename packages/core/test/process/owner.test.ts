import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { hasEnded } from '../../src/process/owner.js';

/** The id of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid as number;
}

describe('on a system without /proc, a process', () => {
  const self = { host: hostname(), pid: process.pid };

  test('should have ended if its id is unused', async () => {
    expect(hasEnded({ host: hostname(), pid: await endedPid() }, self)).toBe(true);
  });

  test('should be of unknown state if its id is in use, because ids are reused', () => {
    expect(hasEnded({ host: hostname(), pid: process.pid }, self)).toBeUndefined();
  });

  test('should be of unknown state if it belongs to another host, or to a system with /proc', async () => {
    const pid = await endedPid();
    expect(hasEnded({ host: 'another', pid }, self)).toBeUndefined();
    expect(hasEnded({ host: hostname(), pid, boot: 'b' }, self)).toBeUndefined();
  });
});
