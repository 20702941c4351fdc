import type { UserConfig } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { contentFolders } from '../../../src/styles/sources/site-sources.js';

const foldersOf = (config: object) => contentFolders({ title: 'T', ...config } as UserConfig, '/site');

test('the content of a site should be found whether its configuration has one docs instance or a list', () => {
  const folders = ['/site/versioned_docs', '/site/guides', '/site/news'];
  expect(foldersOf({ docs: [{ path: 'guides' }], blog: [{ path: 'news' }] })).toEqual(folders);
  expect(foldersOf({ docs: { path: 'guides' }, blog: { path: 'news' } })).toEqual(folders);
  expect(foldersOf({})).toEqual(['/site/versioned_docs', '/site/docs']);
  expect(foldersOf({ docs: false, blog: false })).toEqual(['/site/versioned_docs']);
});
