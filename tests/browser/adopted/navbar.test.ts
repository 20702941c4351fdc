import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/css/custom.css' } }]],
      themeConfig: { navbar: { title: 'Adopted', items: [{ to: '/a', label: 'Guide' }, { label: 'More', items: [{ to: '/a', label: 'A' }] }] } },
    };`,
    'src/css/custom.css': `.navbar { padding: 0; padding-block-end: 5rem; }
.navbar__inner { padding: 1rem 1.5rem; }
.navbar__inner .navbar__items a { color: rgb(1, 2, 3); }`,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# Page\n\nText.\n',
  });
});

test('a navbar should be no higher than the space below it that the site sets, and contain its links', async () => {
  const { page } = await visit('/a', { origin: site.origin });
  const boxes = await page.evaluate(() =>
    ['.navbar', '.navbar .navbar-title', '.navbar .navbar-list .navbar-link'].map((selector) => {
      const { top, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)] as const;
    }),
  );
  const [bar, title, link] = boxes as [readonly [number, number], readonly [number, number], readonly [number, number]];
  // the height of 80 pixels plus the border; with the space around its links added, the bar would be 60 pixels higher
  expect(bar).toEqual([0, 81]);
  for (const [top, bottom] of [title, link]) {
    expect(top).toBeGreaterThanOrEqual(8);
    expect(bottom).toBeLessThanOrEqual(72);
  }
});

test('the search field should leave the items of the navbar the room that the classic theme has for them', async () => {
  const { page } = await visit('/a', { origin: site.origin });
  await page.setViewportSize({ width: 1440, height: 900 });
  const width = async () => (await page.locator('.navbar .search-box').boundingBox())?.width;
  expect(await width()).toBe(168);
  // where there is too little of it, the field shrinks before the items wrap or lie above each other
  await page.addStyleTag({ content: '.navbar-links li { flex: none; width: 580px; }' });
  expect(await width()).toBeLessThan(120);
  const [items, tools] = await page.evaluate(() =>
    ['.navbar-links li:last-child', '.navbar-tools'].map((selector) =>
      (document.querySelector(selector) as Element).getBoundingClientRect(),
    ),
  );
  expect(items?.right).toBeLessThan(tools?.left as number);
});

test('rules for links in parts of the navbar should reach the title and the buttons of dropdowns', async () => {
  const { page } = await visit('/a', { origin: site.origin });
  const colors = await page.evaluate(() =>
    ['.navbar-title', '.navbar-list > li > .navbar-link', '.dropdown > summary'].map(
      (selector) => getComputedStyle(document.querySelector(selector) as Element).color,
    ),
  );
  expect(colors).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
});

test('a navbar that the site draws should have its height, the colours of Infima and the classes of its items', async () => {
  const own = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/custom.css' } }]],
      themeConfig: { navbar: { items: [{ to: '/a', label: 'Guide' }, { type: 'search', className: 'own-search' }] } },
    };`,
    'src/custom.css': `:root { --ifm-navbar-height: 6rem; --ifm-navbar-link-color: rgb(1, 2, 3); }
@media (max-width: 996px) { .navbar { height: 4rem; } .own-search { display: none; } }`,
    'src/theme/Navbar/Content/index.js': `import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
export default () => <div className="navbar__inner"><div className="navbar__items">
  {useThemeConfig().navbar.items.map((item, index) => <NavbarItem {...item} key={index} />)}
  <div><NavbarItem to="/a" label="Own" /></div></div></div>;`,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# Page\n',
  });
  const { page } = await visit('/', { origin: own.origin });
  const seen = () =>
    page.evaluate(() => {
      const [bar, link, search] = ['.navbar', '.navbar .navbar-link', '.own-search'].map(
        (selector) => document.querySelector(selector) as Element,
      ) as [Element, Element, Element];
      const height = Math.round(bar.getBoundingClientRect().height);
      return [height, getComputedStyle(link).color, getComputedStyle(search).display];
    });
  expect(await seen()).toEqual([96, 'rgb(1, 2, 3)', 'block']);
  const [guide, other] = ['Guide', 'Own'].map((name) => page.locator('.navbar').getByRole('link', { name }));
  expect([await guide?.isVisible(), await other?.isVisible()]).toEqual([true, true]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await seen()).toEqual([64, 'rgb(1, 2, 3)', 'none']);
  // they are in the menu
  expect([await guide?.isVisible(), await other?.isVisible()]).toEqual([false, false]);
});

test('a navbar whose layout the site draws should have the colours of a light one', async () => {
  const own = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
      themeConfig: { navbar: { items: [{ to: '/a', label: 'Guide' }] } },
    };`,
    'src/theme/Navbar/Layout/index.js': `import NavbarContent from '@theme/Navbar/Content';
export default () => <nav className="navbar navbar--fixed-top"><NavbarContent /></nav>;`,
    'docs/index.md': '# Home\n',
    'docs/a.md': '# Page\n',
  });
  const { page } = await visit('/a', { origin: own.origin });
  const [color, accent] = await page.locator('.navbar .navbar-link').evaluate((link) => {
    const probe = link.ownerDocument.body.appendChild(document.createElement('b'));
    probe.style.color = 'var(--ds-accent)';
    return [getComputedStyle(link).color, getComputedStyle(probe).color];
  });
  expect(color).toBe(accent);
});

test('external links of a navbar within the layout of the site should have their marks, and those of the page none', async () => {
  const own = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', presets: [['classic', { blog: false }]],
      themeConfig: { navbar: { items: [{ href: 'https://app.example.org', label: 'Log in' }] } },
    };`,
    'src/theme/Layout/index.js': `import Navbar from '@theme/Navbar';
export default ({ children }) => <><Navbar /><div className="main-wrapper">{children}</div></>;`,
    'src/pages/index.js': `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
export default () => <Layout><Link to="https://example.org">Elsewhere</Link></Layout>;`,
    'docs/index.md': '# Home\n',
  });
  const { page } = await visit('/', { origin: own.origin });
  const [ofNavbar, ofPage] = await page
    .locator('.main a .external-mark')
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().width));
  expect(ofNavbar).toBeGreaterThan(8);
  expect(ofPage ?? 0).toBe(0);
});

/** Selectors of docsite's theme that a site may well have for elements of its own. */
const likelyNames = [
  ...['.shell', '.sidebar', '.sidebar-link', '.navbar-logo', '.navbar-title', '.toc', '.toc-link', '.page-top'],
  ...['.search-box', '.search-input', '.edit-link'],
];

test('the navbar should have the height that the site gives it, with its parts side by side', async () => {
  const { origin } = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Moved',
      url: 'https://docs.example.org',
      baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/', editUrl: 'https://e.org' }, pages: false, theme: { customCss: './own.css' } }]],
      themeConfig: { navbar: { title: 'Moved', items: [${'{ to: "/", label: "A longer label" },'.repeat(12)}] } },
    };`,
    'own.css': `:root { --ifm-navbar-height: 88px; --ifm-navbar-padding-horizontal: 88px; --ifm-navbar-padding-vertical: 0; }
@media (max-width: 996px) {
  .navbar { padding: 16px; }
  .navbar__toggle { position: absolute; right: 12px; }
}
.navbar__search-input { width: 14rem; padding: 0 0.5rem 0 2.25rem; }
/* as specific as layers that are replaced by specificity */
.navbar.navbar .navbar__search-input { width: 14rem; }
${likelyNames.join(', ')} { outline: 1px solid red; }`,
    'docs/index.md': '# Home\n\n## Part\n',
    'src/theme/ColorModeToggle/index.js': `import Toggle from '@theme-original/ColorModeToggle';
export default (props) => <div style={{ position: 'absolute', right: 48 }}><Toggle {...props} /></div>;`,
  });
  for (const width of [1440, 996, 390]) {
    const { page } = await visit('/', { origin, width });
    const heightOf = (selector: string) => page.locator(selector).first().boundingBox();
    expect([width, (await heightOf('.navbar'))?.height]).toEqual([width, 88]);
    // rules for names that Docusaurus's theme does not have are for elements of the site
    const drawn = page.locator(likelyNames.join(', '));
    const styles = await drawn.evaluateAll((all) => all.map((element) => getComputedStyle(element).outlineStyle));
    expect([width, styles.length > 8, new Set(styles)]).toEqual([width, true, new Set(['none'])]);
    if (width > 996) continue;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const ends = ['.navbar-logo', '.navbar .search-box', '.navbar-color-mode button', '.menu-button'];
    const boxes = await Promise.all(ends.map(heightOf));
    const gaps = boxes
      .flatMap((box) => (box ? [{ start: box.x, end: box.x + box.width }] : []))
      .sort((a, b) => a.start - b.start);
    for (const [index, { start }] of gaps.entries()) expect(start).toBeGreaterThanOrEqual(gaps[index - 1]?.end ?? 0);
  }
});
