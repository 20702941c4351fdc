import { beforeAll, describe, expect, test } from '@jest/globals';
import { styleOf } from '../reader/style-of.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Frame', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/custom.css' } }]],
      themeConfig: {
        announcementBar: { id: 'news', content: 'News' },
        navbar: { items: [
          { to: '/a', label: 'Guide' },
          { type: 'dropdown', label: 'More', items: [{ to: '/b', label: 'Other' }] },
        ] },
        footer: {
          style: 'dark',
          links: [{ label: 'One', to: '/a' }, { label: 'Two', to: '/b' }],
          copyright: 'By <a href="https://example.org">us</a>',
        },
      },
    };`,
    'src/custom.css': `:root {
      --ifm-color-primary: #2e8555;
      --ifm-navbar-link-hover-color: rgb(7, 8, 9);
      --ifm-menu-link-padding-horizontal: 31px;
    }
    body { font-size: 20px; }
    .menu { font-size: 24px; }
    .navbar__link:not(.navbar__link--active) { color: rgb(1, 2, 3); }
    .pagination-nav__link { color: rgb(4, 5, 6); }`,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# First\n\nText.\n',
    'docs/b.md': '# Second\n',
  });
});

describe('what a site sets for parts of the frame should have the effect that it has in Docusaurus:', () => {
  test('sizes of text, for what is in the parts', async () => {
    const { page } = await visit('/a', { origin: site.origin });
    expect(await styleOf(page.locator('.sidebar-link').first(), 'font-size')).toBe('21px');
    expect(await styleOf(page.locator('.markdown p').first(), 'font-size')).toBe('20px');
    expect(await styleOf(page.locator('.navbar-links > ul > li > .navbar-link').first(), 'font-size')).toBe('18.75px');
  });

  test('variables, for the elements that Infima uses them for', async () => {
    const { page } = await visit('/a', { origin: site.origin });
    expect(await styleOf(page.locator('.sidebar-link').first(), 'padding-left')).toBe('31px');
    expect(await styleOf(page.getByRole('link', { name: 'Guide' }).first(), 'color')).toBe('rgb(7, 8, 9)');
  });

  test('colours of links in the navbar, not of those in its lists and in the menu', async () => {
    const own = 'rgb(1, 2, 3)';
    const { page } = await visit('/b', { origin: site.origin });
    expect(await styleOf(page.locator('.navbar-links > ul > li > .navbar-link').first(), 'color')).toBe(own);
    expect(await styleOf(page.locator('.navbar .dropdown-list .navbar-link'), 'color')).not.toBe(own);
    expect(await styleOf(page.locator('.menu-nav .navbar-link').first(), 'color')).not.toBe(own);
    expect(await styleOf(page.locator('.pagination-label').first(), 'color')).toBe('rgb(4, 5, 6)');
  });

  test('links of a footer without columns are a line, and those in HTML have the colour of links', async () => {
    const { page } = await visit('/a', { origin: site.origin, theme: 'light' });
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((name) => page.locator('footer').getByRole('link', { name }).boundingBox()),
    );
    expect(two?.y).toBe(one?.y);
    expect(await styleOf(page.getByRole('link', { name: 'us', exact: true }), 'text-decoration-line')).toBe('none');
  });

  test('an announcement is as high as the variable of the classic theme says', async () => {
    const { page } = await visit('/a', { origin: site.origin });
    expect(await styleOf(page.locator('.announcement'), 'height')).toBe('30px');
  });
});

test('print should have no navbar and no footer', async () => {
  const { page } = await visit('/a', { origin: site.origin });
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'First' }).waitFor();
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
});
