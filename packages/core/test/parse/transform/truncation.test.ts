import { describe, expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { beginningOfTree, type ParsedDocument } from '../../../src/index.js';
import { parseText } from '../parse-text.js';

function beginningOf({ tree }: ParsedDocument): string | undefined {
  const beginning = beginningOfTree(tree);
  return beginning && toHtml(beginning as never, { allowDangerousHtml: true }).trim();
}

describe('the beginning of a document', () => {
  test.each([
    ['a.md', 'One.\n\n<!-- truncate -->\n\nTwo.\n'],
    ['a.md', 'One.\n\n<!--truncate-->\n\nTwo.\n'],
    ['a.md', '---\ntitle: A\n---\n\nOne.\n\n{/* truncate */}\n\nTwo.\n'],
    ['a.md', 'One.\n\n{/*truncate*/}\n\nTwo.\n'],
    ['a.mdx', 'One.\n\n{/* truncate */}\n\nTwo.\n'],
    ['a.mdx', 'One.\n\n{/*truncate*/}\n\nTwo.\n\n{/* truncate */}\n\nThree.'],
  ])('should end at the marker of %s', async (path, text) => {
    const document = await parseText(text, path);
    expect(beginningOf(document)).toBe('<p>One.</p>');
    expect(document.isTruncated).toBe(true);
  });

  test('should end inside the block that contains the marker', async () => {
    const document = await parseText('- One **bold <!-- truncate --> word**\n- Two\n', 'a.md');
    expect(beginningOf(document)?.replace(/\s+/g, ' ')).toBe('<ul> <li>One <strong>bold </strong></li></ul>');
  });

  test('should have the footnotes that it refers to', async () => {
    const text = 'One.[^a]\n\n<!-- truncate -->\n\nTwo.[^b]\n\n[^a]: First.\n\n[^b]: Second.\n';
    const beginning = beginningOf(await parseText(text, 'a.md'));
    expect(beginning?.match(/<section|First|Second|Two/g)).toEqual(['<section', 'First']);
    const other = beginningOf(await parseText(text.replace('One.[^a]', 'One.'), 'a.md'));
    expect(other).toBe('<p>One.</p>');
  });

  test('should be none without a marker, or if the marker is in code', async () => {
    for (const text of ['One.\n\nTwo.\n', 'One.\n\n    <!-- truncate -->\n\nTwo.\n', 'One `<!-- truncate -->`.\n']) {
      const document = await parseText(text, 'a.md');
      expect(beginningOf(document)).toBeUndefined();
      expect(document.isTruncated).toBeUndefined();
    }
  });

  test('should leave no trace of the marker on the page', async () => {
    const { tree } = await parseText('<b>One</b>\n\n<!-- truncate -->\n\nTwo.\n', 'a.md');
    expect(JSON.stringify(tree)).not.toContain('docsite-truncate');
  });
});
