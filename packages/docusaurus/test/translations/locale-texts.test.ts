import { expect, test } from '@jest/globals';
import { dependingOn, readKeys } from '../read-site.js';

test('labels that docsite does not have in a language should be the English ones of Docusaurus, as there', async () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'en-GB', 'de-AT', 'gd', 'zh-CN'],
    // says nothing of the words of code
    localeConfigs: { gd: { translate: false } },
  };
  const { labels } = await readKeys(`i18n: ${JSON.stringify(i18n)}`, {
    'i18n/gd/code.json': '{ "theme.docs.paginator.previous": { "message": "Roimhe" } }',
  });
  expect(labels).toEqual({
    en: { next: 'Next one' },
    'en-GB': { next: 'Next one' },
    'de-AT': {},
    gd: { next: 'Next one', previous: 'Roimhe' },
    'zh-CN': { next: 'Next one' },
  });
});

test('labels should be those of the version of Docusaurus that the site uses', async () => {
  const { labels } = await readKeys("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }", {
    ...dependingOn('2.4.3'),
    'node_modules/@docusaurus/theme-translations/package.json': '{ "version": "2.4.3" }',
    'node_modules/@docusaurus/theme-translations/locales/fr/theme-common.json':
      '{ "theme.common.editThisPage": "Modifier", "theme.blog.post.readMore": "Lire" }',
    'i18n/fr/code.json': '{ "theme.blog.post.readMore": { "message": "Suite" } }',
  });
  expect(labels?.en).toMatchObject({ next: 'Next one', newerPost: 'Newer Post', viewAllPostTags: 'View All Tags' });
  // what a language lacks is in English
  const lacking = { newerPost: 'Newer Post', olderPost: 'Older Post', viewAllTags: 'View All Tags' };
  expect(labels?.fr).toMatchObject({ editThisPage: 'Modifier', readMore: 'Suite', ...lacking });
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

test('labels made of several messages should have those of the theme where the site has only some', async () => {
  const translations = 'node_modules/@docusaurus/theme-translations';
  const { labels } = await readKeys(`i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }`, {
    [`${translations}/package.json`]: '{}',
    [`${translations}/locales/fr/theme-common.json`]: JSON.stringify({
      'theme.blog.author.pageTitle': '{authorName} – {nPosts}',
      'theme.blog.post.plurals': 'Un article|{count} articles',
    }),
    'i18n/fr/code.json': '{ "theme.blog.post.plurals": { "message": "Un billet|{count} billets" } }',
  });
  expect(labels?.fr).toMatchObject({
    postCount: 'Un billet|{count} billets',
    postsBy: '{author} – Un billet|{author} – {count} billets',
  });
});
