import { describe, expect, test } from '@jest/globals';
import { codeSuppressions } from '../../../src/parse/suppressions/code-suppressions.js';

/** The lines of the comments in some code, and the lines they cover. */
const linesIn = (code: string) => codeSuppressions(code, 'a.tsx').map(({ place, lines }) => [place.line, lines]);

describe('comments in code that suppress findings', () => {
  test('should be read with rules, last day and reason', () => {
    const code = 'const a = 1;\n// docsite-ignore broken-link, broken-anchor until 2027-01-31: comes: soon\nlink();\n';
    expect(codeSuppressions(code, 'src/a.ts')).toEqual([
      {
        place: { file: 'src/a.ts', line: 2, column: 1 },
        directive: 'docsite-ignore',
        rules: ['broken-link', 'broken-anchor'],
        until: '2027-01-31',
        reason: 'comes: soon',
        lines: [3, 3],
      },
    ]);
  });

  test.each([
    ['on a line of its own', '\n  // docsite-ignore x: y\n  a();', [[2, [3, 3]]]],
    ['in JSX', '<p>\n  {/* docsite-ignore x: y */}\n  <a href="/x">\n</p>', [[2, [3, 3]]]],
    ['between the attributes of an element', '<a\n  // docsite-ignore x: y\n  href="/x"\n>', [[2, [3, 3]]]],
    ['behind code', 'a("x"); // docsite-ignore x: y\nb();', [[1, [1, 1]]]],
    ['amid code', 'a(/* docsite-ignore x: y */ 1);', [[1, [1, 1]]]],
    ['behind an apostrophe', "<p>don't</p>{/* docsite-ignore x: y */}", [[1, [1, 1]]]],
    [
      'in stacks, before blank lines',
      '// docsite-ignore x: y\n/* docsite-ignore z: y */\n// more\n\na();',
      [
        [1, [5, 5]],
        [2, [5, 5]],
      ],
    ],
    ['over several lines', '/**\n * docsite-ignore x: y\n * and z\n */\na();', [[1, [5, 5]]]],
    ['for the whole file', 'a();\n// docsite-ignore-file x: y', [[2, undefined]]],
  ])('should cover the right lines: %s', (_, code, lines) => {
    expect(linesIn(code)).toEqual(lines);
  });

  test('should have the reason without the leading asterisks of its lines', () => {
    expect(codeSuppressions('/*\n * docsite-ignore x: y\n * and z\n */\na();', 'a.ts')[0]?.reason).toBe('y and z');
  });

  test.each([
    "const text = '// docsite-ignore x: y';",
    'const text = "/* docsite-ignore x: y */";',
    'const text = `a // docsite-ignore x: y`;',
    'fetch("https://docsite-ignore.example");',
    '// docsite-specific: a way around',
  ])('should not be found in %s', (code) => {
    expect(codeSuppressions(code, 'a.ts')).toEqual([]);
  });
});
