import { expect, test } from '@jest/globals';
import { htmlOf, parseText } from '../parse-text.js';

const text = '## Go :rocket:\n\n:point_down: :+1::nobody: 10:30 `:x:` :::a\n';

test('emoji names should become emoji, but not in code or in ids of headings', async () => {
  const document = await parseText(text, 'docs/a.md', { emoji: true });
  expect(htmlOf(document)).toBe('<h2 id="go-rocket">Go 🚀</h2><p>👇 👍:nobody: 10:30 <code>:x:</code> :::a</p>');
  expect(document.headings).toMatchObject([{ id: 'go-rocket', text: 'Go 🚀' }]);
});

test('emoji should leave no trace in the ids of MDX 1 headings', async () => {
  const { headings } = await parseText('## Go :rocket: now\n', 'docs/a.md', { emoji: true, mdx1: true, format: 'mdx' });
  expect(headings).toMatchObject([{ id: 'go--now', text: 'Go 🚀 now' }]);
});

test('emoji names should be text unless enabled', async () => {
  expect(htmlOf(await parseText(text))).toContain('<p>:point_down: :+1::nobody: 10:30');
});

test('emoji should be in tables of contents next to the source of expressions, but not in code', async () => {
  const context = { emoji: true, headingIds: 'docusaurus' } as const;
  const { headings } = await parseText('## Go :rocket: {/* a */} `:x:`', 'docs/a.mdx', context);
  expect(headings[0]?.html).toBe('Go 🚀 /* a */ <code>:x:</code>');
});
