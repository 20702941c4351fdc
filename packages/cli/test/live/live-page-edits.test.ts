import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { LiveSite } from '../../src/live/live-site.js';

const page = (text: string) => `import { Box } from '@site/src/box'\n\n# Page\n\n${text}\n\n<Box />`;

test('an edit of the text of a page with code should render only that page, and load no module again', async () => {
  const siteDir = makeFolder({
    'docs/a.mdx': page('First.'),
    'docs/b.mdx': page('Other.'),
    'docs/index.md': '# Docs',
    'pages/index.md': '# Home',
    'src/box.jsx': 'export function Box() { return <b>box</b>; }',
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  await site.update(new Set());
  await site.state?.renderAll();
  const locale = () => site.state?.locales[0];
  const before = locale()?.bundle;
  writeFiles(siteDir, { 'docs/a.mdx': page('Second.') });
  await site.update(new Set([join(siteDir, 'docs/a.mdx')]));
  const routes = [...(locale()?.pages.summaries().keys() ?? [])];
  const after = locale()?.bundle;
  const file = await site.state?.read('docs/a/index.html');
  await site.close();
  expect(['/docs/a', '/docs/b', '/docs'].map((route) => routes.includes(route))).toEqual([false, true, true]);
  expect([after?.serverEntry, after?.serverPages]).toEqual([before?.serverEntry, before?.serverPages]);
  expect(file !== undefined && 'contents' in file && String(file.contents).includes('Second.')).toBe(true);
});

test('a page should be hydrated as long as a component of it can change', async () => {
  const inert = 'export function Box() { return <b>box</b>; }';
  const live = "import { useState } from 'react'; export function Box() { return <b>{useState('state')[0]}</b>; }";
  const siteDir = makeFolder({
    'docs/a.mdx': page('First.'),
    'docs/index.md': '# Docs',
    'pages/index.md': '# Home',
    'src/box.jsx': inert,
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  const chunks: boolean[] = [];
  for (const box of [inert, live, inert]) {
    writeFiles(siteDir, { 'src/box.jsx': box });
    await site.update(new Set([join(siteDir, 'src/box.jsx')]));
    const file = await site.state?.read('docs/a/index.html');
    const html = file !== undefined && 'contents' in file ? String(file.contents) : '';
    expect(html).toContain(box === live ? '<b>state</b>' : '<b>box</b>');
    chunks.push(html.includes('data-chunk="/assets/js/page-docs-a-'));
  }
  await site.close();
  expect(chunks).toEqual([false, true, false]);
});

test('a page whose module imports documents should follow their edits', async () => {
  const siteDir = makeFolder({
    'docsite.config.json': JSON.stringify({ title: 'Site', pages: { path: 'src/pages' } }),
    'docs/index.md': '# Docs\n\nFirst of all.',
    'src/_note.md': 'First note.',
    'src/pages/own.jsx': [
      "import Docs from '../../docs/index.md';",
      "import Note from '../_note.md';",
      'export default () => <main><Docs /><Note /></main>;',
    ].join('\n'),
  });
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  const textAfter = async (path?: string, text = ''): Promise<readonly string[]> => {
    if (path !== undefined) writeFiles(siteDir, { [path]: text });
    await site.update(new Set(path === undefined ? [] : [join(siteDir, path)]));
    const file = await site.state?.read('own/index.html');
    return (
      (file !== undefined && 'contents' in file ? String(file.contents) : '').match(/(?:First|Second)[\w ]+/g) ?? []
    );
  };
  const texts = [
    await textAfter(),
    await textAfter('docs/index.md', '# Docs\n\nSecond of all.'),
    await textAfter('src/_note.md', 'Second note.'),
  ];
  await site.close();
  expect(texts.map((found) => found.filter((text) => / (?:of all|note)$/.test(text)))).toEqual([
    ['First of all', 'First note'],
    ['Second of all', 'First note'],
    ['Second of all', 'Second note'],
  ]);
});
