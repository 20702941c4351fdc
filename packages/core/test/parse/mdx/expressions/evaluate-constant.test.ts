import { describe, expect, test } from '@jest/globals';
import { evaluateConstant, unknownValue } from '../../../../src/parse/mdx/expressions/evaluate-constant.js';

const names = { props: { a: 'x', list: ['y'], none: unknownValue } };

describe('evaluateConstant', () => {
  test.each([
    ["'a'", 'a'],
    ['`a`', 'a'],
    ['-3', -3],
    ['!0', true],
    ['null', null],
    ["[1, 'b', [true]]", [1, 'b', [true]]],
    ["{ a: 1, 'b-c': { d: 'e' } }", { a: 1, 'b-c': { d: 'e' } }],
    ["'a' + 1", 'a1'],
    [`-3 === -3 ? \`b\${'c'}\` : d`, 'bc'],
    ["['a', null, 'b'].join('-').toUpperCase()", 'A--B'],
    ['{ a: [!0], "b-c": undefined }', { a: [true], 'b-c': undefined }],
    ['props.a', 'x'],
    ['props["list"][0]', 'y'],
    ['props.b ?? props.a', 'x'],
    ['props.b?.c', undefined],
    ["props.a && props.a.replace('x', 'z')", 'z'],
  ])('should evaluate %s', (code, value) => {
    expect(evaluateConstant(code, names)).toEqual({ value });
  });

  test.each(
    [
      ['1 + 1', '[a]', '{ [a]: 1 }'],
      ['a', `\`a\${b}\``, 'f()', '[...a]', '{ ...a }', '{ get a() { return 1 } }', '/x/', '1n', '1; 2', '', '{'],
      ['props.none', 'props.b.c', 'props', `\`\${props.list}\``, 'props.constructor', '"".constructor', "'a'['at'](0)"],
      ['props.list.push(1)', 'new Date()', '() => 1', 'a = 1', 'this', '1 * 2', "'a'.split(...b)"],
    ].flat(),
  )('should not know %s', (code) => {
    expect(evaluateConstant(code, code === 'props' ? {} : names)).toBeUndefined();
  });
});
