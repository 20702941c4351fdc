import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../../tests/folder.js';
import { CodeWrites } from '../../../src/live/reading/code-writes.js';
import { readSiteConfig } from '../../../src/site-config/site-config.js';
import { openLocalWorker } from '../../../src/workers/worker/local-worker.js';
import { documentSettings, parseSettings } from '../../../src/workers/worker/parse-settings.js';
import { eventually } from '../../serve/eventually.js';
import { DocsiteProcess } from '../../serve/serve-process.js';

test('files that code writes again should not be followed, and be reported once for each source', async () => {
  const siteDir = makeFolder();
  const writes = new CodeWrites(siteDir);
  const path = (name: string): string => join(siteDir, name);
  const run = (source: string, name: string): Promise<void> =>
    writes.during(source, async () => {
      process.getBuiltinModule('node:fs').writeFileSync(path(name), source);
    });
  await run('unexpected.tsx', 'a.json');
  await run('unexpected.tsx', 'a.json');
  writes.expect('page.tsx');
  await run('page.tsx', 'first.json');
  await run('page.tsx', 'second.json');
  await run('page.tsx', 'third.json');
  const names = ['a.json', 'first.json', 'second.json', 'third.json'];
  expect(names.filter((name) => writes.has(path(name)))).toEqual(['second.json', 'third.json']);
  expect(writes.report(names.map(path))).toEqual([{ path: path('second.json'), source: 'page.tsx' }]);
  expect(writes.report(names.map(path))).toEqual([]);
  // a plugin writes the same file for every document
  for (const source of ['a.md', 'a.md', 'b.md', 'b.md']) writes.add(source, [path('all.json')]);
  expect(writes.report([path('all.json')])).toEqual([{ path: path('all.json'), source: 'a.md' }]);
  expect(writes.report([path('all.json')])).toEqual([]);
});

test('a worker should return the files that plugins and server components write, if these are observed', async () => {
  const siteDir = makeFolder();
  const path = (name: string): string => join(siteDir, name);
  writeFiles(siteDir, {
    'docsite.config.mjs': `${writing(JSON.stringify(path('plugin.json')))}export default { title: 'T', markdown: { remarkPlugins: [() => write] } };\n`,
    'docs/w.server.tsx': `${writing(JSON.stringify(path('module.json')))}export const Written = () => { write(); return <p>Written</p>; };\n`,
  });
  const text = "import { Written } from './w.server';\n\n<Written />\n";
  const { config } = await readSiteConfig(siteDir);
  const settings = { ...parseSettings(siteDir, documentSettings(siteDir, { config })), observesWrites: true };
  const worker = await openLocalWorker(settings);
  const sources = [
    { path: 'docs/a.mdx', text, hash: 'a' },
    { path: 'docs/b.md', text: '# B\n', hash: 'b' },
  ];
  const [both, one] = await worker.parse(sources);
  expect([both?.written?.toSorted(), one?.written]).toEqual([
    [path('module.json'), path('plugin.json')],
    [path('plugin.json')],
  ]);
});

/** The code of a function that writes a file with different contents each time. */
const writing = (path: string): string =>
  `const write = () => process.getBuiltinModule('node:fs').writeFileSync(${path}, String(process.hrtime.bigint()));\n`;

/** Waits until nothing has been printed for a second, which an endless loop would never let happen. */
async function isStill(docsite: DocsiteProcess): Promise<void> {
  for (let seen = ''; seen !== docsite.output; await wait(1000)) seen = docsite.output;
}

test('a page, a server component and a Markdown plugin that write files should not run endlessly', async () => {
  const folder = makeFolder();
  const path = (name: string): string => JSON.stringify(join(folder, name));
  writeFiles(folder, {
    'docsite.config.mjs': `${writing(path('docs/made.md'))}export default { title: 'Site', markdown: { remarkPlugins: [() => (_, { path }) => void (path.endsWith('made.md') && write())] } };\n`,
    'docs/made.md': 'Not made yet.\n',
    'docs/index.mdx': "---\nslug: /\n---\n\nimport { Written } from './w.server';\n\n<Written />\n\nFirst text.\n",
    'docs/w.server.tsx': `${writing(path('data.json'))}export const Written = () => { write(); return <p>Written</p>; };\n`,
    'pages/random.tsx': `${writing(`${path('random-')} + process.hrtime.bigint()`)}export default function Random() { write(); return <p>Random</p>; }\n`,
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  const { origin } = await docsite.address();
  const get = async (address: string): Promise<string> => (await fetch(`${origin}${address}`)).text();
  expect(await get('/random')).toContain('Random');
  await docsite.printed(/No longer followed: data\.json, which the code of docs\/index\.mdx writes/);
  await docsite.printed(/No longer followed: random-\d+, which the code of pages\/random\.tsx writes/);
  await docsite.printed(/No longer followed: docs\/made\.md/);
  await isStill(docsite);
  expect(docsite.output.match(/No longer followed/g)?.length).toBe(3);
  const before = docsite.output.length;
  writeFiles(folder, { 'docs/index.mdx': 'Second text.\n' });
  await eventually('the edit', () => (docsite.output.slice(before).includes('Ready') ? true : undefined));
  expect(await get('/docs')).toContain('Second text.');
  await docsite.interrupt();
});
