import { expect, test } from '@jest/globals';
import { collectSidebarLinks } from '../../src/links/sidebar-links.js';
import { makeConfig, makeDocsConfig, makeSite, makeVersion } from '../site-fixture.js';

test('should collect the links of sidebars at the file of the sidebars', () => {
  const link = { type: 'link', label: 'Tracker', href: '/tracker' } as const;
  const category = { type: 'category', label: 'All', items: [link], collapsible: true, collapsed: true } as const;
  const docs = [{ id: 'default', versions: [makeVersion([category, { ...link, href: '/top' }])] }];
  const config = makeConfig({ docs: [makeDocsConfig({ sidebarPath: 'sidebars.js' })] });
  expect(collectSidebarLinks(makeSite({ config, docs })).map(({ href, place }) => [href, place.file])).toEqual([
    ['/tracker', 'sidebars.js'],
    ['/top', 'sidebars.js'],
  ]);
});
