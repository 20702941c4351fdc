import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../../tests/folder.js';
import { OwnOutput } from '../../../../src/serve/watch/changes/own-output.js';
import { eventually } from '../../eventually.js';

const command = fileURLToPath(new URL('../../../../../../bin/docsite', import.meta.url));

test('output should be recognized in the file of its stream, in files that end with its last line, and in no document', () => {
  const folder = makeFolder({
    'stream.log': '',
    'tee.log': 'Ready in 1 ms\nReady in 2 ms\nand a finding\n',
    'old.log': 'Ready in 1 ms\n',
    'long.log': `Ready in 2 ms\n${'-'.repeat(70_000)}`,
    'a.md': 'Ready in 2 ms\n',
  });
  const output = new OwnOutput(() => {}, [openSync(join(folder, 'stream.log'), 'r'), 9999]);
  const files = ['stream.log', 'tee.log', 'old.log', 'long.log', 'a.md', 'a.md/below', 'none.log', '.'];
  const found = (): string[] => files.filter((file) => output.isIn(join(folder, file)));
  expect(found()).toEqual(['stream.log']);
  output.print('Ready in 2 ms');
  expect(found()).toEqual(['stream.log', 'tee.log']);
});

describe('a server that prints into a file of its site', () => {
  test.each([
    ['as its output', '"$@" > serve.log'],
    ['by a pipe', '"$@" | tee serve.log > copy.txt'],
  ])('%s should not react to its own lines', async (_, script) => {
    const folder = makeFolder({ 'index.md': '# Home', 'serve.log': '' });
    const server = [process.execPath, command, 'serve', '--watch', '--port', '0'];
    const child = spawn('sh', ['-c', script, 'sh', ...server], { cwd: folder, stdio: 'ignore', detached: true });
    const read = (): string => readFileSync(join(folder, 'serve.log'), 'utf8');
    const builds = (): number => read().match(/^Ready/gm)?.length ?? 0;
    try {
      await eventually('an address', () => (read().includes('Serving') ? true : undefined));
      writeFiles(folder, { 'index.md': '# Home\n\nMore.' });
      await eventually('a second build', () => (builds() >= 2 ? true : undefined));
      // if a line caused another, that would happen within this time
      await wait(1000);
      expect(builds()).toBe(2);
    } finally {
      process.kill(-(child.pid as number), 'SIGINT');
    }
  });
});
