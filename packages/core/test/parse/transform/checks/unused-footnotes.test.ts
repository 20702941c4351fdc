import { describe, expect, test } from '@jest/globals';
import { parseText } from '../../parse-text.js';

async function found(text: string, path?: string): Promise<string[]> {
  const { problems } = await parseText(text, path);
  return problems
    .filter(({ rule }) => rule === 'unused-footnote')
    .map(({ place, message, hint }) => `${place.line}:${place.column} ${message}; ${hint}`);
}

describe('footnotes that are left out', () => {
  test('should be reported if nothing refers to them', async () => {
    for (const path of ['docs/a.md', 'docs/a.mdx'])
      expect(await found('A[^1].\n\n[^1]: Used\n[^Two]: Lost\n', path)).toEqual([
        "4:1 the footnote '[^Two]' is left out, because nothing refers to it; write `[^Two]` where it belongs in the text, " +
          'or remove it',
      ]);
  });

  test('should be reported if their label is taken', async () => {
    expect(await found('A[^a].\n\n[^a]: One\n\n[^A]: Two\n')).toEqual([
      "5:1 a second footnote '[^A]' is left out; give one of the two another label",
    ]);
  });

  test('should not be found where headings, tables or other footnotes refer to them, nor in code', async () => {
    const text = '# A[^1]\n\n| a[^2] |\n| - |\n\n[^1]: See[^3]\n[^2]: B\n[^3]: C\n\n```\n[^4]: D\n```\n';
    expect(await found(text)).toEqual([]);
  });
});
