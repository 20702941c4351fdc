import { describe, expect, test } from '@jest/globals';
import { horizontalOverflow } from '../reader/inspect-page.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const title = 'A title that is longer than narrow screens are wide';
const pages = { 'docs/a.md': '# A', 'pages/index.md': '# Home', 'src/pages/index.md': '# Home' };

/** How a long title is shown in a window of a width. */
async function look({ origin }: BuiltSite, width: number) {
  const { page } = await visit('/docs/a', { origin, width });
  const shown = await page
    .getByRole('banner')
    .first()
    .evaluate((banner) => {
      const [name, tools] = ['.navbar-title', '.navbar-tools'].map((found) => banner.querySelector(found) as Element);
      return {
        isBefore: (name?.getBoundingClientRect().right ?? 0) <= (tools?.getBoundingClientRect().left ?? 0),
        isWhole: name !== undefined && name.scrollWidth <= name.clientWidth,
      };
    });
  return { ...shown, overflow: await horizontalOverflow(page) };
}

describe('a long title should end before the tools, and be whole where there is room', () => {
  test('in the navbar of docsite', async () => {
    const site = await serveBuiltSite({ 'docsite.config.json': JSON.stringify({ title, navbar: {} }), ...pages });
    expect(await look(site, 390)).toEqual({ isBefore: true, isWhole: false, overflow: 0 });
    expect(await look(site, 1440)).toEqual({ isBefore: true, isWhole: true, overflow: 0 });
  });

  test('in that of a Docusaurus site, where tools take no room on narrow screens', async () => {
    const config = {
      title,
      url: 'https://example.org',
      baseUrl: '/',
      presets: [['classic', { blog: false }]],
      themeConfig: { navbar: { title } },
    };
    const text = `module.exports = ${JSON.stringify(config)};`;
    const site = await serveBuiltSite({ 'docusaurus.config.js': text, ...pages });
    for (const width of [390, 600])
      expect(await look(site, width)).toEqual({ isBefore: true, isWhole: false, overflow: 0 });
    expect(await look(site, 1440)).toEqual({ isBefore: true, isWhole: true, overflow: 0 });
  });
});
