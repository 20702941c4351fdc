import { expect, test } from '@jest/globals';
import { parseYaml, YamlError } from '../../src/yaml/yaml-text.js';

function faultOf(text: string): string {
  try {
    return `read as ${JSON.stringify(parseYaml(text, { rejectsTags: true }))}`;
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    return `${error.line}:${error.column} ${error.message} (${error.hint})`;
  }
}

test.each([
  ['title: a: b', '1:8 a value contains `: `, which makes it a key (put the whole value in quotes)'],
  [
    'title: a\n  id: b',
    '1:8 the next line is indented, so that it continues this value (begin all keys of one level in the same column)',
  ],
  [
    '  title: a\nid: b',
    '2:1 a line is indented differently from those around it (begin all keys of one level, and all entries of a list, in the same column)',
  ],
  [
    'tags:\n  - a\n- b',
    '3:1 a line is indented differently from those around it (begin all keys of one level, and all entries of a list, in the same column)',
  ],
  [
    'text: >\n  a\n b',
    '3:1 a line is indented differently from those around it (begin all keys of one level, and all entries of a list, in the same column)',
  ],
  ['tags: [a', '1:9 a `[` is not closed (end the list with `]`, or quote the value)'],
  ['title: {a', '1:10 a `{` is not closed (end it with `}`, or quote the value)'],
  ['tags: [a, b]]', '1:13 a closing bracket was never opened (remove it, or put the whole value in quotes)'],
  ['tags: [a,, b]', '1:10 a comma has nothing before it (remove it, or quote values with commas)'],
  ['title: @x', '1:8 a value begins with `@` (put the whole value in quotes)'],
  ['title: `x`', '1:8 a value begins with a backtick (put the whole value in quotes)'],
  ['title: *x*', '1:8 a value begins with `*` (quote values that begin with `*`)'],
  ['title: !x', '1:8 a value begins with `!` (quote values that begin with `!`)'],
  ['title: "x', '1:8 a quote is not closed (end the value with the same quote)'],
  [
    "title: 'it's'",
    '1:12 there is text after the end of a value (put the whole value in quotes; in single quotes, write each single quote twice)',
  ],
  ['title: "C:\\Users"', '1:11 a backslash in double quotes (use single quotes, or write `\\\\`)'],
  ['title: > x', '1:10 there is text after `|` or `>` (quote the value, or begin the text in the next line)'],
  ['title: - a', '1:8 a list begins in the line of its key (begin it in the next line)'],
  ['title: a\n...\nid: b', '3:1 a line of `...` or `---` ends it too early (remove that line)'],
  ['%YAML 1.2\ntitle: a', '2:1 a line begins with `%` (remove that line)'],
  [
    'title: a\nb',
    '2:1 a line is not `key: value` (write a key and a colon before it, or indent it if it continues the value above)',
  ],
])('an error of the YAML parser should be explained in plain words: %j', (text, expected) => {
  expect(faultOf(text)).toBe(expected);
});

test('a tag should be an error only where authors write text', () => {
  expect(parseYaml('nav: !ENV x')).toEqual({ nav: 'x' });
});
