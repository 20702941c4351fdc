import { describe, expect, test } from '@jest/globals';
import { dependingOn, read, readKeys } from '../../read-site.js';

describe('the storage of choices', () => {
  const storageFrom = async (keys: string, version = '3.10.1') => {
    const files = {
      'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://e.org', baseUrl: '/a/', ${keys} };`,
      ...dependingOn(version),
    };
    const { config, modules, notes } = await read(files);
    return [config.storage, modules['@generated/site-storage'], notes.length];
  };
  const named = (type: string, namespace: string) => `export default {"type":"${type}","namespace":"${namespace}"};`;

  test.each([
    ["storage: { type: 'sessionStorage', namespace: 'x' }", { type: 'sessionStorage', namespace: '-x' }],
    ["future: { experimental_storage: { namespace: 'x' } }", { namespace: '-x' }],
    ['storage: { namespace: true }', { namespace: '-aa0' }],
    ['future: { v4: true }', { namespace: '-aa0' }],
    ['future: { v4: true }, storage: { namespace: false }', {}],
    ['', {}],
  ])('should be that of %s', async (keys, storage) => {
    const { type = 'localStorage', namespace = '' } = { ...storage } as { type?: string; namespace?: string };
    expect(await storageFrom(keys)).toEqual([{ prefix: 'docusaurus', ...storage }, named(type, namespace), 1]);
  });

  test('should be that of all sites of a domain before Docusaurus 3.10, unless the site says otherwise', async () => {
    expect((await storageFrom('future: { v4: true }', '3.9.2'))[0]).toEqual({ prefix: 'docusaurus' });
  });
});

describe('the navbar', () => {
  const itemsOf = async (items: string) =>
    (await readKeys(`themeConfig: { navbar: { items: [${items}] } }`)).config.navbar?.items;

  test('should put items on the left unless they say otherwise', async () => {
    expect(await itemsOf("{ to: 'a', label: 'A' }, { to: '/b', label: 'B', position: 'right' }")).toMatchObject([
      { to: 'a', position: 'left' },
      { to: '/b', position: 'right' },
    ]);
  });

  test('should take its items from `links`, too, as early versions of Docusaurus 2 did', async () => {
    const { config } = await readKeys("themeConfig: { navbar: { links: [{ to: '/a', label: 'A' }] } }");
    expect(config.navbar?.items).toMatchObject([{ to: '/a', label: 'A' }]);
  });

  test('should mark a link by `to` as current on the pages below it', async () => {
    const more =
      "{ to: 'docs/a/?b#c' }, { to: '/' }, { to: '/d', exact: true }, { to: '/e', activeBasePath: 'f' }, { href: '/g' }";
    const items = (await itemsOf(more)) as readonly { readonly activeBasePath?: string }[];
    expect(items.map(({ activeBasePath }) => activeBasePath)).toEqual([
      'docs/a',
      ...[undefined, undefined, 'f', undefined],
    ]);
  });

  test('should name documents without a label by their ids', async () => {
    const items = await itemsOf("{ type: 'doc', docId: 'a/b' }, { type: 'doc', docId: 'c', label: 'C' }");
    expect(items).toMatchObject([{ label: 'a/b' }, { label: 'C' }]);
  });

  test('should treat a path in `href` as one of the site', async () => {
    expect(await itemsOf("{ href: '/a#b', label: 'A' }, { href: 'https://b.org', label: 'B' }")).toMatchObject([
      { to: '/a#b' },
      { href: 'https://b.org' },
    ]);
  });

  test('should mark links to other sites only if they are in `href`', async () => {
    const item = (key: string) => `{ ${key}: 'https://b.org', label: 'B' }`;
    const [to, href] = (await itemsOf(`${item('to')}, ${item('href')}`)) as readonly object[];
    expect([to, href]).toMatchObject([{ href: 'https://b.org', marked: false }, { href: 'https://b.org' }]);
    expect(href).not.toHaveProperty('marked');
    const footer = `themeConfig: { footer: { links: [${item('to')}, ${item('href')}] } }`;
    const items = (await readKeys(footer)).config.footer?.links?.[0]?.items;
    expect(items).toMatchObject([{ href: 'https://b.org', marked: false }, { href: 'https://b.org' }]);
  });

  test('should keep an address that is not to be checked', async () => {
    expect(await itemsOf("{ href: 'pathname:///play/', label: 'A' }")).toMatchObject([{ to: 'pathname:///play/' }]);
    // nor are links that open in another window
    const windows = "{ to: '/a', label: 'A', target: '_blank' }, { to: '/b', label: 'B', target: '_self' }";
    expect(await itemsOf(windows)).toMatchObject([{ to: 'pathname:///a', marked: false }, { to: '/b' }]);
  });

  test('should have the links around the versions of a docs instance', async () => {
    const items = await itemsOf(
      "{ type: 'docsVersionDropdown', docsPluginId: 'api', dropdownItemsAfter: [{ to: '/versions', label: 'All' }] }",
    );
    expect(items).toMatchObject([
      { type: 'docsVersionDropdown', docsInstance: 'api', itemsAfter: [{ to: '/versions', label: 'All' }] },
    ]);
  });

  test('should append what is configured to addresses in other languages', async () => {
    expect(await itemsOf("{ type: 'localeDropdown', queryString: '?persist=true' }")).toMatchObject([
      { type: 'localeDropdown', query: 'persist=true' },
    ]);
  });

  test('should have a link to the version of the page', async () => {
    expect(await itemsOf("{ type: 'docsVersion', docsPluginId: 'api', label: 'V', to: '/versions' }")).toMatchObject([
      { type: 'docsVersion', docsInstance: 'api', label: 'V', to: '/versions' },
    ]);
  });

  test('should have HTML in lists, and as labels', async () => {
    const html = "{ type: 'html', value: '<hr>', className: 'c' }";
    expect(
      await itemsOf(`{ label: 'A', className: 'd', items: [${html}] },
        { type: 'localeDropdown', dropdownItemsAfter: [${html}] },
        { type: 'docsVersionDropdown', versions: { current: { label: 'Now' } }, dropdownItemsBefore: [${html}] },
        { href: 'https://b.org', html: '<b>B</b>', activeBaseRegex: '^/b', target: '_self', rel: null, 'data-a': 1 }`),
    ).toMatchObject([
      { type: 'dropdown', className: 'd', items: [{ type: 'html', html: '<hr>', className: 'c' }] },
      { type: 'localeDropdown', itemsAfter: [{ html: '<hr>' }] },
      { type: 'docsVersionDropdown', versions: { current: 'Now' }, itemsBefore: [{ html: '<hr>' }] },
      { html: '<b>B</b>', activeBaseRegex: '^/b', attributes: { target: '_self', rel: '', 'data-a': '1' } },
    ]);
  });

  test('should pass over where a dropdown without a link is current, which has no effect', async () => {
    const item = "{ label: 'A', activeBasePath: 'a', items: [{ to: '/b', label: 'B' }] }";
    const { notes } = await readKeys(`themeConfig: { navbar: { items: [${item}] } }`);
    expect(notes.join()).not.toContain('activeBasePath');
  });

  test('should begin a dropdown with the link of its label', async () => {
    expect(await itemsOf("{ label: 'A', to: '/a', items: [{ to: '/b', label: 'B' }] }")).toMatchObject([
      { type: 'dropdown', label: 'A', items: [{ to: '/a' }, { to: '/b' }], linked: true },
    ]);
  });
});

test.each([
  { what: 'in the navbar', part: 'navbar', size: '', drawn: { width: 128, height: 32 } },
  { what: 'of a width in the navbar', part: 'navbar', size: ', width: 46', drawn: { width: 46, height: 32 } },
  { what: 'of a height in the navbar', part: 'navbar', size: ', height: 64', drawn: { width: 128, height: 32 } },
  {
    what: 'of both in the navbar',
    part: 'navbar',
    size: ', width: 46, height: 64',
    drawn: { width: 46, height: 32 },
  },
  { what: 'in the footer', part: 'footer', size: '', drawn: { width: 200, height: 50 } },
  { what: 'of a width', part: 'footer', size: ', width: 160', drawn: { width: 160, height: 40 } },
] as const)('a logo $what should be as large as the classic theme draws its picture', async ({ part, size, drawn }) => {
  const { config } = await read({
    'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/',
      themeConfig: { ${part}: { logo: { src: 'img/l.svg'${size} } } } };`,
    'static/img/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"/>',
  });
  expect(config[part]?.logo).toMatchObject(drawn);
});

test('sizes of a logo may be strings', async () => {
  const { config } = await readKeys(`themeConfig: {
    navbar: { logo: { src: 'l.svg', width: '35px', height: 32 } },
    footer: { logo: { src: 'l.svg', width: '100%', height: '2.5rem' } },
  }`);
  expect(config.navbar?.logo).toMatchObject({ width: 35, height: 32 });
  expect(config.footer?.logo).toMatchObject({ width: undefined, height: 40 });
});

test('a logo should keep its style, and feeds lose the default look in browsers without a note', async () => {
  const keys = `
    presets: [['classic', { blog: { feedOptions: { xslt: true } } }]],
    themeConfig: { navbar: { logo: { src: 'l.svg', style: { borderRadius: '50%', opacity: 0.5 } } } },
  `;
  const readWith = (xslt: string) =>
    read({
      'docusaurus.config.js': `module.exports = {
        title: 'T', url: 'https://t.org', baseUrl: '/', ${keys.replace('xslt: true', `xslt: ${xslt}`)}
      };`,
      'blog/2024-01-01-a.md': 'A\n',
    });
  const { config, notes } = await readWith('true');
  expect(config.navbar?.logo).toMatchObject({ style: { borderRadius: '50%', opacity: 0.5 } });
  expect(notes.join()).not.toMatch(/xslt|style/);
  expect((await readWith('{ rss: true, atom: null }')).notes.join()).not.toContain('xslt');
  expect((await readWith("{ rss: 'a.xsl', atom: true }")).notes.join()).toMatch(/xslt\.rss(?!.*xslt)/);
  // nor is anything said of the settings of a blog that does not exist
  expect((await readKeys(keys.replace('xslt: true', "xslt: { rss: 'a.xsl' }"))).notes.join()).not.toContain('xslt');
});

test('the logo of a footer should be a link only if it has an address', async () => {
  const logoOf = async (keys: string) =>
    (await readKeys(`themeConfig: { footer: { logo: { src: '/l.svg', ${keys} } } }`)).config.footer?.logo;
  expect(await logoOf('')).toMatchObject({ href: false });
  expect(await logoOf("href: '/a'")).toMatchObject({ href: '/a' });
});

test('a footer of plain links should be one column', async () => {
  const { config } = await readKeys("themeConfig: { footer: { links: [{ label: 'A', to: '/a' }] } }");
  expect(config.footer?.links).toEqual([{ items: [expect.objectContaining({ to: '/a' })] }]);
});

test('a footer should keep classes and attributes', async () => {
  const { config, notes } = await readKeys(`themeConfig: { footer: {
    logo: { src: '/l.svg', className: 'a', target: '_blank' },
    links: [{ title: 'T', className: 'b', items: [{ label: 'A', to: '/a', rel: 'me' }, { html: 'H', className: 'c' }] }],
  } }`);
  expect(config.footer).toMatchObject({
    logo: { className: 'a', attributes: { target: '_blank' } },
    links: [
      {
        className: 'b',
        items: [
          { to: '/a', attributes: { rel: 'me' } },
          { html: 'H', className: 'c' },
        ],
      },
    ],
  });
  expect(notes).toHaveLength(1);
});

test('scripts, style sheets, tags and metadata should become elements of the head', async () => {
  const { config } = await readKeys(`
    scripts: [
      '/a.js', { src: '/b.js', async: true },
      { src: 'data:text/javascript,go%20()', id: 'g' }, 'data:text/javascript,go(5%2)', 'data:application/javascript;base64,Z28oKQ==',
    ],
    stylesheets: ['/c.css'],
    headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: '/d.png' } }],
    themeConfig: { metadata: [{ name: 'e', content: 'f' }] }`);
  expect(config.head).toMatchObject([
    { tag: 'link', attrs: { rel: 'icon', href: '/d.png' } },
    { tag: 'link', attrs: { rel: 'stylesheet', href: '/c.css' } },
    { tag: 'script', attrs: { src: '/a.js' } },
    { tag: 'script', attrs: { src: '/b.js', async: true } },
    { tag: 'script', attrs: { id: 'g' }, content: 'go ()' },
    { tag: 'script', attrs: {}, content: 'go(5%2)' },
    { tag: 'script', attrs: {}, content: 'go()' },
    { tag: 'meta', attrs: { name: 'e', content: 'f' } },
  ]);
});

test('analytics of Google and Vercel should become scripts, and a PWA an offline copy', async () => {
  const { config, notes } = await readKeys(`plugins: [
    ['google-analytics', { trackingID: 'UA-1', anonymizeIP: true }], ['vercel-analytics', { mode: 'auto' }],
    ['pwa', { offlineModeActivationStrategies: ['always'] }], 'css-cascade-layers', 'debug', 'rsdoctor', 'ideal-image',
  ]`);
  expect(config.head).toMatchObject([
    { content: expect.stringContaining(`ga('create',"UA-1",'auto');ga('set','anonymizeIp',true);`) },
    { attrs: { src: 'https://www.google-analytics.com/analytics.js' } },
    { content: expect.stringContaining('window.va=') },
    { attrs: { src: 'pathname:///_vercel/insights/script.js' } },
  ]);
  expect(config.offline).toEqual({ debug: false, activeStrategies: ['always'] });
  expect(notes[1]).toBe(
    'not taken over: plugin @docusaurus/plugin-ideal-image, which makes smaller images: images are used unchanged',
  );
});

test('client modules should come after one that gives elements of docsite the class names they look for', async () => {
  const { config, modules } = await readKeys("clientModules: ['./a.js']");
  expect(config.clientModules).toEqual(['/theme/docusaurus/inner/client/theme-class-names.ts', 'a.js']);
  expect(modules['@generated/theme-class-names']).toContain('["theme-doc-toc-desktop",".toc"]');
  expect((await readKeys('')).config.clientModules).toEqual([]);
});

test('code should get the default language, and `searchPagePath: false` should remove the search page', async () => {
  const { config, notes } = await readKeys(`themeConfig: {
    prism: { defaultLanguage: 'php' },
    algolia: { appId: 'A', apiKey: 'b', indexName: 'c', searchPagePath: false },
  }`);
  expect([config.markdown?.languageAliases, config.search]).toMatchObject([{ '': 'php' }, { path: false }]);
  expect(notes.join()).not.toContain('not taken over');
});
