import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { askIndex } from '../../templates/src/hosted-search/ask-index.js';
import { queryParameters } from '../../templates/src/hosted-search/query-parameters.js';
import { type AddressSettings, siteAddress } from '../../templates/src/hosted-search/site-address.js';
import { SearchError } from '../../templates/src/search/search-service.js';
import { QueryServer } from '../browser/sites/query-server.js';
import type { BuiltSite } from './built-site.js';
import { buildClean, buildSite, changeConfig, copySite } from './run.js';

const index = { appId: 'TESTAPP', apiKey: 'public-key', indexName: 'guide', searchParameters: {} };

describe('a site with an index at Algolia', () => {
  let site: BuiltSite;
  const hosts = [
    'https://testapp-dsn.algolia.net',
    ...[1, 2, 3].map((number) => `https://testapp-${number}.algolianet.com`),
  ];
  beforeAll(async () => {
    const siteDir = copySite('versions');
    changeConfig(siteDir, {
      search: {
        appId: 'TESTAPP',
        apiKey: 'public-key',
        indexName: 'guide',
        searchParameters: { facetFilters: 'type:content' },
      },
    });
    site = await buildClean(siteDir);
  });

  test('should allow browsers to query its servers, and connect to the first of them early', () => {
    expect(/connect-src ([^;\n]*)/.exec(site.text('_headers'))?.[1]).toBe(["'self'", ...hosts].join(' '));
    for (const page of site.pages()) expect(page.attributes('link[rel=preconnect]', 'href')).toEqual([hosts[0]]);
  });

  test('should give browsers the address and the parameters of the service', () => {
    const path = site.files().find((file) => /^assets\/site-\w+\.json$/.test(file)) as string;
    expect(JSON.parse(site.text(path)).search.hosted).toEqual({
      ...index,
      hosts,
      searchParameters: { facetFilters: 'type:content' },
    });
  });

  test('should have no index of its own', () => {
    expect(site.files().filter((file) => file.startsWith('assets/search/'))).toEqual([]);
  });
});

test('a site with an index of its own should have nothing of a hosted one', async () => {
  const site = await buildSite('plain');
  const scripts = site.files().filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /DocSearch-|algolia/.test(site.text(file)))).toEqual([]);
  for (const page of site.pages())
    expect([page.all('link[rel=preconnect]').length, page.meta('docsearch:language')]).toEqual([0, undefined]);
  expect(site.text('_headers')).toContain("connect-src 'self';");
});

describe('a query', () => {
  const servers: QueryServer[] = [];
  afterEach(() => {
    servers.length = 0;
  });
  const listen = async (mood: QueryServer['mood'] = 'well'): Promise<string> => {
    const server = new QueryServer('guide', []);
    server.mood = mood;
    servers.push(server);
    return server.listen();
  };

  test('should try the next server if one fails', async () => {
    const hosts = ['http://localhost:9', await listen('error'), await listen()];
    expect(await askIndex({ ...index, hosts }, { query: 'lock' })).toMatchObject({ hits: [], nbHits: 0 });
    expect(servers.map(({ queries }) => queries)).toEqual([[], [{ query: 'lock', indexName: 'guide' }]]);
  });

  test('should try no other server if the index is unknown, or if it is cancelled', async () => {
    const hosts = [await listen(), await listen()];
    const unknown = askIndex({ ...index, indexName: 'gone', hosts }, { query: 'lock' });
    await expect(unknown).rejects.toEqual(new SearchError('no-index', 'there is no such index'));
    expect(servers.map(({ queries }) => queries.length)).toEqual([1, 0]);
    await expect(askIndex({ ...index, hosts }, { query: 'lock' }, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  test.each([
    ['forbidden', 403],
    ['rate-limited', 429],
  ] as const)('should report a refused query (%s), and send it to no other server', async (mood, status) => {
    const hosts = [await listen(mood), await listen()];
    const refused = askIndex({ ...index, hosts }, { query: 'lock' });
    await expect(refused).rejects.toEqual(
      new SearchError('unreachable', `the query was refused with status ${status}`),
    );
    expect(servers[1]?.queries).toEqual([]);
  });

  test.each(['not JSON', 'no results'] as const)(
    'should go to the next server where one answers nonsense (%s)',
    async (mood) => {
      const hosts = [await listen(mood), await listen()];
      expect(await askIndex({ ...index, hosts }, { query: 'lock' })).toMatchObject({ hits: [] });
      await expect(askIndex({ ...index, hosts: hosts.slice(0, 1) }, { query: 'lock' })).rejects.toMatchObject({
        problem: 'unreachable',
      });
    },
  );

  test('should report if no server can be reached', async () => {
    await expect(askIndex({ ...index, hosts: ['http://localhost:9'] }, { query: 'lock' })).rejects.toMatchObject({
      problem: 'unreachable',
    });
  });

  test.each([
    [undefined, []],
    ['type:content', ['type:content']],
    [
      ['a:b', ['c:d', 'e:f']],
      ['a:b', ['c:d', 'e:f']],
    ],
  ])('should combine the filters %j of the site with those of the context', (facetFilters, kept) => {
    const hosted = { ...index, hosts: [], searchParameters: { distinct: 2, ...(facetFilters && { facetFilters }) } };
    const scope = { versions: { default: '2.0', other: 'current' } };
    expect(queryParameters(hosted, { language: 'en', scope })).toEqual({
      distinct: 2,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0', 'docusaurus_tag:docs-other-current'],
        ...kept,
      ],
    });
    expect(queryParameters(hosted, { language: 'en', scope: undefined })).toBe(hosted.searchParameters);
  });
});

const siteAt = (baseUrl: string, ...others: string[]) => {
  const locales = others.map((other) => ({ baseUrl: other }));
  return { url: 'https://docs.example.org', baseUrl, locales } as unknown as AddressSettings['site'];
};

test.each([
  ['https://docs.example.org/a?b=c#d', '/a?b=c#d'],
  ['/a', '/a'],
  ['https://elsewhere.example.org/a', 'https://elsewhere.example.org/a'],
  ['javascript:alert(1)', undefined],
  ['https://[', undefined],
])('the address %s of a hit should be %s on the site', (url, expected) => {
  expect(siteAddress(url, { index: {}, site: siteAt('/') })).toBe(expected);
});

test.each([
  ['https://docs.example.org/docs/a/docs/b?c#d', '/a/docs/b?c#d'],
  ['https://preview.example.org/docs/a', '/a'],
  ['https://docs.example.org/a#__skip', '/a'],
  ['https://other.example.org/docs/a', 'https://other.example.org/docs/a'],
])('the address %s of a hit should be %s as the index describes the site', (url, expected) => {
  const index = { externalUrlRegex: '//other\\.', replacePathname: { from: '^/docs(?=/)|#__skip$', to: '' } };
  expect(siteAddress(url, { index, site: siteAt('/') })).toBe(expected);
});

test.each([
  ['https://docs.example.org/docs/a', undefined, '/docs/a'],
  ['https://docs.example.org/docs/fr/a', undefined, '/docs/fr/a'],
  ['https://docs.example.org/other/a', undefined, '/other/a'],
  ['https://docs.example.org/docs/a', { from: '^/docs/docs/', to: '/docs/' }, '/docs/a'],
  ['https://docs.example.org/1.0/a', { from: '^/1\\.0/', to: '/' }, '/docs/a'],
  ['https://preview.example.org/fr/a#b', undefined, '/docs/fr/a#b'],
])('the address %s of a hit should be below the path of the site, after %j: %s', (url, replacePathname, expected) => {
  const index = { externalUrlRegex: '//other\\.', ...(replacePathname && { replacePathname }) };
  expect(siteAddress(url, { index, site: siteAt('/docs/fr/', '/docs/', '/docs/fr/') })).toBe(expected);
});
