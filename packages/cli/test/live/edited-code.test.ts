import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
// a worker starts its thread from a sibling file that only the compiled package has
import { LiveSite } from '../../dist/live/live-site.js';
import { buildTree, differences, liveTree, type Tree } from './compare-trees.js';
import { configText } from './first-files.js';

const counter = `import { useState } from 'react';
export function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; }`;
const code = "import { Counter } from '@site/src/counter';\n\n# A\n\nText.\n\n<Counter />\n\n[B](./b.mdx)\n";
const files = {
  'docsite.config.json': configText(),
  'src/counter.tsx': counter,
  'docs/index.md': '---\nslug: /\n---\n# Home',
  'docs/a.mdx': code,
  'docs/b.mdx': code.replace('# A', '# B').replace('b.mdx', 'a.mdx'),
};
const opened: LiveSite[] = [];

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close();
});

type Files = Readonly<Record<string, string>>;

/** Opens a site and edits it once. Returns its bundles before and after. */
async function editOnce(edits: Files, own: Files = {}) {
  const siteDir = makeFolder({ ...files, ...own });
  const outDir = join(makeFolder({}), 'dist');
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  opened.push(site);
  await site.update(new Set());
  // the server modules of a bundle that was not built again are the same object
  const server = () => site.state?.locales[0]?.bundle.serverHashes;
  const before = server();
  writeFiles(siteDir, edits);
  await site.update(new Set(Object.keys(edits).map((path) => join(siteDir, path))));
  const isSameBundle = server() === before;
  return { isSameBundle, differences: differences(await liveTree(site), (await buildTree(siteDir, outDir)) as Tree) };
}

describe('edits of documents with code', () => {
  test.each([
    ['text', code.replace('Text.', 'Other text.\n\nAnd more.'), true],
    ['what a component is given', code.replace('<Counter />', '<Counter start={1} />'), false],
    ['a component that is left out', '# A\n\nText.\n', false],
  ])('should rebundle only if the module differs: %s', async (_, text, isSame) => {
    const edited = await editOnce({ 'docs/a.mdx': text });
    expect(edited).toEqual({ isSameBundle: isSame, differences: [] });
  });
});

describe('edits of other files of the content', () => {
  const before = {
    'docsite.config.json': configText({ blog: {}, docs: { sidebarPath: 'sidebars.mjs' } }),
    'blog/2026-01-01-post.md': '---\nauthors: ada\n---\n\n# Post',
    'blog/authors.yml': 'ada: { name: Ada }',
    'docs/part/_category_.json': '{ "label": "Part" }',
    'docs/part/page.md': '# Page',
    'sidebars.mjs': "export default { docs: ['a', 'b'] };",
    'static/counts.json': '{ "start": 1 }',
    'static/own.json': '{}',
    'src/counter.tsx': `import counts from '../static/counts.json'; ${counter.replace('(0)', '(counts.start)')}`,
  };

  test.each([
    ['authors', { 'blog/authors.yml': 'ada: { name: Ada Lovelace }' }, true],
    ['a category', { 'docs/part/_category_.json': '{ "label": "Other part" }' }, true],
    ['sidebars', { 'sidebars.mjs': "export default { docs: ['b', 'a'] };" }, true],
    ['a static file', { 'static/own.json': '[]' }, true],
    ['one that a module imports', { 'static/counts.json': '{ "start": 2 }' }, false],
    ['one that is new, and may be found by an import', { 'static/new.json': '{}' }, false],
  ])('should rebundle only if modules may be made from the file: %s', async (_, edits, isSame) => {
    expect(await editOnce(edits, before)).toEqual({ isSameBundle: isSame, differences: [] });
  });
});
