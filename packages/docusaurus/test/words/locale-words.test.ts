import { expect, test } from '@jest/globals';
import { readKeys } from '../read-site.js';

test('languages that docsite has no labels in should have the English ones of Docusaurus, as there', async () => {
  const locales = ['en', 'en-GB', 'de-AT', 'gd', 'zh-CN'];
  const { labels } = await readKeys(`i18n: { defaultLocale: 'en', locales: ${JSON.stringify(locales)} }`, {
    'i18n/gd/code.json': '{ "theme.docs.paginator.previous": { "message": "Roimhe" } }',
  });
  expect(labels).toEqual({
    en: { next: 'Next one' },
    'en-GB': { next: 'Next one' },
    'de-AT': {},
    gd: { next: 'Next one', previous: 'Roimhe' },
    'zh-CN': {},
  });
});

test('code should find messages of the theme in the script and region that a language is written in', async () => {
  const messages = (word: string) => JSON.stringify({ 'theme.common.editThisPage': word });
  const { localeModules } = await readKeys("i18n: { defaultLocale: 'zh-CN', locales: ['zh-CN', 'pt'] }", {
    'node_modules/@docusaurus/theme-translations/package.json': '{ "version": "3.10.1" }',
    'node_modules/@docusaurus/theme-translations/locales/zh-Hans/theme-common.json': messages('编辑此页'),
    'node_modules/@docusaurus/theme-translations/locales/pt-BR/theme-common.json': messages('Editar'),
    'src/pages/index.js':
      "import { translate } from '@docusaurus/Translate'; export default () => translate({ id: 'theme.common.editThisPage' });",
  });
  const found = (locale: string) => {
    const own = localeModules?.[locale] as Record<string, Record<string, string>>;
    return own['@generated/codeTranslations']?.['theme.common.editThisPage'];
  };
  expect([found('zh-CN'), found('pt')]).toEqual(['编辑此页', 'Editar']);
});
