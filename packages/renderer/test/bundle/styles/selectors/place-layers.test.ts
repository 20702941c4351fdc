import { describe, expect, test } from '@jest/globals';
import { placeLayers } from '../../../../src/bundle/styles/selectors/place-layers.js';

const placed = (css: string, withMedia = true) => placeLayers(css, { layer: 'base', withMedia });

describe('layers should be parts of the outer layer', () => {
  test.each([
    ['in a list', '@layer a, b.c;', '@layer base.a, base.b.c;'],
    ['with rules', '@layer a{.x{}}', '@layer base.a{.x{}}'],
    ['without a name', '@layer {.x {}}', '@layer base  {.x {}}'],
    [
      'within another layer, which is one of it',
      '@layer a { @layer b { .x {} } }',
      '@layer base.a { @layer b { .x {} } }',
    ],
    ['in a condition', '@supports (top: 0) { @layer a { .x {} } }', '@supports (top: 0) { @layer base.a { .x {} } }'],
    ['of an import', '@import "x.css" layer(a) print;', '@import "x.css" layer(base.a) print;'],
    ['of an import without a name', '@import url(x.css) layer;', '@import url(x.css) layer(base);'],
    ['but not names in addresses', '@import "layer(a).css";', '@import "layer(a).css";'],
  ])('%s', (_, css, expected) => {
    expect(placed(css)).toBe(expected);
  });
});

test('rules in media queries should leave their layer, without a change to the numbers of lines before', () => {
  const css = '\uFEFF@layer a {\n  .x {}\n  @media (width > 1px) {\n    .y {}\n  }\n}\n.z {}';
  const media = '@media (width > 1px) {\n    .y {}\n  }';
  expect(placed(css, false)).toBe(`\uFEFF@layer base.a {\n  .x {}\n  \n\n\n}\n.z {}\n${media}`);
  expect(placed(css)).toBe(css.replace('@layer a', '@layer base.a'));
});

test('only the outermost media queries of a layer should leave it, with those that they contain', () => {
  const inner = '@media (hover) { @media print { .x {} } }';
  expect(placed(`@layer a { ${inner} } @media print { .y {} }`, false)).toBe(
    `@layer base.a {  } @media print { .y {} }\n${inner}`,
  );
  expect(placed('@layer a { .x { @media print { top: 0 } } }', false)).toBe(
    '@layer base.a { .x { @media print { top: 0 } } }',
  );
});

test('layers of the other theme should stay as written, with their parts', () => {
  const css = '@layer docs.infima, a; @import "x.css" layer(docs); @layer docs { .x {} }';
  expect(placeLayers(css, { layer: 'site', withMedia: true, except: 'docs' })).toBe(
    css.replace('infima, a', 'infima, site.a'),
  );
});

test('invalid CSS should be left as it is', () => {
  expect(placed('@layer a { .x {')).toBe('@layer a { .x {');
});
