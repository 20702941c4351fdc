import { beforeAll, expect, test } from '@jest/globals';
import { visit } from '../reader/visit.js';
import { type BuiltSite, serveBuiltSite } from '../sites/built-site.js';

let site: BuiltSite;
beforeAll(async () => {
  // the layers of Tailwind 4, with a rule each of its reset and its utilities
  site = await serveBuiltSite({
    'docsite.config.json': '{ "title": "Layers", "docs": { "path": "docs", "routeBasePath": "/" } }',
    'docs/index.md': '# Home\n\n<p class="text-5xl">Large</p>\n\n- one\n',
    'theme/custom.css': `@layer theme, base, utilities;
      @layer base { * { margin: 0; padding: 0 } h1 { font-size: inherit } ol, ul { list-style: none } }
      @layer utilities { .text-5xl { font-size: 48px } }`,
  });
});

test('a reset in the layer of resets should give way to the theme, which gives way to utilities', async () => {
  const { page } = await visit('/', { origin: site.origin });
  const sizeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('h1')).toBeGreaterThan(24);
  expect(await sizeOf('.text-5xl')).toBe(48);
  expect(await page.locator('.markdown ul').evaluate((list) => getComputedStyle(list).listStyleType)).toBe('disc');
  const margin = await page.locator('h1').evaluate((element) => getComputedStyle(element).marginBlockEnd);
  expect(Number.parseFloat(margin)).toBeGreaterThan(0);
});

test('rules in layers should give way to the theme of an adopted site, except for those in media queries', async () => {
  const adopted = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/',
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/custom.css' } }]],
    };`,
    'src/custom.css': `@layer theme, base, utilities;
      @layer base { * { padding: 0 } }
      @layer utilities { .text-5xl { font-size: 60px } .p-4 { padding: 5px } }
      @layer utilities { @media (width > 10px) { .wide { font-size: 50px } } }`,
    'docs/index.mdx': '# Home\n\n<h2 className="text-5xl p-4">One</h2>\n\n<h2 className="wide">Two</h2>\n',
  });
  const { page } = await visit('/', { origin: adopted.origin });
  const styles = await page.locator('.markdown h2').evaluateAll((elements) =>
    elements.map((element) => {
      const { fontSize, padding } = getComputedStyle(element);
      return [fontSize, padding];
    }),
  );
  expect(styles).toEqual([
    [expect.not.stringMatching(/^(?:50|60)px$/), '5px'],
    ['50px', '0px'],
  ]);
});

test('layers of an adopted site should override its theme, whatever their names, if that is in layers, too', async () => {
  const adopted = await serveBuiltSite({
    'docusaurus.config.js': `module.exports = {
      title: 'Adopted', url: 'https://docs.example.org', baseUrl: '/', future: { v4: { useCssCascadeLayers: true } },
      presets: [['classic', { blog: false, docs: { routeBasePath: '/' }, theme: { customCss: './src/custom.css' } }]],
    };`,
    'src/custom.css': `@layer theme, base, utilities;
      @layer utilities { .one { font-size: 60px } }
      @layer base { h2 { font-size: 11px } .navbar { height: 71px } .one { font-size: 12px } }
      @layer docusaurus.theme-classic { h2 { text-indent: 3px } }
      @layer docusaurus.infima { .one { text-indent: 4px } }`,
    'docs/index.mdx': '# Home\n\n<h2 className="one">One</h2>\n\n<h2>Two</h2>\n',
  });
  const { page } = await visit('/', { origin: adopted.origin });
  const styles = await page
    .locator('.markdown h2')
    .evaluateAll((elements) =>
      elements.map((element) => [getComputedStyle(element).fontSize, getComputedStyle(element).textIndent]),
    );
  expect(styles).toEqual([
    ['60px', '3px'],
    ['11px', '3px'],
  ]);
  expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).height)).toBe('71px');
});
