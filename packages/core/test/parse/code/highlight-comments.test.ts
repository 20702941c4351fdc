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
  ])('should know the comment %j', (comment) => {
    expect(read(`a\n${comment.replace('X', 'highlight-next-line')}\nb\nc`)).toEqual(['a\nb\nc', [2]]);
  });

  test('should leave the comments of other languages in Markdown', () => {
    const code = '<!-- highlight-next-line -->\na\n// highlight-next-line\nb';
    const { code: kept, classes } = readHighlightComments(code, [], 'md');
    expect([kept, [...classes.keys()]]).toEqual(['a\n// highlight-next-line\nb', [1]]);
  });

  test('should mark the lines from start to end', () => {
    expect(read('a\n// highlight-start\nb\nc\n// highlight-end\nd')).toEqual(['a\nb\nc\nd', [2, 3]]);
  });

  test('should mark to the end where there is none', () => {
    expect(read('# highlight-start\na\nb')).toEqual(['a\nb', [1, 2]]);
  });

  test.each(['x // highlight-next-line', '// highlight-everything', "'highlight-start'"])(
    'should leave %j in the code',
    (line) => {
      expect(read(line)).toEqual([line, []]);
    },
  );
});

test('comments of a site should give lines their classes, beside the built-in ones', () => {
  const own = [{ className: 'added', line: 'added-next', block: { start: 'added-start', end: 'added-end' } }];
  const code = ['// added-next', 'a', '// added-start', '// highlight-next-line', 'b', 'c', '// added-end', 'd'];
  const { code: kept, classes } = readHighlightComments(code.join('\n'), own);
  expect(kept).toBe('a\nb\nc\nd');
  expect([...classes]).toEqual([
    [1, ['added']],
    [2, ['added', 'highlighted']],
    [3, ['added']],
  ]);
});
