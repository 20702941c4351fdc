import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { moveReferences } from '../../src/upkeep/outward-references.js';

const siteDir = makeFolder({
  'docs/a/page.mdx': '',
  'docs/_part.mdx': '',
  'src/components/Chart.tsx': '',
  'src/box/index.js': '',
  'static/img/a b.png': '',
  'community/help.md': '',
  'blog/post.md': '',
});
const folder = { siteDir, from: join(siteDir, 'docs'), to: join(siteDir, 'versioned_docs/version-1.0') };
const move = (text: string, path = 'a/page.mdx') => moveReferences(text, path, folder);

describe('references of a copied document', () => {
  test.each([
    [
      'an import',
      "import Chart from '../../src/components/Chart';",
      "import Chart from '../../../src/components/Chart';",
    ],
    ['an import of a folder', 'import "../../src/box"', 'import "../../../src/box"'],
    [
      'an import by a loader',
      "import code from '!!raw-loader!../../src/components/Chart.tsx';",
      "import code from '!!raw-loader!../../../src/components/Chart.tsx';",
    ],
    [
      'an attribute with require',
      "<img src={require('../../static/img/a b.png').default} />",
      "<img src={require('../../../static/img/a b.png').default} />",
    ],
    ['a link', '[help](../../community/help.md#top "Title")', '[help](../../../community/help.md#top "Title")'],
    ['an image', '![A](../../static/img/a%20b.png)', '![A](../../../static/img/a%20b.png)'],
    ['a definition', '[help]: ../../community/help.md', '[help]: ../../../community/help.md'],
    ['an attribute', '<a href="../../community/help.md">x</a>', '<a href="../../../community/help.md">x</a>'],
    ['front matter', '---\nimage: ../../community/help.md\n---\n', '---\nimage: ../../../community/help.md\n---\n'],
  ])('should lead to the same file: %s', (_, before, after) => {
    expect(move(before)).toEqual({ text: after, changed: 1, left: [] });
  });

  test.each([
    ['a partial of the docs', "import Part from '../_part.mdx';"],
    ['an address, which is that of a page', '[posts](../../blog)'],
    ['a code block', "```js\nimport Chart from '../../src/components/Chart';\n```\n"],
    ['a code span', 'Write `[help](../../community/help.md)`.'],
    ['prose', 'It lies in ../../somewhere.'],
  ])('should stay as it is: %s', (_, text) => {
    expect(move(text)).toEqual({ text, changed: 0, left: [] });
  });

  test('should be reported if it cannot be changed', () => {
    const text =
      "import A from '../../src/none';\nimport B from '@site/docs/_part.mdx';\n\n```md file=../../community/help.md\n```\n";
    expect(move(text)).toEqual({
      text,
      changed: 0,
      left: [
        { line: 1, column: 16, reference: '../../src/none', reason: 'missing' },
        { line: 4, column: 12, reference: '../../community/help.md', reason: 'unknown' },
        { line: 2, column: 16, reference: '@site/docs/_part.mdx', reason: 'current' },
      ],
    });
  });

  test('should lead to the same file from modules and style sheets', () => {
    expect([
      move("export { default } from '../../src/box';", 'a/x.ts').text,
      move('a { background: url(../../community/help.md) }', 'a/x.css').text,
    ]).toEqual(["export { default } from '../../../src/box';", 'a { background: url(../../../community/help.md) }']);
  });
});
