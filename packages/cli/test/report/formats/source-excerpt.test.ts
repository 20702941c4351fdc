import { describe, expect, test } from '@jest/globals';
import { renderExcerpt } from '../../../src/report/formats/source-excerpt.js';

/** The two lines of an excerpt without their margins. */
function excerpt(text: string, column: number, width = 100): string[] | undefined {
  const shown = renderExcerpt({ text, line: 12, column }, width);
  return shown && [shown.source, shown.mark];
}

describe('renderExcerpt', () => {
  test('should show a line with its number, and a caret below the column', () => {
    expect(renderExcerpt({ text: 'See [x](y).', line: 12, column: 5 }, 100)).toEqual({
      before: 'See ',
      margin: { source: '   12 | ', mark: '      | ' },
      source: 'See [x](y).',
      mark: '    ^',
    });
  });

  test.each([
    ['a tab takes it to the next multiple of four', '\t- \t[x](y)', 5, ['    -   [x](y)', '        ^']],
    ['a wide character takes two columns', '日本語 [x](y)', 5, ['日本語 [x](y)', '       ^']],
    ['an emoji of several characters takes two', '👩‍👩‍👧 [x](y)', 10, ['👩‍👩‍👧 [x](y)', '   ^']],
    ['an accent takes none', 'e\u0301 [x](y)', 4, ['e\u0301 [x](y)', '  ^']],
    ['a column in the middle of a character means its beginning', '日😀[x](y)', 3, ['日😀[x](y)', '  ^']],
    ['the end of a line can be marked', '[x](y', 6, ['[x](y', '     ^']],
    ['a column after the end means the end', '[x](y  ', 40, ['[x](y', '     ^']],
    ['control characters are shown as unknown ones', 'a\u001b[2Jb\u202e [x](y)', 8, ['a�[2Jb� [x](y)', '       ^']],
    ['half a character is shown as an unknown one', 'a\ud83d [x](y)', 4, ['a� [x](y)', '   ^']],
  ])('should put the caret below the right character: %s', (_, text, column, expected) => {
    expect(excerpt(text, column)).toEqual(expected);
  });

  test('should cut a long line around the caret, with ellipses', () => {
    const text = `${'a'.repeat(50)}[x](y)${'b'.repeat(50)}`;
    expect(excerpt(text, 51, 30)).toEqual(['…aaaaaaaaa[x](y)bbbbb…', '          ^']);
    expect(excerpt(text, 1, 30)).toEqual(['aaaaaaaaaaaaaaaaaaaa…', '^']);
    expect(excerpt(text, 106, 30)).toEqual(['…bbbbbbbbbbbbbbbbbbb', '                   ^']);
  });

  test('should cut by displayed width, not by the number of characters', () => {
    expect(excerpt('語'.repeat(50), 26, 30)).toEqual(['…語語語語語語語語語語…', '         ^']);
  });

  test('should cut a line of a million characters', () => {
    const text = `${'a '.repeat(300_000)}[x](y)${' b'.repeat(300_000)}`;
    expect(excerpt(text, 600_001, 30)).toEqual(['… a a a a [x](y) b b …', '          ^']);
  });

  test.each([
    ['an empty line', '  ', 3],
    ['the line that begins front matter', '---', 1],
  ])('should show nothing for %s', (_, text, line) => {
    expect(renderExcerpt({ text, line, column: 1 }, 100)).toBeUndefined();
  });
});
