import type { UserConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import { makeSite, type TestSite } from '../../site-fixture.js';
import { linkedFiles as files } from '../linked-files.js';

const navbarSite = (items: NonNullable<UserConfig['navbar']>['items']): Promise<TestSite> =>
  makeSite(files, { baseUrl: '/base/', navbar: { items } });

describe('the navbar', () => {
  test('should link routes, other sites and static files', async () => {
    const site = await navbarSite([
      { label: 'Docs', to: '/docs', position: 'right', activeBasePath: '/docs', className: 'x' },
      { label: 'Without slash', to: 'docs/a' },
      { label: 'Code', href: 'https://code.example/' },
      { label: 'Logo', href: '/img/logo.svg' },
      { label: 'Play', to: 'pathname:///play/' },
    ]);
    expect(site.data().navbar.items).toEqual([
      {
        type: 'link',
        label: 'Docs',
        href: '/base/docs',
        position: 'right',
        activeBasePath: '/base/docs',
        className: 'x',
      },
      { type: 'link', label: 'Without slash', href: '/base/docs/a', position: 'left' },
      { type: 'link', label: 'Code', href: 'https://code.example/', external: true, position: 'left' },
      { type: 'link', label: 'Logo', href: '/base/img/logo.svg', file: true, position: 'left' },
      { type: 'link', label: 'Play', href: '/base/play/', file: true, position: 'left' },
    ]);
  });

  test('should link documents by their ids and titles, and sidebars by their first pages', async () => {
    const site = await navbarSite([
      { type: 'doc', docId: 'a' },
      { type: 'doc', docId: 'a', label: 'Mine' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guides' },
    ]);
    // current on all pages with the sidebar of their document
    const activeSidebar = 'default/current/defaultSidebar';
    expect(site.data().navbar.items).toEqual([
      { type: 'link', label: 'A', href: '/base/docs/a', position: 'left', activeSidebar },
      { type: 'link', label: 'Mine', href: '/base/docs/a', position: 'left', activeSidebar },
      { type: 'link', label: 'Guides', href: '/base/docs/a', position: 'left', activeSidebar },
    ]);
  });

  test('should name a sidebar without a label by its first entry, or the id of its document', async () => {
    const sidebars = `export default {
      ids: ['a'],
      labels: [{ type: 'doc', id: 'a', label: 'Begin' }],
      categories: [{ type: 'category', label: 'All', link: { type: 'doc', id: 'a' }, items: ['index'] }],
    };`;
    const items = ['ids', 'labels', 'categories'].map((sidebarId) => ({ type: 'docSidebar' as const, sidebarId }));
    const docs = { path: 'docs', sidebarPath: 'sidebars.js' };
    const site = await makeSite({ ...files, 'sidebars.js': sidebars }, { docs, navbar: { items } });
    expect(site.data().navbar.items).toMatchObject([{ label: 'a' }, { label: 'Begin' }, { label: 'All' }]);
  });

  test('should link the version of the page by its label', async () => {
    const versions = {
      'versions.json': '["2.0"]',
      'versioned_docs/version-2.0/start.md': '---\nslug: /\n---\n# Start',
    };
    const site = await makeSite(
      { ...files, ...versions },
      {
        docs: { path: 'docs', versions: { current: { label: 'Unreleased' } } },
        navbar: { items: [{ type: 'docsVersion' }, { type: 'docsVersion', label: 'Versions', to: '/versions' }] },
      },
    );
    expect(site.data().navbar.items).toMatchObject([
      {
        type: 'link',
        label: '2.0',
        href: '/docs',
        versionUrls: [
          { version: 'current', label: 'Unreleased', href: '/docs/next', activeBasePath: '/docs/next' },
          { version: '2.0', label: '2.0', href: '/docs', activeBasePath: '/docs' },
        ],
      },
      { label: 'Versions', href: '/versions', versionUrls: [{ href: '/versions' }, { href: '/versions' }] },
    ]);
  });

  test('should link documents and sidebars in every version that has them', async () => {
    const versions = {
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-2.0/a.md': '# A',
      'versioned_docs/version-1.0/b.md': '# B',
    };
    const items = [
      { type: 'doc' as const, docId: 'a' },
      { type: 'docSidebar' as const, sidebarId: 'defaultSidebar' },
      { label: 'Start', to: '/docs/a' },
    ];
    const site = await makeSite({ ...files, ...versions }, { navbar: { items } });
    expect(site.data().navbar.items).toMatchObject([
      {
        href: '/docs/a',
        docsInstance: 'default',
        versionUrls: [
          { version: 'current', href: '/docs/next/a' },
          { version: '2.0', href: '/docs/a' },
        ],
      },
      {
        href: '/docs/a',
        activeSidebar: 'default/2.0/defaultSidebar',
        versionUrls: [
          { version: 'current', href: '/docs/next/a', activeSidebar: 'default/current/defaultSidebar' },
          { version: '2.0', href: '/docs/a', activeSidebar: 'default/2.0/defaultSidebar' },
          { version: '1.0', href: '/docs/1.0/b', activeSidebar: 'default/1.0/defaultSidebar' },
        ],
      },
      { href: '/docs/a' },
    ]);
    expect(Object.keys(site.data().navbar.items[2] ?? {})).not.toContain('versionUrls');
  });

  test('should omit items that lead nowhere', async () => {
    const site = await navbarSite([
      { type: 'doc', docId: 'gone' },
      { type: 'docSidebar', sidebarId: 'gone' },
      { type: 'doc', docId: 'a', docsInstance: 'gone' },
    ]);
    expect(site.data().navbar.items).toEqual([]);
  });

  test('should have dropdowns, with and without a type', async () => {
    const site = await navbarSite([
      { label: 'More', items: [{ label: 'A', to: '/docs/a' }] },
      { type: 'dropdown', label: 'Else', position: 'right', items: [{ type: 'doc', docId: 'a', label: 'A' }] },
    ]);
    expect(site.data().navbar.items).toEqual([
      {
        type: 'dropdown',
        label: 'More',
        position: 'left',
        items: [{ type: 'link', label: 'A', href: '/base/docs/a', position: 'left' }],
      },
      {
        type: 'dropdown',
        label: 'Else',
        position: 'right',
        items: [
          {
            type: 'link',
            label: 'A',
            href: '/base/docs/a',
            position: 'right',
            activeSidebar: 'default/current/defaultSidebar',
          },
        ],
      },
    ]);
  });

  test('should have search, versions, languages and HTML', async () => {
    const site = await navbarSite([
      { type: 'search' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown' },
      { type: 'html', html: '<li>x</li>' },
    ]);
    expect(site.data().navbar.items).toEqual([
      { type: 'search', position: 'left' },
      { type: 'version-dropdown', position: 'right', instance: 'default' },
      { type: 'locale-dropdown', position: 'left' },
      { type: 'html', html: '<div>x</div>', position: 'left' },
    ]);
  });

  test('should be current on all pages of the blog that they lead to, unless they say on which', async () => {
    const items = [{ to: '/blog' }, { to: '/blog', activeBaseRegex: '^/blog/tags' }];
    const files = { 'docs/a.md': '# A', 'blog/2024-01-01-a.md': '# A' };
    const site = await makeSite(files, { blog: {}, navbar: { items } });
    expect(site.data().navbar.items.map((item) => 'activeBasePath' in item && item.activeBasePath)).toEqual([
      '/blog',
      false,
    ]);
  });

  test('should have HTML in lists and as labels, and versions by name', async () => {
    const site = await navbarSite([
      { to: '/docs/a', html: '<b>A</b>', activeBaseRegex: '^/x', attributes: { target: '_self' } },
      { label: 'More', className: 'c', items: [{ type: 'html', html: '<hr>', className: 'd' }] },
      { type: 'docsVersionDropdown', versions: { '1.0': 'Old' } },
      { type: 'docsVersionDropdown', versions: ['1.0'] },
      { type: 'localeDropdown', itemsAfter: [{ type: 'html', html: '<hr>' }] },
    ]);
    const position = 'left';
    expect(site.data().navbar.items).toEqual([
      {
        type: 'link',
        label: '',
        href: '/base/docs/a',
        position,
        activeBaseRegex: '^/x',
        html: '<b>A</b>',
        attributes: { target: '_self' },
      },
      {
        type: 'dropdown',
        label: 'More',
        className: 'c',
        position,
        items: [{ type: 'html', html: '<hr>', className: 'd', position }],
      },
      { type: 'version-dropdown', position, instance: 'default', versions: [{ name: '1.0', label: 'Old' }] },
      { type: 'version-dropdown', position, instance: 'default', versions: [{ name: '1.0' }] },
      { type: 'locale-dropdown', position, after: [{ type: 'html', html: '<hr>', position }] },
    ]);
  });

  test('should show the title of the site unless it has a title or a logo of its own', async () => {
    const logo = { src: 'img/logo.svg', srcDark: '/img/dark.svg', alt: 'Site', width: 35, height: 138 };
    expect((await makeSite(files)).data().navbar).toEqual({
      title: 'Site',
      hideOnScroll: false,
      style: 'light',
      items: [],
    });
    expect((await makeSite(files, { navbar: { title: 'Own' } })).data().navbar.title).toBe('Own');
    expect((await makeSite(files, { baseUrl: '/base/', navbar: { logo } })).data().navbar).toEqual({
      logo: {
        src: '/base/img/logo.svg',
        srcDark: '/base/img/dark.svg',
        alt: 'Site',
        width: 35,
        height: 138,
        href: '/base/',
      },
      hideOnScroll: false,
      style: 'light',
      items: [],
    });
  });
});
