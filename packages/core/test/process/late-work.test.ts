import { exec, spawnSync } from 'node:child_process';
import { pbkdf2 } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { withLateWork } from '../../src/process/late-work.js';
import { Observation } from '../../src/process/observation/observation.js';

const watched = <T>(run: () => T | Promise<T>) => new Observation('/site').watch(() => withLateWork(run));

describe('code that does not wait for what it begins', () => {
  test('should be waited for, whatever it waits for itself', async () => {
    const folder = makeFolder({ 'a.txt': 'a' });
    const file = (name: string) => join(folder, name);
    const result = await watched(() => {
      setTimeout(() => writeFileSync(file('timer.txt'), ''), 40);
      void pause(20).then(async () => writeFile(file('promise.txt'), await readFile(file('a.txt'))));
      setTimeout(() => setTimeout(() => writeFileSync(file('nested.txt'), ''), 20), 20);
      return 'done';
    });
    expect(result).toBe('done');
    expect(['timer', 'promise', 'nested'].map((name) => existsSync(file(`${name}.txt`)))).toEqual([true, true, true]);
  });

  test('should be waited for while it closes a file', async () => {
    const folder = makeFolder({ 'a.txt': 'a' });
    const handle = await open(join(folder, 'a.txt'));
    // The threads that close files are busy with four keys for longer than one look at what is pending takes
    const keys = Array.from({ length: 4 }, () => promisify(pbkdf2)('secret', 'salt', 300_000, 64, 'sha512'));
    await watched(() => void handle.close().then(() => writeFileSync(join(folder, 'closed.txt'), '')));
    expect(existsSync(join(folder, 'closed.txt'))).toBe(true);
    await Promise.all(keys);
  });

  test('should be waited for until all output of a process is read, also of what that process has begun', async () => {
    const folder = makeFolder({});
    await watched(() => void exec('sleep 0.3 &', () => writeFileSync(join(folder, 'ended.txt'), '')));
    expect(existsSync(join(folder, 'ended.txt'))).toBe(true);
  });

  test('should fail with the error of a promise that nothing handles', () => {
    // Jest has a process object of its own, which hears of no such promise
    const modules = new URL('../../dist/process/index.js', import.meta.url).href;
    const script = `import { Observation, withLateWork } from ${JSON.stringify(modules)};
      const run = () => void Promise.resolve().then(() => { throw new Error('late'); });
      await new Observation('/site').watch(() => withLateWork(run)).catch(({ message }) => console.log(message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(stdout).toBe('late\n');
  });

  test('should not be waited for where a Node process would not be', async () => {
    const interval = await watched(() => setInterval(() => {}, 10).unref());
    clearInterval(interval);
    expect(interval.hasRef()).toBe(false);
  });
});
