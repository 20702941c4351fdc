import { expect, test } from '@jest/globals';
import { makeFolder } from '../folder.js';
import { buildClean } from './run.js';

test('a page at /404 should be shown for unknown addresses, in each language', async () => {
  const site = await buildClean(
    makeFolder({
      'docsite.config.json': JSON.stringify({
        title: 'Site',
        url: 'https://example.org',
        docs: { routeBasePath: '/' },
        i18n: { locales: ['en', 'fr'] },
      }),
      'docs/index.md': '# Home\n',
      'pages/404.md': '---\ntitle: Lost\n---\n\nTry the [start](/).\n',
      'i18n/fr/pages/404.md': '---\ntitle: Perdu\n---\n\nVers le [début](/).\n',
    }),
  );
  expect(['404.html', 'fr/404.html'].map((path) => site.page(path).texts('main h1'))).toEqual([['Lost'], ['Perdu']]);
  expect(site.text('sitemap.xml')).not.toContain('404');
  expect(site.files().filter((path) => path.endsWith('404/index.html'))).toEqual([]);
});
