import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../folder.js';
import { BuiltSite } from '../../built-site.js';
import { build } from '../../run.js';

const config = `export default {
  title: 'Site', url: 'https://t.org', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'], localeConfigs: { ar: { path: 'arabic' } } },
  presets: ['classic'],
  themeConfig: {
    navbar: { title: 'Site', items: [
      { to: '/docs/intro', label: 'Guide', position: 'left' }, { type: 'docsVersionDropdown' },
    ] },
    footer: { copyright: '© Us', links: [{ title: 'More', items: [{ label: 'Guide', to: '/docs/intro' }] }] },
  },
};`;

const home = `import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title={translate({ id: 'home.title', message: 'Home' })}><main>
    <h1><Translate id="home.title" description="Heading">Home</Translate></h1>
    <p className="count"><Translate values={{ n: 3, name: <b>you</b> }}>{'{n} for {name}'}</Translate></p>
    <button type="button" onClick={() => alert(translate({ message: 'Pressed "it" \`\${here}\`' }))}>x</button>
  </main></Layout>;
}`;

const messages = (values: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).map(([name, message]) => [name, { message }])));

const files: Readonly<Record<string, string>> = {
  'docusaurus.config.js': config,
  'src/pages/index.js': home,
  'docs/intro.md': '# Intro\n\nText.\n',
  'docs/parts/one.md': '# One\n',
  'docs/parts/_category_.json': '{ "label": "Parts", "link": { "type": "generated-index", "description": "All" } }',
  'blog/2024-01-01-a.md': '---\nauthors: jane\ntags: [news]\n---\n# Post\n\nText.\n',
  'blog/authors.yml': 'jane:\n  name: Jane\n  title: Maintainer\n',
  'blog/tags.yml': 'news:\n  label: News\n  permalink: /news\n',
  'versioned_docs/version-1.0/intro.md': '# Intro 1\n',
  'versions.json': '["1.0"]',
  'i18n/fr/code.json': messages({
    'home.title': 'Accueil',
    '{n} for {name}': 'Pour {name}, {n}',
    'Pressed "it" `${here}`': 'Appuyé « ici » `$&`',
    'theme.docs.paginator.next': 'La suite',
  }),
  'i18n/fr/docusaurus-theme-classic/navbar.json': messages({ title: 'Le site', 'item.label.Guide': 'Le guide' }),
  'i18n/fr/docusaurus-theme-classic/footer.json': messages({
    copyright: '© Nous',
    'link.title.More': 'Plus',
    'link.item.label.Guide': 'Le guide en bas',
  }),
  // Docusaurus takes labels and addresses of categories from the originals
  'i18n/fr/docusaurus-plugin-content-docs/current/parts/_category_.json':
    '{ "label": "Morceaux", "link": { "type": "generated-index" } }',
  'i18n/fr/docusaurus-plugin-content-docs/current.json': messages({
    'version.label': 'Prochaine',
    'sidebar.defaultSidebar.category.Parts': 'Parties',
    'sidebar.defaultSidebar.category.Parts.link.generated-index.description': 'Toutes',
  }),
  'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json': messages({ 'version.label': 'Un' }),
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n',
  'i18n/fr/docusaurus-plugin-content-blog/options.json': messages({ title: 'Nouvelles', 'sidebar.title': 'Récentes' }),
  'i18n/fr/docusaurus-plugin-content-blog/authors.yml': 'jane:\n  name: Jane\n  title: Responsable\n',
  'i18n/fr/docusaurus-plugin-content-blog/tags.yml': 'news:\n  label: Actualités\n  permalink: /news\n',
  'i18n/arabic/code.json': messages({ 'home.title': 'البداية' }),
};

let site: BuiltSite;

/** Builds the site with a cache. */
const buildCached = (siteDir: string): Promise<BuiltSite> =>
  build(siteDir, [], { ...process.env, DOCSITE_CACHE: join(siteDir, '.cache') });

beforeAll(async () => {
  const built = await buildCached(makeFolder(files));
  // a later build of the site writes to the same folder
  const outDir = makeFolder();
  cpSync(built.outDir, outDir, { recursive: true });
  site = new BuiltSite(built.siteDir, outDir, built.exitCode, built.stdout, built.stderr);
});

describe('a Docusaurus site in several languages', () => {
  test('should be built without findings', () => {
    expect([site.exitCode, site.stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages [^;\n]+\n$/)]);
  });

  test('should have the messages of its code in each language', () => {
    const [english, french, arabic] = ['index.html', 'fr/index.html', 'ar/index.html'].map((path) => site.page(path));
    expect([english, french, arabic].map((page) => page?.texts('h1, .count'))).toEqual([
      ['Home', '3 for you'],
      ['Accueil', 'Pour you, 3'],
      ['البداية', '3 for you'],
    ]);
    expect([french?.texts('title'), french?.all('.count b').length]).toEqual([['Accueil | Site'], 1]);
    expect(arabic?.attributes('html', 'dir')).toEqual(['rtl']);
  });

  test('should have them in the scripts of browsers', () => {
    const scripts = (folder: string) => site.files().filter((path) => path.startsWith(`${folder}assets/js/`));
    const holds = (folder: string, text: string) => scripts(folder).some((path) => site.text(path).includes(text));
    expect([holds('fr/', 'Appuyé « ici »'), holds('', 'Appuyé « ici »'), holds('', 'locale-module')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('should have translated labels in navbar, footer, versions, sidebars and theme', () => {
    const page = site.page('fr/docs/next/intro/index.html');
    expect(page.texts('h1')).toEqual(['Introduction']);
    expect(page.texts('.navbar a')).toEqual(expect.arrayContaining(['Le site', 'Le guide', 'Prochaine', 'Un']));
    expect([page.texts('.footer-title, .footer-link'), page.texts('.footer-copyright')]).toEqual([
      ['Plus', 'Le guide en bas'],
      ['© Nous'],
    ]);
    expect(page.texts('.version-badge')).toEqual(['Version: Prochaine']);
    expect(page.texts('.pagination a')).toEqual(['La suiteParties']);
    expect(site.page('fr/docs/next/category/parts/index.html').texts('h1, .lead')).toEqual(['Parties', 'Toutes']);
    expect(site.page('fr/docs/intro/index.html').texts('.version-badge')).toEqual(['Version: Un']);
  });

  test('should have the titles, authors and tags of its blog', () => {
    expect(site.page('fr/blog/index.html').texts('main h1, .sidebar-title')).toEqual(['Récentes', 'Nouvelles']);
    const post = site.page('fr/blog/2024/01/01/a/index.html');
    expect([post.texts('.author-title'), post.texts('.tag-link')]).toEqual([['Responsable'], ['Actualités']]);
  });
});

test('should rebuild the pages that show a changed message', async () => {
  writeFiles(site.siteDir, { 'i18n/fr/code.json': messages({ 'home.title': 'La maison' }) });
  const again = await buildCached(site.siteDir);
  expect(again.page('fr/index.html').texts('h1, .count')).toEqual(['La maison', '3 for you']);
  expect(again.page('index.html').texts('h1')).toEqual(['Home']);
});

test('languages should be served where localeConfigs says, with links between them', async () => {
  const configs = `{
    fr: { path: 'french', baseUrl: '/base/deep/fr', label: 'FR' }, ar: { path: 'arabic', url: 'https://ar.t.org' },
  }`;
  const i18n = `i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'ar'], localeConfigs: ${configs} }`;
  const siteDir = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://t.org', baseUrl: '/base/', ${i18n},
      themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } }, presets: ['classic'] };`,
    'docs/intro.md': '# Intro\n',
    'i18n/french/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n\n[Home](/)\n',
    'i18n/arabic/docusaurus-plugin-content-docs/current/intro.md': '# مقدمة\n',
    'src/pages/index.js': `import generated from '@generated/i18n';
      import siteConfig from '@generated/docusaurus.config';
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
      export default function Home() {
        const { i18n } = useDocusaurusContext();
        const told = Object.values(i18n.localeConfigs).map(({ path, url, baseUrl }) => [path, url, baseUrl].join(' '));
        const facts = Object.values(generated.localeConfigs).map(({ label, direction, path }) => [label, direction, path].join(' '));
        return <><h1>{told.join(', ')}</h1><p>{[i18n.path, siteConfig.i18n.path, ...facts].join(', ')}</p></>;
      }`,
  });
  const other = await build(siteDir);
  expect([other.exitCode, other.stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages [^;\n]+\n$/)]);
  const page = other.page('deep/fr/docs/intro/index.html');
  expect(page.texts('h1')).toEqual(['Introduction']);
  expect(page.links('article p a')).toEqual(['Home → /base/deep/fr/']);
  expect(page.attributes('link[rel="canonical"]', 'href')).toEqual(['https://t.org/base/deep/fr/docs/intro']);
  expect(page.attributes('link[rel="alternate"][hreflang]', 'href')).toEqual([
    'https://t.org/base/docs/intro',
    'https://t.org/base/deep/fr/docs/intro',
    'https://ar.t.org/base/ar/docs/intro',
    'https://t.org/base/docs/intro',
  ]);
  expect(page.attributes('.navbar-desktop a[hreflang], .navbar a[hreflang]', 'href').slice(0, 3)).toEqual([
    '/base/docs/intro',
    '/base/deep/fr/docs/intro',
    'https://ar.t.org/base/ar/docs/intro',
  ]);
  expect(other.page('ar/docs/intro/index.html').texts('h1')).toEqual(['مقدمة']);
  expect(other.page('index.html').texts('h1')).toEqual([
    'en https://t.org /base/, french https://t.org /base/deep/fr/, arabic https://ar.t.org /base/ar/',
  ]);
  expect(other.page('index.html').texts('main p')).toEqual([
    'i18n, i18n, English ltr en, FR ltr french, العربية rtl arabic',
  ]);
});
