import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../../tests/folder.js';
import { main } from '../../../../src/entries/main.js';
import { filesIn } from '../../../files-in.js';
import { printed } from '../../../printed.js';
import { pages } from '../../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of Hugo', () => {
  test('should make links at the top of the main menu in the documents', async () => {
    const folder = makeFolder({
      'hugo.toml': "title = 'Ours'\n",
      'content/a.md': '---\ntitle: A\nmenus: main\n---\n',
      'content/b/index.md': '---\ntitle: B\nmenu: { main: { name: Second, weight: 20 } }\n---\n',
      'content/c.md': '---\ntitle: C\nmenus: { main: { weight: 10 }, footer: {} }\n---\n',
      'content/d.md': '---\ntitle: D\nmenus: [footer]\n---\n',
      'content/e.md': '---\ntitle: E\n---\n\nmenus: main\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(filesIn(folder)['docsite.config.ts']).toContain(`    items: [
      { label: 'C', to: '/c' },
      { label: 'Second', to: '/b' },
      { label: 'A', to: '/a' },
      { type: 'search', position: 'right' },
`);
  });

  test('should keep the aliases of documents, also of those with front matter in TOML', async () => {
    const folder = makeFolder({
      'hugo.toml': "title = 'Ours'\n[languages.en]\n[languages.fr]\n",
      'content/docs/New Page.fr.md': '---\ntitle: Nouveau\naliases: [/vieux]\nmenu: main\n---\n',
      'content/docs/New Page.md': '+++\ntitle = "New"\naliases = ["/old/", "older", "/docs/b/"]\n[menu.main]\n+++\n',
      'content/docs/b/_index.md': '---\ntitle: B\naliases: /Was/index.html\n---\n',
      'content/c.md': '---\ntitle: C\nurl: /see/\naliases:\n- /old\n---\n',
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain(`  redirects: [
    { from: '/old', to: '/see' },
    { from: '/docs/older', to: '/docs/new-page' },
    { from: '/Was', to: '/docs/b' },
  ],
`);
    expect(config).toContain("    items: [\n      { label: 'New', to: '/docs/new-page' },\n");
    expect(await main(['check', folder])).toBe(0);
  });

  test.each([
    [
      'hugo.toml',
      `title = 'Ours'
[menus]
  [[menus.main]]
    name = 'More'
    identifier = "more"
    weight = 20
  [[menus.main]]
    name = 'Source'
    parent = 'more'
    url = 'https://example.com/x'
  [[menus.main]]
    name = 'Docs'
    pageRef = '/docs/'
    weight = 10
[params]
  name = 'Other'
`,
    ],
    [
      'hugo.yaml',
      `title: Ours
menu:
  main:
    - { name: More, identifier: more, weight: 20, url: '#' }
    - { name: Source, parent: more, url: 'https://example.com/x' }
    - { name: Docs, pageRef: /docs/, weight: 10 }
params: { a: b }
`,
    ],
    [
      'config/_default/menus.toml',
      '[[main]]\nname = "More"\nweight = 20\n[[main]]\nname = "Source"\nparent = "More"\n' +
        'url = "https://example.com/x"\n[[main]]\nname = "Docs"\nurl = "docs/"\nweight = 10\n',
    ],
  ])('should make links at the top of the main menu in %s', async (file, text) => {
    const folder = makeFolder({
      'config/_default/hugo.toml': "title = 'Ours'\n[params]\n",
      [file]: text,
      'content/docs/index.md': '# Docs\n',
      'content/a.md': '---\ntitle: A\nmenus: { main: { weight: 15 } }\n---\n',
    });
    expect(await main(['init', folder])).toBe(0);
    expect(printed.out).toContain('\nNot taken over from its configuration: params.\n');
    expect(filesIn(folder)['docsite.config.ts']).toContain(`    items: [
      { label: 'Docs', to: '/docs' },
      { label: 'A', to: '/a' },
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { label: 'Source', href: 'https://example.com/x' },
        ],
      },
      { type: 'search', position: 'right' },
`);
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

  test('should make languages of folders that differ in the code at their ends', async () => {
    const folder = makeFolder({
      'hugo.toml': `disablePathToLower = true
[languages.en]
  contentDir = 'content.en'
[languages.fr]
  label = 'Français'
  contentDir = 'content.fr'
[languages.de]
  contentDir = 'texts/german'
`,
      ...pages('content.en', ['_index', 'Guide']),
      ...pages('content.fr', ['_index', 'Guide']),
      ...pages('texts/german', ['_index', 'Guide']),
    });
    expect(await main(['init', folder])).toBe(0);
    const config = filesIn(folder)['docsite.config.ts'];
    expect(config).toContain("locales: ['en', 'fr'],");
    expect(config).toContain("docs: { path: 'content.en', routeBasePath: '/', localizedPath: 'content.{locale}',");
    expect(printed.out).toContain('Addresses are in lower case, in spite of disablePathToLower.');
    expect(await main(['build', folder])).toBe(0);
    expect(Object.keys(filesIn(join(folder, 'dist')))).toEqual(
      expect.arrayContaining(['guide/index.html', 'fr/index.html', 'fr/guide/index.html']),
    );
  });
});
