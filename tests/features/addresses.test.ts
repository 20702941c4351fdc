import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { buildClean, changeConfig, copySite } from './run.js';
import { addressesInJson, addressesOf, type Deployment, StaticHost } from './static-host.js';

const url = 'https://example.org';

/** How the addresses of pages end, and what that means for a path such as `/docs/`. */
interface Setting extends Deployment {
  readonly name: string;
  /** Address and file of the page `/docs/guide/install`. */
  readonly address: string;
  readonly file: string;
}

const settings: readonly Setting[] = [
  {
    name: 'no trailingSlash',
    url,
    baseUrl: '/sub/site/',
    address: '/sub/site/docs/guide/install',
    file: 'docs/guide/install/index.html',
  },
  {
    name: 'trailingSlash: true',
    url,
    baseUrl: '/sub/site/',
    trailingSlash: true,
    address: '/sub/site/docs/guide/install/',
    file: 'docs/guide/install/index.html',
  },
  {
    name: 'trailingSlash: false',
    url,
    baseUrl: '/sub/site/',
    trailingSlash: false,
    address: '/sub/site/docs/guide/install',
    file: 'docs/guide/install.html',
  },
  {
    name: 'a base URL that is also the path of the docs',
    url,
    baseUrl: '/docs/',
    trailingSlash: false,
    address: '/docs/docs/guide/install',
    file: 'docs/guide/install.html',
  },
];

describe.each(settings)('a site under a base URL, with $name', (setting) => {
  let site: BuiltSite;
  let host: StaticHost;

  beforeAll(async () => {
    const folder = copySite('addresses');
    const { baseUrl, trailingSlash } = setting;
    changeConfig(folder, trailingSlash === undefined ? {} : { trailingSlash });
    const start = join(folder, 'docs/index.md');
    writeFileSync(start, readFileSync(start, 'utf8').replace('/sub/site/', baseUrl));
    site = await buildClean(folder, ['--base-url', baseUrl]);
    host = new StaticHost(site, setting);
  });

  test('should write a page to the file at its address', () => {
    expect(site.has(setting.file)).toBe(true);
    expect(host.fileOf(setting.address)).toBe(setting.file);
    expect(site.page(setting.file).attributes('link[rel=canonical]', 'href')).toEqual([url + setting.address]);
    expect(site.page(setting.file).meta('og:url')).toBe(url + setting.address);
  });

  test('should write every kind of link to a page as its canonical address', () => {
    const start = setting.trailingSlash === false ? 'docs.html' : 'docs/index.html';
    const texts = ['a file', 'from the root', 'as a route', 'Raw HTML'];
    const links = site
      .page(start)
      .links('.markdown a')
      .filter((link) => /guide\/install/.test(link));
    expect(links.filter((link) => !link.includes('#'))).toEqual(
      expect.arrayContaining(texts.map((text) => `${text.replace('a file', 'file')} → ${setting.address}`)),
    );
    expect(links).toContain(`its heading → ${setting.address}#next-step`);
  });

  test('should resolve every link, asset and form of every page to a file of the output', () => {
    const problems = site.pages().flatMap((page) => {
      const canonical = page.attributes('link[rel=canonical]', 'href')[0];
      const from = canonical === undefined ? setting.baseUrl + page.path : new URL(canonical).pathname;
      return addressesOf(page).flatMap((href) => host.problemOf(href, from) ?? []);
    });
    expect([...new Set(problems)]).toEqual([]);
  });

  test('should resolve every image of the style sheets to a file of the output', () => {
    const sheets = site.files().filter((path) => path.endsWith('.css'));
    const urls = sheets.flatMap((path) =>
      Array.from(site.text(path).matchAll(/url\("?(?!data:)([^")]+)"?\)/g), ([, href]) => href as string),
    );
    expect(urls.filter((href) => href.endsWith('/img/card.png'))).toEqual([
      `${setting.baseUrl}img/card.png`,
      `${setting.baseUrl}fr/img/card.png`,
    ]);
    expect(urls.flatMap((href) => host.problemOf(href, setting.baseUrl) ?? [])).toEqual([]);
  });

  test('should list each page in the sitemap under its canonical address', () => {
    const listed = Array.from(site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) =>
      (address as string).replaceAll('&amp;', '&'),
    );
    const canonical = site
      .pages()
      .filter((page) => !page.path.startsWith('fr/') && page.meta('robots') === undefined)
      .flatMap((page) => page.attributes('link[rel=canonical]', 'href'));
    expect([...listed].sort()).toEqual([...canonical].sort());
    expect(listed).toContain(url + setting.address);
  });

  test('should store the data of each page at the path of its route, with valid addresses', () => {
    const paths = site.files().filter((path) => /^(?:fr\/)?assets\/(?:pages\/|site-).*\.json$/.test(path));
    const values = paths.map((path) => JSON.parse(site.text(path)) as { route?: string; url: string });
    const routes = values.map((value, index) => [paths[index], value.route]).filter(([, route]) => route !== undefined);
    expect(routes.map(([path]) => path)).toEqual(
      routes.map(
        ([path, route]) =>
          `${path?.startsWith('fr/') ? 'fr/' : ''}assets/pages${route === '/' ? '/index' : route}.json`,
      ),
    );
    expect(paths).toContain('assets/pages/docs/guide/install.json');
    const problems = values.flatMap((value) =>
      addressesInJson(value.route === '/404' ? { ...value, url: undefined, head: {}, localeUrls: [] } : value).flatMap(
        (href) => host.problemOf(href, setting.baseUrl) ?? [],
      ),
    );
    expect([...new Set(problems)]).toEqual([]);
  });
});

test('a base URL on the command line should override the configured one, with or without slashes around it', async () => {
  const folder = copySite('addresses');
  changeConfig(folder, { baseUrl: '/elsewhere/' });
  const site = await buildClean(folder, ['--base-url', 'sub/site']);
  expect(site.page('docs/index.html').attributes('.navbar-logo', 'href')).toEqual(['/sub/site/', '/sub/site/']);
});
