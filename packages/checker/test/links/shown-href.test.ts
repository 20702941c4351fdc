import { expect, test } from '@jest/globals';
import { shownHref } from '../../src/links/shown-href.js';

test.each([
  ['/n%C3%B6#%E5%AE%89%E8%A3%85', '/nö#安装'],
  // unchanged: a space, an invisible character, another encoding, no encoding at all
  ['/a%20b%23', '/a%20b%23'],
  ['/%E2%80%AEx', '/%E2%80%AEx'],
  ['/%FF', '/%FF'],
  ['/100%25', '/100%25'],
])('%s should be shown as %s', (href, shown) => {
  expect(shownHref(href)).toBe(shown);
});
