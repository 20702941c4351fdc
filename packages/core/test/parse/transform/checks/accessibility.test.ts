import { expect, test } from '@jest/globals';
import { at, parseText } from '../../parse-text.js';

async function problemsOf(text: string, path = 'docs/a.md'): Promise<string[]> {
  const { problems } = await parseText(text, path);
  return problems.map((problem) => `${at(problem)} ${problem.rule}: ${problem.message}`);
}

test.each([
  [
    'an image of raw HTML without alt',
    'text\n\n<img src="a.png">',
    'docs/a.md:3:1 image-alt: the image has no alternative text',
  ],
  [
    'an element without alt in MDX',
    'text\n\n<img src="a.png" />',
    'docs/a.mdx:3:1 image-alt: the image has no alternative text',
  ],
  ['a link that is an image without words', '[![](a.png)](/b)', 'docs/a.md:1:1 link-text: the link has no text'],
  ['a link without text', 'see [](/b)', 'docs/a.md:1:5 link-text: the link has no text'],
  ['a link of empty words', 'Click [Here…](/b)', "docs/a.md:1:7 link-text: 'Here…' does not say where the link leads"],
  [
    'a level left out',
    '## A\n\n#### B',
    "docs/a.md:3:1 heading-order: heading 'B' has level 4, but the one before it has level 2",
  ],
  [
    'a second heading on the level of the title',
    '# A\n\n## B\n\n# C\n\n# D',
    "docs/a.md:5:1 heading-order: heading 'C' has level 1, like 'A' above",
  ],
  [
    'a level left out below the title',
    '### A',
    "docs/a.md:1:1 heading-order: heading 'A' has level 3, but the one before it has level 1",
  ],
])('the check of accessibility should report %s', async (_, text, problem) => {
  expect(await problemsOf(text, problem.slice(0, problem.indexOf(':')))).toEqual([problem]);
});

test('headings that leave out the same level should have a common cause', async () => {
  const { problems } = await parseText('# A\n\n### B\n\n### C\n\n# D\n\n### E\n\n##### F');
  const skipped = problems.filter(({ message }) => message.includes('but the one before it'));
  const [b, e, f] = skipped.map(({ cause }) => cause);
  expect([skipped.length, e === b, f === b]).toEqual([3, true, false]);
});

test('the check of accessibility should report elements written as JSX', async () => {
  expect(await problemsOf('<div><img src="a.png" /><a href="/b">more</a></div>', 'docs/a.mdx')).toEqual([
    'docs/a.mdx:1:6 image-alt: the image has no alternative text',
    "docs/a.mdx:1:25 link-text: 'more' does not say where the link leads",
  ]);
});

test.each([
  ['decoration', '![](a.png) <img src="b.png" alt="">'],
  [
    'links with names',
    '[![The plan](a.png)](/b) [Here it begins](/b) <a href="/c" aria-label="Plan">here</a> <a id="x"></a>',
  ],
  ['levels that go back', '# T\n\n## A\n\n### B\n\n## C\n\n### D'],
  ['footnotes', 'text[^1]\n\n[^1]: note'],
])('the check of accessibility should accept %s', async (_, text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test('the check of accessibility should skip links whose text comes from a component or an expression', async () => {
  const text = 'import { B } from "./b"\n\n<a href="/b"><B /></a> <a href="/c">{1 + x}</a> <img src="a.png" {...y} />';
  expect(await problemsOf(text, 'docs/a.mdx')).toEqual([]);
});
