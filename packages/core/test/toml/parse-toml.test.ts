import { describe, expect, test } from '@jest/globals';
import { parseToml, TomlError } from '../../src/toml/parse-toml.js';

function errorOf(text: string): string {
  try {
    parseToml(text);
  } catch (error) {
    if (error instanceof TomlError) return `${error.line}:${error.column} ${error.message} (${error.hint})`;
  }
  return 'none';
}

describe('parseToml', () => {
  test('should read values of all types', () => {
    const text = `# ours
a = "q\\t\\"\\u00e9" # x
'b c' = 'C:\\d'
long = """
one \\
   two"""
raw = '''
three'''
n = [ 1_000, -0.5, 0x1F, 1e3, # last
]
flag = true
day = 2026-01-02T03:04:05Z
in.line = { x = 1, y.z = [ { w = "v" } ] }
__proto__ = 1
`;
    const value = parseToml(text);
    expect(Object.hasOwn(value, '__proto__')).toBe(true);
    expect({ ...value }).toMatchObject({
      a: 'q\t"é',
      'b c': 'C:\\d',
      long: 'one two',
      raw: 'three',
      n: [1000, -0.5, 31, 1000],
      flag: true,
      day: '2026-01-02T03:04:05Z',
      in: { line: { x: 1, y: { z: [{ w: 'v' }] } } },
    });
  });

  test('should read tables, and lists of tables', () => {
    const text = '[a]\nx = 1\n[a.b."c.d"]\ny = 2\n[[m.main]]\nn = 1\n  [m.main.p]\n  q = 3\n[[m.main]] # two\nn = 2';
    expect(parseToml(text)).toEqual({
      a: { x: 1, b: { 'c.d': { y: 2 } } },
      m: { main: [{ n: 1, p: { q: 3 } }, { n: 2 }] },
    });
    expect(parseToml('')).toEqual({});
  });

  test.each([
    ['a = 1\nb = "x\n', '2:5 a quote is not closed (end the value with the same quote)'],
    ['a = Home', '1:5 the value is not one of TOML (put texts in quotes: `title = "Home"`)'],
    ['a', '1:2 a line is not `key = value` (write a `=` after its key)'],
    ['a: 1', '1:2 a line is not `key = value` (write a `=` after its key)'],
    ['a = "x" y', '1:8 there is text after the end of a value (put the whole value in quotes)'],
    ['\n[a\nb = 1', '2:3 a `[` is not closed (end the name of the table with `]`)'],
    ['a = [1,\n2\n', '1:5 a bracket is not closed, or a comma is missing after it (write `]` at its end)'],
    ['a = 1\na = 2', '2:1 a key is written twice (keep one of the two)'],
    ['a = 1\n[a.b]', '2:2 a key is written twice (keep one of the two)'],
    ['= 1', '1:1 there is no key (write `key = value`)'],
  ])('should say where %j is wrong', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });
});
