import { expect, test } from '@jest/globals';
import { collectSidebarLinks } from '../../src/links/sidebar-links.js';
import { checkInput, makeDocPage, makeSite, makeVersion } from '../site-fixture.js';

test('collectSidebarLinks should collect the links of sidebars, placed in the sidebars file', () => {
  const place = { file: 'sidebars.js', line: 3, column: 5 };
  const link = { type: 'link', label: 'Tracker', href: '/tracker', place } as const;
  const category = { type: 'category', label: 'All', items: [link], collapsible: true, collapsed: true } as const;
  const docs = [{ id: 'default', versions: [makeVersion([category, { ...link, href: '/top' }])] }];
  const pages = [
    makeDocPage('a', { docs: { instance: 'default', version: 'current', sidebar: 'main', breadcrumbs: [] } }),
  ];
  const found = collectSidebarLinks(checkInput({ site: makeSite({ docs, pages }) }));
  expect(found.map(({ href, place: at }) => [href, at])).toEqual([
    ['/tracker', place],
    ['/top', place],
  ]);
});

test('collectSidebarLinks should leave out the links of sidebars that no page shows', () => {
  const link = { type: 'link', label: 'L', href: '/none', place: { file: 'sidebars.js', line: 1, column: 1 } } as const;
  const docs = [{ id: 'default', versions: [makeVersion([link])] }];
  const other = { instance: 'other', version: 'current', sidebar: 'main', breadcrumbs: [] };
  const pages = [makeDocPage('a'), makeDocPage('b', { docs: other })];
  expect(collectSidebarLinks(checkInput({ site: makeSite({ docs, pages }) }))).toEqual([]);
});
