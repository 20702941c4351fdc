import { expect, test } from '@jest/globals';
import type { AssembleInput } from '../../../src/content/assemble-input.js';
import { assemblePages } from '../../../src/content/pages/assemble-pages.js';
import type { ScannedPages } from '../../../src/content/pages/scan-pages.js';

test('assemblePages should title React pages by their front matter, or else by their file names', () => {
  const ref = (name: string) => ({ path: `pages/${name}.tsx`, relative: `${name}.tsx` });
  const modules = [
    { ...ref('team'), frontMatter: { title: 'Who we are', description: 'People.' } },
    { ...ref('board'), frontMatter: {} },
  ];
  const scanned = { config: { routeBasePath: '/' }, documents: [], modules } as unknown as ScannedPages;
  const sitemap = { more: [] };
  const titles = (untitledPages: 'file' | 'site') => {
    const input = { config: { title: 'Club', untitledPages, sitemap } } as unknown as AssembleInput;
    return assemblePages(scanned, input).map(({ title }) => title);
  };
  expect(titles('site')).toEqual(['Who we are', 'Club']);
  const pages = assemblePages(scanned, { config: { untitledPages: 'file', sitemap } } as unknown as AssembleInput);
  expect(pages.map(({ route, title, description }) => [route, title, description])).toEqual([
    ['/team', 'Who we are', 'People.'],
    ['/board', 'board', ''],
  ]);
});
