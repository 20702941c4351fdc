import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { styleOf } from '../reader/style-of.js';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

const written = `# Page

<pre id="block"><code id="lines">y</code></pre>

<div id="around"><p id="inner">Text</p></div>
`;

let site: BuiltSite;
let page: Page;
beforeAll(async () => {
  site = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Own pages', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, theme: { customCss: './src/custom.css' } }]],
    };`,
    'src/custom.css': `li { text-transform: uppercase; } main { display: flex; }
      .wide { flex-wrap: nowrap; } .wide .tabs__item { width: 100%; }`,
    'docs/a.md': written,
    'versions.json': '["1"]',
    'versioned_docs/version-1/a.md': written,
    'src/pages/index.jsx': `import Layout from '@theme/Layout';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Versions from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
export default () => (
  <Layout>
    <table><tbody><tr><td>1</td></tr><tr id="second"><td>2</td></tr></tbody></table>
    <input id="input" />
    <div id="versions"><Versions /></div>
    <figure id="figure">Picture</figure>
    <nav id="menu" className="menu"><ul className="menu__list"><li id="item" className="menu__list-item">Item</li></ul></nav>
    <ul id="pages" className="pagination"><li className="pagination__item">1</li></ul>
    <ul className="breadcrumbs"><li id="crumb" className="breadcrumbs__item">Home</li></ul>
    <div className="card"><code id="code" style={{ display: 'block' }}>x</code>
      <Tabs className="wide">
        <TabItem value="one"><p id="last">One</p></TabItem>
        <TabItem value="two"><p id="hidden">Two</p></TabItem>
      </Tabs>
    </div>
    <div id="grid" className="card-grid"><img id="icon" className="icon" width="7" alt="" /><a id="link" className="tag-link" href="/docs/a">A</a></div>
  </Layout>
);`,
  });
  ({ page } = await visit('/', { origin: site.origin, theme: 'light', isShared: true }));
});

describe('elements that a site draws on its own pages should have the looks that Docusaurus gives them:', () => {
  test.each([
    ['every second row of a table', 'second', 'background-color', 'rgba(0, 0, 0, 0.03)'],
    ['a field', 'input', 'font-size', '13.3333px'],
    ['a figure', 'figure', 'margin-left', '40px'],
    ['a menu', 'menu', 'display', 'block'],
    ["an entry of it, which the site's rules for bare elements reach", 'item', 'text-transform', 'uppercase'],
    ['a list of pages', 'pages', 'display', 'flex'],
    ['breadcrumbs', 'crumb', 'align-items', 'normal'],
    ['code in a card', 'code', 'background-color', 'rgb(246, 247, 248)'],
    ["an element with the name of another of docsite's", 'grid', 'display', 'block'],
    ['a picture of such a name, by its attributes', 'icon', 'width', '7px'],
    ['an item of the navbar outside of it and of any list, without a mark', 'versions > li', 'display', 'inline-block'],
    ['a long word', 'grid', 'overflow-wrap', 'break-word'],
  ])('%s', async (_name, id, property, value) => {
    expect(await styleOf(page.locator(`#${id}`), property)).toBe(value);
  });

  test('tabs in a card, whose text ends without a distance', async () => {
    await page.locator('#last').waitFor();
    expect(await page.locator('#hidden').isVisible()).toBe(false);
    expect(await styleOf(page.locator('#last'), 'margin-bottom')).toBe('0px');
  });

  test('tabs that share the width of their row', async () => {
    const boxes = await Promise.all(['one', 'two'].map((name) => page.getByRole('tab', { name }).boundingBox()));
    expect(boxes[0]?.width).toBe(boxes[1]?.width);
    expect((boxes[1]?.x ?? 0) + (boxes[1]?.width ?? 0)).toBeLessThanOrEqual(1440);
  });
});

test('code that a document or its component draws itself should have the looks that Docusaurus gives it', async () => {
  const { page: document } = await visit('/docs/a', { origin: site.origin, theme: 'light' });
  const [block, lines] = [document.locator('#block'), document.locator('#lines')];
  expect(await styleOf(block, 'padding')).toBe('16px');
  expect(await styleOf(block, 'background-color')).toBe('rgb(246, 247, 248)');
  expect(await styleOf(lines, 'border-top-width')).toBe('0px');
  expect(await styleOf(lines, 'font-size')).toBe(await styleOf(block, 'font-size'));
});

test('text in an element of a document should have its width, so that it can be centered there', async () => {
  const { page: document } = await visit('/docs/a', { origin: site.origin });
  expect(await styleOf(document.locator('#inner'), 'width')).toBe(await styleOf(document.locator('#around'), 'width'));
});

test('a rule of the site for the main element should leave the parts of documents one below the other', async () => {
  const { page: document } = await visit('/docs/a', { origin: site.origin, theme: 'light' });
  const tops = await document
    .getByRole('main')
    .evaluate((main) =>
      [...main.children].map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0),
    );
  expect(tops.length).toBeGreaterThan(1);
  expect(tops.every(({ top }, index) => index === 0 || top >= (tops[index - 1]?.bottom ?? 0) - 1)).toBe(true);
});

test('text that the site puts into a column without an element of its own should have the sizes of Infima', async () => {
  const columns = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = { title: 'Columns', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
    'docs/index.md': '# Page\n\nText.\n\n## Part\n\n<pre>Plain</pre>\n\nLast.\n',
    'src/theme/DocItem/Layout/index.js': `import MDXContent from '@theme/MDXContent';
      export default ({ children }) => <div className="row"><div className="col"><MDXContent>{children}</MDXContent></div></div>;`,
  });
  const { page: home } = await visit('/', { origin: columns.origin });
  const text = home.locator('.col > .markdown');
  await text.waitFor();
  expect(await styleOf(text, 'font-size')).toBe('16px');
  expect(await styleOf(text.getByText('Text.'), 'margin-bottom')).toBe('20px');
  expect(await styleOf(text.getByText('Last.'), 'margin-bottom')).toBe('0px');
  expect(await styleOf(text.getByRole('heading', { name: 'Part' }), 'font-size')).toBe('24px');
  expect(await styleOf(text.getByRole('heading', { name: 'Part' }), 'margin-top')).toBe('0px');
});

test('a paragraph that begins an element of a document should have no distance above it', async () => {
  const cards = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = { title: 'Cards', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };`,
    'docs/index.mdx': '# Page\n\n<div className="own">\n\nFirst.\n\nSecond.\n\n</div>\n\n- Item.\n\n- More.\n',
  });
  const { page: home } = await visit('/', { origin: cards.origin });
  const topOf = (text: string) => styleOf(home.getByText(text), 'margin-top');
  expect([await topOf('First.'), await topOf('Second.'), await topOf('Item.')]).toEqual(['0px', '20px', '10px']);
});
