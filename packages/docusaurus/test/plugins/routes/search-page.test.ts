import { expect, test } from '@jest/globals';
import { readKeys } from '../../read-site.js';

/** The paths of the routes that code of a site with these keys finds, for a site with a search page. */
async function routesOf(keys: string): Promise<unknown> {
  const { pageModules } = await readKeys(keys, { 'src/pages/map.js': "import routes from '@generated/routes';" });
  const pages = [
    { url: '/', kind: 'module' },
    { url: '/search', kind: 'search' },
  ] as const;
  const values = pageModules?.valuesOf({ name: 'en', folder: '', pages, blogs: [] });
  return Object.values(values ?? {}).map((routes) => (routes as { readonly path: string }[]).map(({ path }) => path));
}

test('routes should include the page for the search if the site has a plugin for it', async () => {
  expect(await routesOf("plugins: ['@easyops-cn/docusaurus-search-local']")).toEqual([['/search', '/']]);
  expect(await routesOf('plugins: []')).toEqual([['/']]);
});
