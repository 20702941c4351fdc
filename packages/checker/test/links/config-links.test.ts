import { expect, test } from '@jest/globals';
import { collectConfigLinks } from '../../src/links/config-links.js';
import { makeConfig, makeSite } from '../site-fixture.js';

test('should collect the links of navbar, dropdowns, footer and logos, with the leading slash that an author may leave out', () => {
  const config = makeConfig({
    navbar: {
      hideOnScroll: false,
      logo: { src: '/img/logo.svg', alt: '', href: '/home' },
      items: [{ label: 'Guides', to: 'docs' }, { label: 'More', items: [{ label: 'Forum', href: 'https://moodle.org' }] }, { type: 'search' }],
    },
    footer: { style: 'light', links: [{ title: 'Help', items: [{ label: 'Contact', to: '/contact#us' }, { html: '<b>x</b>' }] }] },
  });
  const links = collectConfigLinks(makeSite({ config }));
  expect(links.map(({ href, place }) => [href, place.file])).toEqual([
    ['/home', 'docsite.config.ts'],
    ['/docs', 'docsite.config.ts'],
    ['https://moodle.org', 'docsite.config.ts'],
    ['/contact#us', 'docsite.config.ts'],
  ]);
});
