import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { CommandPool } from './command-pool.mjs';

jest.setTimeout(300_000);

/** Ends the process as soon as it has sent the result of its command. */
const ending = `import { writeFileSync } from 'node:fs';
writeFileSync(new URL('pid.txt', import.meta.url), String(process.pid));
const { send } = process;
process.send = (answer) => send.call(process, answer, () => process.kill(process.pid, 'SIGKILL'));
export default { title: 'T' };
`;

test('a process that ended after a command should be replaced for the next one', async () => {
  const page = { 'docs/index.md': '# Home\n' };
  const siteDir = makeFolder({ ...page, 'docsite.config.mjs': ending });
  const pool = new CommandPool();
  try {
    const first = await pool.run({ args: ['check'], cwd: siteDir });
    const pid = Number(readFileSync(join(siteDir, 'pid.txt'), 'utf8'));
    while (isRunning(pid)) await wait(5);
    const second = await pool.run({ args: ['check'], cwd: makeFolder(page) });
    expect([first.exitCode, second.exitCode, second.stderr]).toEqual([expect.any(Number), 0, '']);
  } finally {
    pool.close();
  }
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
