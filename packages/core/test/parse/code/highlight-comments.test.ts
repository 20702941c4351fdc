import { describe, expect, test } from '@jest/globals';
import { readHighlightComments } from '../../../src/parse/code/highlight-comments.js';

function read(code: string): [code: string, marked: number[]] {
  const result = readHighlightComments(code);
  return [result.code, [...result.classes.keys()]];
}

describe('readHighlightComments', () => {
  test.each([
    '// X',
    '# X',
    '-- X',
    '; X',
    '% X',
    '/* X */',
    '<!-- X -->',
    '{/* X */}',
    '{{! X }}',
    '{{!-- X --}}',
    '" X',
    '  //X',
  ])('should recognize the comment %j', (comment) => {
    expect(read(`a\n${comment.replace('X', 'highlight-next-line')}\nb\nc`)).toEqual(['a\nb\nc', [2]]);
  });

  test('should recognize comments of other languages in Markdown', () => {
    const code = '<!-- highlight-next-line -->\na\n// highlight-next-line\nb';
    const { code: kept, classes } = readHighlightComments(code, { language: 'md' });
    expect([kept, [...classes.keys()]]).toEqual(['a\n// highlight-next-line\nb', [1]]);
  });

  test.each([
    ['python', '# ', '// '],
    ['js', '// ', '# '],
    ['JSX', '{/* ', '# '],
    ['html', '<!-- ', '# '],
    ['sql', '-- ', '# '],
    ['lua', '-- ', '// '],
    ['latex', '% ', '// '],
  ])('should recognize the comments of %s only', (language, own, other) => {
    const code = `${own}highlight-next-line\na\n${other}highlight-next-line\nb`;
    const { code: kept, classes } = readHighlightComments(code, { language });
    expect([kept, [...classes.keys()]]).toEqual([`a\n${other}highlight-next-line\nb`, [1]]);
  });

  test('should mark the lines from start to end', () => {
    expect(read('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual(['a\nb\nc\nd', [2, 3]]);
  });

  test('should mark to the end of the code if there is no end', () => {
    expect(read('# highlight-start\na\nb')).toEqual(['a\nb', [1, 2]]);
  });

  test.each(['x // highlight-next-line', '// highlight-everything', "'highlight-start'"])(
    'should leave %j in the code',
    (line) => {
      expect(read(line)).toEqual([line, []]);
    },
  );
});

test('comments of a site should give lines their classes, in addition to the built-in ones', () => {
  const own = [{ className: 'added', line: 'added-next', block: { start: 'added-start', end: 'added-end' } }];
  const code = ['// added-next', 'a', '// added-start', '// highlight-next-line', 'b', 'c', '// added-end', 'd'];
  const { code: kept, classes } = readHighlightComments(code.join('\n'), { own });
  expect(kept).toBe('a\nb\nc\nd');
  expect([...classes]).toEqual([
    [1, ['added']],
    [2, ['added', 'highlighted']],
    [3, ['added']],
  ]);
});

describe('trailing comments', () => {
  const readEnds = (code: string, language = 'js') => {
    const { code: kept, classes } = readHighlightComments(code, { endComments: true, language });
    return [kept, [...classes]];
  };

  test.each([
    ['a // [!code ++]', 'a', [[1, ['added']]]],
    ['a  # [!code --]', 'a', [[1, ['removed']]]],
    ['  a {/* [!code highlight] */}', '  a', [[1, ['highlighted']]]],
    ['<a> <!-- [!code hl] -->', '<a>', [[1, ['highlighted']]]],
    ['a // [!code focus]', 'a', [[1, ['highlighted', 'focused']]]],
    ['a // [!code warning]', 'a', [[1, ['marked-warning']]]],
    ['a // [!code error]', 'a', [[1, ['marked-error']]]],
    ['a // [!code ++] // [!code hl]', 'a', [[1, ['added', 'highlighted']]]],
  ])('should be removed, and mark the line: %j', (code, kept, classes) => {
    expect(readEnds(code)).toEqual([kept, classes]);
  });

  test('should mark as many lines as they say', () => {
    expect(readEnds('a // [!code ++:2]\nb\nc')).toEqual([
      'a\nb\nc',
      [
        [1, ['added']],
        [2, ['added']],
      ],
    ]);
  });

  test('should mark what follows if they stand on a line alone, which is removed', () => {
    expect(readEnds('a\n// [!code --:2]\nb\nc // [!code ++]\nd')).toEqual([
      'a\nb\nc\nd',
      [
        [2, ['removed']],
        [3, ['removed', 'added']],
      ],
    ]);
  });

  test.each([
    ['a // [!code ++] b', 'js'],
    ['a // [!code word:a]', 'js'],
    ['a [!code ++]', 'js'],
    ['a // [!code ++]', 'md'],
  ])('should be left in %j of the language %s', (code, language) => {
    expect(readEnds(code, language)).toEqual([code, []]);
  });

  test('should be left unless they are enabled', () => {
    const { code, classes } = readHighlightComments('a // [!code ++]');
    expect([code, classes.size]).toEqual(['a // [!code ++]', 0]);
  });
});
