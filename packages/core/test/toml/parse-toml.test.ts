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
      day: '2026-01-02T03:04:05.000Z',
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
    [
      'a = 1\nb = "x\n',
      '2:7 control characters are not allowed in strings (end the text in its line, with the quotation mark that it begins with)',
    ],
    ['a = Home', '1:5 invalid value (put texts in quotes: `title = "Home"`)'],
    [
      'a: 1',
      '1:2 illegal character in key (write `key = value`, with quotes around keys that contain other characters than letters)',
    ],
    ['a = "x" y', '1:9 each key-value declaration must be followed by an end-of-line (put the whole value in quotes)'],
    ['a = [1,\n2\n', '3:1 expected comma or end of structure (write one `key = value` in each line)'],
    ['a = 1\na = 2', '2:1 trying to redefine an already defined table or value (keep one of the two)'],
  ])('should say where %j is wrong', (text, error) => {
    expect(errorOf(text)).toBe(error);
  });
});
