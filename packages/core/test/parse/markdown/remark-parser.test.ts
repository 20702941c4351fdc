import { afterEach, expect, jest, test } from '@jest/globals';
import { parseWithRemark } from '../../../src/parse/markdown/remark-parser.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('should not move what follows each text of a long line', () => {
  // that of the parser, which runs outside of the test's own context
  const prototype = Object.getPrototypeOf(parseWithRemark('', 'md').children) as unknown[];
  const { splice } = prototype;
  let moved = 0;
  jest.spyOn(prototype, 'splice').mockImplementation(function (this: unknown[], start, count = 0, ...items) {
    moved += Math.max(0, this.length - start - count);
    return splice.call(this, start, count, ...items);
  });
  const tree = parseWithRemark('a_b [c] '.repeat(2000), 'md');
  expect(moved).toBeLessThan(100_000);
  expect(tree.children).toMatchObject([{ children: [{ value: 'a_b [c] '.repeat(2000).trim() }] }]);
});

test('should place each node of code in many lines', () => {
  const text = `export const data = [\n${"  { a: 'b' },\n".repeat(500)}];`;
  const [node] = parseWithRemark(text, 'mdx').children;
  expect(node?.data).toMatchObject({ estree: { body: [{ end: text.length }] } });
});
