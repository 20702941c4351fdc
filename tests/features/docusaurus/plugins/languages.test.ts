import { beforeAll, expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import type { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

/** A site in two languages, whose plugin has different results in each. */
const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': `module.exports = {
    title: 'T', url: 'https://t.org', baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    presets: [['classic', { blog: false }]],
    plugins: ['./plugin.js'],
  };`,
  'plugin.js': `const { writeFileSync } = require('node:fs');
    const { basename, join } = require('node:path');
    module.exports = (context) => {
      const { i18n: { currentLocale }, baseUrl, siteConfig, codeTranslations } = context;
      return {
        name: 'greeter',
        configureWebpack: ({ resolve: { alias } }) => ({
          resolve: { alias: { '@greetings': join(alias['@generated'], 'greeter/default') } },
        }),
        loadContent: () => ({ greeting: currentLocale === 'fr' ? 'Bonjour "toi"' : 'Hello', folder: basename(context.outDir) }),
        async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
          setGlobalData(content);
          const data = await createData('greeting.json', JSON.stringify(content));
          await createData('code.js', 'export const language = () => "' + currentLocale + '";');
          const same = await createData('same.json', '["the same"]');
          addRoute({ path: baseUrl + 'hi', component: '@site/src/Hi', modules: { data, same }, exact: true });
        },
        postBuild({ outDir, routesPaths, routes, content, baseUrl: told, i18n }) {
          const facts = { outDir: outDir === context.outDir, told, baseUrl, siteUrl: siteConfig.baseUrl, locale: i18n.currentLocale,
            words: codeTranslations, content, paths: routesPaths.filter((path) => /docs|hi$/.test(path)).sort(), routes };
          writeFileSync(join(outDir, 'facts.json'), JSON.stringify(facts));
        },
      };
    };`,
  'src/Hi.js': `import { usePluginData } from '@docusaurus/useGlobalData';
    import root from 'old-global';
    const named = (name) => require(\`@greetings/\${name}.json\`);
    export default ({ data, same, route }) =>
      <p>{[route.path, data.greeting, usePluginData('greeter').greeting, same[0], named('greeting').greeting, root.Math.PI > 3].join('|')}</p>;`,
  'node_modules/old-global/index.js': 'module.exports = (function () { return this; })();',
  'src/pages/index.md': '# Home\n',
  'i18n/fr/code.json': '{"greet": {"message": "Bonjour"}}',
  'docs/one.md': '---\ntags: [a]\n---\n\n# One\n\nThe first.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/one.md': '# One of old\n\nAs it was.\n',
};

interface Route {
  readonly path: string;
  readonly component: string;
  readonly plugin?: { readonly name: string };
  readonly props?: { readonly version: { readonly docs: unknown; readonly docsSidebars: unknown } };
  readonly routes?: readonly Route[];
}

interface Facts {
  readonly paths: readonly string[];
  readonly routes: readonly Route[];
}

let site: BuiltSite;
const factsOf = (path: string) => JSON.parse(site.text(path)) as Facts;

beforeAll(async () => {
  site = await build(makeFolder(files));
});

test('plugins should run once per language, with its folder, its addresses and its content', () => {
  expect([site.exitCode, site.stdout]).toEqual([0, expect.not.stringContaining('  error  ')]);
  const paths = ['docs/next/one', 'docs/next/tags', 'docs/next/tags/a', 'docs/one', 'hi'];
  const of = (base: string, facts: object) => ({
    outDir: true,
    told: base,
    baseUrl: base,
    siteUrl: base,
    paths: paths.map((path) => base + path),
    ...facts,
  });
  expect(factsOf('facts.json')).toMatchObject(
    of('/base/', { locale: 'en', words: {}, content: { greeting: 'Hello', folder: 'build' } }),
  );
  expect(factsOf('fr/facts.json')).toMatchObject(
    of('/base/fr/', {
      locale: 'fr',
      words: { greet: 'Bonjour' },
      content: { greeting: 'Bonjour "toi"', folder: 'fr' },
    }),
  );
});

test('pages should receive the plugin data of their language', () => {
  const shown = (path: string) =>
    site
      .page(path)
      .texts('p')
      .find((text) => text.includes('the same'));
  expect([shown('hi/index.html'), shown('fr/hi/index.html')]).toEqual([
    '/base/hi|Hello|Hello|the same|Hello|true',
    '/base/fr/hi|Bonjour "toi"|Bonjour "toi"|the same|Bonjour "toi"|true',
  ]);
});

test('each language should have a complete sitemap, including untranslated pages', () => {
  const addresses = (path: string) =>
    [...site.text(path).matchAll(/<loc>https:\/\/t\.org([^<]*)/g)].map(([, url]) => url).sort();
  const own = addresses('sitemap.xml');
  expect(own).toContain('/base/docs/one');
  expect(addresses('fr/sitemap.xml')).toEqual(own.map((url) => url?.replace('/base/', '/base/fr/')));
});

test('docs routes should be nested in those of their version, and these in that of the instance', () => {
  const { routes } = factsOf('facts.json');
  const docs = routes.filter(({ plugin }) => plugin?.name === 'docusaurus-plugin-content-docs');
  expect(docs.map(({ path, component }) => [path, component])).toEqual([['/base/docs', '@theme/DocsRoot']]);
  const versions = docs[0]?.routes ?? [];
  expect(versions.map(({ path, props }) => [path, props?.version]).sort()).toEqual([
    ['/base/docs', expect.objectContaining({ version: '1.0', isLast: true, badge: true, docs: expect.anything() })],
    ['/base/docs/next', expect.objectContaining({ version: 'current', label: 'Next', banner: 'unreleased' })],
  ]);
  const next = versions.find(({ path }) => path.endsWith('/next'));
  expect(next?.props?.version.docs).toEqual({
    one: { id: 'one', title: 'One', description: 'The first.', sidebar: 'defaultSidebar' },
  });
  const one = { type: 'link', label: 'One', href: '/base/docs/next/one', docId: 'one', unlisted: false };
  expect(next?.props?.version.docsSidebars).toEqual({ defaultSidebar: [one] });
  const [root, ...tags] = next?.routes ?? [];
  expect([root?.component, root?.routes?.map(({ path, component }) => [path, component])]).toEqual([
    '@theme/DocRoot',
    [['/base/docs/next/one', '@theme/DocItem']],
  ]);
  expect(tags.map(({ path }) => path).sort()).toEqual(['/base/docs/next/tags', '/base/docs/next/tags/a']);
});

test('routes of plugins should be those that they have added', () => {
  const { routes } = factsOf('fr/facts.json');
  const own = routes.filter(({ path }) => path.endsWith('/hi'));
  expect(own).toEqual([
    expect.objectContaining({
      path: '/base/fr/hi',
      component: '@site/src/Hi',
      plugin: { name: 'greeter', id: 'default' },
    }),
  ]);
});
