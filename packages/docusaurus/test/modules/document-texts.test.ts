import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { letFilesAge, makeFolder, writeFiles } from '../../../../tests/folder.js';
import { documentTexts, type KnownDocuments } from '../../src/modules/document-texts.js';

test('documents that have not changed since they were last read should not be read again', async () => {
  const block = '<CodeBlock>one</CodeBlock>';
  const siteDir = makeFolder({
    'docs/a.mdx': block,
    'docs/b.md': 'Text.',
    'docs/part.jsx': 'code',
    'src/c.mdx': block,
  });
  const folders = { content: [join(siteDir, 'docs')], code: [join(siteDir, 'src')] };
  const [path, other] = [join(siteDir, 'docs/a.mdx'), join(siteDir, 'docs/b.md')];
  const known: KnownDocuments = new Map();
  const read = () => documentTexts(folders, known);
  expect(read()).toEqual(['code', block, block]);
  await letFilesAge();
  expect(read()).toEqual(['code', block, block]);
  known.set(path, { state: '', ...known.get(path), text: 'as known' });
  expect(read()).toEqual(['code', 'as known', block]);
  writeFiles(siteDir, { 'docs/a.mdx': 'No block.', 'docs/b.md': block });
  expect(read()).toEqual(['code', block, block]);
  expect([known.has(path), known.has(other)]).toEqual([false, false]);
});
