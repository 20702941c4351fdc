import { expect, test } from '@jest/globals';
import { chunkName } from '../../src/live/live-pages.js';

test.each([
  ['docs/a.mdx', 'page-docs-a'],
  ['pages/index.tsx', 'page-pages-index'],
  ['docs/1.0 (new)/über_uns.mdx', 'page-docs-1-0-new-ber-uns'],
  ['versioned_docs/version-4.0/lock.api.mdx', 'page-versioned-docs-version-4-0-lock-api'],
])('the chunk of %s should be named %s', (source, name) => {
  expect(chunkName(source)).toBe(name);
});
