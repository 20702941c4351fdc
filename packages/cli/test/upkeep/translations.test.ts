import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { main } from '../../src/entries/main.js';
import { printed } from '../printed.js';

jest.setTimeout(300_000);

const json = (folder: string, path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, path), 'utf8'));

const site = {
  'docsite.config.json': JSON.stringify({
    title: 'T',
    i18n: { locales: ['en', 'de'] },
    docs: { sidebarPath: 'sidebars.json' },
    navbar: {
      items: [
        { to: '/docs/a', label: 'Guide' },
        { label: 'More', items: [{ to: '/docs/b', label: 'B' }] },
      ],
    },
    footer: { links: [{ title: 'Links', items: [{ to: '/docs/a', label: 'Guide' }] }] },
  }),
  'sidebars.json': JSON.stringify({
    guide: [
      { type: 'doc', id: 'a', label: 'Start' },
      {
        type: 'category',
        label: 'Parts',
        key: 'parts',
        items: ['b'],
        link: { type: 'generated-index', description: 'All' },
      },
    ],
  }),
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
  'i18n/de/docs/current/a.md': '# A auf Deutsch\n',
  'i18n/de/navbar.json': '{ "item.label.Guide": "Anleitung", "item.label.Gone": { "message": "Weg" } }',
};

describe('docsite translations', () => {
  test('should add what files of translations lack, and report what is not translated', async () => {
    const folder = makeFolder(site);
    const past = new Date(Date.UTC(2020, 0, 1));
    utimesSync(join(folder, 'i18n/de/docs/current/a.md'), past, past);
    expect(await main(['translations', 'de', folder])).toBe(0);
    expect(json(folder, 'i18n/de/navbar.json')).toEqual({
      'item.label.Guide': 'Anleitung',
      'item.label.Gone': { message: 'Weg' },
      'item.label.More': { message: 'More', description: 'Navbar item with label More' },
      'item.label.B': { message: 'B', description: 'Navbar item with label B' },
    });
    expect(json(folder, 'i18n/de/footer.json')).toMatchObject({
      'link.title.Links': { message: 'Links' },
      'link.item.label.Guide': { message: 'Guide' },
    });
    expect(json(folder, 'i18n/de/docs/current.json')).toEqual({
      'version.label': { message: 'Next', description: 'The label for version current' },
      'sidebar.guide.doc.Start': {
        message: 'Start',
        description: "The label for the doc item 'Start' in sidebar 'guide'",
      },
      'sidebar.guide.category.parts': {
        message: 'Parts',
        description: "The label for category 'Parts' in sidebar 'guide'",
      },
      'sidebar.guide.category.parts.link.generated-index.description': {
        message: 'All',
        description: "The generated-index page description for category 'parts' in sidebar 'guide'",
      },
    });
    expect(json(folder, 'i18n/de/labels.json')).toMatchObject({ footnotes: 'Footnotes' });
    expect(Object.keys(json(folder, 'i18n/de/labels.json'))).not.toContain('next');
    expect(printed.out).toContain('  wrote  i18n/de/navbar.json (2 new)\n');
    expect(printed.out).toContain('  i18n/de/navbar.json: "More", "B"\n');
    expect(printed.out).toContain('no longer used:\n  i18n/de/navbar.json: item.label.Gone\n');
    expect(printed.out).toContain('not translated, 1 of 2 documents:\n  docs/b.md\n');
    expect(printed.out).toContain('older than the original:\n  i18n/de/docs/current/a.md\n');
  });

  test.each([
    { docs: { localizedPath: 'docs/{locale}' }, originals: ['a.md', 'b.md', 'c.md'], older: ['de/a.md', 'de/c.mdx'] },
    { docs: { localizedSuffix: true }, originals: ['a.en.md', 'b.en.md', 'c.md'], older: ['a.de.md', 'c.de.mdx'] },
  ])('should compare translations beside their originals, with $docs', async ({ docs, originals, older }) => {
    const config = { title: 'T', i18n: { locales: ['en', 'de'] }, docs };
    const documents = [...originals, ...older].map((name) => [`docs/${name}`, '# T\n']);
    const folder = makeFolder({ 'docsite.config.json': JSON.stringify(config), ...Object.fromEntries(documents) });
    const past = new Date(Date.UTC(2020, 0, 1));
    for (const name of older) utimesSync(join(folder, 'docs', name), past, past);
    expect(await main(['translations', 'de', folder])).toBe(0);
    expect(printed.out).toContain(`not translated, 1 of 3 documents:\n  docs/${originals[1]}\n`);
    expect(printed.out).toContain(`older than the original:\n  docs/${older[0]}\n  docs/${older[1]}\n`);
  });

  test('should keep existing translations, and say so', async () => {
    const folder = makeFolder(site);
    await main(['translations', 'de', folder]);
    printed.out = '';
    await main(['translations', 'de', folder]);
    expect(printed.out).toContain('  kept   i18n/de/navbar.json\n');
    expect(printed.out).not.toContain('wrote');
  });

  test('should write the files of Docusaurus on a Docusaurus site, with the messages of its code', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/',
        presets: [['classic', { pages: { path: 'website' } }]],
        themeConfig: { navbar: { title: 'T', items: [{ to: '/', label: 'Home' }] } } };`,
      'docs/a.md': '# A\n',
      // such code would be JSX in other files
      'src/label.ts': `import { translate } from '@docusaurus/Translate';
        const first = <T>(list: readonly T[]): T | undefined => list[0];
        export const label = first([translate({ message: 'Label' })]);`,
      'website/index.tsx': `import Translate, { translate } from '@docusaurus/Translate';
        const title: string = translate({ id: 'page.title', message: 'Title', description: 'Of the page' });
        export default () => <main title={title}><Translate id="page.text">Some text</Translate><Translate>{'Other'}</Translate>
          <Translate>{title}</Translate></main>;`,
    });
    expect(await main(['translations', 'fr', folder])).toBe(0);
    expect(json(folder, 'i18n/fr/code.json')).toEqual({
      'page.title': { message: 'Title', description: 'Of the page' },
      'page.text': { message: 'Some text' },
      Other: { message: 'Other' },
      Label: { message: 'Label' },
    });
    expect(json(folder, 'i18n/fr/docusaurus-theme-classic/navbar.json')).toEqual({
      title: { message: 'T', description: 'The title in the navbar' },
      'item.label.Home': { message: 'Home', description: 'Navbar item with label Home' },
    });
    expect(json(folder, 'i18n/fr/docusaurus-plugin-content-docs/current.json')).toEqual({
      'version.label': { message: 'Next', description: 'The label for version current' },
    });
    const unknown = 'not collected, as these texts depend on what runs:\n  website/index.tsx:4:11\n';
    expect(printed.out).toContain(unknown);
    expect(printed.out).toContain("Add 'fr' to 'i18n.locales' of the configuration.\n");
  });

  test('should name code that cannot be parsed, and write nothing', async () => {
    const folder = makeFolder({
      'docusaurus.config.js': `export default { title: 'T', url: 'https://t.org', baseUrl: '/', presets: ['classic'] };`,
      'docs/a.md': '# A\n',
      'src/part.jsx': `import Translate from '@docusaurus/Translate';\nexport default <Translate>;`,
    });
    expect(await main(['translations', 'fr', folder])).toBe(2);
    expect(printed.err).toContain("error: 'src/part.jsx' cannot be parsed: ");
    expect(existsSync(join(folder, 'i18n'))).toBe(false);
  });

  test.each([
    ['en', "'en' is the language that the site is written in", 'name the locale to translate into'],
    ['no such', "'no such' is not a known language", "use a tag such as 'fr' or 'pt-BR'"],
    ['french', "'french' is not a known language", "others must be in 'i18n.locales'"],
    ['FR', "'FR' is not the standard form of this language tag", "did you mean 'fr'?"],
    ['zh_CN', "'zh_CN' is not the standard form of this language tag", "did you mean 'zh-CN'?"],
  ])('should reject %s', async (name, message, hint) => {
    expect(await main(['translations', name, makeFolder(site)])).toBe(2);
    expect(printed.err).toContain(message);
    expect(printed.err).toContain(hint);
  });

  test.each([
    ['{\n', 'i18n/de/navbar.json:2:1: it is not valid JSON: '],
    ['[]', "'i18n/de/navbar.json' is not an object of translations"],
  ])('should refuse to overwrite a file that it cannot read: %j', async (text, message) => {
    const folder = makeFolder(site);
    writeFileSync(join(folder, 'i18n/de/navbar.json'), text);
    expect(await main(['translations', 'de', folder])).toBe(2);
    expect(printed.err).toContain(message);
    expect(readFileSync(join(folder, 'i18n/de/navbar.json'), 'utf8')).toBe(text);
  });
});
