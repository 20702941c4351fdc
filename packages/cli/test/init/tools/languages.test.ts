import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { main } from '../../../src/entries/main.js';
import { filesIn } from '../../files-in.js';
import '../../printed.js';
import { pages } from '../pages.js';

jest.setTimeout(300_000);

describe('docsite init in a site of several languages', () => {
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
