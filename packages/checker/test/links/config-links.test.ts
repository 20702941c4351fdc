import { expect, test } from '@jest/globals';
import { collectConfigLinks } from '../../src/links/config-links.js';
import { checkInput, makeConfig, makeSite } from '../site-fixture.js';

test('collectConfigLinks should collect the links and files of navbar, dropdowns, footer and logos, with an omitted leading slash added', () => {
  const config = makeConfig({
    favicon: 'img/favicon.svg',
    image: '/img/social.png',
    navbar: {
      hideOnScroll: false,
      style: 'light',
      logo: { src: '/img/logo.svg', alt: '', href: '/home' },
      items: [
        { type: 'link', position: 'left', label: 'Guides', to: 'docs' },
        {
          type: 'dropdown',
          position: 'left',
          label: 'More',
          items: [{ type: 'link', label: 'Forum', href: 'https://moodle.org' }],
        },
        { type: 'search', position: 'left' },
        {
          ...{ type: 'docsVersionDropdown', position: 'right', always: false, activeClass: true },
          itemsBefore: [],
          itemsAfter: [{ type: 'link', label: 'All versions', to: '/versions' }],
        },
      ],
    },
    footer: {
      style: 'light',
      links: [{ title: 'Help', items: [{ label: 'Contact', to: '/contact#us' }, { html: '<b>x</b>' }] }],
    },
  });
  const links = collectConfigLinks(checkInput({ site: makeSite({ config }) }));
  expect(links.map(({ href, kind, place }) => [href, kind, place.file])).toEqual([
    ['/home', 'link', 'docsite.config.ts'],
    ['/img/logo.svg', 'image', 'docsite.config.ts'],
    ['/docs', 'link', 'docsite.config.ts'],
    ['https://moodle.org', 'link', 'docsite.config.ts'],
    ['/versions', 'link', 'docsite.config.ts'],
    ['/contact#us', 'link', 'docsite.config.ts'],
    ['/img/social.png', 'image', 'docsite.config.ts'],
    ['/img/favicon.svg', 'asset', 'docsite.config.ts'],
  ]);
});

test('collectConfigLinks should collect the icons of the installable app', () => {
  const manifest = {
    display: 'standalone' as const,
    backgroundColor: '#ffffff',
    icons: [{ src: 'img/icon.png', sizes: '192x192' }],
  };
  const config = makeConfig({ offline: { activeStrategies: [], debug: true, exclude: [], kill: false, manifest } });
  expect(collectConfigLinks(checkInput({ site: makeSite({ config }) })).map(({ href, kind }) => [href, kind])).toEqual([
    ['/img/icon.png', 'image'],
  ]);
});
