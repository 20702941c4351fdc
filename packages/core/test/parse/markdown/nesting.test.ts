import { describe, expect, test } from '@jest/globals';
import { VFile } from 'vfile';
import { MarkdownSyntaxError } from '../../../src/parse/markdown/markdown-syntax-error.js';
import { maxNesting } from '../../../src/parse/markdown/nesting.js';
import { parseMarkdown } from '../../../src/parse/markdown/parse-markdown.js';

const parsers = ['satteri', 'remark'] as const;

function errorOf(text: string, format: 'md' | 'mdx', parser: 'satteri' | 'remark'): string {
  try {
    parseMarkdown(new VFile(text), { format, parser });
    return 'no error';
  } catch (error) {
    if (!(error instanceof MarkdownSyntaxError)) throw error;
    return error.message;
  }
}

function nested(open: string, inner: string, close: string, depth = 20_000): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}

describe.each(parsers)('parseMarkdown with %s', (parser) => {
  test.each([
    ['quotes', nested('>', 'a', '')],
    ['quotes apart', nested('> ', 'a', '')],
    ['lists', nested('- ', 'a', '')],
    ['ordered lists', nested('1. ', 'a', '')],
    ['lists in quotes', nested('> - ', 'a', '')],
  ])('should reject thousands of nested %s at their line', (_name, text) => {
    expect(errorOf(`a\n\n${text}`, 'md', parser)).toBe('3:1: nested more than 200 deep');
  });

  test('should reject thousands of unclosed directives, but not closed ones', () => {
    expect(errorOf(':::note\n'.repeat(20_000), 'md', parser)).toBe('401:1: nested more than 200 deep');
    expect(errorOf(':::note\na\n:::\n\n'.repeat(500), 'md', parser)).toBe('no error');
  });

  // native code recurses into these, and would crash the process without the guard
  test.each([
    ['labels of directives', 'md', nested(':a[', 'b', ']'), 3 * maxNesting + 1],
    ['arrays', 'mdx', `{${nested('[', '', ']')}}`, maxNesting + 1],
    ['parentheses', 'mdx', `{${nested('(', 'b', ')')}}`, maxNesting + 1],
    ['objects', 'mdx', `{${nested('{a:', 'b', '}')}}`, 3 * (maxNesting - 1) + 2],
    ['unclosed arrays', 'mdx', `{${nested('[', '', '')}}`, maxNesting + 1],
    ['template strings', 'mdx', `{${nested('`${', 'b', '}`')}}`, 3 * maxNesting + 1],
    ['arrays of attributes', 'mdx', `<A b={${nested('[', '', ']')}} />`, 'b={'.length + maxNesting + 3],
    [
      'arrays of modules',
      'mdx',
      `export const a = ${nested('[', '', ']')}`,
      'export const a = '.length + maxNesting + 1,
    ],
  ] as const)('should refuse thousands of nested %s where the 201st begins', (_name, format, text, column) => {
    expect(errorOf(`a\n\n${text}`, format, parser)).toBe(`3:${column}: nested more than 200 deep`);
  });

  test.each([
    ['elements', 'mdx', nested('<a>\n', '', '</a>\n', 1500)],
    ['elements in text', 'mdx', nested('<a>', 'b', '</a>', 1500)],
    ['emphasis', 'md', nested('*a _b ', '', 'c_ d*', 300)],
  ] as const)('should refuse hundreds of nested %s', (_name, format, text) => {
    expect(errorOf(text, format, parser)).toMatch(/^\d+:\d+: nested more than 200 deep$/);
  });

  test('should accept a nesting depth of 200', () => {
    const depthOfParagraphAndText = 2;
    expect(errorOf(nested('> ', 'a', '', maxNesting - depthOfParagraphAndText), 'md', parser)).toBe('no error');
    expect(errorOf(nested('> ', 'a', '', maxNesting - depthOfParagraphAndText + 1), 'md', parser)).toBe(
      '1:399: nested more than 200 deep',
    );
  });

  test.each([
    ['a thematic break', `${'- '.repeat(5000)}\n`],
    ['brackets', '['.repeat(5000)],
    ['asterisks', '*'.repeat(50_000)],
    ['many labels, each closed', ':a[b] '.repeat(1000)],
    ['unclosed labels in paragraphs of their own', ':a[b\n\n'.repeat(1000)],
    ['a drawing in a block of code', `\`\`\`\n${'>'.repeat(500)}\n\`\`\`\n`],
    ['NUL and lone surrogates', 'a\0b \ud800c\udc00 '.repeat(100)],
  ])('should accept %s', (_name, text) => {
    expect(errorOf(text, 'md', parser)).toBe('no error');
  });

  test('should not count brackets of text in MDX, nor those of code', () => {
    const terminal = `\`\`\`\n${'\\x1b[31m '.repeat(500)}\n\`\`\`\n`;
    expect(errorOf(`${'a :( '.repeat(500)}\n\n${terminal}\n{[1, [2]]}\n`, 'mdx', parser)).toBe('no error');
  });
});

test('parseMarkdown with satteri should say where an element is nested too deep', () => {
  expect(errorOf(nested('<a>\n', '', '</a>\n', 1500), 'mdx', 'satteri')).toBe('201:1: nested more than 200 deep');
});

test('parseMarkdown with satteri should accept a line of 5 MB', () => {
  expect(errorOf('word '.repeat(1_000_000), 'md', 'satteri')).toBe('no error');
});
