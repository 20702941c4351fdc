import { expect, test } from '@jest/globals';
import { collectSidebarLinks } from '../../src/links/sidebar-links.js';
import { checkInput, makeSite, makeVersion } from '../site-fixture.js';

test('should collect the links of sidebars, placed in the sidebars file', () => {
  const place = { file: 'sidebars.js', line: 3, column: 5 };
  const link = { type: 'link', label: 'Tracker', href: '/tracker', place } as const;
  const category = { type: 'category', label: 'All', items: [link], collapsible: true, collapsed: true } as const;
  const docs = [{ id: 'default', versions: [makeVersion([category, { ...link, href: '/top' }])] }];
  const found = collectSidebarLinks(checkInput({ site: makeSite({ docs }) }));
  expect(found.map(({ href, place: at }) => [href, at])).toEqual([
    ['/tracker', place],
    ['/top', place],
  ]);
});
