import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { SeenFiles } from '../../../src/live/edits/seen-files.js';
import { LiveSite } from '../../../src/live/live-site.js';
import { DocsiteProcess } from '../../serve/serve-process.js';
import { liveTree } from '../compare-trees.js';

test('a file should be new until it is seen, if its contents change, and if it disappears or comes back', () => {
  const path = join(makeFolder({ 'data.json': '1' }), 'data.json');
  const seen = new SeenFiles();
  const isNew = (contents?: string): boolean => {
    if (contents !== undefined) writeFileSync(path, contents);
    return seen.isNew(path);
  };
  expect([isNew(), isNew(), isNew('1'), isNew('2'), isNew('2'), isNew('1')]).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
  rmSync(path);
  expect([isNew(), isNew('1'), isNew('1')]).toEqual([true, true, false]);
});

test('a file should be new if the site may have read other contents between the same ones', () => {
  const path = join(makeFolder({ 'data.json': '1' }), 'data.json');
  const seen = new SeenFiles();
  const isNew = (whileReading: readonly string[], later?: string): boolean => {
    for (const contents of whileReading) writeFileSync(path, contents);
    seen.noteReading();
    if (later !== undefined) writeFileSync(path, later);
    return seen.isNew(path);
  };
  expect([isNew([]), isNew([]), isNew(['2'], '1'), isNew(['2', '1']), isNew(['1']), isNew(['1'])]).toEqual([
    true,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('a file that is changed while the site is read, and changed back, should be read again', async () => {
  const files = {
    'docsite.config.json': '{ "title": "T" }',
    'docs/index.mdx': "---\nslug: /\n---\n\nimport word from '@site/src/word.txt?raw'\n\n# Home\n\n<i>{word}</i>",
    'docs/later.md': '# Later',
    'src/word.txt': 'first',
  };
  const siteDir = makeFolder(files);
  const [word, later] = [join(siteDir, 'src/word.txt'), join(siteDir, 'docs/later.md')];
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  await site.update(new Set([word]));
  rmSync(later);
  const updating = site.update(new Set([later]));
  writeFileSync(word, 'second');
  await updating;
  writeFileSync(word, 'first');
  const isFollowed = await site.update(new Set([word]));
  const page = (await liveTree(site)).get('docs/index.html') ?? '';
  await site.close();
  expect([isFollowed, page.includes('<i>first</i>')]).toEqual([true, true]);
});

test('documents, code and folders should be new each time', () => {
  const folder = makeFolder({ 'a.md': '', 'b.tsx': '', 'c.mjs': '', 'sub/d.json': '' });
  const seen = new SeenFiles();
  const paths = ['a.md', 'b.tsx', 'c.mjs', 'sub'].map((path) => join(folder, path));
  expect([...paths, ...paths].map((path) => seen.isNew(path))).toEqual(Array(8).fill(true));
});

test('a configuration that writes the same data each time should not be read endlessly', async () => {
  const folder = makeFolder({
    'index.md': '# Home',
    'docsite.config.mjs':
      "import { writeFileSync } from 'node:fs';\n" +
      "writeFileSync(new URL('data.json', import.meta.url), '[]');\n" +
      "export default { title: 'T' };\n",
  });
  const docsite = new DocsiteProcess(['serve', folder, '--watch', '--port', '0']);
  await docsite.address();
  await wait(1000);
  const builds = docsite.output.match(/^Ready/gm)?.length ?? 0;
  await docsite.interrupt();
  // the initial site, the one with the data, and the one with the same data
  expect(builds).toBeLessThanOrEqual(3);
});
