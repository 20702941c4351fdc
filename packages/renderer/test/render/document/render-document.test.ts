import type { UserConfig } from '@docsite/core';
import { describe, expect, test } from '@jest/globals';
import type { Bundle } from '../../../src/bundle/bundle.js';
import { renderDocument } from '../../../src/render/document/render-document.js';
import type { PageData } from '../../../src/template/index.js';
import { makeSite } from '../../site-fixture.js';

const bundle: Bundle = {
  serverEntry: '',
  serverPages: {},
  styles: ['/assets/css/styles.css'],
  headScript: 'document.x=1',
  bootScript: '/assets/js/boot.js',
  appModules: ['/assets/js/app.js'],
  pageModules: {},
  brokenPages: [],
  pageChunks: {},
  pageStyles: {},
  files: [],
  isDefaultTheme: true,
  hash: '',
  serverHashes: { theme: '', pages: {}, givenDay: { theme: false, pages: [] } },
  openModules: { pages: {} },
  foreignFiles: [],
  documents: [],
  livePlaces: {},
  pageIslands: {},
};

interface Given {
  readonly config?: Partial<UserConfig>;
  readonly frontMatter?: string;
  readonly route?: string;
  readonly change?: (page: PageData) => PageData;
  readonly body?: string;
}

/** The document of a page of a small site, one tag per line. */
async function render({
  config = {},
  frontMatter = 'title: A',
  route = '/docs/a',
  change = (page) => page,
  body = '<main>B</main>',
}: Given = {}): Promise<string> {
  const site = await makeSite({ 'docs/a.md': `---\n${frontMatter}\n---\n\nText.\n` }, config);
  const page = change(site.shown(route));
  return renderDocument({ page, site: site.data(), bundle, body });
}

describe('the document of a page', () => {
  test('should be complete HTML: language, head and body', async () => {
    const html = await render({ frontMatter: 'title: A\ndescription: D\nkeywords: [x, y]' });
    expect(html.replaceAll(/[0-9a-f]{12}|default-current-default[\w.-]+/g, '…').split('\n')).toEqual([
      '<!doctype html>',
      '<html lang="en" dir="ltr" data-theme="light" data-default-theme="light">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>A | Site</title>',
      '<meta name="description" content="D">',
      '<meta name="keywords" content="x, y">',
      '<link rel="canonical" href="https://example.org/docs/a">',
      '<link rel="alternate" type="text/markdown" href="/docs/a.md">',
      '<meta property="og:title" content="A | Site">',
      '<meta property="og:description" content="D">',
      '<meta property="og:url" content="https://example.org/docs/a">',
      '<meta property="og:type" content="article">',
      '<meta property="og:site_name" content="Site">',
      '<meta property="og:locale" content="en">',
      '<meta name="twitter:card" content="summary">',
      '<meta name="theme-color" content="#c2410c">',
      '<meta name="generator" content="docsite">',
      '<meta name="docsite-build" content="…">',
      '<link rel="icon" href="/favicon.svg">',
      '<link rel="search" type="application/opensearchdescription+xml" title="Site" href="/opensearch.xml">',
      '<link rel="expect" href="#ds-page-end" blocking="render">',
      '<script>document.x=1</script>',
      '<link rel="stylesheet" href="/assets/css/styles.css">',
      '<script type="module" src="/assets/js/boot.js"></script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A","item":"https://example.org/docs/a"}]}</script>',
      '</head>',
      '<body>',
      '<div id="ds-root" data-app="/assets/js/app.js" data-site="/assets/site-….json" data-page="/assets/pages/docs/a.json" data-sidebar="/assets/sidebars/…"><main>B</main></div>',
      '<div id="ds-page-end" hidden></div>',
      '</body>',
      '</html>',
      '',
    ]);
  });

  test('should escape titles and attributes, so that none can close its tag', async () => {
    const html = await render({
      frontMatter: `title: '</title><script>1</script>&amp;'\ndescription: '"><script>2</script>'`,
    });
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;&amp;amp; | Site</title>');
    expect(html).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;2&lt;/script&gt;">');
    // the three of docsite: one that runs at once, one that loads, and data for search engines
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  test('should be painted from the title on if it is long, and at once if it is not or has no title', async () => {
    const long = '<p>text</p>'.repeat(30_000);
    const titled = '<main><header id="ds-page-title"></header>';
    const awaited = async (body: string) => /<link rel="expect" href="#([^"]*)"/.exec(await render({ body }))?.[1];
    expect([await awaited(titled), await awaited(titled + long), await awaited(long)]).toEqual([
      'ds-page-end',
      'ds-page-title',
      'ds-page-end',
    ]);
  });

  test('should contain the colour mode and the announcement that the site starts with', async () => {
    const colorMode = { defaultMode: 'dark' as const, respectPrefersColorScheme: true };
    const html = await render({ config: { colorMode, announcementBar: { id: 'a"b', content: 'x' } } });
    expect(html).toContain(
      '<html lang="en" dir="ltr" data-theme="dark" data-default-theme="dark" data-follow-system data-announcement="a&quot;b">',
    );
    expect(await render({ config: { colorMode: { disableSwitch: true } } })).toContain(
      ' data-default-theme="light" data-fixed-theme>',
    );
  });

  test('should say where browsers store choices, if it is not where all sites of a domain do', async () => {
    const storage = { type: 'sessionStorage', namespace: '-a' } as const;
    expect(await render({ config: { storage } })).toContain(' data-storage="sessionStorage" data-namespace="-a">');
    expect(await render({})).not.toContain('data-storage');
  });

  test('should keep robots away from hidden pages, and give the 404 page no address', async () => {
    const html = await render({ route: '/404' });
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/canonical|og:url|alternate/);
    expect(await render()).not.toContain('robots');
  });

  test('should link the page in every locale, and the default one for everyone else', async () => {
    const html = await render({ config: { i18n: { defaultLocale: 'en', locales: ['en', 'en-AU'] } } });
    expect(html.match(/<link rel="alternate" hreflang.*>/g)).toEqual([
      '<link rel="alternate" hreflang="en" href="https://example.org/docs/a">',
      '<link rel="alternate" hreflang="en-AU" href="https://example.org/en-AU/docs/a">',
      '<link rel="alternate" hreflang="x-default" href="https://example.org/docs/a">',
    ]);
    expect(html.match(/<meta property="og:locale:alternate".*>/g)).toEqual([
      '<meta property="og:locale:alternate" content="en_AU">',
    ]);
    expect(await render()).not.toMatch(/hreflang|og:locale:alternate/);
  });

  test('should name languages for search engines as in `htmlLang`', async () => {
    const localeConfigs = { en: { htmlLang: 'en-GB' }, fr: { htmlLang: 'fr-CA' } };
    const html = await render({ config: { i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs } } });
    expect(html.match(/(?<=hreflang=")[^"]*/g)).toEqual(['en-GB', 'fr-CA', 'x-default']);
    expect(html.match(/(?<="og:locale(?::alternate)?" content=")[^"]*/g)).toEqual(['en_GB', 'fr_CA']);
  });

  test('should write the locale in the form of Open Graph', async () => {
    expect(await render({ config: { i18n: { defaultLocale: 'en-AU' } } })).toContain(
      '<meta property="og:locale" content="en_AU">',
    );
  });

  test('should show a large card if there is an image', async () => {
    const html = await render({ frontMatter: 'image: https://cdn.example/a.png' });
    expect(html).toContain('<meta property="og:image" content="https://cdn.example/a.png">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('should load the styles that the module of the page imports', async () => {
    const content = { html: '', chunk: '/assets/js/page-a.js', styles: ['/assets/css/a.css'] };
    const live = await render({ change: (page) => ({ ...page, content }) as PageData });
    expect(live).toContain('<link rel="stylesheet" href="/assets/css/a.css">\n');
  });

  test('should contain the address of the sidebar of its docs', async () => {
    const html = await render({
      change: (page) => ({ ...page, docs: { sidebar: 'default/current/defaultSidebar' } }) as PageData,
    });
    expect(html).toMatch(/ data-sidebar="\/assets\/sidebars\/default-current-defaultSidebar-[0-9a-f]{8}\.json">/);
  });

  test('should link the favicon of the site', async () => {
    expect(await render({ config: { favicon: 'https://cdn.example/x.ico' } })).toContain(
      '<link rel="icon" href="https://cdn.example/x.ico">',
    );
  });

  test('should have the HTML that the configuration adds in its language around the site', async () => {
    const bodyHtml: UserConfig['bodyHtml'] = [
      { html: '<i>a</i>', position: 'start' },
      { html: '<b>b</b>' },
      { html: '<b>c</b>', locales: ['fr'] },
    ];
    const html = await render({ config: { bodyHtml } });
    expect(html).toMatch(/<body>\n<i>a<\/i>\n<div id="ds-root"[\s\S]*<b>b<\/b>\n<\/body>/);
    expect(html).not.toContain('<b>c</b>');
  });

  test('should have one manifest even if the head of the site links its own', async () => {
    const manifests = async (head: UserConfig['head'] = []) =>
      (await render({ config: { offline: {}, head } })).match(/<link rel="manifest".*>/g);
    expect(await manifests()).toEqual(['<link rel="manifest" href="/manifest.webmanifest">']);
    const own = { tag: 'link', attrs: { rel: 'manifest', href: 'https://example.org/own.json' } } as const;
    expect(await manifests([own])).toEqual(['<link rel="manifest" href="https://example.org/own.json">']);
  });
});
