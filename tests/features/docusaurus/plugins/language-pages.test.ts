import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site in two languages, whose plugin adds different pages, elements and modules to each. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { blog: false, docs: false, pages: {
      editUrl: ({ locale, permalink }) => 'https://edit.org/' + locale + permalink,
    } }]],
    plugins: ['./plugin.js'],
  };`,
  'plugin.js': `module.exports = ({ i18n: { currentLocale }, baseUrl }) => ({
    name: 'by-language',
    async contentLoaded({ actions: { addRoute, createData, setGlobalData } }) {
      const add = (path, props, modules) => addRoute({ path: baseUrl + path, component: '@site/src/Hi', exact: true, props, modules });
      add('same', { text: 'the same' });
      add('other', { text: currentLocale });
      const code = await createData('code.js', 'export default () => "code of ' + currentLocale + '";');
      add('code', { text: '' }, { code });
      if (currentLocale === 'fr') {
        const only = await createData('only.json', JSON.stringify({ text: 'seulement' }));
        add('seulement', { text: '' }, { only });
      } else add('only', { text: 'only here' });
    },
    injectHtmlTags: () => ({ headTags: [
      { tagName: 'meta', attributes: { name: 'all', content: 'x' } },
      { tagName: 'meta', attributes: { name: 'of-' + currentLocale, content: 'x' } },
      { tagName: 'link', attributes: { rel: 'alternate', href: baseUrl + 'own.xml' } },
    ] }),
    getClientModules: () => (currentLocale === 'fr' ? ['@site/src/client'] : []),
  });`,
  'src/client.js': 'export {};',
  'static/own.xml': '<a/>',
  'src/Hi.js': `export default ({ text, code, only, route }) =>
    <p>{[text, code && code(), only && only.text, route.path].join('|')}</p>;`,
  'src/pages/index.md': '# Home\n',
};

let site: BuiltSite;
beforeAll(async () => {
  site = await build(makeFolder(files));
});

describe('what a plugin adds in one language', () => {
  test('should be a page of that language only', () => {
    expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
    const pages = ['same', 'other', 'code', 'only', 'seulement'];
    const shown = (folder: string) =>
      pages.map((name) => {
        const path = `${folder}${name}/index.html`;
        return site.has(path) ? site.page(path).texts('p')[0] : undefined;
      });
    expect(shown('')).toEqual([
      'the same|||/base/same',
      'en|||/base/other',
      '|code of en||/base/code',
      'only here|||/base/only',
      undefined,
    ]);
    expect(shown('fr/')).toEqual([
      'the same|||/base/fr/same',
      'fr|||/base/fr/other',
      '|code of fr||/base/fr/code',
      undefined,
      '||seulement|/base/fr/seulement',
    ]);
    expect(site.text('sitemap.xml')).not.toContain('seulement');
  });

  test('should be in the heads of its pages only', () => {
    const tags = (path: string) => {
      const page = site.page(path);
      return [
        ...['all', 'of-en', 'of-fr'].filter((name) => page.meta(name) !== undefined),
        ...page.attributes('link[href$="own.xml"]', 'href'),
      ];
    };
    expect(tags('index.html')).toEqual(['all', 'of-en', '/base/own.xml']);
    expect(tags('fr/index.html')).toEqual(['all', 'of-fr', '/base/fr/own.xml']);
  });

  test('should be reported if a site defines it once for all languages', () => {
    expect(site.stdout + site.stderr).toContain(
      "not taken over: getClientModules of plugin ./plugin.js in 'fr', which differs from 'en'",
    );
  });
});

test('functions for edit links should receive the language and the address of the page', () => {
  const hrefs = (path: string) => site.page(path).attributes('a[href*="edit.org"]', 'href');
  expect([hrefs('index.html'), hrefs('fr/index.html')]).toEqual([
    ['https://edit.org/en/base/'],
    ['https://edit.org/fr/base/fr/'],
  ]);
});

test('a site should be able to set the languages of routes and head elements', async () => {
  const own = await build(
    makeFolder({
      'docsite.config.json': JSON.stringify({
        title: 'T',
        i18n: { locales: ['en', 'fr'] },
        routes: [{ path: '/jouer', module: './play.jsx', locales: ['fr'] }],
        head: [{ tag: 'meta', attrs: { name: 'theme-color', content: 'red' }, locales: ['en'] }],
      }),
      'play.jsx': 'export default () => <p>Jouer</p>;',
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
      'pages/index.md': '# Home\n',
    }),
  );
  expect([own.has('jouer/index.html'), own.has('fr/jouer/index.html')]).toEqual([false, true]);
  const colors = ['index.html', 'fr/index.html'].map((path) => own.page(path).meta('theme-color'));
  expect(colors).toEqual(['red', expect.not.stringMatching(/^red$/)]);
});
