import { describe, expect, test } from '@jest/globals';
import type { VFile } from 'vfile';
import { parseDefaults } from '../../../../tests/parse-defaults.js';
import type { ParsedDocument } from '../../src/parse/document.js';
import type { ParseContext } from '../../src/parse/parse-context.js';
import { createDocumentParser } from '../../src/parse/parse-document.js';
import { decodeSource } from '../../src/scan/source-file.js';

const plain: ParseContext = {
  ...parseDefaults,
  admonitions: new Set(['note']),
  postFolders: ['posts'],
};

/** Reads files that may change, and records which. */
function filesOf(files: Record<string, string>) {
  const asked: string[] = [];
  const readFile = (path: string): string | undefined => {
    asked.push(path);
    return files[path];
  };
  return { files, asked, readFile };
}

/** Parses texts one after the other, both by one shared parser and by one parser each. */
async function parseAll(sources: readonly (readonly [path: string, text: string])[], context: Partial<ParseContext>) {
  const parser = () => createDocumentParser({ ...plain, ...context });
  const one = parser();
  const documents: ParsedDocument[] = [];
  const expected: ParsedDocument[] = [];
  for (const [path, text] of sources) {
    const source = decodeSource(path, Buffer.from(text));
    documents.push(await one(source));
    expected.push(await parser()(source));
  }
  expect(documents).toEqual(expected);
  const [first, ...others] = documents as [ParsedDocument, ...ParsedDocument[]];
  return { documents, areRepeated: others.map(({ tree }) => tree === first.tree) };
}

/** A text with a fact of each kind. */
const rich = `---
title: Title
image: /a.png
---
import Part from '@site/part.mdx';
import { Box } from '@site/src/box';

# Heading {#own}

<!-- -->{/* docsite-ignore broken-link: known */}

[a link](./b.md), [text][undefined], <span id="here">text</span>

:::note

A note.

:::

\`\`\`mermaid
flowchart TD
\`\`\`

\`\`\`js
const a = 1;
\`\`\`

<Head><meta name="a" content="b" /></Head>

<Part />

<Box label={1 + 1} />
`.replace('<!-- -->', '');

const part = 'A part with [a link](./c.md).\n';

/** A plugin that reads only a property of the file. */
const asking = (key: 'stem' | 'value') => () => (_: unknown, file: VFile) => void file[key];

/** A plugin whose error contains the name of the file. */
const failing = () => () => {
  throw new Error('a.md has no title');
};

describe('documents with the same text', () => {
  test('should be parsed once, and have their facts at their own places', async () => {
    const { readFile, asked } = filesOf({ 'part.mdx': part });
    const { documents, areRepeated } = await parseAll(
      [
        ['docs/a.mdx', rich],
        ['versions/1/a.mdx', rich],
        ['versions/2/a.mdx', rich],
      ],
      { readFile },
    );
    expect(areRepeated).toEqual([true, true]);
    const [first, , last] = documents as [ParsedDocument, ParsedDocument, ParsedDocument];
    for (const facts of [
      'headings',
      'links',
      'ids',
      'components',
      'directives',
      'undefinedReferences',
      'diagrams',
    ] as const)
      expect(first[facts].length).toBeGreaterThan(0);
    expect([first.suppressions?.length, first.module?.statements.length]).toEqual([1, 1]);
    expect(last.path).toBe('versions/2/a.mdx');
    expect(last.links.map(({ place }) => place.file)).toEqual(['versions/2/a.mdx', 'versions/2/a.mdx', 'part.mdx']);
    // once for each document with either parser, so that all reads are recorded
    expect(asked).toEqual(Array.from({ length: 6 }, () => 'part.mdx'));
  });

  test('should be parsed again if an included file has changed', async () => {
    const { readFile, files } = filesOf({ 'part.mdx': part });
    const parse = createDocumentParser({ ...plain, readFile });
    await parse(decodeSource('docs/a.mdx', Buffer.from(rich)));
    files['part.mdx'] = '[Another link](./d.md).\n';
    const { links } = await parse(decodeSource('versions/1/a.mdx', Buffer.from(rich)));
    expect(links.map(({ href }) => href)).toContain('./d.md');
    expect(links.map(({ href }) => href)).not.toContain('./c.md');
  });

  test('should be parsed separately if they include files from beside them', async () => {
    const text = "import Part from './part.mdx';\n\n<Part />\n";
    const { readFile } = filesOf({ 'docs/part.mdx': part, 'versions/part.mdx': 'Another part.\n' });
    const sources = [
      ['docs/a.mdx', text],
      ['versions/a.mdx', text],
    ] as const;
    expect((await parseAll(sources, { readFile })).areRepeated).toEqual([false]);
  });

  test.each<readonly [string, string, string, Partial<ParseContext>?]>([
    ['where they have mistakes', 'b.md', '---\nsidebar_position: x\n---\n\n## A\n\n![](a.png)\n'],
    ['outside of the site folder', '../docs/b.md', '# A\n'],
    ['where no plugin asks for the path', 'b.md', '# A\n', { remarkPlugins: [asking('value')] }],
  ])('should be parsed once %s', async (_, path, text, context = {}) => {
    const sources = [
      ['a.md', text],
      [path, text],
    ] as const;
    const { areRepeated, documents } = await parseAll(sources, context);
    expect(areRepeated).toEqual([true]);
    expect(documents[1]?.problems.map(({ place }) => place.file).filter((file) => file !== path)).toEqual([]);
  });

  test('should record what plugins have read for each', async () => {
    const runs: string[] = [];
    const watcher: ParseContext['watcher'] = {
      watch: async (run) => {
        runs.push('watched');
        return run();
      },
      watchCall: (call) => call(),
    };
    const parse = createDocumentParser({ ...plain, watcher, remarkPlugins: [() => () => void runs.push('run')] });
    for (const path of ['a.md', 'b.md']) await parse(decodeSource(path, Buffer.from('# A\n')));
    expect(runs).toEqual(['watched', 'run', 'watched']);
  });

  test.each<readonly [string, string, string, Partial<ParseContext>?]>([
    ['in another format', 'b.mdx', '# A\n'],
    ['as posts', 'posts/b.md', '# A\n\nText.\n'],
    ['where a plugin asks for the path', 'b.md', '# A\n', { rehypePlugins: [asking('stem')] }],
    ['where a mistake names the file', 'b/a.md', '# A\n', { remarkPlugins: [failing] }],
  ])('should be parsed separately %s', async (_, path, text, context = {}) => {
    const sources = [
      ['a.md', text],
      [path, text],
    ] as const;
    expect((await parseAll(sources, context)).areRepeated).toEqual([false]);
  });
});
