import { describe, expect, test } from '@jest/globals';
import * as acorn from 'acorn';
import jsx from 'acorn-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

describe('an expression with braces in it', () => {
  test.each([
    ['{{ a: { b: 1 }, c: "}" }}', 1],
    ["<X a={{ 'it\\'s': '}', b: [{ c: {} }] }} />", 1],
    ['{`}`}', 2],
    ['{/[}]/.test("}")}', 3],
    ['{/* } */ 1}', 2],
    ['<X a={<b>{1}</b>} />', 2],
  ])('should end at its own brace, and be parsed once up to it if its code is plain: %j', (text, times) => {
    const { tree, count } = parse(text);
    expect([tree.children.length, tree.children[0]?.position?.end.offset, count]).toEqual([1, text.length, times]);
  });

  test.each([
    ['{{ a: 1 }', /expected a corresponding closing brace for `{`/],
    ['{ a: { b }}\n\nText {c', /Unexpected|Could not parse/],
    ["{'a\n}'}", /Could not parse expression with acorn/],
  ])('should be an error if it does not end, or is no code: %j', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

/** Parses MDX, and counts how often code is parsed. */
function parse(text: string) {
  const parser = acorn.Parser.extend(jsx());
  let count = 0;
  const counting = {
    parse: (...given: Parameters<typeof parser.parse>) => parser.parse(...given),
    parseExpressionAt: (...given: Parameters<typeof parser.parseExpressionAt>) => {
      count += 1;
      return parser.parseExpressionAt(...given);
    },
  };
  const tree = unified().use(remarkParse).use(remarkMdx, { acorn: counting }).parse(text);
  return { tree, count };
}
