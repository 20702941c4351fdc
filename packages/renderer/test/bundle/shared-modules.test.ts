import { expect, test } from '@jest/globals';
import { built, findingsOf } from './bundle-fixture.js';

const counter = `import { useState } from 'react';

export const Counter = () => <b>{useState(0)[0]}</b>;
`;

const text = "import { Counter } from '@site/src/counter';\n\n# A\n\n<Counter />";

test('versions of a document with the same module should share one, in the browser too', async () => {
  const files = {
    'src/counter.tsx': counter,
    'docs/a.mdx': text,
    'versioned_docs/version-1/a.mdx': text,
    'versioned_docs/version-0/a.mdx': text.replace('<Counter />', '<Counter size={2} />'),
  };
  const { serverPages, serverHashes, pageChunks, pageIslands, livePlaces } = await built(files, [
    'docs/a.mdx',
    'versioned_docs/version-1/a.mdx',
    'versioned_docs/version-0/a.mdx',
  ]);
  for (const table of [serverPages, serverHashes.pages, pageChunks, pageIslands]) {
    expect(table['versioned_docs/version-1/a.mdx']).toEqual(table['docs/a.mdx']);
    expect(Object.keys(table)).toHaveLength(3);
  }
  expect(serverPages['versioned_docs/version-0/a.mdx']).not.toBe(serverPages['docs/a.mdx']);
  expect(pageChunks['versioned_docs/version-0/a.mdx']).not.toBe(pageChunks['docs/a.mdx']);
  expect(Object.keys(livePlaces)).toHaveLength(3);
});

test('the reason why a page is live should be placed in its own document, even if others share its module', async () => {
  const files = { 'docs/a.mdx': '# A\n\n<b onClick={() => {}} />', 'docs/b.mdx': '# A\n\n<b onClick={() => {}} />' };
  const { livePlaces, pageChunks } = await built(files, ['docs/a.mdx', 'docs/b.mdx']);
  expect(pageChunks['docs/b.mdx']).toBe(pageChunks['docs/a.mdx']);
  expect(livePlaces['docs/b.mdx']).toEqual({ file: 'docs/b.mdx', line: 3, code: 'onClick' });
});

test('documents should keep separate modules if these have state, or if the same words mean other files', async () => {
  const files = {
    'docs/counter.tsx': counter,
    'docs/old/counter.tsx': counter,
    'docs/old/shared/package.json': '{}',
    'src/counter.tsx': counter,
  };
  const own = [
    "import { Counter } from './counter';\n\n<Counter />",
    'export const drawn = [];\n\n<b onClick={() => drawn.push(1)}>{drawn.length}</b>',
    "<b onClick={() => import('../x.js')} />",
  ];
  const pairs = own.map((source, index) => [`docs/${index}.mdx`, `docs/old/${index}.mdx`, source] as const);
  const far = ['docs/far.mdx', 'docs/old/shared/far.mdx', text] as const;
  const all = [...pairs, far];
  const sources = all.flatMap(([one, other]) => [one, other] as string[]);
  const documents = Object.fromEntries(
    all.flatMap(([one, other, source]) => [
      [one, source],
      [other, source],
    ]),
  );
  const { serverPages } = await built({ ...files, ...documents, 'docs/x.js': '', 'x.js': '' }, sources);
  expect(new Set(Object.values(serverPages)).size).toBe(sources.length);
});

test('an error in a module shared by documents should be placed in each of them', async () => {
  const broken = "import { Gone } from '@site/src/gone';\n\n<Gone />";
  const found = await findingsOf({ 'docs/a.mdx': broken, 'docs/b.mdx': broken }, ['docs/a.mdx', 'docs/b.mdx']);
  expect(found.map((line) => line.split(' ')[1])).toEqual(['docs/a.mdx:1:22', 'docs/b.mdx:1:22']);
});
