import type { Site } from '@docsite/core';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { unpublishedFinder } from '../../../src/build/judge/find-unpublished.js';

const siteDir = makeFolder({
  'static/img/a.png': '',
  'static/img/c.png': '',
  'public/img/a.png': '',
  'public/img/folder/b.png': '',
  'assets/img/b.png': '',
  'docs/img/d.png': '',
  'docs/public/img/e.png': '',
});

test.each([
  ['/img/a.png', 'public/img/a.png', 'in a folder that is not published'],
  ['/img/b.png', 'assets/img/b.png', 'in the first folder that has it'],
  ['/img/c.png', undefined, 'in a folder of static files'],
  ['/img/d.png', undefined, 'in a folder of content'],
  ['/img/e.png', 'docs/public/img/e.png', 'in a folder of content, as VitePress has it'],
  ['/img/folder', undefined, 'a folder'],
  ['/img/a.png/b.png', undefined, 'below a file'],
  ['img/a.png', undefined, 'an address that does not begin at the root'],
  ['//img/a.png', undefined, 'an address of another site'],
])('%j should be found at %j: %s', (address, path, _reason) => {
  const site = { config: { staticDirectories: ['static'] }, sourceRoots: [{ path: 'docs' }, { path: 'pages' }] };
  expect(unpublishedFinder(siteDir, site as unknown as Site)(address)).toBe(path);
});
