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

/** Opens a site and edits it once. Returns its bundles before and after. */
async function editOnce(edits: Readonly<Record<string, string>>) {
  const siteDir = makeFolder(files);
  const outDir = join(makeFolder({}), 'dist');
  const site = new LiveSite({ siteDir, outDir: join(siteDir, 'dist') });
  opened.push(site);
  await site.update(new Set());
  const before = site.state?.locales[0]?.bundle;
  writeFiles(siteDir, edits);
  await site.update(new Set(Object.keys(edits).map((path) => join(siteDir, path))));
  const isSameBundle = site.state?.locales[0]?.bundle === before;
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
