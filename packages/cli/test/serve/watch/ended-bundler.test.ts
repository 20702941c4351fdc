import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { eventually } from '../eventually.js';
import { DocsiteProcess } from '../serve-process.js';

/** The processes that a process has started, from all its threads. */
function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`);
  const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

test('a server should bundle again after the system has ended the process of esbuild', async () => {
  const page = (word: string): string => `export default function Page() {\n  return <h1>${word}</h1>;\n}\n`;
  const folder = makeFolder({ 'docsite.config.json': '{ "title": "T" }', 'pages/index.jsx': page('First') });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  const [command] = childrenOf(docsite.pid);
  const isBundler = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('esbuild');
  await docsite.printed(/Ready in/);
  const bundler = await eventually('esbuild', () => childrenOf(command as number).find(isBundler));
  process.kill(bundler, 'SIGKILL');
  writeFileSync(join(folder, 'pages/index.jsx'), page('Second'));
  await docsite.printed(/Ready in.*\n(?:.*\n)*(?:Ready in|.*error: )/);
  expect(docsite.output).not.toContain('error');
  expect(await (await fetch(origin)).text()).toContain('<h1>Second</h1>');
  await docsite.interrupt();
});
