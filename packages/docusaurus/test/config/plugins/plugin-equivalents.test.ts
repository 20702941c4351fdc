import { expect, test } from '@jest/globals';
import { read, readKeys } from '../../read-site.js';

test('plugins that docsite has an equivalent for should become parts of the configuration', async () => {
  const { config, places } = await readKeys(`
    presets: [['classic', { gtag: { trackingID: 'G-1', anonymizeIP: true } }]],
    plugins: [
      ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-2' }],
      ['client-redirects', { redirects: [{ from: ['/a', '/b'], to: '/c' }, { from: '/d', to: '/e' }] }],
      ['pwa', { pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/m.json' }] }],
    ]`);
  expect(config.redirects).toEqual([
    { from: ['/a', '/b'], to: '/c' },
    { from: ['/d'], to: '/e' },
  ]);
  expect(places.places['redirects[1].to']).toEqual([5, 90]);
  expect(config.head).toMatchObject([
    { tag: 'script', attrs: { src: 'https://www.googletagmanager.com/gtag/js?id=G-1', async: true } },
    { tag: 'script', content: expect.stringContaining(`gtag('config', "G-1", {"anonymize_ip":true})`) },
    { tag: 'script', content: expect.stringContaining('gtm.start') },
    { tag: 'script', attrs: { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-2' } },
    { tag: 'link', attrs: { rel: 'manifest', href: '/m.json' } },
  ]);
});

test.each([
  [
    'content',
    `{ siteTitle: 'Other', depth: 3, includeOrder: ['/base/docs/**'], optionalLinks: [{ title: 'Old', url: '/base/old' }],
       content: { includeBlog: true, includeVersionedDocs: false, enableLlmsFullTxt: true, excludeRoutes: ['/blog/a'] } }`,
    'plugins[0][1].depth',
  ],
  [
    'llmsTxt',
    `{ markdown: { relativePaths: true }, ui: { copyPageContent: true },
       llmsTxt: { siteTitle: 'Other', includeOrder: ['/docs/**'], includeBlog: true, includeVersionedDocs: false,
         optionalLinks: [{ title: 'Old', url: 'https://t.org/base/old' }],
         enableLlmsFullTxt: true, excludeRoutes: ['/blog/a'] } }`,
    'plugins[0][1].markdown.relativePaths',
  ],
])('a plugin for llms.txt should become the key for it, with options in %s', async (_, options, left) => {
  const { config, notes } = await readKeys(
    `baseUrl: '/base/', plugins: [['@signalwire/docusaurus-plugin-llms-txt', ${options}]]`,
  );
  expect(config.llmsTxt).toEqual({
    title: 'Other',
    content: ['docs', 'blog'],
    versions: 'latest',
    exclude: ['/blog/a'],
    order: ['/docs/**'],
    links: [{ label: 'Old', href: 'https://t.org/base/old' }],
    full: true,
  });
  expect(notes).toEqual([
    'docusaurus.config.js: taken over llms.txt',
    expect.stringMatching(new RegExp(`^not taken over: ${left.replace(/[[\].]/g, '\\$&')} \\(`)),
  ]);
});

test('the id of a plugin should not be reported as ignored, whatever the plugin', async () => {
  const { notes } = await readKeys("plugins: [['@docusaurus/plugin-google-gtag', { id: 'own', trackingID: 'G-1' }]]");
  expect(notes.join()).not.toContain('not taken over');
});

test('the background of zoomed images should be that of the zoom plugin', async () => {
  const zoom = "{ selector: '.markdown img', background: { light: 'rgb(1, 2, 3)', dark: 'black' } }";
  const { config, notes } = await readKeys(`plugins: ['docusaurus-plugin-image-zoom'], themeConfig: { zoom: ${zoom} }`);
  expect(config.head).toEqual([
    {
      tag: 'style',
      content:
        ':root .medium-zoom-overlay { background: rgb(1, 2, 3) !important; }\n' +
        '[data-theme="dark"] .medium-zoom-overlay { background: black !important; }',
    },
  ]);
  expect(config.imageZoom).toEqual({ selector: '.markdown img' });
  expect(notes).toEqual(['docusaurus.config.js: taken over enlarging of images']);
  const broken = await readKeys("themeConfig: { zoom: { background: { light: 'red; } body { display: none' } } }");
  expect(broken.config.head).toEqual([]);
});

test('plugins should be reported by their paths in the site, or the names they give themselves', async () => {
  const { notes } = await read({
    'docusaurus.config.js': `const path = require('path');
      module.exports = { title: 'T', plugins: [path.resolve(__dirname, 'src/shop'), () => ({ name: 'own' })] };`,
    'src/shop/index.js': "module.exports = () => ({ name: 'shop' });",
  });
  expect(notes).toEqual(['docusaurus.config.js: taken over plugin ./src/shop, plugin own']);
});

test('configurations and plugins should get default exports of packages, and resolve files without extensions', async () => {
  const { config } = await read({
    'docusaurus.config.ts': "import shop from 'shop'; export default { title: shop.name, plugins: ['./own'] };",
    'own/index.ts': `import shop, { size } from 'shop';
      export default () => ({
        name: shop.name,
        injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: shop.name, content: String(size) } }] }),
        getClientModules: () => [require.resolve('./client')],
      });`,
    'own/client.ts': '',
    'node_modules/shop/index.js': 'exports.__esModule = true; exports.default = { name: "shop" }; exports.size = 3;',
  });
  expect([config.title, config.head]).toEqual(['shop', [{ tag: 'meta', attrs: { name: 'shop', content: '3' } }]]);
  expect(config.clientModules).toContain('own/client.ts');
});

test('options for zooming images should be those of another plugin that reads them', async () => {
  const { config, notes } = await readKeys(
    "plugins: ['docusaurus-plugin-own-zoom'], themeConfig: { zoom: { selector: '.a', enableWheelZoom: true } }",
    {
      'node_modules/docusaurus-plugin-own-zoom/package.json': '{ "main": "index.js" }',
      'node_modules/docusaurus-plugin-own-zoom/index.js':
        'module.exports = ({ siteConfig }) => ({ name: String(siteConfig.themeConfig.zoom.enableWheelZoom) });',
    },
  );
  expect([config.imageZoom, notes.join()]).toEqual([undefined, expect.not.stringContaining('not taken over')]);
});

test('which images are zoomed, and how, should follow the options of the plugin', async () => {
  const zoom =
    "{ selector: '.theme-doc-markdown img.big, .mine img', config: { margin: 24, scrollOffset: 0, background: '#fff' } }";
  const { config, notes } = await readKeys(`themeConfig: { zoom: ${zoom} }`);
  expect(config.imageZoom).toEqual({
    selector: ':is(.theme-doc-markdown, .markdown) img.big, .mine img',
    margin: 24,
    scrollOffset: 0,
  });
  expect(config.head).toMatchObject([
    { tag: 'style', content: ':root .medium-zoom-overlay { background: #fff !important; }' },
  ]);
  expect(notes.join()).not.toContain('not taken over');
});

test('diagrams should be drawn by the theme and options configured for Mermaid', async () => {
  const mermaid = "{ theme: { light: 'neutral' }, options: { fontFamily: 'serif', flowchart: { curve: 'linear' } } }";
  const { config, notes } = await readKeys(`themeConfig: { mermaid: ${mermaid} }`);
  expect(config.diagrams).toEqual({
    light: 'neutral',
    options: { fontFamily: 'serif', flowchart: { curve: 'linear' } },
  });
  expect(notes.join()).not.toContain('not taken over');
});

test('plugins of the site should add their plugins to PostCSS', async () => {
  const { postcssHooks = [] } = await read({
    'docusaurus.config.js': `module.exports = { title: 'T', plugins: [
      './tailwind.js',
      async (context, options) => ({
        name: 'p',
        configurePostCss(postcss) { postcss.plugins.push(options.mark); return postcss; },
      }),
      [function (context, { mark }) { return { configurePostCss: (postcss) => ({ plugins: [...postcss.plugins, mark] }) }; }, { mark: 'b' }],
    ] };`,
    'tailwind.js': "module.exports = () => ({ configurePostCss: () => ({ plugins: ['a'] }) });",
  });
  // what they write may have layers
  const layers = [expect.objectContaining({ postcssPlugin: 'docusaurus-layers' })];
  expect(postcssHooks.map(({ change }) => change({ plugins: [] })?.plugins)).toEqual([
    ['a'],
    [undefined],
    ['b'],
    layers,
  ]);
});

test('code that looks for elements should find them by the class names of the Docusaurus theme', async () => {
  const modules = async (code: string) => {
    const files = { 'docusaurus.config.js': "module.exports = { title: 'T' };", 'src/pages/index.js': code };
    const { config, modules: given } = await read(files);
    return [config.clientModules, given['@generated/theme-class-names']?.includes('["navbar__inner",".navbar-inner"]')];
  };
  expect(await modules("document.querySelector('.navbar__inner')")).toEqual([
    ['/theme/docusaurus/inner/client/theme-class-names.ts'],
    true,
  ]);
  expect(await modules('document.title')).toEqual([[], false]);
});
