import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { readFolder } from '../../read-site.js';

const folder = makeFolder({
  'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { path: 'french' } } },
    presets: [['classic', { blog: { truncateMarker: /<!--\\s*more\\s*-->|\\{\\/\\* more \\*\\/\\}/ } }]] };`,
  'blog/2024-01-01-a.md': '',
});

test('a truncation marker of a blog should replace that of docsite, which stays where it is code', async () => {
  const { config } = await readFolder(folder, 'docusaurus.config.js', 'settings');
  const change = (fileContent: string, name = 'blog/a.md') =>
    config.markdown?.preprocessor?.({ filePath: join(folder, name), fileContent });
  expect(change('A\n\n<!-- more -->\n\nB\n\n<!-- truncate -->\n')).toBe('A\n\n<!-- truncate -->\n\nB\n\n<!--  -->\n');
  expect(change('A\n\n{/* more */}\n')).toBe('A\n\n{/* truncate */}\n');
  expect(change('A\n\n{/* truncate */}\n')).toBe('A\n\n{/*  */}\n');
  const translated = change('<!-- more -->', 'i18n/french/docusaurus-plugin-content-blog/a.md');
  expect(translated).toBe('<!-- truncate -->');
  const code = '```html\n<!-- truncate -->\n```\n';
  expect([change(code), change('<!-- truncate -->', 'docs/a.md')]).toEqual([code, '<!-- truncate -->']);
});
