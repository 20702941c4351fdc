import { describe, expect, test } from '@jest/globals';
import { readHighlightComments } from '../../../src/parse/code/highlight-comments.js';

function read(code: string): [code: string, marked: number[]] {
  const result = readHighlightComments(code);
  return [result.code, [...result.marked]];
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
