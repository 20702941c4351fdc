import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { contrastOf } from '../reader/contrast.js';
import { styleOf } from '../reader/style-of.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted',
      url: 'https://docs.example.org',
      baseUrl: '/',
      presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]],
      themeConfig: {
        navbar: { title: 'Adopted', style: 'dark', items: [{ to: '/docs/a', label: 'Guide' }] },
        footer: { style: 'dark', copyright: 'By us' },
        prism: { theme: {
          plain: { color: '#f8f8f2', backgroundColor: '#282a36' },
          styles: [{ types: ['comment'], style: { color: '#6272a4' } }],
        } },
      },
    };`,
    'src/css/custom.css': `:root { --ifm-color-primary: #2e8555; --ifm-h2-font-size: 2rem; --own-margin: var(--ifm-leading); }
[data-theme='dark'] { --ifm-color-primary: #25c2a0; }
.navbar__title { text-transform: uppercase; }
.navbar { word-spacing: 2px; }
.navbar .navbar__title { font-style: italic; }
.theme-doc-markdown .alert--info { border-width: 7px; }
.own { margin: var(--own-margin); }
a { letter-spacing: 3px; font-weight: 250; }
pre { border: 5px solid; padding: 40px; }
img { display: block; }
.floating { position: fixed; right: 10px; bottom: 10px; }`,
    'src/theme/Root.jsx': `export default ({ children }) => (
  <>{children}<button className="floating">Ask</button></>
);`,
    'src/theme/AnnouncementBar/index.jsx':
      'export default () => <div className="banner">News: <a href="/docs/a">read</a></div>;',
    'static/img/light.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'static/img/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    'src/pages/index.jsx': `import Layout from '@theme/Layout';
import ThemedImage from '@theme/ThemedImage';
export default () => (
  <Layout>
    <header className="hero hero--primary">
      <div className="container own">
        <h1 className="hero__title">Home</h1>
        <a className="button button--primary button--lg" href="/docs/a">Begin</a>
        <ThemedImage alt="Picture" sources={{ light: '/img/light.svg', dark: '/img/dark.svg' }} />
      </div>
    </header>
  </Layout>
);`,
    'docs/a.md':
      '# Page\n\nText, and [a link](https://example.org).\n\n## Part\n\n:::info\n\nA notice.\n\n:::\n\n```js\n// says what\nx();\n```\n\n<div>\n\n## Nested\n\n<pre><code style={{ float: "left" }}>own</code></pre>\n\n</div>\n',
    'docs/b.md': '---\nunlisted: true\n---\n# Levels\n\n## Outer\n\n### Inner\n',
    'src/theme/TOCItems/Tree.jsx': `export default function Tree({ toc, className, linkClassName, isChild }) {
  return toc.length > 0 && (
    <ul className={isChild ? undefined : className}>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a href={'#' + id} className={linkClassName}>{value}</a>
          <Tree isChild toc={children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}`,
    'src/pages/cards.mdx': `# Cards

See [the page](/docs/a).

<a className="button button--primary" href="/docs/a">Begin</a>

<a className="feature" href="/docs/a">First</a>

<a href="/docs/a"><h3>Second</h3></a>

<p>Also <a href="/docs/a">this one</a>.</p>

<pre className="code-frame live-code-editor"><span className="token-line"><span className="token comment">told</span> plain</span></pre>
`,
  });
});

const pages = new Map<string, Promise<Page>>();

/** Opens a page once for all tests, which only read it. */
function open(path: string, theme: 'light' | 'dark' = 'light'): Promise<Page> {
  const visitOnce = async () => (await visit(path, { origin: site.origin, theme, isShared: true })).page;
  const page = pages.get(path + theme) ?? visitOnce();
  pages.set(path + theme, page);
  return page;
}

test.each([
  ['light', 'rgb(46, 133, 85)'],
  ['dark', 'rgb(37, 194, 160)'],
] as const)('the menu of narrow screens should have the colours of the navbar in the %s mode', async (theme, brand) => {
  const { page } = await visit('/docs/a', { origin: site.origin, theme, width: 390 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('#ds-menu');
  const title = menu.locator('.navbar-title');
  const [link, entry] = [menu.locator('.menu-nav .navbar-link'), menu.locator('.sidebar-link')];
  expect(await styleOf(menu, 'background-color')).toBe('rgb(36, 37, 38)');
  expect(await styleOf(title, 'color')).toBe('rgb(245, 246, 247)');
  expect(await styleOf(link, 'color')).toBe(brand);
  expect(await styleOf(entry, 'color')).toBe(brand);
  // what the site sets for the navbar, and for titles in it
  expect(await styleOf(link, 'word-spacing')).toBe('2px');
  expect(await styleOf(title, 'font-style')).toBe('italic');
});

describe('a page of the site itself should look as it did in Docusaurus', () => {
  test.each([
    ['light', 'rgb(46, 133, 85)'],
    ['dark', 'rgb(37, 194, 160)'],
  ] as const)('in the %s mode', async (mode, brand) => {
    const page = await open('/', mode);
    expect(await styleOf(page.getByRole('link', { name: 'Begin' }), 'background-color')).toBe(brand);
    expect(await styleOf(page.locator('.hero'), 'background-color')).toBe(brand);
  });

  test.each(['light', 'dark'] as const)(
    'with the pictures of the %s mode, whatever its CSS says of pictures',
    async (mode) => {
      const page = await open('/', mode);
      const shown = await page
        .locator('.hero img')
        .evaluateAll((images) =>
          images.filter((image) => (image as HTMLElement).offsetWidth > 0).map((image) => image.getAttribute('src')),
        );
      expect(shown).toEqual([`/img/${mode}.svg`]);
    },
  );

  test('with floating elements beside all pages as its CSS says', async () => {
    const page = await open('/');
    const box = await page.getByRole('button', { name: 'Ask' }).boundingBox();
    expect(box?.width).toBeLessThan(100);
  });

  test('with links beside the frame in the colour of links, and not underlined', async () => {
    const page = await open('/docs/a');
    const link = page.locator('.banner a');
    const color = await styleOf(page.getByRole('link', { name: 'a link' }), 'color');
    expect([await styleOf(link, 'color'), await styleOf(link, 'text-decoration-line')]).toEqual([color, 'none']);
    expect(await styleOf(page.getByRole('link', { name: 'Guide' }).first(), 'color')).not.toBe(color);
  });

  test('from edge to edge, with the sizes of Infima', async () => {
    const page = await open('/');
    const box = await page.locator('.hero').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, page.viewportSize()?.width]);
    expect(await styleOf(page.getByRole('heading', { name: 'Home' }), 'font-size')).toBe('48px');
    expect(await styleOf(page.locator('.own'), 'margin-top')).toBe('20px');
  });
});

describe('the style sheet of the site should apply to', () => {
  test('the navbar, which is dark in both modes', async () => {
    const page = await open('/docs/a');
    expect(await styleOf(page.locator('.navbar .navbar-title'), 'text-transform')).toBe('uppercase');
    expect(await styleOf(page.locator('.navbar'), 'background-color')).toBe('rgb(36, 37, 38)');
    expect(await contrastOf(page.locator('.navbar').getByRole('link', { name: 'Guide' }))).toBeGreaterThan(4.5);
  });

  test('the translucent narrow navbar, above its background', async () => {
    const { page } = await visit('/docs/a', { origin: site.origin, width: 390 });
    expect(await styleOf(page.locator('.navbar .search-box > .icon'), 'color')).toBe('rgb(245, 246, 247)');
  });

  test('admonitions and headings of documents', async () => {
    const page = await open('/docs/a');
    expect(await styleOf(page.getByRole('note'), 'border-top-width')).toBe('7px');
    expect(await styleOf(page.getByRole('heading', { name: 'Part' }), 'font-size')).toBe('32px');
  });

  test('headings and code within elements of a document as Infima does', async () => {
    const page = await open('/docs/a');
    expect(await styleOf(page.getByRole('heading', { name: 'Nested' }), 'margin-block-start')).toBe('0px');
    // it contains what floats
    expect(await styleOf(page.locator('pre', { hasText: 'own' }), 'height')).not.toBe('0px');
  });

  test('links and code by rules for bare elements, as far as no classes of the theme override them', async () => {
    const page = await open('/docs/a');
    const link = page.getByRole('main').getByRole('link', { name: 'a link' });
    expect(await styleOf(link, 'letter-spacing')).toBe('3px');
    const item = page.locator('.navbar-link').first();
    expect([await styleOf(link, 'font-weight'), await styleOf(item, 'font-weight')]).toEqual(['250', '500']);
    expect(await styleOf(item, 'letter-spacing')).toBe('3px');
    const code = page.locator('.code-frame pre');
    expect(await styleOf(code, 'border-top-width')).toBe('5px');
    expect(await styleOf(code, 'padding-top')).not.toBe('40px');
  });
});

test('text of documents should have the size of Infima, which the site does not set', async () => {
  const { page } = await visit('/docs/a', { origin: site.origin });
  const text = page.getByRole('main').getByText('Text, and');
  expect(
    await text.evaluate((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).lineHeight]),
  ).toEqual(['16px', '26.4px']);
});

test('text should be readable everywhere, in both modes', async () => {
  for (const mode of ['light', 'dark'] as const) {
    const page = await open('/docs/a', mode);
    const parts = [
      page.getByRole('main').getByRole('link', { name: 'a link' }),
      page.getByText('A notice.'),
      page.getByText('says what'),
      page.getByText('By us'),
    ];
    for (const part of parts) expect([mode, (await contrastOf(part)) >= 4.5]).toEqual([mode, true]);
  }
});

test('links that components draw as cards and buttons should not be underlined, unlike those of text', async () => {
  const page = await open('/cards');
  const lines: Record<string, string> = {};
  for (const name of ['the page', 'Begin', 'First', 'Second', 'this one'])
    lines[name] = await styleOf(page.locator('.markdown').getByRole('link', { name }), 'text-decoration-line');
  expect(lines).toEqual({
    'the page': 'underline',
    Begin: 'none',
    First: 'none',
    Second: 'none',
    'this one': 'underline',
  });
});

test('code in an editor should have the colours of other code', async () => {
  const told = (await open('/cards')).locator('.live-code-editor .token');
  const comment = (await open('/docs/a')).locator('.token.comment');
  expect(await styleOf(told, 'color')).toBe(await styleOf(comment, 'color'));
});

test('lists within a table of contents that the site draws itself should have no marks', async () => {
  const list = (await open('/docs/b')).locator('.toc ul ul');
  expect(await styleOf(list, 'list-style-type')).toBe('none');
  expect(await styleOf(list, 'padding-left')).toBe('14px');
});

test('the search should open by a touch on its button in the navbar of narrow screens', async () => {
  const { page } = await visit('/docs/a', { origin: site.origin, width: 390, touch: true });
  await waitForApp(page);
  await page.getByRole('banner').getByRole('searchbox').tap();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
});
