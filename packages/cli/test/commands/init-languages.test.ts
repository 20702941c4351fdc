import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { filesIn } from '../files-in.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

/** Pages with their names as titles. */
function pages(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}.md`, `# ${name}\n`]));
}

function json(text: string | undefined): unknown {
  return JSON.parse(text ?? 'null');
}

describe('docsite init in a site of several languages', () => {
  test('should make languages of the locales of VitePress, in their folders, with the labels of each', async () => {
    const folder = makeFolder({
      '.vitepress/config.mjs': `export default {
  locales: {
    fr: {
      label: 'Français',
      themeConfig: {
        nav: [{ text: 'Le guide', link: '/fr/one' }, { text: 'Plus', items: [{ text: 'Dehors', link: 'https://a.example/' }] }],
        sidebar: [{ text: 'Débuts', items: [{ text: 'Un', link: '/fr/one.md' }, { text: 'Deux', link: '/fr/two' }] }],
      },
    },
    root: {
      lang: 'en-US',
      themeConfig: {
        nav: [{ text: 'Guide', link: '/one' }, { text: 'More', items: [{ text: 'Out', link: 'https://a.example/' }] }],
        sidebar: [{ text: 'Start', items: [{ text: 'One', link: '/one' }, { text: 'Two', link: '/two' }] }],
      },
    },
    'zh/': { lang: 'zh-CN' },
    de: {},
  },
};
`,
      ...pages('.', ['index', 'one', 'two', 'fr/index', 'fr/one', 'zh/index', 'de/other']),
      'fr/two.md': '# Deux\n\n[anglais](/one), [français](/fr/one), [chinois](/zh/one)\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain(`
  i18n: {
    defaultLocale: 'en-US',
    locales: ['en-US', 'fr', 'zh-CN'],
    localeConfigs: {
      fr: { label: 'Français' },
      'zh-CN': { path: 'zh' },
    },
  },
  docs: { path: '.', routeBasePath: '/', localizedPath: '{locale}', editLocalizedFiles: true, sidebarPath:`);
    expect(files['docsite.config.ts']).toContain("      { type: 'localeDropdown', position: 'right' },\n");
    expect(files['sidebars.ts']).not.toContain('Débuts');
    expect(json(files['i18n/fr/docs/current.json'])).toEqual({
      'sidebar.docs.category.Start': { message: 'Débuts' },
      'sidebar.docs.doc.One': { message: 'Un' },
      'sidebar.docs.doc.Two': { message: 'Deux' },
    });
    expect(json(files['i18n/fr/navbar.json'])).toEqual({
      'item.label.Guide': { message: 'Le guide' },
      'item.label.More': { message: 'Plus' },
      'item.label.Out': { message: 'Dehors' },
    });
    expect(printed.out).toContain('The documents in de are pages of the first language, because');
    expect(await main(['build', folder])).toBe(0);
    const built = filesIn(join(folder, 'dist'));
    expect(Object.keys(built)).toEqual(expect.arrayContaining(['one.html', 'fr/two.html', 'zh/one.html']));
    expect(built['fr/two.html']).toContain('href="/zh/one"');
    expect(Object.keys(built)).not.toContain('fr/fr/one.html');
  });

  test('should keep the addresses of a default language that has a folder, too', async () => {
    const sidebar = `{ label: { en: 'Guides', 'pt-BR': 'Guias' }, items: ['one', { label: 'Two', translations: { 'pt-BR': 'Dois' }, slug: 'two' }] }`;
    const folder = makeFolder({
      'astro.config.mjs': `export default { site: 'https://a.example/lib/', integrations: [starlight({ title: 'Ours',
  defaultLocale: 'en', locales: { 'pt-br': { label: 'Português', lang: 'pt-BR' }, en: { label: 'English' } },
  sidebar: [${sidebar}] })] };`,
      ...pages('src/content/docs', ['en/index', 'en/one', 'en/two', 'pt-br/index', 'pt-br/two']),
    });
    expect(await main(['init', folder])).toBe(0);
    const files = filesIn(folder);
    expect(files['docsite.config.ts']).toContain(`
    locales: ['en', 'pt-BR'],
    localeConfigs: {
      en: { label: 'English', baseUrl: '/lib/en/' },
      'pt-BR': { label: 'Português', path: 'pt-br' },
    },
  },
  docs: { path: 'src/content/docs/en', routeBasePath: '/', localizedPath: 'src/content/docs/{locale}',`);
    expect(json(files['i18n/pt-br/docs/current.json'])).toEqual({
      'sidebar.docs.category.Guides': { message: 'Guias' },
      'sidebar.docs.doc.Two': { message: 'Dois' },
    });
    expect(await main(['check', folder])).toBe(0);
  });

  test.each([
    [
      'hugo.toml',
      `defaultContentLanguage = 'en'
[languages.fr]
  contentDir = 'content/fr'
  languageName = 'Français'
  [languages.fr.params]
    a = 1
[languages.en]
  contentDir = 'content/en'
`,
    ],
    ['hugo.yaml', 'defaultContentLanguage: en\nlanguages:\n  fr:\n    label: Français\n  en: {}\n'],
  ])('should make languages of those of Hugo that have folders of their names: %s', async (name, config) => {
    const folder = makeFolder({ [name]: config, ...pages('content', ['en/_index', 'en/a', 'fr/_index', 'fr/a']) });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain(`
    locales: ['en', 'fr'],
    localeConfigs: {
      fr: { label: 'Français' },
    },
  },
  docs: { path: 'content/en', routeBasePath: '/', localizedPath: 'content/{locale}', editLocalizedFiles: true, slugs:`);
    expect(await main(['check', folder])).toBe(0);
  });

  test('should make languages of the ends of names in MkDocs, Hugo and Fumadocs', async () => {
    const names = ['index', 'one', 'index.fr', 'one.fr', 'v1.0', 'two', 'two.de'];
    const languages =
      '    - locale: fr\n      name: Français\n    - locale: en\n      default: true\n      name: English\n';
    const mkDocs = makeFolder({
      'mkdocs.yml': `docs_dir: docs/\nplugins:\n- search\n- i18n:\n    languages:\n${languages}`,
      ...pages('docs', names),
      'docs/one.fr.md': '# Un\n\n[Deux](./two.md)\n',
    });
    const hugo = makeFolder({
      'hugo.toml': "defaultContentLanguageInSubdir = true\n[languages.fr]\nlanguageName = 'Français'\n",
      ...pages('content', ['_index', 'one', '_index.fr', 'one.fr']),
    });
    const fumadocs = makeFolder({
      'package.json': '{ "dependencies": { "fumadocs-core": "16" } }',
      'lib/i18n.ts': "export const i18n = defineI18n({ defaultLanguage: 'en', languages });\n",
      'content/docs/meta.json': '{}',
      ...pages('content/docs', names),
    });
    const configOf = async (folder: string) => {
      expect(await main(['init', folder])).toBe(0);
      expect(await main(['check', folder])).toBe(0);
      return filesIn(folder);
    };
    const { 'docsite.config.ts': ofMkDocs } = await configOf(mkDocs);
    expect(ofMkDocs).toContain("    locales: ['en', 'fr'],\n");
    expect(ofMkDocs).toContain("      fr: { label: 'Français' },\n");
    expect(ofMkDocs).toContain("docs: { path: 'docs', routeBasePath: '/', localizedSuffix: true,");
    const { 'docsite.config.ts': ofHugo } = await configOf(hugo);
    expect(ofHugo).toContain("      en: { baseUrl: '/en/' },\n      fr: { label: 'Français' },\n");
    expect(ofHugo).toContain('localizedSuffix: true,');
    const { 'docsite.config.ts': ofFumadocs, 'sidebars.ts': sidebars } = await configOf(fumadocs);
    expect(ofFumadocs).toContain("    locales: ['en', 'fr'],\n");
    expect(sidebars).toContain("'one',\n    'two',\n    'two.de',\n    'v1.0',\n");
  });
});
