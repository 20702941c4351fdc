import { expect, test } from '@jest/globals';
import { applyTrailingSlash } from '../../theme/docusaurus/utils-common.js';

test.each([
  ['/base/a', true, '/base/a/'],
  ['/base/a/?b#c', false, '/base/a?b#c'],
  ['/base/', false, '/base/'],
  ['/', false, '/'],
  ['#a', true, '#a'],
  ['/base/a/', undefined, '/base/a/'],
])('the path of %s should end as with trailingSlash %s', (address, trailingSlash, expected) => {
  expect(applyTrailingSlash(address, { trailingSlash, baseUrl: '/base/' })).toBe(expected);
});
