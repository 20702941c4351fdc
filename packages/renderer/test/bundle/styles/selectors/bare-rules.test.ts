import type { SelectorAliases } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { rewriteSelectors } from '../../../../src/bundle/styles/selectors/rewrite-selectors.js';

const aliases: SelectorAliases = {
  classes: {},
  beginnings: {},
  parts: '.bar',
  elements: {
    a: [
      { ours: '.bar-link', isInPart: true, owned: ['color', 'border'], ownedPointed: ['text-decoration'] },
      { ours: '.bar-title', isInPart: true, isOfAnyType: true, owned: [] },
    ],
    pre: [{ ours: '.frame > *', owned: ['padding'], never: ['background'] }],
    h2: [{ ours: '.text > *', owned: ['margin-top'] }],
    li: [{ ours: '.card', owned: [], never: ['all'] }],
    th: [{ ours: 'table *', owned: ['color'], isOwnedByTypes: true }],
  },
};

const rewrite = (css: string) => rewriteSelectors(css, aliases);
const others = ':not(:where(.bar), :where(.bar) *)';

describe('a rule for bare elements should reach those of a part', () => {
  test.each([
    [
      'except for what classes set',
      'a { color: red; border-top: 0; border-radius: 1px }',
      `a${others} { color: red; border-top: 0; border-radius: 1px } a:where(.bar-link) { border-radius: 1px } :is(a, *):where(.bar-title) { color: red; border-top: 0; border-radius: 1px }`,
    ],
    [
      'with what is important',
      'a { color: red !important }',
      `a${others} { color: red !important } a:where(.bar-link), :is(a, *):where(.bar-title) { color: red !important }`,
    ],
    [
      'while one points at them, except for what classes set then',
      'a:hover { color: red; text-decoration: none }',
      `a:hover${others} { color: red; text-decoration: none } a:hover:where(.bar-link) { color: red } :is(a, *):hover:where(.bar-title) { color: red; text-decoration: none }`,
    ],
    [
      'with everything, if a condition makes it more specific than classes',
      '[data-theme=dark] a { color: red }',
      `[data-theme=dark] a${others} { color: red } [data-theme=dark] a:where(.bar-link), [data-theme=dark] :is(a, *):where(.bar-title) { color: red }`,
    ],
    [
      'in a media query',
      '@media print { .x, a { border: 0 } }',
      `@media print { .x, a${others} { border: 0 } :is(a, *):where(.bar-title) { border: 0 } }`,
    ],
    ['but not their marks', 'a::after { color: red }', `a${others}::after { color: red }`],
  ])('%s', (_, css, expected) => {
    expect(rewrite(css)).toBe(expected);
  });
});

describe('a rule for bare elements should reach those with classes elsewhere', () => {
  const without = (ours: string) => `:not(:where(${ours}))${others}`;

  test.each([
    ['as written, if classes set nothing of it', 'h2 { color: red }', `h2${others} { color: red }`],
    [
      'except for one side, if a class sets that',
      'h2 { margin: 0\n auto }',
      `h2${without('.text > *')} { margin: 0\n auto } h2:where(.text > *)${others} { margin: 0 auto; margin-top: revert-layer }`,
    ],
    [
      'except for what attributes set, whatever its specificity',
      ':root pre { background: red; padding: 0 }',
      `:root pre${without('.frame > *')} { background: red; padding: 0 } :root pre:where(.frame > *)${others} { padding: 0 }`,
    ],
    ['not at all, if classes set all of it', 'th { color: red }', `th${without('table *')} { color: red }`],
    ['not at all, if they have another type there', 'li:hover { --a: 1 }', `li:hover${without('.card')} { --a: 1 }`],
    [
      'with everything, if it is as specific as the rules for their types',
      'table th { color: red }',
      `table th${others} { color: red }`,
    ],
  ])('%s', (_, css, expected) => {
    expect(rewrite(css)).toBe(expected);
  });
});
