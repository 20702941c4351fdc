import { describe, expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { beginningOfTree, type ParsedDocument } from '../../src/index.js';
import { readingMinutes } from '../../src/parse/reading-time.js';
import { parseText } from './parse-text.js';

function beginningOf({ tree }: ParsedDocument): string | undefined {
  const beginning = beginningOfTree(tree);
  return beginning && toHtml(beginning as never, { allowDangerousHtml: true }).trim();
}

describe('the beginning of a document', () => {
  test.each([
    ['a.md', 'One.\n\n<!-- truncate -->\n\nTwo.\n'],
    ['a.md', 'One.\n\n<!--truncate-->\n\nTwo.\n'],
    ['a.mdx', 'One.\n\n{/* truncate */}\n\nTwo.\n'],
    ['a.mdx', 'One.\n\n{/*truncate*/}\n\nTwo.\n\n{/* truncate */}\n\nThree.'],
  ])('should end at the marker of %s', async (path, text) => {
    const document = await parseText(text, path);
    expect(beginningOf(document)).toBe('<p>One.</p>');
    expect(document.isTruncated).toBe(true);
  });

  test('should end amid the block that the marker stands in', async () => {
    const document = await parseText('- One **bold <!-- truncate --> word**\n- Two\n', 'a.md');
    expect(beginningOf(document)?.replace(/\s+/g, ' ')).toBe('<ul> <li>One <strong>bold </strong></li></ul>');
  });

  test('should be none without a marker, or where it is code', async () => {
    for (const text of ['One.\n\nTwo.\n', 'One.\n\n    <!-- truncate -->\n\nTwo.\n', 'One `<!-- truncate -->`.\n']) {
      const document = await parseText(text, 'a.md');
      expect(beginningOf(document)).toBeUndefined();
      expect(document.isTruncated).toBeUndefined();
    }
  });

  test('should leave nothing of the marker on the page', async () => {
    const { tree } = await parseText('<b>One</b>\n\n<!-- truncate -->\n\nTwo.\n', 'a.md');
    expect(JSON.stringify(tree)).not.toContain('docsite-truncate');
  });
});

describe('a post of a blog', () => {
  const folders = { postFolders: ['blog'] };

  test('should have its title apart from its text', async () => {
    const post = await parseText('# Title\n\nText.\n\n## Part\n', 'blog/a.md', folders);
    expect([post.contentTitle, post.headings.map(({ text }) => text)]).toEqual(['Title', ['Part']]);
    expect(toHtml(post.tree as never)).not.toContain('<h1');
    const document = await parseText('# Title\n\nText.\n\n## Part\n', 'docs/a.md', folders);
    expect(document.headings.map(({ text }) => text)).toEqual(['Title', 'Part']);
    expect(document.readingMinutes).toBeUndefined();
  });

  test('should say how long it takes to read', async () => {
    const words = (count: number) => Array(count).fill('word').join(' ');
    const minutes = async (body: string) => (await parseText(body, 'blog/a.md', folders)).readingMinutes;
    expect(await minutes(`# A long title\n\n${words(200)}\n`)).toBe(1);
    expect(await minutes(`---\ntitle: A\n---\n\n${words(210)}\n`)).toBe(2);
  });

  test('should be read by words where there are no spaces between them', () => {
    expect(readingMinutes('我们发布了新版本。'.repeat(100))).toBeGreaterThan(1);
    expect(readingMinutes('')).toBe(0);
  });
});
