import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readModuleFrontMatter } from '../../../src/content/pages/module-front-matter.js';

test.each([
  ["export const frontMatter = { title: 'A', description: `B` };", { title: 'A', description: 'B' }],
  ['type T = { title: string };\nexport const frontMatter: T = { \'title\': "A" } as const;', { title: 'A' }],
  ["export const frontMatter = { title: 'A', image: import.meta.url } satisfies object;", { title: 'A' }],
  ["export const a = <b>x</b>, frontMatter = { title: 'A' };", { title: 'A' }],
  ['export const frontMatter = { title: makeTitle(), description: a + b };', {}],
  ["export const frontMatter = { title: 'A', ...rest };", {}],
  ["export const frontMatter = { ...rest, title: 'A' };", { title: 'A' }],
  ["export const frontMatter = { title: 'A' + ' B' };", { title: 'A B' }],
  ['export const frontMatter = { title: 1 };', {}],
  ["// export const frontMatter = { title: 'A' };", {}],
  ["const frontMatter = { title: 'A' };", {}],
  ['export const frontMatter = {', {}],
  ['export default () => null;', {}],
])('should read the front matter of %j', async (text, expected) => {
  const folder = makeFolder({ 'page.tsx': text });
  expect(await readModuleFrontMatter(join(folder, 'page.tsx'))).toEqual(expected);
});
